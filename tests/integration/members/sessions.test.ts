import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { forgetMemberLimits } from '../../support/limits.ts';
import { ownMembers } from '../../support/own-members.ts';
import type { TestMember } from '../../support/test-member.ts';
import { errorOf, post } from '../api/site.ts';
import { openSession, ownProfileDirectly, renew, type Session, userStatus } from './client.ts';

const sql = connect();
const members = ownMembers(sql);
beforeEach(forgetMemberLimits);
afterAll(async () => {
  await removeTestRows(sql);
  await members.remove();
});

const REST = '/api/supabase/rest/v1/rpc';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

interface Listed {
  id: string;
  device: string | null;
  began_at: string;
  used_at: string;
  is_this: boolean;
}

const signIn = (member: TestMember, browser = FIREFOX) => openSession(member, { 'user-agent': browser });
const call = ({ access_token }: Session, name: string, body: object = {}) =>
  post(`${REST}/${name}`, body, undefined, { authorization: `Bearer ${access_token}` });
const list = async (session: Session) => (await call(session, 'my_sessions')).json() as Listed[];

describe('a member', () => {
  it('sees the own sessions with their browsers, ends one, and ends all others', async () => {
    const [member, other] = [await members.add(), await members.add()];
    const mine = await signIn(member);
    const phone = await signIn(member, IPHONE);
    const program = await signIn(member, 'curl/8.5.0');
    const neighbour = await signIn(other);
    // Noted beside the answer.
    await expect
      .poll(async () => (await list(mine)).map(({ device }) => device))
      .toEqual(['Firefox, Linux', null, 'Safari, iPhone']);
    const listed = await list(mine);
    expect(listed.map(({ is_this: isThis }) => isThis)).toEqual([true, false, false]);
    expect(Math.abs(Date.parse(listed[0]?.began_at ?? '') - Date.now())).toBeLessThan(600_000);
    expect(Math.abs(Date.parse(listed[0]?.used_at ?? '') - Date.now())).toBeLessThan(600_000);

    const [theirs] = await list(neighbour);
    expect((await call(mine, 'end_my_sessions', { session: theirs?.id })).json()).toBe(0);
    expect(await userStatus(neighbour)).toBe(200);
    // That is logging out.
    expect((await call(mine, 'end_my_sessions', { session: listed[0]?.id })).json()).toBe(0);

    const ofPhone = listed.find(({ device }) => device?.includes('iPhone'));
    expect((await call(mine, 'end_my_sessions', { session: ofPhone?.id })).json()).toBe(1);
    expect([await userStatus(phone), (await renew(phone)).status]).toEqual([403, 400]);
    expect(await userStatus(program)).toBe(200);
    expect((await call(mine, 'end_my_sessions')).json()).toBe(1);
    expect([await userStatus(program), await userStatus(mine)]).toEqual([403, 200]);
    expect((await call(phone, 'my_sessions')).status).toBe(401);
  });
});

describe('a session', () => {
  const age = (member: TestMember, began: string, used: string | null) => sql`
    update auth.sessions set created_at = now() - ${began}::interval,
      refreshed_at = (now() at time zone 'UTC') - ${used}::interval
    where user_id = ${member.id}`;

  it.each([
    ['nobody used for 30 days', '31 days', null],
    ['nobody used for 30 days since', '60 days', '31 days'],
    ['is 90 days old', '91 days', '1 hour'],
  ])('ends when %s, also where Auth does not know the rule', async (_why, began, used) => {
    const member = await members.add();
    const session = await signIn(member);
    const profile = await addProfile(sql, { user_id: member.id });
    await age(member, began, used);
    // What its token writes in its last hour, to the REST interface itself.
    expect(await ownProfileDirectly(`Bearer ${session.access_token}`), profile).toBeNull();
    const renewed = await renew(session);
    expect([renewed.status, errorOf(renewed).code]).toEqual([400, 'session_expired']);
    expect(await sql`select 1 from auth.sessions where user_id = ${member.id}`).toEqual([]);
    await removeTestRows(sql);
  });

  it('goes on while it is used', async () => {
    const member = await members.add();
    const session = await signIn(member);
    await age(member, '89 days', '29 days');
    expect((await renew(session)).status).toBe(200);
  });

  it('is known by the newer kind of refresh token, too, which stands in no table', async () => {
    const member = await members.add();
    const session = await signIn(member);
    const [listed] = await list(session);
    const id = Buffer.from((listed?.id ?? '').replaceAll('-', ''), 'hex');
    const signed = Buffer.concat([Buffer.from([0]), id, Buffer.from([1]), randomBytes(20)]);
    const refresh_token = signed.toString('base64url');
    // A made-up one ends nothing that lives.
    expect(errorOf(await renew({ refresh_token })).code).not.toBe('session_expired');
    expect(await userStatus(session)).toBe(200);
    await age(member, '91 days', '1 hour');
    expect(errorOf(await renew({ refresh_token })).code).toBe('session_expired');
    expect(await userStatus(session)).toBe(403);
  });
});
