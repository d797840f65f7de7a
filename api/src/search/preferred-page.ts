import {
  allOf,
  type Ask,
  countOf,
  type EngineHit,
  type EngineQuery,
  type EngineResult,
  NOBODY,
  totalOf,
  windowOf,
  withoutPaging,
} from './engine-query.ts';

/**
 * A page of a search in which those who pass the first of its `preferred` filters stand first, those who pass the second next, and so on. Its
 * count, facets and pages are those of all; the filters leave nobody out and nobody is in two, so that over all pages each person comes once.
 * The engine orders by words and by the day alone: it is asked how many there are of each.
 */
export async function preferredPage(
  ask: Ask,
  { preferred = [], ...query }: EngineQuery,
): Promise<EngineResult> {
  const { offset, limit } = windowOf(query);
  if (limit === 0 || preferred.length === 0) return (await ask([query]))[0] ?? NOBODY;
  const among = (filter: string): EngineQuery => ({ ...query, filter: allOf(query.filter ?? '', filter) });
  const window = (filter: string, from: number, most: number): EngineQuery => ({
    ...withoutPaging(among(filter)),
    offset: from,
    limit: most,
  });
  const [first = ''] = preferred;
  // Mostly the first alone fill the page.
  const [all = NOBODY, begin = NOBODY, ...counted] = await ask([
    { ...countOf(query), ...(query.facets && { facets: query.facets }) },
    window(first, offset, limit),
    ...preferred.slice(0, -1).map((filter) => countOf(among(filter))),
  ]);
  const hits: EngineHit[] = [...begin.hits];
  let before = totalOf(counted[0]);
  for (const [index, filter] of preferred.entries()) {
    if (index === 0) continue;
    if (hits.length >= limit) break;
    const from = Math.max(0, offset - before);
    const [rest = NOBODY] = await ask([window(filter, from, limit - hits.length)]);
    hits.push(...rest.hits);
    before += totalOf(counted[index]);
  }
  return { ...all, hits, leading: totalOf(counted[0]) };
}
