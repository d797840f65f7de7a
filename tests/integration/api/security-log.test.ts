import { randomInt, randomUUID } from 'node:crypto';
import { SECURITY_EVENTS } from '@directory/api/http/security-log';
import { afterAll, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { startApi } from '../../support/api-process.ts';
import { addProfile, connect, OWN_MARK } from '../../support/database.ts';
import { ownMailParts } from '../../support/own-mail-parts.ts';
import { ownRedis } from '../../support/own-redis.ts';
import { readStack } from '../../support/stack-file.ts';
import { addMember } from '../../support/test-member.ts';
import { addMessage } from '../contact/rows.ts';
import { ask, post } from './site.ts';

const sql = connect();
const member = await addMember(sql);
/** Hidden: tests run beside this one that count who is in the directory. */
const hidden = { detail_url: OWN_MARK, is_active: false };
const profile = await addProfile(sql, { user_id: member.id, name: 'Logged Member', ...hidden });
/** Somebody else's. */
const others = await addProfile(sql, { name: 'Another Member', ...hidden });
/** What is counted here, nobody else forgets. */
const redis = await ownRedis();

afterAll(async () => {
  await sql`delete from psychologist_profiles where id in ${sql([profile, others])}`;
  await sql`delete from member_mails where email = ${member.email}`;
  await sql`delete from sign_in_address_changes where account = ${member.id}`;
  await sql`delete from auth.users where id = ${member.id}`;
  await redis[Symbol.asyncDispose]();
});

const AUTH = '/api/supabase/auth/v1';

interface Line {
  event?: keyof typeof SECURITY_EVENTS;
  account?: string;
  address?: string;
  [fact: string]: unknown;
}

const linesOf = (log: readonly string[]) =>
  log.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'security');

it('each event has its line, and no line has an address, a token or a value', async () => {
  const parts = await ownMailParts({ firstRetry: '3600', sweep: '3600' });
  const loggedBefore = parts.worker.log.length;
  const acts = () => linesOf(parts.worker.log.slice(loggedBefore));
  const api = await startApi({ ...readStack(), redis: redis.url }, { env: { TRUSTED_PROXIES: '1' } });
  const network = `198.51.100.${randomInt(256)}`;
  const stranger = `203.0.113.${randomInt(256)}`;
  const from = (address: string, headers: Record<string, string> = {}) => ({
    'x-forwarded-for': address,
    ...headers,
  });
  const signIn = async (password: string, address = network) =>
    post(`${AUTH}/token?grant_type=password`, { email: member.email, password }, api.url, from(address));

  // At the door.
  expect((await signIn('a wrong password')).status).toBe(400);
  for (let guess = 0; guess < 12; guess += 1) await signIn('another guess', stranger);
  const session = (await signIn(member.password)).json() as { access_token: string; refresh_token: string };
  const own = { authorization: `Bearer ${session.access_token}` };

  // Inside.
  const secretWord = `words-${randomUUID()}`;
  const edit = await ask(
    `/api/supabase/rest/v1/psychologist_profiles?id=eq.${profile}&revision=eq.1&select=id`,
    {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', prefer: 'return=representation', ...from(network, own) },
      body: JSON.stringify({ bio: secretWord, practice_areas: secretWord }),
    },
    api.url,
  );
  expect(edit.json()).toEqual([{ id: profile }]);
  // What is somebody else's is answered as a version that is gone is, and is no longer silent; the member's own old version is no event.
  const patch = async (id: string) =>
    (
      await ask(
        `/api/supabase/rest/v1/psychologist_profiles?id=eq.${id}&revision=eq.1&select=id`,
        {
          method: 'PATCH',
          headers: {
            'content-type': 'application/json',
            prefer: 'return=representation',
            ...from(network, own),
          },
          body: JSON.stringify({ bio: secretWord }),
        },
        api.url,
      )
    ).json();
  expect(await patch(profile)).toEqual([]);
  for (let round = 0; round < 3; round += 1) expect(await patch(others)).toEqual([]);
  const wanted = { email: `${randomUUID()}@visitor.example`, password: member.password };
  const asked = await post('/api/members/me/sign-in-address', wanted, api.url, from(network, own));
  expect(asked.status).toBe(202);
  const mailed = `mailed-${randomUUID()}`;
  await sql`update sign_in_address_changes set old_digests = array[sha256(${mailed}::bytea)] where account = ${member.id}`;
  const stopped = await fetch(`${api.url}/api/members/sign-in-address`, {
    method: 'POST',
    redirect: 'manual',
    headers: from(network, { origin: api.url }),
    body: new URLSearchParams({ token: mailed, say: 'stop' }),
  });
  expect(stopped.headers.get('location')).toContain('did=stopped');
  const newPassword = `New words ${randomUUID()}`;
  const changed = await ask(
    `${AUTH}/user`,
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...from(network, own) },
      body: JSON.stringify({ password: newPassword, current_password: member.password }),
    },
    api.url,
  );
  expect(changed.status).toBe(200);
  const reset = await post('/api/auth/password-reset', { email: member.email }, api.url, from(network));
  expect(reset.status).toBe(202);

  // Nobody's token, at each of its doors, over and over.
  const forged = { authorization: `Bearer ${session.access_token.slice(0, -6)}forged` };
  for (let round = 0; round < 5; round += 1) {
    const refused = await Promise.all([
      ask('/api/members/me/stats', { headers: from(stranger, forged) }, api.url),
      ask(`${AUTH}/user`, { headers: from(stranger, forged) }, api.url),
      post(`${AUTH}/verify`, { token_hash: 'made-up-token', type: 'recovery' }, api.url, from(stranger)),
    ]);
    for (const { status } of refused) expect(status).toBeGreaterThanOrEqual(400);
  }

  // A limit of a form.
  const form = () => ({ name: 'Ada', email: `${randomUUID()}@visitor.example`, message: secretWord });
  for (let message = 0; message < 8; message += 1)
    await post('/api/contact', form(), api.url, from(stranger));

  // The operator.
  const run = (...args: string[]) =>
    admin(args, { DATABASE_URL: parts.database.url, REDIS_URL: parts.redis.url });
  const subject = await addMessage(parts.database.sql);
  await run('messages', 'resend', subject, '--dry-run');
  await run('messages', 'show', subject);
  await run('messages', 'resend', subject);
  await expect.poll(acts).toHaveLength(1);
  expect(acts()[0]).toMatchObject({
    event: 'operator_act',
    command: 'messages resend',
    subjects: [subject],
    done: true,
  });
  await parts.database.sql`insert into operators (name, role) values ('Ada', 'owner')`;
  await run('messages', 'resend', subject, '--as', member.email);
  await run('messages', 'resend', subject, '--as', 'ada');
  await parts.database.sql`delete from operators`;
  await expect.poll(acts).toHaveLength(3);
  const refused = { event: 'operator_refused', command: 'messages resend', refused: 'unknown' };
  for (const line of [refused, { event: 'operator_act', operator: 'Ada' }])
    expect(acts()).toContainEqual(expect.objectContaining(line));

  expect(await api.stop()).toBe(0);
  const lines = linesOf(api.log);
  const of = (event: keyof typeof SECURITY_EVENTS) => lines.filter((line) => line.event === event);
  const [failed] = of('sign_in_failed');
  const who = { account: failed?.account, address: failed?.address };
  expect(who).toEqual({
    account: expect.stringMatching(/^[\w-]{22}$/) as string,
    address: expect.stringMatching(/^[\w-]{22}$/) as string,
  });
  expect(of('signed_in')).toMatchObject([who]);
  expect(of('password_changed')).toMatchObject([who]);
  expect(of('password_reset_asked')).toMatchObject([who]);
  expect(of('edit_refused')).toMatchObject([{ ...who, profile: others }]);
  expect(of('member_edited')).toMatchObject([
    { ...who, profile, fields: ['bio', 'practice_areas'] },
    { ...who, fields: ['sign_in_address_asked'] },
    // Whoever has the mail.
    { address: who.address, fields: ['sign_in_address_stopped'] },
  ]);
  // The operator can find whom they know.
  const digest = (known: string) => admin(['security', 'digest', known]);
  expect((await digest(member.email.toUpperCase())).stdout).toBe(`${who.account}\n`);
  expect((await digest(network)).stdout).toBe(`${who.address}\n`);
  expect((await digest('nobody')).code).toBe(2);
  // The stranger's: each guess, then one line for all that is refused.
  const theirs = of('sign_in_refused')[0]?.address;
  expect(of('sign_in_refused')).toMatchObject([{ account: who.account, address: theirs }]);
  expect(of('sign_in_failed').filter(({ address }) => address === theirs).length).toBeGreaterThan(0);
  expect(new Set(of('token_refused').map(({ address }) => address))).toEqual(new Set([theirs]));
  expect(of('token_refused')).toHaveLength(1);
  expect(of('limit_hit')).toContainEqual(expect.objectContaining({ limit: 'contact:address', key: theirs }));
  expect(of('limit_hit').filter(({ limit }) => limit === 'contact:address')).toHaveLength(1);
  const found = new Set([...lines, ...acts()].map(({ event }) => event));
  expect([...found].sort()).toEqual(Object.keys(SECURITY_EVENTS).sort());

  const log = [...api.log, ...parts.worker.log].join('\n');
  const [accessHead = '', claims = ''] = session.access_token.split('.');
  for (const secret of [
    ...[network, stranger, member.email, 'visitor.example', secretWord, newPassword],
    ...[
      member.password,
      'a wrong password',
      claims,
      accessHead,
      session.refresh_token,
      'made-up-token',
      mailed,
    ],
  ])
    expect(log).not.toContain(secret);
});
