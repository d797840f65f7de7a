import { createAnswerCache } from '@directory/api/search/answer-cache';
import { createSearchEngine, type SearchEngine } from '@directory/api/search/engine';
import { createSearchGateway } from '@directory/api/search/gateway';
import type { EngineQuery } from '@directory/api/search/query';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { startApi } from '../../support/api-process.ts';
import { readStack } from '../../support/stack-file.ts';
import { openLink } from '../../support/switchable-link.ts';
import { errorOf, post, SEARCH } from './site.ts';

const { meilisearch } = readStack();
const query = (q: string, more: Partial<EngineQuery> = {}): EngineQuery => ({
  indexUid: 'psychologists',
  q,
  limit: 3,
  offset: 0,
  attributesToRetrieve: ['id'],
  ...more,
});
const asTyped = (queries: readonly EngineQuery[]) => queries.map((each) => ({ query: each, typed: each.q }));

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
  return { gateway: createSearchGateway(counted, createAnswerCache(unheard), () => '2026-11-22'), calls };
}

const engine = createSearchEngine({ url: meilisearch.url, searchKey: meilisearch.searchKey });
afterAll(() => engine.close());

describe('a search that the engine refuses', () => {
  // The gateway never makes such a filter of what a visitor sends.
  const refused = query('anxiety', { filter: 'city =' });

  it('is a 400 for its sender, and its neighbours in the call are answered', async () => {
    const { gateway } = gatewayOn(engine);
    const [good, bad] = await Promise.allSettled([
      gateway.multiSearch(asTyped([query('popular')])),
      gateway.multiSearch(asTyped([query('sleep'), refused])),
    ]);
    expect(good.status).toBe('fulfilled');
    expect(bad).toMatchObject({ status: 'rejected', reason: { status: 400, code: 'invalid_request' } });
    await expect(gateway.search([query('sleep')])).resolves.toHaveLength(1);
  });

  it('is not the failure of others who ask for what it was sent with', async () => {
    const { gateway } = gatewayOn(engine);
    const poisoned = gateway.multiSearch(asTyped([query('popular'), query('grief'), refused]));
    const innocent = [
      gateway.multiSearch(asTyped([query('popular')])),
      gateway.multiSearch(asTyped([query('grief'), query('trauma')])),
    ];
    await expect(poisoned).rejects.toMatchObject({ status: 400 });
    const answers = (await Promise.all(innocent)).map((answer) => JSON.parse(answer.toString()) as object);
    expect(answers).toMatchObject([
      { results: [{ query: 'popular' }] },
      { results: [{ query: 'grief' }, { query: 'trauma' }] },
    ]);
  });

  it('says nothing of what was searched in its cause, which may be logged', async () => {
    const { gateway } = gatewayOn(engine);
    const failure = await gateway
      .search([query('x', { filter: 'city = very personal' })])
      .catch((error: unknown) => error);
    expect(String((failure as Error).cause)).toContain('invalid_search_filter');
    expect(String((failure as Error).cause)).not.toContain('personal');
  });
});

it('while the engine is away everybody is told so after one call', async () => {
  await using link = await openLink(meilisearch.url);
  const away = createSearchEngine({ url: link.url, searchKey: meilisearch.searchKey });
  link.cut();
  const { gateway, calls } = gatewayOn(away);
  const queries = [query('popular'), query('grief')];
  const visitors = Array.from({ length: 20 }, () => gateway.multiSearch(asTyped(queries)));
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
  // The engine itself answers; only the first call to it is given no time.
  const impatient = createSearchEngine({ ...meilisearch, timeoutMs: 0 });
  let calls = 0;
  const { gateway } = gatewayOn({
    ...engine,
    post: (path, json) => ((calls += 1) === 1 ? impatient : engine).post(path, json),
  });
  const slow = gateway.multiSearch(asTyped([query('popular'), query('grief')]));
  const sharing = Array.from({ length: 10 }, () => gateway.multiSearch(asTyped([query('popular')])));
  await expect(slow).rejects.toMatchObject({ status: 503 });
  for (const answer of await Promise.all(sharing)) expect(answer.toString()).toContain('"query":"popular"');
  expect(calls).toBe(2);
  await impatient.close();
});

describe('half of a character', () => {
  const half = '\ud83d';
  const fields: [string, object][] = [
    ['the query', { q: half }],
    ['a filter', { filter: `city = "${half}"` }],
    ['a filter in a list', { filter: [[`city = "${half}"`]] }],
    ['the marker of a crop', { attributesToCrop: ['bio'], cropMarker: half }],
    ['a tag before', { attributesToHighlight: ['name'], highlightPreTag: half }],
    ['a tag after', { attributesToHighlight: ['name'], highlightPostTag: half }],
    ['a field to retrieve', { attributesToRetrieve: [half] }],
    ['a field to mark', { attributesToHighlight: [half] }],
    ['a field to crop', { attributesToCrop: [half] }],
    ['a facet', { facets: [half] }],
    ['an order', { sort: [half] }],
    ['the name of a field', { [half]: 1 }],
  ];

  it('is a 400 that says so, is no error in the log, and disturbs nobody who searches at that moment', async () => {
    await using api = await startApi(readStack());
    const word = randomUUID();
    for (const [name, field] of fields) {
      // A text that nobody has searched for: the answer is on its way and not in the cache.
      const popular = { indexUid: 'psychologists', q: `popular ${word} ${name}` };
      const [poisoned, ...innocent] = await Promise.all([
        post(SEARCH, { queries: [popular, { indexUid: 'psychologists', ...field }] }, api.url),
        ...Array.from({ length: 3 }, () => post(SEARCH, { queries: [popular] }, api.url)),
      ]);
      expect([name, poisoned.status, errorOf(poisoned).code]).toEqual([name, 400, 'invalid_request']);
      expect(innocent.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    const { error } = errorOf(
      await post(SEARCH, { queries: [{ indexUid: 'psychologists', q: half }] }, api.url),
    );
    expect(error).toContain('lone surrogate');
    await api.stop();
    expect(api.log.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
  });
});
