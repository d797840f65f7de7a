import { fold } from '@directory/domain/text/fold';
import { EVERYONE, quote } from '@directory/search-config/document';
import {
  allOf,
  type Ask,
  asksForHits,
  type EngineHit,
  type EngineQuery,
  type EngineResult,
  countOf,
  isIn,
  totalOf,
  windowOf,
  withoutPaging,
} from './engine-query.ts';

/**
 * What can be asked about the people whose full name or surname is exactly what was typed, within the visitor's own filters; null when the text
 * cannot be a name, as more than five words.
 */
export function nameLookup(query: EngineQuery) {
  const name = fold(query.q);
  const words = name.split(' ').length;
  if (name.length < 2 || words > 5 || name.includes('\\') || name.startsWith(EVERYONE)) return null;
  const [surname, full] = [`surnames = ${quote(name)}`, `name_keys = ${quote(name)}`];
  const filter = words === 1 ? surname : `${full} OR ${surname}`;
  const ask = (who: string, window: { offset: number; limit: number }): EngineQuery => ({
    q: '',
    filter: allOf(query.filter ?? '', who),
    ...window,
    attributesToRetrieve: query.attributesToRetrieve,
  });
  return {
    /** Who they are. */
    filter,
    /** How many bear it, whatever else is asked for: one question for all searches with these words. */
    bearers: countOf({ filter }),
    /** Those of the search's page, in the day's order, and how many there are. It searches for no words, so it costs the engine little. */
    people: ask(filter, windowOf(query)),
    /** How many bear it as their full name: none of one word. */
    fullNames: words === 1 ? null : ask(full, { offset: 0, limit: 0 }),
  };
}

/** Asks for what was typed as it stands: of the first query's people those come first whose name is exactly that, or the other one given. */
export async function askByWords(
  ask: Ask,
  queries: readonly EngineQuery[],
  name = queries[0]?.q ?? '',
): Promise<EngineResult[]> {
  const [query] = queries;
  const lookup = query && !query.nearest && asksForHits(query) ? nameLookup({ ...query, q: name }) : null;
  if (!lookup) return ask(queries);
  const [people, original, ...others] = await ask([lookup.people, ...queries]);
  if (!query || !people || !original || totalOf(people) === 0)
    return [original, ...others].filter((answer) => answer !== undefined);
  const isFirst = people.hits.every(({ id }, index) => original.hits[index]?.id === id);
  if (isFirst && windowOf(query).offset === 0) return [original, ...others];
  return [{ ...original, hits: await namesakesFirst(ask, query, { ...lookup, found: people }) }, ...others];
}

/**
 * A page on which the people of a name come first, as the search shows them, then who else is found. The window of the rest is moved, so that over
 * all pages nobody is lost or shown twice.
 * @param name who bears it, and the answer to their lookup
 * @param others the search whose people follow, where it is another one
 */
export async function namesakesFirst(
  ask: Ask,
  query: EngineQuery,
  { found, filter }: { found: EngineResult; filter: string },
  others = query,
): Promise<readonly EngineHit[]> {
  const { offset, limit } = windowOf(query);
  const ids = found.hits.map(({ id }) => id);
  const [marked, rest] = await ask([
    { ...withoutPaging(query), filter: isIn('id', ids), limit: ids.length, offset: 0 },
    {
      ...withoutPaging(others),
      filter: allOf(others.filter ?? '', `NOT (${filter})`),
      limit: limit - ids.length,
      offset: Math.max(0, offset - totalOf(found)),
    },
  ]);
  const byId = new Map(marked?.hits.map((hit) => [hit.id, hit]));
  // A name of words that search passes over ("de la") is not found by them.
  return [...found.hits.map((hit) => byId.get(hit.id) ?? hit), ...(rest?.hits ?? [])];
}
