import { fold } from '@directory/domain/text/fold';
import { EVERYONE, quote } from '@directory/search-config/document';
import {
  allOf,
  type Ask,
  type EngineHit,
  type EngineQuery,
  type EngineResult,
  countOf,
  isIn,
  partOf,
  totalOf,
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
  const within = (who: string) => allOf(query.filter ?? '', who);
  const { offset, limit, attributesToRetrieve } = query;
  return {
    /** Who they are. */
    filter,
    /** How many bear it, whatever else is asked for: one question for all searches with these words. */
    bearers: countOf({ filter }),
    /** Those of the search's page, in the day's order, and how many there are. It searches for no words, so it costs the engine little. */
    people: { q: '', filter: within(filter), offset, limit, attributesToRetrieve },
    /** How many bear it as their full name: none of one word. */
    fullNames: words === 1 ? [] : [countOf({ filter: within(full) })],
  };
}

/** Asks for what was typed as it stands: of the first query's people those come first whose name is exactly that, or the other one given. */
export async function askByWords(
  ask: Ask,
  queries: readonly EngineQuery[],
  name = queries[0]?.q ?? '',
): Promise<EngineResult[]> {
  const [query] = queries;
  const lookup = query && !query.nearest && query.limit > 0 ? nameLookup({ ...query, q: name }) : null;
  if (!lookup) return ask(queries);
  const [people, original, ...others] = await ask([lookup.people, ...queries]);
  if (!query || !people || !original || totalOf(people) === 0)
    return [original, ...others].filter((answer) => answer !== undefined);
  const isFirst = people.hits.every(({ id }, index) => original.hits[index]?.id === id);
  if (isFirst && query.offset === 0) return [original, ...others];
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
  const ids = found.hits.map(({ id }) => id);
  const offset = Math.max(0, query.offset - totalOf(found));
  const [marked, rest] = await ask([
    partOf(query, isIn('id', ids), { offset: 0, limit: ids.length }),
    partOf(others, `NOT (${filter})`, { offset, limit: query.limit - ids.length }),
  ]);
  const byId = new Map(marked?.hits.map((hit) => [hit.id, hit]));
  // A name of words that search passes over ("de la") is not found by them.
  return [...found.hits.map((hit) => byId.get(hit.id) ?? hit), ...(rest?.hits ?? [])];
}
