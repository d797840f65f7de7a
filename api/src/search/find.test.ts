import { expect, it } from 'vitest';
import type { Ask, EngineQuery } from './engine-query.ts';
import { askByWords, namesakesFirst } from './find.ts';
import { nameLookup } from './plan.ts';

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
    fullNames: [{ filter: '(province = "MB") AND (name_keys = "elise cote")', limit: 0 }],
  });
  expect(nameLookup({ ...base, q: 'Young' })).toMatchObject({
    filter: 'surnames = "young"',
    fullNames: [],
  });
  for (const q of ['one two three four five six', 'a b\\', '', 'x', 'zzeveryone Jane']) {
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

const hitsOf = (ids: readonly string[]) => ids.map((id) => ({ id }));

/** Pages through a list as the gateway does, the engine being this list. */
async function pagesOf(list: readonly string[], pinned: readonly string[], size: number): Promise<string[]> {
  const engine: Ask = (queries) =>
    Promise.resolve(
      queries.map(({ filter = '', offset, limit }) => {
        const isAsked = (id: string) =>
          filter.startsWith('id IN') ? filter.includes(`"${id}"`) : !pinned.includes(id);
        return { hits: hitsOf(list.filter(isAsked).slice(offset, offset + limit)) };
      }),
    );
  const shown: string[] = [];
  for (let page = 0; page * size < list.length; page += 1) {
    const query: EngineQuery = { ...base, limit: size, offset: page * size };
    const hits = await namesakesFirst(engine, query, {
      found: {
        hits: hitsOf(pinned.slice(page * size, (page + 1) * size)),
        estimatedTotalHits: pinned.length,
      },
      filter: 'surnames = "doe"',
    });
    shown.push(...hits.map(({ id }) => id));
  }
  return shown;
}

it('shows everyone once, namesakes first', async () => {
  const list = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  for (const pinned of [['a'], ['e'], ['f', 'c'], ['g', 'f', 'e', 'd']]) {
    const rest = list.filter((id) => !pinned.includes(id));
    for (const size of [2, 3, 5, 7]) expect(await pagesOf(list, pinned, size)).toEqual([...pinned, ...rest]);
  }
});

it('asks nothing more when the answer shows the namesakes first already', async () => {
  const original = { hits: hitsOf(['a', 'b', 'c']) };
  const people = { hits: hitsOf(['a', 'b']), estimatedTotalHits: 2 };
  const calls: string[] = [];
  const engine: Ask = (queries) => {
    calls.push(queries.map(({ q }) => q).join());
    return Promise.resolve(queries.map(({ q }) => (q === '' ? people : original)));
  };
  expect(await askByWords(engine, [base])).toEqual([original]);
  expect(calls).toEqual([',Jane Doe']);
});
