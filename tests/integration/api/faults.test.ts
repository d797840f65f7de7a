import { describe, expect, it } from 'vitest';
import { startApi } from '../../support/api-process.ts';
import { readStack } from '../../support/stack-file.ts';
import { openLink } from '../../support/switchable-link.ts';
import { ask, errorOf, post, search, SEARCH } from './site.ts';

/** Nothing listens here. */
const NOWHERE = '127.0.0.1:1';
const stack = readStack();
const query = { search: 'anxiety' };

describe('without the engine', () => {
  it('search says so at once, and everything else works', async () => {
    await using link = await openLink(stack.meilisearch.url);
    await using api = await startApi(stack, { env: { MEILISEARCH_URL: link.url } });
    // What is only guessed is asked in several questions, and each may fail.
    const guessed = (page: number) => ({ search: 'worried all the time', page });
    expect((await post(SEARCH, guessed(1), api.url)).status).toBe(200);
    link.cut();
    for (const answer of [
      await post(SEARCH, guessed(2), api.url),
      await post(SEARCH, query, api.url),
      await ask('/api/suggestions?q=abc', {}, api.url),
      await ask('/api/filters', {}, api.url),
    ]) {
      expect([answer.status, errorOf(answer).code]).toEqual([503, 'search_unavailable']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const results = await ask('/find-a-psychologist?specialty=anxiety', {}, api.url);
    expect([results.status, results.headers.get('retry-after')]).toEqual([503, '5']);
    const health = await ask('/api/health', {}, api.url);
    expect(health.status).toBe(503);
    expect(health.json()).toMatchObject({
      checks: { meilisearch: { status: 'failed' }, postgres: { status: 'ok' } },
    });
    const [card] = (await ask('/api/featured?limit=1', {}, api.url)).json() as { path: string }[];
    expect((await ask(card?.path ?? '', {}, api.url)).status).toBe(200);
    expect((await ask('/find-a-psychologist', {}, api.url)).text).toContain('<html');
  });
});

describe('without Redis', () => {
  it('search works, and addresses are still held to their limit', async () => {
    const env = { REDIS_URL: `redis://${NOWHERE}`, SEARCHES_PER_MINUTE: '5' };
    await using api = await startApi(stack, { env });
    expect((await search({ search: 'anxiety' }, api.url)).hits.length).toBeGreaterThan(0);
    await expect.poll(async () => (await post(SEARCH, query, api.url)).status).toBe(429);
    expect((await ask('/api/health', {}, api.url)).json()).toMatchObject({
      checks: { redis: { status: 'failed' } },
    });
  });
});

describe('without the database', () => {
  it('search works uncached, and profiles say that they failed', async () => {
    await using api = await startApi(stack, { env: { DATABASE_URL: `postgres://x:x@${NOWHERE}/x` } });
    expect((await search({ search: 'anxiety' }, api.url)).hits.length).toBeGreaterThan(0);
    const featured = await ask('/api/featured', {}, api.url);
    expect([featured.status, errorOf(featured).code]).toEqual([503, 'database_unavailable']);
    expect(featured.headers.get('retry-after')).toBe('5');
    expect(featured.text).not.toContain('ECONN');
  });
});

it('holds each address to its limit, as the nearest proxy names it', async () => {
  await using api = await startApi(stack, { env: { TRUSTED_PROXIES: '1', SEARCHES_PER_MINUTE: '20' } });
  const mine = `198.51.100.${Math.floor(Math.random() * 250)}`;
  const from = (address: string) =>
    post(SEARCH, query, api.url, { 'x-forwarded-for': `10.9.8.7, ${address}` });
  await expect.poll(async () => (await from(mine)).status, { interval: 5 }).toBe(429);
  const refused = await from(mine);
  expect(errorOf(refused).code).toBe('too_many_requests');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await from(`203.0.113.${Math.floor(Math.random() * 250)}`)).status).toBe(200);
});

it('stops when it is told to, and logs no text that a person typed', async () => {
  const api = await startApi(stack);
  await search({ search: 'a-very-personal-word' }, api.url);
  await ask('/find-a-psychologist?search=a-very-personal-word', {}, api.url);
  await ask('/api/suggestions?q=a-very-personal-word', {}, api.url);
  expect(await api.stop()).toBe(0);
  expect(api.log.join('\n')).not.toContain('personal-word');
  expect(api.log.some((line) => line.includes('"route":"/api/search"'))).toBe(true);
});
