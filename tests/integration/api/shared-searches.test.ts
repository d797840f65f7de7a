import { createAnswerCache } from '@directory/api/search/answer-cache';
import { createSearchEngine, type SearchEngine } from '@directory/api/search/engine';
import { createSearchGateway } from '@directory/api/search/gateway';
import type { EngineQuery } from '@directory/api/search/engine-query';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { sharedApi } from '../../support/shared-api.ts';
import { readStack } from '../../support/stack-file.ts';
import { openLink } from '../../support/switchable-link.ts';
import { errorOf, post, SEARCH } from './site.ts';

const { meilisearch } = readStack();
const query = (q: string, more: Partial<EngineQuery> = {}): EngineQuery => ({
  q,
  limit: 3,
  offset: 0,
  attributesToRetrieve: ['id'],
  ...more,
});

/** A gateway over the stack's engine that keeps nothing, so that every search is on its way there, and its calls. */
function gatewayOn(engine: SearchEngine) {
  const calls: string[] = [];
  const counted: SearchEngine = {
    ...engine,
    post: (path, json) => {
      calls.push(json);
      return engine.post(path, json);
    },
  };
  const unheard = { current: () => null, onChange: () => () => undefined, close: () => Promise.resolve() };
  const cache = createAnswerCache(unheard);
  return { ...createSearchGateway({ engine: counted, cache, today: () => '2026-11-22' }), calls };
}

const engineAt = (url: string, timeoutMs?: number) =>
  createSearchEngine({
    nodes: [{ name: 'stack', url }],
    searchKey: meilisearch.searchKey,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
const engine = engineAt(meilisearch.url);
afterAll(() => engine.close());

it('a search that the engine refuses is a 400, whose cause may be logged: it says nothing of what was searched', async () => {
  const { ask } = gatewayOn(engine);
  // The gateway never makes such a filter of what a visitor sends.
  const failure = await ask([query('x', { filter: 'city = very personal' })]).catch(
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({ status: 400, code: 'invalid_request' });
  expect(String((failure as Error).cause)).toContain('invalid_search_filter');
  expect(String((failure as Error).cause)).not.toContain('personal');
  await expect(ask([query('sleep')])).resolves.toHaveLength(1);
});

it('while the engine is away everybody is told so after one call', async () => {
  await using link = await openLink(meilisearch.url);
  const away = engineAt(link.url);
  link.cut();
  const { ask, calls } = gatewayOn(away);
  const queries = [query('popular'), query('grief')];
  const visitors = Array.from({ length: 20 }, () => ask(queries));
  for (const outcome of await Promise.allSettled(visitors)) {
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: { status: 503, code: 'search_unavailable' },
    });
  }
  expect(calls).toHaveLength(1);
  await away.close();
});

it('when a call of several searches takes too long, who shares one of them asks for it alone, once for all', async () => {
  // The engine itself answers; only the first call goes where nothing comes through.
  await using link = await openLink(meilisearch.url);
  link.freeze();
  const impatient = engineAt(link.url, 50);
  let calls = 0;
  const { ask } = gatewayOn({
    ...engine,
    post: (path, json) => ((calls += 1) === 1 ? impatient : engine).post(path, json),
  });
  const slow = ask([query('popular'), query('grief')]);
  const sharing = Array.from({ length: 10 }, () => ask([query('popular')]));
  await expect(slow).rejects.toMatchObject({ status: 503 });
  for (const answer of await Promise.all(sharing)) expect(answer).toMatchObject([{ query: 'popular' }]);
  expect(calls).toBe(2);
  await impatient.close();
});

it('half of a character is a 400 that says so, is no error in the log, and disturbs nobody who searches at that moment', async () => {
  const api = await sharedApi();
  let before = 0;
  // A text that nobody has searched for: the answer is on its way and not in the cache.
  const ask = async () => {
    before = api.log.length;
    const popular = { search: `popular ${randomUUID()}` };
    const [poisoned, ...innocent] = await Promise.all([
      post(SEARCH, { ...popular, therapies: ['\ud83d'] }, api.url),
      ...Array.from({ length: 3 }, () => post(SEARCH, popular, api.url)),
    ]);
    expect([poisoned.status, errorOf(poisoned).code]).toEqual([400, 'invalid_request']);
    expect(errorOf(poisoned).error).toContain('lone surrogate');
    return innocent.map(({ status }) => status);
  };
  // On a busy machine the engine may be late for once, which is nobody's fault.
  await expect.poll(ask).toEqual([200, 200, 200]);
  const levels = api.log.slice(before).map((line) => (JSON.parse(line) as { level: number }).level);
  expect(Math.max(...levels)).toBeLessThan(50);
});
