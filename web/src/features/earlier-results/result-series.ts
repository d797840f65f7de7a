import type { StoredResult } from '../assessment/stored-result.ts';
import { realChange } from './real-change.ts';

/** More would not fit beside each other on a phone. */
const SHOWN_MOST = 8;

/**
 * A result after the earlier ones of its instrument, the oldest first, at most the last eight. The result itself need not be kept on
 * the device.
 */
export function resultSeries(result: StoredResult, kept: readonly StoredResult[]): StoredResult[] {
  const at = ({ completedAt }: StoredResult) => Date.parse(completedAt);
  const earlier = kept.filter(
    (other) => other.condition === result.condition && other.id !== result.id && at(other) <= at(result),
  );
  return [...earlier.sort((a, b) => at(a) - at(b)), result].slice(-SHOWN_MOST);
}

interface ScoreChange {
  /** Above 0 when the score rose. */
  points: number;
  before: StoredResult;
  /** Null where nobody has published what counts as a real change. */
  isReal: boolean | null;
}

/** How the last result of a series differs from the one before it; null when it is the only one. */
export function lastChange(series: readonly StoredResult[]): ScoreChange | null {
  const [before, last] = series.slice(-2);
  if (!before || !last) return null;
  const points = last.score - before.score;
  const real = realChange(last.condition);
  return { points, before, isReal: real && Math.abs(points) >= real.points };
}
