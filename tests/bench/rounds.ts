import { percentile } from './result.ts';

/** Latency is taken in rounds and the middle one counts: another program's burst then spoils one round, not the figure. */
export const ROUNDS = 5;

export const median = (samples: readonly number[]) => percentile(samples, 0.5);

/** The p95 of the middle round. */
export const p95 = (samples: readonly number[]) => median(p95s(samples));

/** What p95 of the one is over p95 of the other, taken in the same rounds. */
export function p95Over(above: readonly number[], below: readonly number[]): number {
  const bottom = p95s(below);
  return median(p95s(above).map((top, round) => top / (bottom[round] ?? Number.NaN)));
}

function p95s(samples: readonly number[]): number[] {
  const size = Math.floor(samples.length / ROUNDS);
  return Array.from({ length: ROUNDS }, (_, round) =>
    percentile(samples.slice(round * size, (round + 1) * size), 0.95),
  );
}
