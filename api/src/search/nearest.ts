import type { Nearest } from '@directory/domain/query/understood';
import { type EngineHit, type EngineResult, totalOf } from './exact-name.ts';
import type { EngineQuery } from './query.ts';
import type { Reading } from './reading.ts';
import { lastWays, type Way, waysAway } from './ways-away.ts';

/** Fewer than this leave the visitor with little choice. */
export const FEW = 10;

/** A step away from what was asked. */
export interface Step extends Omit<Nearest, 'count' | 'shown'> {
  query: EngineQuery;
}

/** The questions that lead to others, in the order in which these are shown. Nobody shows counts by facet of them. */
export function stepsAway({ conditions, ask }: Reading, query: EngineQuery): Step[] {
  return waysAway(conditions).map((way) => stepOf(way, ask, query));
}

/** Where all these lead to nobody, as in a territory without a psychologist. */
export function lastResorts({ conditions, ask }: Reading, query: EngineQuery): Step[] {
  return lastWays(conditions).map((way) => stepOf(way, ask, query));
}

function stepOf(
  { asked, isShown = true, loss: _loss, ...how }: Way,
  ask: Reading['ask'],
  query: EngineQuery,
): Step {
  return { ...EXACTLY, ...how, query: people(ask(query, asked), isShown) };
}

const EXACTLY = { without: [], wider: false, online: false, kindred: false };

/** The question for the people alone, or for how many there are: the engine counts exactly where it is asked by page. */
function people(
  { facets: _facets, limit, offset: _offset, ...query }: EngineQuery,
  isShown: boolean,
): EngineQuery {
  return { ...query, hitsPerPage: isShown ? (query.hitsPerPage ?? limit ?? 0) : 0, page: 1 };
}

/**
 * The answer with the nearest after those who meet all, up to the page's length, each person once.
 * @param answers one to each step
 */
export function withNearest(
  strict: EngineResult,
  steps: readonly Step[],
  answers: readonly EngineResult[],
  length: number,
): { hits: EngineHit[]; near: Nearest[] } {
  const hits = [...strict.hits];
  const shownIds = new Set(hits.map(({ id }) => id));
  const near = steps.map(({ query: _query, ...how }, index): Nearest => {
    const answer = answers[index];
    const fresh = (answer?.hits ?? []).filter(({ id }) => !shownIds.has(id)).slice(0, length - hits.length);
    for (const hit of fresh) shownIds.add(hit.id);
    hits.push(...fresh);
    return { ...how, count: totalOf(answer), shown: fresh.length };
  });
  return { hits, near: near.filter(({ count }) => count > 0) };
}
