import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Directory } from '@directory/domain/site/directory';
import { ApiFailure } from './ask-api.ts';
import { type DehydratedQueries, type Query, QueryClient } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const NOWHERE = {} as Directory;
const ignore = () => undefined;

/** A query that counts how often it is asked, and answers with that; the first `failing` times it fails. */
function counted({ failing = 0, error = new Error('down'), freshMs = 60_000 } = {}): Query<number> {
  let asked = 0;
  return {
    key: ['counted'],
    freshMs,
    ask: () => {
      asked += 1;
      if (asked <= failing) throw error;
      return asked;
    },
  };
}

it('an answer is shown without asking while it is fresh, and asked anew afterwards', async () => {
  const client = new QueryClient(NOWHERE);
  const query = counted({ freshMs: 1000 });
  expect(await Promise.all([client.query(query), client.query(query)])).toEqual([1, 1]);
  expect(await client.query(query)).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await client.query(query)).toBe(2);
});

it('what a page shows is tried again; what somebody waits for, and what is final, is not', async () => {
  const client = new QueryClient(NOWHERE);
  const query = counted({ failing: 1 });
  client.show(query, ignore);
  client.want(query);
  await vi.advanceTimersByTimeAsync(1000);
  expect(client.get(query)).toBe(2);

  await expect(new QueryClient(NOWHERE).query(counted({ failing: 1 }))).rejects.toThrow('down');

  const refused = counted({ failing: 1, error: new ApiFailure('not_found', 404) });
  const other = new QueryClient(NOWHERE);
  other.want(refused);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(other.get(refused)).toBeUndefined();
});

it('what could not be had anew is asked for again, though an answer is there', async () => {
  const client = new QueryClient(NOWHERE);
  const query = counted({ error: new ApiFailure('down', 400) });
  await client.query(query);
  const { ask } = query;
  query.ask = () => Promise.reject(new ApiFailure('down', 400));
  await client.refresh(query);
  expect(client.known('["counted"]')).toMatchObject({ data: 1, error: expect.any(ApiFailure) as Error });
  query.ask = ask;
  expect(await client.query(query)).toBe(2);
});

it('what is forgotten is asked anew, also what was on its way; on the screen it stays until then', async () => {
  const client = new QueryClient(NOWHERE);
  const query = counted();
  client.show(query, ignore);
  await client.query(query);
  void client.refresh(query);
  client.forget(([name]) => name === 'other');
  expect(client.known('["counted"]').isFetching).toBe(true);
  client.forget(([name]) => name === 'counted');
  await vi.advanceTimersByTimeAsync(0);
  expect(client.get(query)).toBe(1);
  expect(await client.query(query)).toBe(3);
});

it('what nothing shows any more is not waited for', async () => {
  const client = new QueryClient(NOWHERE);
  const query: Query<never> = {
    key: ['slow'],
    ask: ({ signal }) => new Promise((_, reject) => (signal.onabort = reject)),
  };
  const stop = client.show(query, ignore);
  client.want(query);
  stop();
  client.show(query, ignore)();
  await vi.advanceTimersByTimeAsync(0);
  expect(client.known('["slow"]')).toMatchObject({ isFetching: false, error: undefined });
});

it('the browser takes over answers, and of failures only that they were: they are asked for again once the page is hydrated', async () => {
  const fine: Query<string> = { key: ['fine'], ask: () => 'answer' };
  const server = new QueryClient(NOWHERE);
  await server.query(fine);
  await server.query(counted({ failing: 1, error: new Error('db.internal') })).catch(ignore);
  const sent = JSON.stringify(server.dehydrate());
  expect(sent).not.toContain('db.internal');

  const client = new QueryClient(NOWHERE);
  client.hydrate(JSON.parse(sent) as DehydratedQueries);
  expect(client.get(fine)).toBe('answer');
  const query = counted();
  client.want(query);
  expect(client.known('["counted"]').error).toBeInstanceOf(Error);
  client.asksFailedAgain = true;
  client.want(query);
  await vi.advanceTimersByTimeAsync(0);
  expect(client.get(query)).toBe(1);
});

it('a visit keeps a hundred answers, and all that are shown', async () => {
  const client = new QueryClient(NOWHERE);
  const query = (index: number): Query<number> => ({ key: [index], ask: () => index });
  client.show(query(0), ignore);
  for (let index = 0; index <= 101; index += 1) await client.query(query(index));
  expect([0, 1, 2, 3, 101].map((index) => client.get(query(index)))).toEqual([
    0,
    undefined,
    undefined,
    3,
    101,
  ]);
});

it('who listens to all answers hears of those that a title may name', async () => {
  const client = new QueryClient(NOWHERE);
  let heard = 0;
  client.subscribe(() => (heard += 1));
  await client.query({ ...counted(), isUnnamed: true });
  expect(heard).toBe(0);
  await client.query({ ...counted(), key: ['named'] });
  expect(heard).toBeGreaterThan(0);
});
