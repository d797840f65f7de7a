/** What one part of the test run found, in numbers of tests. */
export interface Outcome {
  part: string;
  passed: number;
  failed: number;
  skipped: number;
  /** Each failed test: where it is, its name, and the first lines of what it said. */
  failures?: readonly string[];
}

/** Adds outcomes up. */
export function total(outcomes: readonly Outcome[]): Omit<Outcome, 'part'> {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((count, outcome) => count + outcome[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: outcomes.flatMap(({ failures = [] }) => failures),
  };
}
