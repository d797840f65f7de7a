import { describe, expect, it } from 'vitest';
import type { Pins } from '@directory/domain/directory';
import { FACET_FIELDS } from '@directory/domain/facets';
import { distanceKm } from '@directory/domain/places/distance';
import { postalCentre } from '@directory/domain/places/postal-area';
import { PUBLIC_FIELDS } from '@directory/search-config/document';
import { readStack } from '../../support/stack-file.ts';
import { ask, errorOf, post, search, SEARCH, type SearchResult } from './site.ts';

const one = (query: Record<string, unknown>) => ({ queries: [{ indexUid: 'psychologists', ...query }] });

describe('a search', () => {
  it('answers in the engine’s shape, with facets, marks and crops', async () => {
    const result = await search({
      q: 'anxiety',
      understand: false,
      facets: ['*'],
      limit: 5,
      attributesToHighlight: ['*'],
      attributesToCrop: ['bio'],
      cropLength: 10,
      highlightPreTag: '<em>',
      highlightPostTag: '</em>',
    });
    expect(result.hits).toHaveLength(5);
    expect(Object.keys(result.facetDistribution ?? {}).sort()).toEqual([...FACET_FIELDS].sort());
    expect(JSON.stringify(result.hits[0]?.['_formatted'])).toContain('<em>');
    expect(result.estimatedTotalHits).toBeGreaterThan(0);
  });

  it('filters as the search client writes filters', async () => {
    const { hits } = await search({
      filter: [['"province"="MB"', '"province"="ON"'], '"languages"="French"'],
      limit: 60,
    });
    expect(hits.length).toBeGreaterThan(0);
    for (const hit of hits) {
      expect(['MB', 'ON']).toContain(hit['province']);
      expect(hit['languages']).toContain('French');
    }
  });

  it('answers each query of a call in its place', async () => {
    const queries = ['emdr', '', 'emdr', 'winnipeg'].map((q) => ({ indexUid: 'psychologists', q, limit: 1 }));
    const { results } = (await post(SEARCH, { queries })).json() as { results: SearchResult[] };
    expect(results.map(({ query }) => query)).toEqual(['emdr', '', 'emdr', 'winnipeg']);
    expect(results[0]?.hits).toEqual(results[2]?.hits);
  });

  it('gives pages by number with exact totals', async () => {
    const result = await search({ q: '', filter: '"province"="MB"', hitsPerPage: 7, page: 2 });
    expect(result.hits).toHaveLength(7);
    expect(result.totalPages).toBe(Math.ceil((result.totalHits ?? 0) / 7));
  });

  it('puts every premium profile first when there is no keyword', async () => {
    const { hits } = await search({ q: '', limit: 60, filter: '"province"="MB"' });
    const premium = hits.map((hit) => hit['is_premium']);
    expect(premium).toEqual([...premium].sort((a, b) => Number(b) - Number(a)));
  });

  it('minds no accents and gives markup back as text', async () => {
    expect((await search({ q: 'montreal', limit: 1 })).hits[0]?.['city']).toBe('Montréal');
    const answer = await post(SEARCH, one({ q: '<script>alert(1)</script>' }));
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

it('never gives a field that is not public, whatever is asked', async () => {
  const everything = [
    '*',
    'search_terms',
    'name_keys',
    'surnames',
    'turn_0',
    'premium_rank',
    'hash',
    'created_at',
  ];
  const queries = [
    {},
    { attributesToRetrieve: everything },
    { attributesToHighlight: everything, attributesToCrop: everything, q: 'therapy' },
    { attributesToRetrieve: everything.slice(1), q: 'roy' },
  ];
  for (const query of queries) {
    const { hits } = await search({ limit: 20, ...query });
    for (const { _formatted, ...hit } of hits) {
      expect(PUBLIC_FIELDS).toEqual(expect.arrayContaining(Object.keys(hit)));
      expect(PUBLIC_FIELDS).toEqual(expect.arrayContaining(Object.keys(_formatted ?? {})));
    }
  }
});

describe('what is refused', () => {
  const bad: [string, unknown, string][] = [
    ['another index', { queries: [{ indexUid: 'psychologists_rebuild', q: '' }] }, 'indexUid'],
    ['an unknown key', one({ hybrid: { embedder: 'x' } }), 'hybrid'],
    ['a private filter', one({ filter: 'name_keys = "a b"' }), 'name_keys'],
    ['a filter too deep', one({ filter: 'city=a AND (city=b OR (city=c AND city=d))' }), 'levels'],
    ['a filter that closes its quote', one({ filter: '"city"="x\\\\" OR "hash"="y"' }), 'hash'],
    ['a filter that escapes a letter', one({ filter: '"city"="\\x"' }), 'backslash'],
    ['too many hits', one({ limit: 61 }), 'limit'],
    ['too far', one({ offset: 1_000_000 }), 'offset'],
    ['too long a text', one({ q: 'x'.repeat(201) }), 'q'],
    [
      'too many queries',
      { queries: Array.from({ length: 21 }, () => ({ indexUid: 'psychologists' })) },
      'queries',
    ],
    [
      'a key of every object',
      '{"queries":[{"indexUid":"psychologists","__proto__":{"limit":1}}]}',
      '__proto__',
    ],
    ['half of a JSON', '{"queries":', 'JSON'],
    ['no body', '', 'JSON'],
    ['a list', '[]', 'not valid'],
  ];
  it.each(bad)('%s', async (_name, body, named) => {
    const answer = await post(SEARCH, body);
    expect(answer.status).toBe(400);
    const envelope = errorOf(answer);
    expect(envelope).toMatchObject({
      code: 'invalid_request',
      requestId: answer.headers.get('x-request-id'),
    });
    expect(envelope.error).toContain(named);
  });

  it('a body that is not JSON, or very large', async () => {
    const form = await ask(SEARCH, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' });
    expect([form.status, errorOf(form).code]).toEqual([415, 'unsupported_media_type']);
    const large = await post(SEARCH, one({ q: 'x'.repeat(10_000_000) }));
    expect([large.status, errorOf(large).code]).toEqual([413, 'body_too_large']);
    const stream = new Blob(['x'.repeat(1_000_000)]).stream();
    const chunked = await ask(SEARCH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(413);
    const small = await ask(SEARCH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([JSON.stringify(one({ q: 'anxiety' }))]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(small.status).toBe(200);
  });

  it('other methods, and the engine’s other addresses', async () => {
    const get = await ask(SEARCH);
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
    for (const path of [
      '/api/search/indexes',
      '/api/search/keys',
      '/api/search/indexes/psychologists/documents',
    ]) {
      const answer = await ask(path);
      expect([answer.status, errorOf(answer).code]).toEqual([404, 'not_found']);
    }
  });
});

it('holds a key that reads the public index and nothing else', async () => {
  const { meilisearch } = readStack();
  const asPublic = (path: string, method = 'GET') =>
    fetch(meilisearch.url + path, { method, headers: { authorization: `Bearer ${meilisearch.searchKey}` } });
  for (const path of [
    '/keys',
    '/indexes',
    '/indexes/psychologists/documents',
    '/indexes/psychologists/settings',
  ]) {
    expect((await asPublic(path)).status).toBe(403);
  }
});

describe('the pins of a search', () => {
  const PINS = '/api/search/pins';
  const MANITOBA = { indexUid: 'psychologists', q: '', filter: 'province = "MB"' };

  it('are its people in the order of the list, who has no exact place counted apart', async () => {
    const { pins, unplaced, total } = (await post(PINS, { query: MANITOBA })).json() as Pins;
    const list = await search({ ...MANITOBA, limit: 60 });
    expect(pins.length + unplaced).toBe(total);
    expect(unplaced).toBeGreaterThan(0);
    expect(Object.keys(pins[0] ?? {}).sort()).toEqual(['id', 'lat', 'lng', 'name', 'path']);
    const listed = list.hits.filter((hit) => hit['place_accuracy'] === 'exact').map(({ id }) => id);
    expect(pins.slice(0, listed.length).map(({ id }) => id)).toEqual(listed);
  });

  it('of a search near a place come with its circle', async () => {
    const near = { place: 'R3C', within: 10 };
    const { pins, around } = (await post(PINS, { query: { ...MANITOBA, near } })).json() as Pins;
    expect(around).toEqual({ ...postalCentre('R3C'), km: 10 });
    expect(pins.length).toBeGreaterThan(0);
    for (const pin of pins) expect(distanceKm(pin, around ?? pin)).toBeLessThanOrEqual(10);
    expect(((await post(PINS, { query: MANITOBA })).json() as Pins).around).toBeNull();
  });

  it('lie within the frame that the search asks for', async () => {
    const frame = 'lat >= 49.7 AND lat <= 50.1 AND lng >= -97.4 AND lng <= -96.9';
    const { pins } = (
      await post(PINS, { query: { ...MANITOBA, filter: [[MANITOBA.filter], frame] } })
    ).json() as Pins;
    expect(pins.length).toBeGreaterThan(0);
    for (const { lat, lng } of pins) {
      expect(lat).toBeCloseTo(49.9, 0);
      expect([lat >= 49.7, lat <= 50.1, lng >= -97.4, lng <= -96.9]).toEqual([true, true, true, true]);
    }
  });

  it('of words that few meet are those of the first page: who meets them, and who comes near', async () => {
    const query = { indexUid: 'psychologists', q: 'EMDR in Cree in Brandon for teens with anxiety' };
    const { pins, unplaced } = (await post(PINS, { query })).json() as Pins;
    const list = await search({ ...query, hitsPerPage: 20, page: 1 });
    expect(pins.length + unplaced).toBe(list.hits.length);
    const ids = list.hits.map(({ id }) => id);
    expect(pins.filter(({ id }) => !ids.includes(id))).toEqual([]);
  });

  it.each([
    [{ query: { ...MANITOBA, filter: 'hash = "x"' } }, '"hash" cannot be filtered by.'],
    [{ query: { ...MANITOBA, indexUid: 'others' } }, 'indexUid'],
    [{ query: { ...MANITOBA, sort: ['name:asc'] } }, 'sort'],
    [{ queries: [MANITOBA] }, 'query'],
  ])('are refused for what no search may ask: %j', async (body, named) => {
    const answer = await post(PINS, body);
    expect(answer.status).toBe(400);
    expect(errorOf(answer).error).toContain(named);
  });
});
