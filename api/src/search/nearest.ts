import { type Condition, type ConditionKind, kindOf } from '@directory/domain/query/condition';
import type { Nearest } from '@directory/domain/query/understood';
import type { EngineHit, EngineResult } from './exact-name.ts';
import type { EngineQuery } from './query.ts';
import type { Reading } from './reading.ts';

/** Fewer than this leave the visitor with little choice. */
export const FEW = 10;

/** Of how many conditions each is left out in turn. More would be more questions than one search is worth. */
const MOST_IN_TURN = 3;

/** What is given up last: who cannot meet there, or does not understand the language, cannot help at all. */
const WEIGHT: Readonly<Record<ConditionKind, number>> = {
  place: 9,
  language: 8,
  session: 7,
  gender: 6,
  group: 5,
  concern: 4,
  therapy: 3,
  insurer: 2,
  price: 1,
  availability: 0,
};

/** A step away from what was asked. */
export interface Step extends Omit<Nearest, 'count' | 'shown'> {
  query: EngineQuery;
}

/**
 * Without each of the lightest conditions in turn, but never the place; then the province around the city; then without the lighter half,
 * and with the weightiest alone: six at most. Nobody shows counts by facet of these.
 */
export function stepsAway({ conditions, ask }: Reading): Step[] {
  const lightest = conditions
    .map((condition, index) => ({ index, kind: kindOf(condition) }))
    .toSorted((a, b) => WEIGHT[a.kind] - WEIGHT[b.kind]);
  const order = lightest.map(({ index }) => index);
  const inTurn = lightest.filter(({ kind }) => kind !== 'place').slice(0, MOST_IN_TURN);
  const more = new Set([Math.floor(order.length / 2), order.length - 1].filter((count) => count > 1));
  const leave = (without: readonly number[]): Step => ({
    without,
    wider: false,
    query: people(ask(conditions.filter((_, index) => !without.includes(index)))),
  });
  const wider = conditions.map(widened);
  const isWider = wider.some((condition, index) => condition !== conditions[index]);
  return [
    ...(conditions.length > 1 ? inTurn.map(({ index }) => leave([index])) : []),
    ...(isWider ? [{ without: [], wider: true, query: people(ask(wider)) }] : []),
    ...[...more].map((count) => leave(order.slice(0, count))),
  ];
}

function people({ facets: _counts, ...query }: EngineQuery): EngineQuery {
  return query;
}

/** The provinces in place of the cities; another condition as it is. */
function widened(condition: Condition): Condition {
  const [place] = condition.anyOf;
  if (place?.kind !== 'place' || !place.values.some((value) => value.includes('/'))) return condition;
  const provinces = [...new Set(place.values.map((value) => value.slice(0, 2)))];
  return { ...condition, anyOf: [{ kind: 'place', values: provinces }] };
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
  const near = steps.map(({ without, wider }, index): Nearest => {
    const answer = answers[index];
    const fresh = (answer?.hits ?? []).filter(({ id }) => !shownIds.has(id)).slice(0, length - hits.length);
    for (const hit of fresh) shownIds.add(hit.id);
    hits.push(...fresh);
    return { without, wider, count: totalOf(answer), shown: fresh.length };
  });
  return { hits, near: near.filter(({ count }) => count > 0) };
}

/** How many the engine found. */
export function totalOf(result: EngineResult | undefined): number {
  return Number(result?.['totalHits'] ?? result?.['estimatedTotalHits'] ?? 0);
}
