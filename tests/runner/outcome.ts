/** What one part of the test run found, in numbers of tests. */
export interface Outcome extends Counts {
  part: string;
  /** When it began and ended, in ms. */
  span: readonly [from: number, to: number];
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Each failed test: where it is, its name, and the first lines of what it said. */
  failures?: readonly string[];
}

/** The same with the time that it took. @param run what it found */
export async function timed(part: string, run: () => Promise<Counts>): Promise<Outcome> {
  const from = performance.now();
  const counts = await run();
  return { part, ...counts, span: [from, performance.now()] };
}

/** One outcome for each part, whatever number of runs it took: from the first's beginning to the last's end. */
export function byPart(outcomes: readonly Outcome[]): Outcome[] {
  return [...new Set(outcomes.map(({ part }) => part))].map((part) => {
    const runs = outcomes.filter((outcome) => outcome.part === part);
    const span = [
      Math.min(...runs.map((run) => run.span[0])),
      Math.max(...runs.map((run) => run.span[1])),
    ] as const;
    return { part, ...total(runs), span };
  });
}

/** Adds outcomes up. */
export function total(outcomes: readonly Counts[]): Counts {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((count, outcome) => count + outcome[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: outcomes.flatMap(({ failures = [] }) => failures),
  };
}
