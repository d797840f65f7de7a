import { expect, it } from 'vitest';
import type { EngineQuery } from './engine-query.ts';
import { inOrder, isNobodysName, nameLookup, planPinnedPage } from './exact-name.ts';

const base: EngineQuery = {
  q: 'Jane Doe',
  limit: 3,
  offset: 0,
  attributesToRetrieve: ['id'],
};

it('looks a full name or a surname up, folded, within the visitor’s filters', () => {
  expect(nameLookup({ ...base, q: ' Élise  CÔTÉ', filter: 'province = "MB"', offset: 6 })).toMatchObject({
    people: {
      q: '',
      filter: '(province = "MB") AND (name_keys = "elise cote" OR surnames = "elise cote")',
      limit: 3,
      offset: 6,
    },
    fullNames: { filter: '(province = "MB") AND (name_keys = "elise cote")', limit: 0 },
  });
  expect(nameLookup({ ...base, q: 'Young' })).toMatchObject({
    filter: 'surnames = "young"',
    fullNames: null,
  });
  for (const q of [
    'one two three four five six',
    'a b\\',
    '',
    'x',
    'Couples Therapy',
    'thérapie cognitivo-comportementale',
    'zzeveryone Jane',
  ]) {
    expect(nameLookup({ ...base, q })).toBeNull();
  }
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
  expect(nameLookup({ ...base, q })?.filter).toContain('name_keys');
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
    const rest = { q: base.q, attributesToRetrieve: base.attributesToRetrieve };
    const query: EngineQuery =
      paging === 'offset'
        ? { ...rest, limit: size, offset: page * size }
        : { ...rest, hitsPerPage: size, page: page + 1 };
    const original = { hits: list.slice(page * size, (page + 1) * size).map((id) => ({ id })) };
    const ofPage = pinned.slice(page * size, (page + 1) * size);
    const plan = planPinnedPage({
      query,
      original,
      namesakes: { total: pinned.length, ids: ofPage },
      filter: 'surnames = "doe"',
    });
    if (!plan) {
      shown.push(...original.hits.map(({ id }) => id));
      continue;
    }
    const others = list.filter((id) => !pinned.includes(id));
    const { offset = 0, limit = 0 } = plan.rest ?? {};
    const restHits = others.slice(offset, offset + limit).map((id) => ({ id }));
    const namesakes = [...plan.ids].reverse().map((id) => ({ id }));
    shown.push(...[...inOrder(namesakes, plan.ids), ...restHits].map(({ id }) => id));
  }
  return shown;
}

it.each(['offset', 'page'] as const)('shows everyone once, namesakes first, on pages by %s', (paging) => {
  const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  for (const pinned of [['a'], ['e'], ['f', 'c'], ['g', 'f', 'e', 'd']]) {
    const rest = list.filter((id) => !pinned.includes(id));
    for (const size of [2, 3, 5, 7])
      expect(pagesOf(list, pinned, size, paging)).toEqual([...pinned, ...rest]);
  }
});

it('asks nothing more when the answer shows the namesakes first already', () => {
  const namesakes = { total: 2, ids: ['a', 'b'] };
  const hits = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(
    planPinnedPage({ query: base, original: { hits }, namesakes, filter: 'surnames = "doe"' }),
  ).toBeNull();
});

it('knows searches that are nobody’s name', () => {
  for (const text of [
    'anxiety winnipeg',
    'therapie de couple',
    'depression',
    'cognitive beh',
    'psychologist r3c 1a1',
  ]) {
    expect(isNobodysName(text)).toBe(true);
  }
});

it('leaves every word alone that someone is called', () => {
  const names = [
    'jane french',
    'sarah young',
    'grace english',
    'art church',
    'joy love',
    'hope winter',
    'julia child',
    'marie estime',
    'ann loss',
    'dawn work',
  ];
  for (const name of names) expect(isNobodysName(name)).toBe(false);
});
