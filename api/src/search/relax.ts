import { HITS_PER_PAGE } from '@directory/domain/contracts/search-limits';
import {
  type Ask,
  asksForHits,
  countOf,
  type EngineHit,
  type EngineQuery,
  type EngineResult,
  totalOf,
} from './engine-query.ts';
import { understoodQuery } from './plan.ts';
import type { Reading } from './read.ts';
import { lastWays, type Way, waysAway } from './ways-away.ts';

/** Fewer than this leave the visitor with little choice. */
export const FEW = 10;

/** The question for the people of a way, or for how many there are: the engine counts exactly where it is asked by page. */
function wayQuery(reading: Reading, query: EngineQuery, { asked, isShown = true }: Way): EngineQuery {
  const { facets: _facets, ...people } = understoodQuery(reading, query, asked);
  return { ...people, hitsPerPage: isShown ? HITS_PER_PAGE : 0, page: 1 };
}

/** A way away from what the words ask for, with how many it finds, and of these who have not been shown yet. */
export interface TakenWay {
  way: Way;
  count: number;
  hits: readonly EngineHit[];
}

/** The ways that lead to others, from the words of a search that finds few: each person once, up to the page's length. */
export async function waysTaken(
  ask: Ask,
  reading: Reading,
  query: EngineQuery,
  found: readonly EngineHit[],
): Promise<TakenWay[]> {
  const { conditions } = reading;
  const take = async (ways: readonly Way[]) =>
    eachOnce(
      ways,
      await answersOf(
        ask,
        ways.map((way) => wayQuery(reading, query, way)),
      ),
      found,
    );
  const taken = await take(waysAway(conditions));
  // Where all these lead to nobody, as in a territory without a psychologist.
  return found.length > 0 || taken.length > 0 ? taken : take(lastWays(conditions));
}

/** In the order of distance people cost far more than their number: behind a way that fills the page only that is asked. */
async function answersOf(ask: Ask, queries: readonly EngineQuery[]): Promise<EngineResult[]> {
  if (!queries.some(({ nearest }) => nearest)) return ask(queries);
  const totals = (await ask(queries.map(countOf))).map(totalOf);
  const last = queries.findIndex(
    (query, index) => asksForHits(query) && (totals[index] ?? 0) >= HITS_PER_PAGE,
  );
  const isNeeded = (index: number) => (totals[index] ?? 0) > 0 && (last < 0 || index <= last);
  return ask(queries.map((query, index) => (isNeeded(index) ? query : countOf(query))));
}

function eachOnce(
  ways: readonly Way[],
  answers: readonly EngineResult[],
  found: readonly EngineHit[],
): TakenWay[] {
  const shown = new Set(found.map(({ id }) => id));
  const taken = ways.map((way, index): TakenWay => {
    const answer = answers[index];
    const fresh = (answer?.hits ?? []).filter(({ id }) => !shown.has(id));
    const hits = fresh.slice(0, Math.max(0, HITS_PER_PAGE - shown.size));
    for (const { id } of hits) shown.add(id);
    return { way, count: totalOf(answer), hits };
  });
  return taken.filter(({ count }) => count > 0);
}
