import { createAnswerFloor } from '@directory/api/people/members/auth-route';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { connect } from '../../support/database.ts';
import { forgetMemberLimits } from '../../support/limits.ts';
import { ownMembers } from '../../support/own-members.ts';
import { post } from '../api/site.ts';
import { ownAuthServer } from './own-auth-server.ts';

const sql = connect();
const members = ownMembers(sql);
beforeEach(forgetMemberLimits);
afterAll(() => members.remove());

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
