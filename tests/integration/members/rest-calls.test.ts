import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProfile, connect, removeTestRows, storedProfile } from '../../support/database.ts';
import { forgetMemberLimits } from '../../support/limits.ts';
import { readStack } from '../../support/stack-file.ts';
import { ask, errorOf } from '../api/site.ts';
import { bearer, signedInMember, siteClient, ownProfileDirectly } from './client.ts';

const REST = '/api/supabase/rest/v1';
const PROFILES = `${REST}/psychologist_profiles`;
/** Joins the whole directory with itself. */
const DEEP =
  'limit=100&select=id,profile_specialties(specialties(profile_specialties(psychologist_profiles(id,profile_specialties(specialties(id))))))';

const sql = connect();
let session: Awaited<ReturnType<typeof signedInMember>>;
let id: string;

beforeAll(async () => {
  await forgetMemberLimits();
  session = await signedInMember(sql);
});
beforeEach(async () => {
  await removeTestRows(sql);
  id = await addProfile(sql, { user_id: session.member.id, bio: 'Before' });
});
afterAll(async () => {
  await removeTestRows(sql);
  await sql`delete from auth.users where id = ${session.member.id}`;
});

/** Asks as the member. */
const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method,
    headers: { authorization: session.authorization, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const save = (columns: unknown, query = `id=eq.${id}&revision=eq.1&select=id`, headers = {}) =>
  call('PATCH', `${PROFILES}?${query}`, columns, { prefer: 'return=representation', ...headers });

describe('without a token', () => {
  it('every call is refused before anyone is asked, and members go on signing in', async () => {
    const { supabase } = readStack();
    for (const headers of [
      {},
      { apikey: supabase.secretKey },
      { authorization: 'Bearer sb_publishable_x' },
    ]) {
      for (const path of [
        `${PROFILES}?${DEEP}`,
        `${PROFILES}?select=id`,
        `${REST}/rpc/my_profile`,
        REST + '/x',
      ]) {
        const answer = await ask(path, { headers });
        expect([answer.status, errorOf(answer).code], path).toEqual([401, 'not_signed_in']);
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
    }
    expect((await siteClient().auth.signInWithPassword(session.member)).error).toBeNull();
  });
});

describe('a member', () => {
  it.each([
    ['a join', 'select=id,practices(*)'],
    ['more columns', 'select=*'],
    ['another filter', 'select=id&or=(is_active.is.true)'],
    ['a second filter of the same column', 'select=id&id=neq.x'],
    ['a bound', 'select=id&limit=1'],
    ['columns of a list', 'select=id&columns=bio'],
    ['a save that does not say what it answers with', ''],
  ])('is refused %s', async (_what, query) => {
    const answer = await save({ bio: 'After' }, `id=eq.${id}&revision=eq.1&${query}`);
    expect([answer.status, errorOf(answer).code]).toEqual([400, 'invalid_request']);
    expect(await storedProfile(sql, id)).toMatchObject({ bio: 'Before' });
  });

  it.each(['select=id', `revision=eq.1&select=id`])(
    'overwrites nothing without the version that was loaded: %s',
    async (query) => {
      expect((await save({ bio: 'After' }, query)).status).toBe(400);
      expect(await storedProfile(sql, id)).toMatchObject({ bio: 'Before' });
    },
  );

  it.each([{ user_id: 'x' }, { is_premium: false }, { no_such_thing: 1 }])(
    'is told in the site’s words that %o is not for members',
    async (columns) => {
      const answer = await save(columns);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(404);
      expect(answer.json()).toMatchObject({ requestId: expect.any(String) as string });
      expect(answer.text).not.toMatch(/schema|column|relation|permission denied|PGRST/);
    },
  );

  it('is nobody any more once the session has ended, although the token is still valid', async () => {
    const ended = siteClient();
    await ended.auth.signInWithPassword(session.member);
    const headers = await bearer(ended);
    await session.client.auth.signOut({ scope: 'others' });
    for (const answer of [
      await call('POST', `${REST}/rpc/my_profile`, {}, headers),
      await save({ bio: 'After' }, undefined, headers),
    ])
      expect([answer.status, errorOf(answer).code]).toEqual([401, 'not_signed_in']);
    expect(await ownProfileDirectly(headers.authorization)).toBeNull();
    expect(await storedProfile(sql, id)).toMatchObject({ bio: 'Before' });
  });

  it('is refused other methods, tables, functions, preferences and shapes of body', async () => {
    for (const method of ['GET', 'HEAD', 'DELETE', 'PUT'])
      expect((await call(method, `${PROFILES}?id=eq.${id}`)).status, method).toBe(405);
    for (const path of [
      'practices',
      'profile_records',
      'rpc/has_live_session',
      'rpc/../../auth',
      '',
      '..%2fauth',
    ])
      expect((await call('POST', `${REST}/${path}`, {})).status, path).toBe(404);
    for (const prefer of [
      'count=exact',
      'return=representation,count=exact',
      'tx=rollback',
      'return=minimal',
    ])
      expect((await save({ bio: 'After' }, undefined, { prefer })).status, prefer).toBe(400);
    expect((await call('POST', PROFILES, {}, { prefer: 'resolution=merge-duplicates' })).status).toBe(400);
    expect((await call('POST', PROFILES, [{ first_name: 'A' }, { first_name: 'B' }])).status).toBe(400);
    expect((await save({ bio: 'After' }, undefined, { 'content-type': 'text/csv' })).status).toBe(415);
    expect((await save({ bio: 'x'.repeat(300_000) })).status).toBe(413);
    expect(await storedProfile(sql, id)).toMatchObject({ bio: 'Before', revision: 1 });
  });

  it('is not asked for another form of answer: a plan, say', async () => {
    const answer = await save({ bio: 'After' }, undefined, { accept: 'application/vnd.pgrst.plan+json' });
    expect(answer.json()).toEqual([{ id }]);
  });

  it.each([
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ name: 'Eve\nBcc: all@example.org' }, undefined],
    [{ fee_individual_cents: 'free' }, 'fee_individual_cents'],
  ])('is told in words that %o has not the right form', async (columns, column) => {
    const answer = await save(columns);
    expect([answer.status, errorOf(answer).code]).toEqual([400, 'refused_value']);
    expect(answer.json()).toMatchObject({ error: expect.stringContaining('nothing was saved') as string });
    expect(Object.keys((answer.json() as { fields?: object }).fields ?? {})).toEqual(column ? [column] : []);
    expect(answer.text).not.toMatch(/constraint|relation|psychologist_profiles/);
    expect(await storedProfile(sql, id)).toMatchObject({ bio: 'Before', revision: 1 });
  });
});
