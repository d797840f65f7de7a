import { openQueue } from '@directory/api/messages/jobs/open-queue';
import { paths } from '@directory/domain/site/paths';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, undone } from '../../support/database.ts';
import { forgetContactLimits, forgetMemberLimits } from '../../support/limits.ts';
import { ownMembers } from '../../support/own-members.ts';
import { readStack } from '../../support/stack-file.ts';
import type { TestMember } from '../../support/test-member.ts';
import { type Answer, ask, errorOf, post } from '../api/site.ts';
import { press } from '../contact/visitor.ts';
import { openSession, type Session, siteClient, userStatus } from './client.ts';
import { sweptMail } from './swept-mail.ts';
import { withoutPassword } from './without-password.ts';

const sql = connect();
const members = ownMembers(sql);
const [ASK, ANSWER] = ['/api/members/me/sign-in-address', '/api/members/sign-in-address'];
const queue = openQueue('email', { url: readStack().redis });
beforeEach(async () => {
  await forgetMemberLimits();
  await forgetContactLimits();
});
afterAll(async () => {
  await queue.close();
  await sql`delete from sign_in_address_changes where old_address like '%@example.org' or new_address like '%@example.org'`;
  await members.remove();
  await forgetMemberLimits();
});

const newAddress = () => `New-${randomUUID()}@example.org`;
const auth = ({ access_token }: Session) => ({ authorization: `Bearer ${access_token}` });

/** Asks for another address. */
const change = (session: Session, { password }: { password: string }, email: string, language = 'en') =>
  post(ASK, { email, password, language }, undefined, auth(session));

/** Calls a function of the member's own, as the dashboard does. */
const own = async (session: Session, name: string) =>
  (await post(`/api/supabase/rest/v1/rpc/${name}`, {}, undefined, auth(session))).json();

const mail = sweptMail(sql, queue);

/** The token of the link that was mailed to an address. */
async function tokenAt(address: string): Promise<string> {
  const { text } = await mail(address, '/log-in-address');
  const link = /https?:\/\/\S+\/log-in-address\?\S+/.exec(text)?.[0] ?? '';
  // Whatever opens links in mails: it changes nothing.
  const page = await ask(link.replace(readStack().app, ''));
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return new URL(link).searchParams.get('token') ?? '';
}

/** What the page says of a press there. */
async function say(token: string, word: 'yes' | 'stop', more: Record<string, string> = {}): Promise<string> {
  const { status, headers } = await press(ANSWER, { token, say: word, ...more });
  expect(status).toBe(303);
  return headers.get('location') ?? '';
}

const saying = (did: NonNullable<Parameters<typeof paths.signInAddress>[0]>['did']) =>
  paths.signInAddress(did ? { did } : {});

const emailOf = async ({ id }: TestMember) =>
  (await sql<{ email: string }[]>`select email from auth.users where id = ${id}`)[0]?.email;

/** A member who has asked, and both tokens. */
async function asked() {
  const member = await members.add();
  const session = await openSession(member);
  const address = newAddress();
  expect((await change(session, member, address)).status).toBe(202);
  const [newToken, oldToken] = [await tokenAt(address.toLowerCase()), await tokenAt(member.email)];
  return { member, session, address: address.toLowerCase(), newToken, oldToken };
}

describe('a member who asks for another address to sign in with', () => {
  it('has it once both have agreed, in either order, and not before; every session ends, and both are told', async () => {
    for (const first of ['new', 'old'] as const) {
      const { member, session, address, newToken, oldToken } = await asked();
      expect(await own(session, 'my_sign_in_change')).toMatchObject({ address, waits_for: 'both' });
      const [one, other] = first === 'new' ? [newToken, oldToken] : [oldToken, newToken];
      for (let count = 0; count < 2; count += 1) expect(await say(one, 'yes')).toBe(saying('waiting'));
      expect(await emailOf(member)).toBe(member.email);
      expect(await own(session, 'my_sign_in_change')).toMatchObject({
        waits_for: first === 'new' ? 'old' : 'new',
      });
      expect(await userStatus(session)).toBe(200);

      for (let count = 0; count < 2; count += 1) expect(await say(other, 'yes')).toBe(saying('done'));
      expect(await say(one, 'stop')).toBe(saying('failed'));
      expect(await sql`select from auth.sessions where user_id = ${member.id}`).toHaveLength(0);
      expect(await userStatus(session)).not.toBe(200);
      expect((await openSession(member)).access_token).toBeUndefined();
      expect(await userStatus(await openSession({ ...member, email: address }))).toBe(200);
      expect(
        await sql`select identity_data ->> 'email' as email from auth.identities where user_id = ${member.id}`,
      ).toEqual([{ email: address }]);
      for (const told of [member.email, address])
        expect((await mail(told, 'Your account has a new address to log in with')).text).toContain(
          `> ${address}`,
        );
    }
  }, 60_000);

  it('is asked in their language, and a link that sets a password, mailed to the old address, is void', async () => {
    const member = await members.add();
    const address = newAddress().toLowerCase();
    expect((await change(await openSession(member), member, address, 'fr')).status).toBe(202);
    expect((await mail(address, '/log-in-address')).subject).toBe('Confirmez votre adresse de connexion');
    const consent = await mail(member.email, 'Votre compte peut-il avoir une autre adresse de connexion?');
    expect(consent.text).toContain(`> ${address}`);
    await sql`update auth.users set recovery_token = ${randomUUID()}, recovery_sent_at = now() where id = ${member.id}`;
    for (const token of [await tokenAt(address), await tokenAt(member.email)])
      expect(await say(token, 'yes', { language: 'fr' })).toMatch(/lang=fr$/);
    expect(await sql`select recovery_token as token from auth.users where id = ${member.id}`).toEqual([
      { token: '' },
    ]);
    const empty = await post('/api/supabase/auth/v1/verify', { token_hash: '', type: 'recovery' });
    expect(empty.status).toBe(403);
  });

  it('has it stopped by either address, takes it back, or sets a new password: nothing changes then', async () => {
    for (const stop of ['new', 'old', 'own', 'password'] as const) {
      const { member, session, newToken, oldToken } = await asked();
      expect(await say(newToken, 'yes')).toBe(saying('waiting'));
      if (stop === 'own') {
        expect(await own(session, 'withdraw_my_sign_in_change')).toBe(true);
        expect(await own(session, 'withdraw_my_sign_in_change')).toBe(false);
      } else if (stop === 'password') {
        const client = siteClient();
        await client.auth.signInWithPassword(member);
        const password = { password: 'lake fern otter', current_password: member.password };
        expect((await client.auth.updateUser(password)).error).toBeNull();
      } else {
        const token = stop === 'new' ? newToken : oldToken;
        for (let count = 0; count < 2; count += 1) expect(await say(token, 'stop')).toBe(saying('stopped'));
      }
      expect(await say(oldToken, 'yes')).toBe(saying('failed'));
      expect(await emailOf(member)).toBe(member.email);
      const again = await openSession(
        stop === 'password' ? { ...member, password: 'lake fern otter' } : member,
      );
      expect(await own(again, 'my_sign_in_change')).toBeNull();
    }
  }, 60_000);

  it('finds the links no good after a day, of a closed account, and of what was asked before', async () => {
    const { member, session, newToken, oldToken } = await asked();
    expect(await say(newToken, 'yes')).toBe(saying('waiting'));
    await sql`update auth.users set banned_until = now() + interval '1 day' where id = ${member.id}`;
    expect(await say(oldToken, 'yes')).toBe(saying('failed'));
    await sql`update auth.users set banned_until = null where id = ${member.id}`;
    const again = newAddress();
    expect((await change(session, member, again)).status).toBe(202);
    expect(await say(oldToken, 'yes')).toBe(saying('failed'));
    const later = await tokenAt(again.toLowerCase());
    await sql`update sign_in_address_changes set expires_at = now() where account = ${member.id}`;
    expect(await say(later, 'yes')).toBe(saying('failed'));
    expect(await own(session, 'my_sign_in_change')).toBeNull();
    expect(await emailOf(member)).toBe(member.email);
  });
});

describe('an address that opens another account', () => {
  it('is asked as any other, in the same words, and only whoever reads its mail learns why nothing comes of it', async () => {
    const other = await members.add();
    const { member, session, address } = await asked();
    const unknown = await change(session, member, newAddress());
    const known = await change(session, member, other.email);
    const of = ({ status, text }: Answer) => [status, text];
    expect(of(known)).toEqual(of(unknown));
    const body = async (to: string) => (await mail(to, '/log-in-address')).text.replace(/token=\S+/, '');
    expect(await body(other.email)).toBe(await body(address));

    const waits = async () => (await own(session, 'my_sign_in_change')) as object;
    const before = await waits();
    const token = await tokenAt(other.email);
    for (let count = 0; count < 2; count += 1) expect(await say(token, 'yes')).toBe(saying('taken'));
    // As if nobody had answered.
    expect(await waits()).toEqual(before);
    expect([await emailOf(member), await emailOf(other)]).toEqual([member.email, other.email]);
  });

  it('is not taken although it had confirmed, where the account came between', async () => {
    const { member, address, newToken, oldToken } = await asked();
    expect(await say(newToken, 'yes')).toBe(saying('waiting'));
    const other = await members.add();
    await sql`update auth.users set email = ${address} where id = ${other.id}`;
    expect(await say(oldToken, 'yes')).toBe(saying('waiting'));
    expect([await emailOf(member), await emailOf(other)]).toEqual([member.email, address]);
  });
});

describe('nobody', () => {
  it('asks without the password, which cannot be guessed, nor with what is no other address', async () => {
    const member = await members.add();
    const session = await openSession(member);
    const wrong = { password: 'not this one' };
    expect((await post(ASK, { email: newAddress(), ...wrong })).status).toBe(401);
    for (const email of ['no address', member.email.toUpperCase(), 'a\u200bb@example.org', ''])
      expect((await change(session, member, email)).status).toBe(400);
    const guesses = await withoutPassword(sql, member.id, () =>
      Promise.all(Array.from({ length: 9 }, () => change(session, wrong, newAddress()))),
    );
    expect(guesses.map((answer) => errorOf(answer).code)).toContain('over_request_rate_limit');
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([400, 429]));
    expect((await change(session, member, newAddress())).status).toBe(429);
    expect(await sql`select from sign_in_address_changes where account = ${member.id}`).toEqual([]);
  });

  it('asks more than five times a day, or leaves a session behind', async () => {
    const member = await members.add();
    const session = await openSession(member);
    const answers: number[] = [];
    for (let count = 0; count < 6; count += 1)
      answers.push((await change(session, member, newAddress())).status);
    expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
    expect(await sql`select from auth.sessions where user_id = ${member.id}`).toHaveLength(1);
    const waiting = sql`select from sign_in_address_changes where account = ${member.id} and state = 'waiting'`;
    expect(await waiting).toHaveLength(1);
  });

  it('asks with a session that is older, or that a link of a mail has opened, or sees what waits of others', async () => {
    const { member, session } = await asked();
    const { url, publishableKey } = readStack().supabase;
    const direct = await fetch(`${url}/rest/v1/rpc/my_sign_in_change`, {
      method: 'POST',
      headers: {
        ...auth(await openSession(await members.add())),
        apikey: publishableKey,
        'content-type': 'application/json',
      },
      body: '{}',
    });
    expect(await direct.json()).toBeNull();
    expect(
      (await post('/api/supabase/rest/v1/rpc/ask_sign_in_address', {}, undefined, auth(session))).status,
    ).toBe(404);
    const taken = (age: string, amr: object[] | undefined) =>
      undone(sql, async (transaction) => {
        const [own] = await transaction<{ id: string }[]>`
          update auth.sessions set created_at = now() - ${age}::interval where user_id = ${member.id} returning id`;
        const claims = { sub: member.id, session_id: own?.id, amr };
        await transaction`
          select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
            set_config('request.jwt.claim.sub', ${member.id}, true)`;
        const [row] = await transaction<{ taken: boolean }[]>`
          select ask_sign_in_address(${newAddress()}, 'en') as taken`;
        return row?.taken;
      });
    expect(await taken('2 minutes', undefined)).toBe(false);
    expect(await taken('0 minutes', [{ method: 'otp' }])).toBe(false);
    expect(await taken('0 minutes', [{ method: 'password' }])).toBe(true);
  });

  it('agrees with a made-up token, says anything else, or tries for ever', async () => {
    const token = 'x'.repeat(43);
    expect([
      (await press(ANSWER, { token, say: 'no' })).status,
      (await post(ANSWER, { token, say: 'yes' })).status,
    ]).toEqual([400, 415]);
    expect(await say(token, 'yes')).toBe(saying('failed'));
    expect(await say(token, 'stop')).toBe(saying('failed'));
    const tries = await Promise.all(Array.from({ length: 30 }, () => say(token, 'yes')));
    expect(tries).toContain(paths.signInAddress({ token, did: 'later' }));
  });
});
