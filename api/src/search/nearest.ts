import type { ConditionKind } from '@directory/domain/query/condition';
import { kindOf } from '@directory/domain/query/condition';
import type { Nearest } from '@directory/domain/query/understood';
import type { EngineHit, EngineResult } from './exact-name.ts';
import type { EngineQuery } from './query.ts';
import type { Reading } from './reading.ts';

/** Fewer than this leave the visitor with too little choice. */
export const FEW = 5;

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
export interface Step {
  without: readonly number[];
  query: EngineQuery;
}

/** Without each condition in turn, the lightest first; then without more and more of them, while one is left. */
export function stepsAway({ conditions, without }: Reading): Step[] {
  const lightest = conditions
    .map((condition, index) => ({ index, weight: WEIGHT[kindOf(condition)] }))
    .toSorted((a, b) => a.weight - b.weight)
    .map(({ index }) => index);
  const single = lightest.map((index) => [index]);
  const more = lightest.slice(1, -1).map((_, place) => lightest.slice(0, place + 2));
  return [...single, ...more].map((left) => ({ without: left, query: without(new Set(left)) }));
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
  const near = steps.map(({ without }, index): Nearest => {
    const answer = answers[index];
    const fresh = (answer?.hits ?? []).filter(({ id }) => !shownIds.has(id)).slice(0, length - hits.length);
    for (const hit of fresh) shownIds.add(hit.id);
    hits.push(...fresh);
    return { without, count: totalOf(answer), shown: fresh.length };
  });
  return { hits, near: near.filter(({ count }) => count > 0) };
}

/** How many the engine found. */
export function totalOf(result: EngineResult | undefined): number {
  return Number(result?.['totalHits'] ?? result?.['estimatedTotalHits'] ?? 0);
}
