import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '../../support/database.ts';
import { addressIn } from '../../support/network-address.ts';
import { ownMembers } from '../../support/own-members.ts';
import { heldApi, HELD, type HeldApi } from '../../support/shared-api.ts';
import { anxietyResult } from '../assessments/requester.ts';
import { ask, errorOf, post, SEARCH, type Answer } from './site.ts';

const api = await heldApi();
const sql = connect();
const members = ownMembers(sql);
afterAll(() => members.remove());

/** Someone with a network address of their own, as the proxy names it. */
function visitor() {
  const headers = { 'x-forwarded-for': addressIn('198.19') };
  return {
    get: (path: string) => ask(path, { headers }, api.url),
    send: (path: string, body: unknown) => post(path, body, api.url, headers),
  };
}

const statusOf = async (part: string) => {
  const { checks } = (await visitor().get('/api/health')).json() as {
    checks: Record<string, { status: string }>;
  };
  return checks[part]?.status;
};

/** For the rest of the test the server is without this part; the next test has it again. */
function without(part: Exclude<keyof HeldApi['links'], 'keyholder'>): void {
  api.links[part].cut();
  onTestFinished(async () => {
    api.links[part].mend();
    await expect.poll(() => statusOf(part)).toBe('ok');
  });
}

describe('without the engine', () => {
  it('search says so at once, and everything else works', async () => {
    const { get, send } = visitor();
    // What another test has asked for is known. What is only guessed is asked in several questions, and each may fail.
    const guessed = (page: number) => ({ search: 'always worried about everything', page });
    expect((await send(SEARCH, guessed(1))).status).toBe(200);
    without('meilisearch');
    for (const answer of [
      await send(SEARCH, guessed(2)),
      await send(SEARCH, { search: 'anxiety in the evening' }),
      await get('/api/suggestions?q=abc'),
    ]) {
      expect([answer.status, errorOf(answer).code]).toEqual([503, 'search_unavailable']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const results = await get('/find-a-psychologist?specialty=anxiety');
    expect([results.status, results.headers.get('retry-after')]).toEqual([503, '5']);
    const health = await get('/api/health');
    expect(health.status).toBe(503);
    expect(health.json()).toMatchObject({
      checks: { meilisearch: { status: 'failed' }, postgres: { status: 'ok' } },
    });
    expect((await get('/api/ready')).status).toBe(200);
    const [card] = (await get('/api/featured?limit=1')).json() as { path: string }[];
    expect((await get(card?.path ?? '')).status).toBe(200);
    expect((await get('/find-a-psychologist')).text).toContain('<html');
  });

  it('a match says so, comes when it is back, and no log has condition or severity', async () => {
    const { get, send } = visitor();
    const query = { condition: 'depression', severity: 'severe', province: 'PE' };
    const log = await api.logOf(async () => {
      expect((await send('/api/match', query)).status).toBe(200);
      api.links.meilisearch.cut();
      const down = await send('/api/match', { ...query, province: 'YT' });
      api.links.meilisearch.mend();
      expect([down.status, errorOf(down).code]).toEqual([503, 'search_unavailable']);
      expect((await send('/api/match', { ...query, province: 'YT' })).status).toBe(200);
      const page = await get('/therapist-match?condition=depression&score=26&severity=severe');
      expect(page.status).toBe(200);
    });
    const lines = log.join('\n');
    expect(lines).toContain('"route":"/api/match"');
    for (const canary of ['severe', 'depression', 'score', 'YT"']) expect(lines).not.toContain(canary);
  });
});

describe('without Redis', () => {
  it('search works, and addresses are still held to their limit, of which each server has its part', async () => {
    without('redis');
    const { send } = visitor();
    const answers: Answer[] = [];
    for (let asked = 0; asked < HELD.searches; asked += 1)
      answers.push(await send(SEARCH, { search: 'anxiety' }));
    const served = answers.filter(({ status }) => status === 200);
    expect(served[0]?.text).toContain('"hits":[{');
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    // What is counted is counted after the answer: one more than its part is answered.
    expect(served.length).toBeLessThanOrEqual(HELD.searches / 2 + 1);
    expect(await statusOf('redis')).toBe('failed');
  });
});

describe('without the database', () => {
  it('search works uncached, and profiles say that they failed', async () => {
    without('postgres');
    const { get, send } = visitor();
    expect((await send(SEARCH, { search: 'anxiety' })).text).toContain('"hits":[{');
    const featured = await get('/api/featured?limit=7');
    expect([featured.status, errorOf(featured).code]).toEqual([503, 'database_unavailable']);
    expect(featured.headers.get('retry-after')).toBe('5');
    expect(featured.text).not.toContain('ECONN');
  });

  it('a result is not sent, which is said, and the log has not a word of it', async () => {
    const request = { ...anxietyResult(), language: 'fr' };
    without('postgres');
    const log = await api.logOf(async () => {
      const answer = await visitor().send('/api/assessment-results', request);
      expect([answer.status, errorOf(answer).code]).toEqual([503, 'not_saved']);
      expect(errorOf(answer).error).toMatch(/^Un problème est survenu de notre côté/);
    });
    expect(log.join('\n')).toContain('Failed to save assessment email: ');
    expect(log.join('\n')).not.toMatch(/taker\.example|moderate|"score"/);
  });
});

it('without Storage a picture is a 503 that nobody keeps, and the rest of the site goes on', async () => {
  const { get } = visitor();
  const cards = (await get('/api/featured?limit=20')).json() as { path: string; photo_url: string | null }[];
  const { path = '', photo_url: photoUrl } = cards.find((card) => card.photo_url !== null) ?? {};
  const address = new URL(photoUrl ?? '', api.url).pathname;
  api.links.keyholder.cut();
  onTestFinished(() => api.links.keyholder.mend());
  const answer = await get(address);
  expect([answer.status, errorOf(answer).code, answer.headers.get('cache-control')]).toEqual([
    503,
    'photos_unavailable',
    'no-store',
  ]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await get(path)).status).toBe(200);
});

it('while a part stands still a sign-in is answered all the same: without Redis as ever, without Auth that it cannot be', async () => {
  const { email, password } = await members.add();
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': addressIn('198.19'),
  };
  const init = { method: 'POST', headers, body: JSON.stringify({ email, password }) };
  // It says so after two seconds; this is for a machine that is busy. Without a limit of its own it would wait for minutes.
  const signIn = () =>
    ask(
      '/api/supabase/auth/v1/token?grant_type=password',
      { ...init, signal: AbortSignal.timeout(30_000) },
      api.url,
    );
  expect((await signIn()).status).toBe(200);
  // What holds the key asks Auth, and stands as still as Auth does.
  const { keyholder, redis } = api.links;
  keyholder.freeze();
  const refused = await signIn();
  keyholder.thaw();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  redis.freeze();
  onTestFinished(() => {
    redis.cut();
    redis.thaw();
    redis.mend();
  });
  expect((await signIn()).status).toBe(200);
});

it('logs no text that a person typed', async () => {
  const { get, send } = visitor();
  const log = await api.logOf(async () => {
    await send(SEARCH, { search: 'a-very-personal-word' });
    await get('/find-a-psychologist?search=a-very-personal-word');
    await get('/api/suggestions?q=a-very-personal-word');
  });
  expect(log.join('\n')).not.toContain('personal-word');
  expect(log.some((line) => line.includes('"route":"/api/search"'))).toBe(true);
});
