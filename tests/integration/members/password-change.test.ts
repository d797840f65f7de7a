import { createAccounts } from '@directory/api/people/members/accounts';
import { createSupabaseHttp } from '@directory/api/people/members/supabase-http';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../support/database.ts';
import { mailTo } from '../../support/delivered-mail.ts';
import { inTime } from '../../support/in-time.ts';
import { forgetMemberLimits } from '../../support/limits.ts';
import { ownMembers } from '../../support/own-members.ts';
import { readStack } from '../../support/stack-file.ts';
import type { TestMember } from '../../support/test-member.ts';
import { ask, errorOf, post, type Answer } from '../api/site.ts';
import { bearer, openSession, renew, type Session, siteClient, userStatus } from './client.ts';
import { ownAuthServer } from './own-auth-server.ts';
import { withoutPassword } from './without-password.ts';

const sql = connect();
const members = ownMembers(sql);
const { url, secretKey } = readStack().supabase;
const supabase = createSupabaseHttp(url);
const accounts = createAccounts({ sql, supabase, secretKey });
beforeEach(forgetMemberLimits);
afterAll(async () => {
  await members.remove();
  await supabase.close();
});

const AUTH = '/api/supabase/auth/v1';

/** Opens the link of a new mail. */
async function openLink({ email }: TestMember, origin?: string): Promise<Session> {
  const token = await accounts.recoveryToken(email);
  const opened = await post(`${AUTH}/verify`, { token_hash: token, type: 'recovery' }, origin);
  return opened.json() as Session;
}

/** This request and no other: whatever else is to come of it, the server does. */
function setPassword(session: Session, body: Record<string, unknown>, origin?: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' };
  return ask(`${AUTH}/user`, { method: 'PUT', headers, body: JSON.stringify(body) }, origin);
}

/** How the session's two tokens are answered: whether it lives. */
async function statusesOf(session: Session): Promise<readonly [user: number, renewal: number]> {
  return [await userStatus(session), (await renew(session)).status];
}

/** Resolves once the member is told by mail of so many new passwords. */
async function told({ email }: TestMember, times: number): Promise<void> {
  await inTime(async () => {
    const subjects = (await mailTo(email)).map(({ subject }) => subject);
    expect(subjects).toEqual(Array(times).fill('Your account has a new password'));
  });
}

const ALIVE = [200, 200];
const DEAD = [403, 400];

describe('a password that is changed by a signed-in member', () => {
  it('ends the other sessions, leaves none behind, and is told by mail', async () => {
    const member = await members.add();
    const [mine, other] = [await openSession(member), await openSession(member)];
    const password = 'lake fern otter';
    expect((await setPassword(mine, { password, current_password: member.password })).status).toBe(200);
    expect(await statusesOf(other)).toEqual(DEAD);
    expect(await statusesOf(mine)).toEqual(ALIVE);
    expect(await sql`select 1 from auth.sessions where user_id = ${member.id}`).toHaveLength(1);
    await told(member, 1);
  });

  it('needs the present one, which cannot be guessed', async () => {
    const member = await members.add();
    const [mine, other] = [await openSession(member), await openSession(member)];
    const password = 'lake fern otter';
    const without = await setPassword(mine, { password });
    expect([without.status, errorOf(without).code]).toEqual([400, 'current_password_required']);
    for (const present of [true, null, '']) {
      const answer = await setPassword(mine, { password, current_password: present });
      expect(answer.status).toBe(400);
    }
    const guesses = await withoutPassword(sql, member.id, () =>
      Promise.all(
        Array.from({ length: 9 }, () => setPassword(mine, { password, current_password: 'guess' })),
      ),
    );
    expect(guesses.map((answer) => errorOf(answer).code).toSorted()).toEqual([
      ...Array<string>(7).fill('current_password_mismatch'),
      ...Array<string>(2).fill('over_request_rate_limit'),
    ]);
    // Also with the right one, until the quarter of an hour is over; signing in is another matter.
    expect((await setPassword(mine, { password, current_password: member.password })).status).toBe(429);
    expect((await openSession(member)).access_token).toBeTruthy();
    expect(await statusesOf(other)).toEqual(ALIVE);
  });

  it('is not changed without a session', async () => {
    const nobody = { access_token: 'x.y.z', refresh_token: '' };
    expect((await setPassword(nobody, { password: 'lake fern otter' })).status).toBe(403);
    const body = JSON.stringify({ password: 'lake fern otter' });
    const headers = { 'content-type': 'application/json' };
    expect((await ask(`${AUTH}/user`, { method: 'PUT', headers, body })).status).toBe(401);
  });
});

describe('a password that is set by the link of a mail', () => {
  it('needs no other, ends the sessions of whoever knew the old one, is set once, and told by mail', async () => {
    const member = await members.add();
    const thief = await openSession(member);
    const mine = await openLink(member);
    // A weak one uses nothing up.
    expect((await setPassword(mine, { password: 'password12' })).status).toBe(422);
    expect((await setPassword(mine, { password: 'lake fern otter' })).status).toBe(200);
    expect(await statusesOf(thief)).toEqual(DEAD);
    expect(await statusesOf(mine)).toEqual(ALIVE);
    const again = await setPassword(mine, { password: 'otter fern lake' });
    expect(errorOf(again).code).toBe('current_password_required');
    await told(member, 1);
  });

  it('is not set without the present one an hour after the link was opened, nor by what only looks like a link', async () => {
    const member = await members.add();
    const mine = await openLink(member);
    await sql`update recovery_sessions set opened_at = now() - interval '61 minutes' where session_id in (
      select id from auth.sessions where user_id = ${member.id})`;
    const late = await setPassword(mine, { password: 'lake fern otter' });
    expect(errorOf(late).code).toBe('current_password_required');
    const token = await accounts.recoveryToken(member.email);
    const other = await post(`${AUTH}/verify`, { token_hash: token, type: 'magiclink' });
    expect(other.status).toBe(400);
    // The one that is too old is forgotten with the next.
    await openLink(member);
    expect(
      await sql`select 1 from recovery_sessions where opened_at < now() - interval '1 hour'`,
    ).toHaveLength(0);
  });

  it('ends the other sessions although the service fails twice; a failure for good is told, and the link still works', async () => {
    const member = await members.add();
    let losses = 2;
    const isLost = (path: string) => path === '/auth/v1/logout?scope=others' && losses-- > 0;
    await using site = await ownAuthServer({ sql, isLost });
    const [first, second] = [await openSession(member), await openLink(member, site.url)];
    expect((await setPassword(second, { password: 'lake fern otter' }, site.url)).status).toBe(200);
    expect(await statusesOf(first)).toEqual(DEAD);

    const third = await openLink(member, site.url);
    losses = 3;
    const failed = await setPassword(third, { password: 'otter lake fern' }, site.url);
    expect([failed.status, errorOf(failed).code]).toEqual([500, 'other_sessions_open']);
    expect((await setPassword(third, { password: 'fern otter lake' }, site.url)).status).toBe(200);
    expect(await statusesOf(second)).toEqual(DEAD);
    expect(await statusesOf(third)).toEqual(ALIVE);
  });
});

describe('a refresh token that is used again', () => {
  it('is taken for a lost answer at first; a minute later it ends the session for both who hold it', async () => {
    const member = await members.add();
    const first = await openSession(member);
    const second = (await renew(first)).json() as Session;
    const repeated = await renew(first);
    expect((repeated.json() as Session).refresh_token).toBe(second.refresh_token);
    await sql`update auth.refresh_tokens set updated_at = now() - interval '61 seconds'
      where token = ${first.refresh_token}`;
    const late = await renew(first);
    expect([late.status, errorOf(late).code]).toEqual([400, 'refresh_token_already_used']);
    expect(await statusesOf(second)).toEqual(DEAD);
    // Another session of the member is none of it, and neither is a token that nobody knows.
    expect(await statusesOf(await openSession(member))).toEqual(ALIVE);
    expect((await renew({ refresh_token: 'made-up' })).status).toBe(400);
    expect((await post(`${AUTH}/token?grant_type=refresh_token`, {})).status).toBe(400);
  });
});

describe('a password that is set through the site', () => {
  it('is refused by the server when it is weak, and the answer says which rule', async () => {
    const member = await members.add();
    const client = siteClient();
    await client.auth.signInWithPassword(member);
    const { authorization } = await bearer(client);
    const sentenceFor = async (headers = {}) => {
      const answer = await ask(`${AUTH}/user`, {
        method: 'PUT',
        headers: { authorization, 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ password: 'password12' }),
      });
      expect(answer.headers.get('cache-control')).toBe('no-store');
      return errorOf(answer).error;
    };
    for (const [password, reason] of [
      ['Sunshine2026!', 'common'],
      [member.email, 'own_words'],
      ['x1y2z'.repeat(100), 'long'],
    ] as const) {
      const { error } = await client.auth.updateUser({ password });
      expect(error, password).toMatchObject({ status: 422, code: 'weak_password', reasons: [reason] });
    }
    // Not one of them was taken meanwhile.
    expect((await siteClient().auth.signInWithPassword(member)).error).toBeNull();

    // The sentence for other programs is in their language, and repeats no password.
    expect(await sentenceFor()).toBe(
      'Many people use this password, so it is easy to guess. Please choose another one.',
    );
    expect(await sentenceFor({ 'accept-language': 'fr-CA' })).toMatch(
      /^Bien des gens utilisent ce mot de passe;/,
    );
  });

  it('counts in all of its length: beyond the 72 bytes of bcrypt, 64 characters of four bytes', async () => {
    const password = '🦫🍁🌊🪶🐻🐿🍂🌲'.repeat(7) + '🌲🐻🍁🦫🌊🪶🍂🐿';
    const member = await members.add();
    const client = siteClient();
    await client.auth.signInWithPassword(member);
    const set = await client.auth.updateUser({ password, current_password: member.password });
    expect(set.error).toBeNull();
    const { email } = member;
    const shorter = Array.from(password).slice(0, -1).join('');
    expect((await siteClient().auth.signInWithPassword({ email, password: shorter })).error?.code).toBe(
      'invalid_credentials',
    );
    expect((await siteClient().auth.signInWithPassword({ email, password })).error).toBeNull();
    // It is the present one, too.
    const again = await client.auth.updateUser({ password: 'lake-ferns', current_password: password });
    expect(again.error).toBeNull();
  });
});
