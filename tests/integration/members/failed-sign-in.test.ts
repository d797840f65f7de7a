import { createAnswerFloor } from '@directory/api/people/members/answer-floor';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { connect } from '../../support/database.ts';
import { forgetMemberLimits } from '../../support/limits.ts';
import { ownMembers } from '../../support/own-members.ts';
import { startApi } from '../../support/api-process.ts';
import { readStack } from '../../support/stack-file.ts';
import { openLink } from '../../support/switchable-link.ts';
import { ask, post } from '../api/site.ts';
import { ownAuthServer } from './own-auth-server.ts';

const sql = connect();
const members = ownMembers(sql);
beforeEach(forgetMemberLimits);
afterAll(async () => {
  await members.remove();
  await sql.end();
});

const TOKEN = '/api/supabase/auth/v1/token?grant_type=password';

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

/** Longer than that nobody waits for a sign-in: the request is broken off, and the test fails. */
const within3s = () => AbortSignal.timeout(3000);

it('while a part stands still a sign-in is answered within three seconds: without Redis as ever, without Auth that it cannot be', async () => {
  const stack = readStack();
  // What holds the key asks Auth, and stands as still as Auth does.
  await using auth = await openLink(stack.keyholder.apiUrl);
  const keyholder = new URL(stack.keyholder.apiUrl);
  keyholder.port = new URL(auth.url).port;
  await using redis = await openLink(stack.redis);
  const { email, password } = await members.add();
  await using api = await startApi(
    { ...stack, redis: redis.url.replace('http:', 'redis:') },
    { env: { KEYHOLDER_URL: keyholder.href } },
  );
  const body = JSON.stringify({ email, password });
  const headers = { 'content-type': 'application/json' };
  const signIn = () => ask(TOKEN, { method: 'POST', headers, body, signal: within3s() }, api.url);
  expect((await signIn()).status).toBe(200);
  auth.freeze();
  const refused = await signIn();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  auth.thaw();
  redis.freeze();
  expect((await signIn()).status).toBe(200);
});
