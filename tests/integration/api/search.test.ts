import { postalCentre } from '@directory/domain/places/postal-area';
import { searchAnswer } from '@directory/domain/contracts/search-answer';
import type { SearchRequest } from '@directory/domain/contracts/search-state';
import type { Pins } from '@directory/domain/site/directory';
import { FACET_FIELDS } from '@directory/domain/facets';
import { isInFrame } from '@directory/domain/places/frame';
import { distanceKm } from '@directory/domain/places/distance';
import { describe, expect, it } from 'vitest';
import { readStack } from '../../support/stack-file.ts';
import { errorOf, post, search, SEARCH } from './site.ts';

describe('a search', () => {
  it('answers with a page of people, counts of the facets that were asked for, and what matched', async () => {
    const { hits, total, pages, facets } = await search({
      search: 'anxiety',
      literal: ['anxiety'],
      province: 'MB',
      count: FACET_FIELDS,
    });
    expect(hits).toHaveLength(20);
    expect(Object.keys(facets).sort()).toEqual([...FACET_FIELDS].sort());
    expect(pages).toBe(Math.ceil(total / 20));
    const met = hits.find(({ matched }) => matched > 0);
    expect(met?.specialties.length).toBeGreaterThan(0);
    expect((await search({ search: 'anxiety', count: ['accepting'] })).facets).toEqual({
      accepting: expect.any(Object) as object,
    });
  });

  it('counts what else a facet could be as if nothing were chosen in it', async () => {
    const count = ['languages', 'province'] as const;
    const free = await search({ search: 'anxiety', count });
    const chosen = await search({ search: 'anxiety', languages: ['French'], count });
    expect(chosen.total).toBe(free.facets.languages?.['French']);
    expect(chosen.facets.languages).toEqual(free.facets.languages);
    expect(chosen.facets.province).not.toEqual(free.facets.province);
  });

  it.each<SearchRequest>([
    { search: 'therapy in Winnipeg', near: 'R3C', count: FACET_FIELDS },
    { search: 'tagalog emdr woman winnipeg' },
    { search: 'suicide, not religious, covered by OHIP, near me' },
    { search: 'xqzzk anxieti' },
  ])('is what its contract says, to the key: %j', async (asked) => {
    const answer = await search(asked);
    expect(searchAnswer.parse(answer)).toEqual(answer);
  });

  it('is no more than 12 kB for twenty people, each with a sentence of their own, and little more with many counts', async () => {
    const asked = { search: 'anxiety winnipeg', language: 'en' };
    const count = ['accepting', 'concerns', 'fee_bands', 'languages', 'session_types', 'province'] as const;
    expect(Buffer.byteLength((await post(SEARCH, asked)).text)).toBeLessThanOrEqual(12_000);
    expect(Buffer.byteLength((await post(SEARCH, { ...asked, count })).text)).toBeLessThanOrEqual(13_000);
  });
});

describe('what is refused', () => {
  // What a search may hold is domain/src/contracts/search-state.test.ts.
  const bad: [string, unknown, string][] = [
    ['an unknown key', { hybrid: { embedder: 'x' } }, 'hybrid'],
    ['a text that is none', { search: ['x'] }, 'search'],
    ['a key of every object', '{"__proto__":{"page":1}}', '__proto__'],
    ['half of a JSON', '{"search":', 'JSON'],
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
    expect((await post(PINS, body)).status).toBe(400);
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

const PINS = '/api/search/pins';

describe('the pins of a search', () => {
  const pinsOf = async (asked: SearchRequest) => (await post(PINS, asked)).json() as Pins;

  it('are its people in the order of the list, who has no exact place counted apart', async () => {
    const { pins, unplaced, total } = await pinsOf({ province: 'MB' });
    expect(total).toBe((await search({ province: 'MB' })).total);
    expect(pins.length + unplaced).toBe(total);
    expect(unplaced).toBeGreaterThan(0);
    expect(Object.keys(pins[0] ?? {}).sort()).toEqual(['id', 'lat', 'lng', 'name', 'path']);
    const lists = await Promise.all([1, 2, 3].map((page) => search({ province: 'MB', page })));
    const order = lists.flatMap(({ hits }) => hits.map(({ id }) => id));
    const listed = pins.map(({ id }) => id).filter((id) => order.includes(id));
    expect(listed.length).toBeGreaterThan(5);
    expect(pins.slice(0, listed.length).map(({ id }) => id)).toEqual(listed);
    expect(listed).toEqual(order.filter((id) => listed.includes(id)));
  });

  it('of a search near a place come with its circle', async () => {
    const { pins, around } = await pinsOf({ province: 'MB', near: 'R3C', within: 10 });
    expect(around).toEqual({ ...postalCentre('R3C'), km: 10 });
    expect(pins.length).toBeGreaterThan(0);
    for (const pin of pins) expect(distanceKm(pin, around ?? pin)).toBeLessThanOrEqual(10);
    expect((await pinsOf({ province: 'MB' })).around).toBeNull();
  });

  it('say where everybody is, who has no exact place among them', async () => {
    const { frame, pins } = await pinsOf({ province: 'MB' });
    expect(frame).toMatchObject({ south: expect.any(Number) as number });
    expect(pins.filter((pin) => frame && !isInFrame(pin, frame))).toEqual([]);
    expect(frame && isInFrame({ lat: 49.9, lng: -97.14 }, frame)).toBe(true);
    expect(frame && isInFrame({ lat: 43.7, lng: -79.4 }, frame)).toBe(false);
    expect(await pinsOf({ search: '"xqzzk"' })).toMatchObject({ frame: null });
  });

  it('lie within the frame that the search asks for', async () => {
    const frame = { south: 49.7, west: -97.4, north: 50.1, east: -96.9 };
    const { pins } = await pinsOf({ frame });
    expect(pins.length).toBeGreaterThan(0);
    for (const { lat, lng } of pins)
      expect([lat >= 49.7, lat <= 50.1, lng >= -97.4, lng <= -96.9]).toEqual([true, true, true, true]);
  });

  it('of words that few meet are those of the first page: who meets them, and who comes near', async () => {
    const asked = { search: 'EMDR in Cree in Brandon for teens with anxiety' };
    const { pins, unplaced } = await pinsOf(asked);
    const { hits, groups } = await search(asked);
    const ids = [hits, ...groups.map((group) => group.hits)].flat().map(({ id }) => id);
    expect(pins.length + unplaced).toBe(ids.length);
    expect(pins.filter(({ id }) => !ids.includes(id))).toEqual([]);
  });
});
