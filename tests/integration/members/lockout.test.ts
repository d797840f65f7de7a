import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTime } from '../../support/in-time.ts';
import { type Caller, caller } from '../../support/caller.ts';
import { connect } from '../../support/database.ts';
import { forgetMemberLimits } from '../../support/limits.ts';
import { ownMembers } from '../../support/own-members.ts';
import type { TestMember } from '../../support/test-member.ts';
import { mailedToken } from './mailed-token.ts';
import { withoutPassword } from './without-password.ts';

const sql = connect();
const members = ownMembers(sql);

interface AuthBody {
  code?: string;
  access_token?: string;
  refresh_token?: string;
}

type Browser = Caller<AuthBody>;

/** Each from a network of its own. */
const newBrowser = (): Browser => caller('/api/supabase/auth/v1/token?grant_type=password');

/** The cookie that an answer gave, as the next request brings it. */
function cookieOf({ headers }: Awaited<ReturnType<Browser['send']>>): string {
  const [cookie = ''] = [headers['set-cookie'] ?? ''].flat();
  return cookie.split(';', 1)[0] ?? '';
}

const GUESSES = 8;

/** Tries wrong passwords from each of these networks at once, as many as one network may. @returns how many were looked at */
async function guess(email: string, attackers: readonly Browser[]): Promise<number> {
  const tries = attackers.flatMap((attacker) => Array<Browser>(GUESSES).fill(attacker));
  const answers = await Promise.all(tries.map((attacker) => attacker.send({ email, password: 'guess' })));
  const looked = answers.filter(({ status }) => status === 400).length;
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(tries.length - looked);
  return looked;
}

/** How the mails to an account stand that are not forgotten. */
const requestsOf = async (email: string) =>
  (
    await sql<{ status: string }[]>`
    select status from mails where subject_id in (select id from member_mails where email = ${email})`
  ).map(({ status }) => status);

describe('a member whose account strangers try', () => {
  let member: TestMember;
  let signIn: { email: string; password: string };
  /** What the browser was given that signed in before it began. */
  let known: { cookie: string };
  const attackers = Array.from({ length: 7 }, newBrowser);
  const owner = newBrowser();

  beforeAll(async () => {
    await forgetMemberLimits();
    member = await members.add();
    signIn = { email: member.email, password: member.password };
    const first = await owner.send(signIn);
    expect(first.headers['set-cookie']).toMatch(
      /^device=[^;]+; Max-Age=31536000; Path=\/api\/supabase\/auth\/v1; HttpOnly; SameSite=Strict$/,
    );
    known = { cookie: cookieOf(first) };
    // It names nobody.
    expect(known.cookie).not.toContain(member.email.split('@')[0]);
    expect(await withoutPassword(sql, member.id, () => guess(member.email, attackers))).toBe(50);
  });
  afterAll(() => Promise.all([owner, ...attackers].map((browser) => browser[Symbol.asyncDispose]())));

  it('signs in from a browser that has done so before, from a clean network and from the strangers’ own', async () => {
    const shouted = { ...signIn, email: member.email.toUpperCase() };
    expect((await owner.send(signIn)).status).toBe(429);
    expect((await owner.send(signIn, known)).status).toBe(200);
    expect((await owner.send(shouted, known)).status).toBe(200);
    for (const attacker of attackers.slice(0, 2))
      expect((await attacker.send(signIn, known)).status).toBe(200);
  });

  it('is kept out by a mark of no other account, and by none that is made up', async () => {
    const other = await members.add();
    await using browser = newBrowser();
    const { email, password } = other;
    const cookie = cookieOf(await browser.send({ email, password }));
    expect(cookie).toMatch(/^device=/);
    const signature = cookie.slice(cookie.indexOf('.'));
    for (const made of [
      cookie,
      'device=x',
      `device=x${signature}`,
      'device=',
      `device=x.${'A'.repeat(43)}%3D`,
    ])
      expect((await browser.send(signIn, { cookie: made })).status, made).toBe(429);
  });

  it('comes in from a new browser by the link of the mail, which is then known', async () => {
    // Strangers have asked for it before, more often than any limit: the owner is told the same, and has a link that works.
    for (const localReset of attackers.map(() => caller('/api/auth/password-reset'))) {
      await using stranger = localReset;
      const asked = await Promise.all(
        Array.from({ length: 5 }, () => stranger.send({ email: member.email })),
      );
      expect(asked.map(({ status }) => status)).toEqual(Array(5).fill(202));
    }
    await using reset = caller('/api/auth/password-reset');
    expect((await reset.send({ email: member.email })).status).toBe(202);
    await inTime(async () => expect(await requestsOf(member.email)).not.toContain('queued'));
    expect(await requestsOf(member.email)).toHaveLength(1);
    await using verify = caller<AuthBody>('/api/supabase/auth/v1/verify');
    const opened = await verify.send({
      token_hash: await mailedToken(member.email),
      type: 'recovery',
    });
    await using user = caller<AuthBody>('/api/supabase/auth/v1/user');
    const authorization = `Bearer ${opened.body.access_token ?? ''}`;
    const password = 'lake fern otter';
    const set = await user.send({ password }, { authorization }, 'PUT');
    expect(set.status).toBe(200);
    await using browser = newBrowser();
    expect((await browser.send({ ...signIn, password })).status).toBe(429);
    expect((await browser.send({ ...signIn, password }, { cookie: cookieOf(set) })).status).toBe(200);
    expect((await browser.send(signIn, { cookie: cookieOf(set) })).status).toBe(400);
  });
});

describe('the mark of a known browser', () => {
  it('is refused after eight wrong passwords, which concern nobody else', async () => {
    const { id, email, password } = await members.add();
    await using browser = newBrowser();
    const cookie = cookieOf(await browser.send({ email, password }));
    const guesses = await withoutPassword(sql, id, () =>
      Promise.all(
        Array.from({ length: GUESSES + 1 }, () => browser.send({ email, password: 'guess' }, { cookie })),
      ),
    );
    expect(guesses.map(({ status }) => status).toSorted()).toEqual([
      ...Array<number>(GUESSES).fill(400),
      429,
    ]);
    const refused = await browser.send({ email, password }, { cookie });
    expect([refused.status, refused.body.code]).toEqual([429, 'over_request_rate_limit']);
    expect((await browser.send({ email, password })).status).toBe(200);
  });

  it('is given once to a session that began before there were marks, when it is renewed', async () => {
    const { email, password } = await members.add();
    await using browser = newBrowser();
    const { body } = await browser.send({ email, password });
    await using renewal = caller<AuthBody>('/api/supabase/auth/v1/token?grant_type=refresh_token');
    const renewed = await renewal.send({ refresh_token: body.refresh_token });
    const cookie = cookieOf(renewed);
    expect(cookie).toMatch(/^device=/);
    const again = await renewal.send({ refresh_token: renewed.body.refresh_token }, { cookie });
    expect([again.status, again.headers['set-cookie']]).toEqual([200, undefined]);
  });
});

afterAll(async () => {
  await members.remove();
  await forgetMemberLimits();
});
