import { expect, it } from 'vitest';
import { composePage, namesakeLookup, planPinnedPage, type EngineResult } from './exact-name.ts';
import type { EngineQuery } from './query.ts';

const base: EngineQuery = {
  indexUid: 'psychologists',
  q: 'Jane Doe',
  limit: 3,
  offset: 0,
  attributesToRetrieve: ['id'],
};

it('looks a full name up, folded, within the visitor’s filters', () => {
  expect(namesakeLookup({ ...base, q: ' Élise  CÔTÉ', filter: 'province = "MB"' })?.filter).toBe(
    '(province = "MB") AND (name_keys = "elise cote")',
  );
  for (const q of [
    'Jane',
    'one two three four five six',
    'a b\\',
    '',
    'Couples Therapy',
    'thérapie cognitivo-comportementale',
  ]) {
    expect(namesakeLookup({ ...base, q })).toBeNull();
  }
  expect(namesakeLookup({ ...base, limit: 0 })).toBeNull();
});

it.each([
  'Anna French',
  'Winter London',
  'Neil Young',
  'Grace Jordan',
  'London Grace',
  'Jordan Winter',
  'Young French',
])('looks "%s" up as a name, whatever its words mean besides', (q) => {
  expect(namesakeLookup({ ...base, q })?.filter).toContain('name_keys');
});

/** Pages through a list as the gateway does, the engine being this list. */
function pagesOf(
  list: readonly string[],
  pinned: readonly string[],
  size: number,
  paging: 'offset' | 'page',
): string[] {
  const shown: string[] = [];
  for (let page = 0; page * size < list.length; page += 1) {
    const rest = { indexUid: base.indexUid, q: base.q, attributesToRetrieve: base.attributesToRetrieve };
    const query: EngineQuery =
      paging === 'offset'
        ? { ...rest, limit: size, offset: page * size }
        : { ...rest, hitsPerPage: size, page: page + 1 };
    const original: EngineResult = { hits: list.slice(page * size, (page + 1) * size).map((id) => ({ id })) };
    const plan = planPinnedPage(query, original, pinned);
    if (!plan) {
      shown.push(...original.hits.map((hit) => hit.id ?? ''));
      continue;
    }
    const others = list.filter((id) => !pinned.includes(id));
    const { offset = 0, limit = 0 } = plan.rest ?? {};
    const restHits = others.slice(offset, offset + limit).map((id) => ({ id }));
    const namesakes = [...plan.ids].reverse().map((id) => ({ id }));
    shown.push(
      ...composePage(query, original, plan.ids, namesakes, restHits).hits.map((hit) => hit.id ?? ''),
    );
  }
  return shown;
}

it.each(['offset', 'page'] as const)('shows everyone once, namesakes first, on pages by %s', (paging) => {
  const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  for (const pinned of [['a'], ['e'], ['f', 'c'], ['g', 'f', 'e', 'd']]) {
    const rest = list.filter((id) => !pinned.includes(id));
    for (const size of [2, 3, 5, 7]) {
      const shown = pagesOf(list, pinned, size, paging);
      expect(shown.slice(0, pinned.length).sort()).toEqual([...pinned].sort());
      expect(shown.slice(pinned.length)).toEqual(rest);
    }
  }
});

it('asks nothing more when the answer shows the namesakes first already', () => {
  expect(planPinnedPage(base, { hits: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }, ['b', 'a'])).toBeNull();
});
