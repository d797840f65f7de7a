import { createAnswerFloor } from '@directory/api/people/members/auth-route';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { anonymous, connect } from '../../support/database.ts';
import { forgetMemberLimits } from '../../support/limits.ts';
import { ownMembers } from '../../support/own-members.ts';
import { ask, errorOf, post } from '../api/site.ts';
import { bearer, siteClient } from './client.ts';
import { ownAuthServer } from './own-auth-server.ts';
import { withoutPassword } from './without-password.ts';

const sql = connect();
const members = ownMembers(sql);
beforeEach(forgetMemberLimits);
afterAll(async () => {
  await members.remove();
  await forgetMemberLimits();
});

const TOKEN = '/api/supabase/auth/v1/token?grant_type=password';

describe('signing up', () => {
  it('is refused by the service itself, whoever asks it', async () => {
    const email = `someone-${randomUUID()}@example.org`;
    const { error } = await anonymous().auth.signUp({ email, password: 'a long enough password' });
    expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
    // A one-time code for an address without an account is a sign-up by another name.
    const code = await anonymous().auth.signInWithOtp({ email });
    expect(code.error).not.toBeNull();
    expect(await sql`select 1 from auth.users where email = ${email}`).toHaveLength(0);
  });

  it('has no address on the site', async () => {
    for (const path of ['signup', 'otp', 'magiclink', 'recover', 'admin/users', 'settings', 'resend']) {
      const answer = await post(`/api/supabase/auth/v1/${path}`, { email: 'a@example.org' });
      expect(answer.status, path).toBe(404);
    }
  });
});

describe('a session through the site', () => {
  it('is opened, read, renewed and closed by supabase-js as it is', async () => {
    const { id, email, password } = await members.add();
    const client = siteClient();
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
    const header = await bearer(client);
    expect((await client.auth.getUser()).data.user?.id).toBe(id);
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await client.rpc('my_profile')).toMatchObject({ data: null, error: null });
    expect((await client.auth.signOut()).error).toBeNull();
    const later = await ask('/api/supabase/auth/v1/user', { headers: header });
    expect(later.status).toBe(403);
    expect(later.headers.get('cache-control')).toBe('no-store');
  });

  it('changes the password and nothing else of the account', async () => {
    const { email, password } = await members.add();
    const client = siteClient();
    await client.auth.signInWithPassword({ email, password });
    expect((await client.auth.updateUser({ email: 'other@example.org' })).error?.status).toBe(400);
    expect((await client.auth.updateUser({ data: { role: 'admin' } })).error?.status).toBe(400);
    const changed = await client.auth.updateUser({
      password: 'quite different words',
      current_password: password,
    });
    expect(changed.error).toBeNull();
    expect((await siteClient().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    );
  });

  it('takes the links of mails, never a code that could be guessed', async () => {
    const { email } = await members.add();
    const guess = await siteClient().auth.verifyOtp({ email, token: '1234567890', type: 'recovery' });
    expect(guess.error?.status).toBe(400);
    const made = await siteClient().auth.verifyOtp({ token_hash: 'made-up', type: 'recovery' });
    expect(made.error?.code).toBe('otp_expired');
  });

  it('is not for pages of other sites, nor for what is no JSON', async () => {
    const { email, password } = await members.add();
    const foreign = await post(TOKEN, { email, password }, undefined, { origin: 'https://evil.example' });
    expect([foreign.status, errorOf(foreign).code]).toEqual([403, 'foreign_origin']);
    expect((await post(TOKEN, '{')).status).toBe(400);
    expect((await post(TOKEN, [])).status).toBe(400);
    expect((await post(TOKEN, { email: { $ne: '' }, password })).status).toBe(400);
    expect((await post(TOKEN, { email, password: 'x'.repeat(20_000) })).status).toBe(413);
    expect((await post('/api/supabase/auth/v1/token?grant_type=pkce', { email, password })).status).toBe(400);
    const plain = { method: 'POST', body: JSON.stringify({ email, password }) };
    expect((await ask(TOKEN, { ...plain, headers: { 'content-type': 'text/plain' } })).status).toBe(415);
  });
});

describe('guessing a password', () => {
  it('ends after eight tries, for that account alone; who signs in is not counted', async () => {
    const [attacked, other] = await Promise.all([members.add(), members.add()]);
    for (let round = 0; round < 10; round += 1)
      expect((await siteClient().auth.signInWithPassword(other)).error).toBeNull();
    // All at once: each is answered a second after it came.
    const guesses = await withoutPassword(sql, attacked.id, () =>
      Promise.all(
        Array.from({ length: 8 }, () =>
          siteClient().auth.signInWithPassword({ ...attacked, password: 'guess' }),
        ),
      ),
    );
    expect(guesses.map(({ error }) => error?.code)).toEqual(Array(8).fill('invalid_credentials'));
    // Also with the right password, and however the address is written.
    const { error } = await siteClient().auth.signInWithPassword(attacked);
    expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    const shouted = await post(TOKEN, {
      email: ` ${attacked.email.toUpperCase()}`,
      password: attacked.password,
    });
    expect(shouted.status).toBe(429);
    expect(Number(shouted.headers.get('retry-after'))).toBeGreaterThan(60);
    // Nor does going on take tries from the others at that network address.
    for (let guess = 0; guess < 30; guess += 1)
      expect((await post(TOKEN, { email: attacked.email, password: 'guess' })).status).toBe(429);
    expect((await siteClient().auth.signInWithPassword(other)).error).toBeNull();
  });

  it('ends for a network address that tries many accounts', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 31 }, (_, guess) =>
        post(TOKEN, { email: `nobody-${guess}@example.org`, password: 'guess' }),
      ),
    );
    expect(guesses.map(({ status }) => status).toSorted()).toEqual([...Array<number>(30).fill(400), 429]);
  });
});

it('a failed sign-in is answered alike, and no sooner, whether or not there is such an account', async () => {
  const heldMs: number[] = [];
  // Time stands still: whoever is held back at all is held back for the whole of it, and the test waits for nothing.
  const clock = { now: () => 0, wait: (ms: number) => Promise.resolve(heldMs.push(ms)) };
  await using server = await ownAuthServer({ sql, floor: createAnswerFloor(clock, 700) });
  const known = await members.add();
  const invited = await members.add();
  await sql`update auth.users set encrypted_password = null where id = ${invited.id}`;
  const bodies = new Set<string>();
  for (const email of [known.email, invited.email, `nobody-${randomUUID()}@example.org`]) {
    const answer = await post(TOKEN, { email, password: 'guess' }, server.url);
    expect(answer.status).toBe(400);
    bodies.add(answer.text);
  }
  expect(bodies.size).toBe(1);
  expect(heldMs).toEqual([700, 700, 700]);
  // Whoever is let in does not wait.
  const { email, password } = known;
  expect((await post(TOKEN, { email, password }, server.url)).status).toBe(200);
  expect(heldMs).toHaveLength(3);
});

it('a service that does not answer is told at once, and is no guess', async () => {
  await using server = await ownAuthServer({ sql, isLost: () => true });
  const { email, password } = await members.add();
  for (let tries = 0; tries < 10; tries += 1)
    expect((await post(TOKEN, { email, password }, server.url)).status).toBe(503);
});
