/** A ratio of two figures measured side by side in one run, held against its target. */
export interface Ratio {
  name: string;
  value: number;
  /** The target in words, such as `<= 1.15`. */
  target: string;
  met: boolean;
}

export interface BenchResult {
  name: string;
  /** Units stand in the names: `gateway p95 ms`, `documents per second`. */
  figures: Record<string, number | string>;
  ratios: Ratio[];
}

export interface BenchOptions {
  profiles: number;
  json: boolean;
}

/** Makes a ratio that is met when it is at most `limit`. */
export function atMost(name: string, value: number, limit: number): Ratio {
  return { name, value, target: `<= ${limit}`, met: value <= limit };
}

/** Makes a ratio that is met when it is at least `limit`. */
export function atLeast(name: string, value: number, limit: number): Ratio {
  return { name, value, target: `>= ${limit}`, met: value >= limit };
}

/** The value below which this share (0 to 1) of the samples lie (nearest rank). @throws RangeError on no sample. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))];
  if (value === undefined) throw new RangeError('No sample to take a percentile of.');
  return value;
}
