import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallChromium } from '../support/chromium.ts';
import { timed, type Counts, type Outcome } from './outcome.ts';
import { runProgram, type Output } from './process.ts';
import { readReport } from './reports.ts';

/** Programs that pass or fail as a whole, counted as one test: the next runs when the one before has passed. */
export function check(
  part: string,
  commands: readonly (readonly [program: string, ...args: string[]])[],
  output: Output = 'shown',
): Promise<Outcome> {
  return timed(part, async () => {
    for (const [program, ...args] of commands) {
      const code = await runProgram(program, args, { env: process.env, output });
      if (code !== 0) return { passed: 0, failed: 1, skipped: 0 };
    }
    return { passed: 1, failed: 0, skipped: 0 };
  });
}

/** One of the project's own dependencies as a command, by its path: npx takes a second to find it. */
export const own = (program: string, ...args: string[]) =>
  [join('node_modules', '.bin', program), ...args] as const;

export interface VitestRun {
  /** File name parts; all files when empty. */
  filters: readonly string[];
  /** Files that run elsewhere. */
  exclude?: readonly string[];
  env?: NodeJS.ProcessEnv;
  output?: Output;
  /** See `runProgram`. */
  outlives?: boolean;
}

/** Where a runner writes what became of each test; it is gone once that was read. */
async function reportFile(): Promise<AsyncDisposable & { path: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'directory-test-'));
  return {
    path: join(folder, 'report.xml'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** One of the projects of vitest.config.ts. */
export function vitest(
  project: string,
  { filters, exclude = [], env = process.env, output = 'shown', outlives = false }: VitestRun,
): Promise<Outcome> {
  return timed(project, async () => {
    await using report = await reportFile();
    const [program, ...args] = own(
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=junit',
      `--outputFile.junit=${report.path}`,
      ...exclude.map((file) => `--exclude=${file}`),
      ...filters,
    );
    const code = await runProgram(program, args, { env, output, outlives });
    return failedWithoutAFailedTest(project, await readReport(report.path), code);
  });
}

/**
 * Integration tests that use the common stack and yet mind nobody: they write in a database of their own or nothing, and what others
 * write changes nothing of what they ask for.
 */
const IN_NOBODYS_WAY = new Set([
  'api/faults.test.ts',
  'api/heard-changes.test.ts',
  'api/privacy-officer.test.ts',
  'api/raw-http.test.ts',
  'api/request-limits.test.ts',
  'indexer/frozen.test.ts',
  'indexer/lost-index.test.ts',
  'indexer/session.test.ts',
  'security/headers.test.ts',
  'security/policy.test.ts',
]);

/**
 * The integration tests that may run beside all others: those, and all that bring a Redis or a whole stack of their own, unless they
 * make test rows in the common database, which others remove with theirs. Much of their time is waiting.
 */
export async function testsThatRunBeside(): Promise<string[]> {
  const folder = 'tests/integration';
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.test.ts'));
  const beside: string[] = [];
  for (const file of files.toSorted()) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    const bringsItsOwn = /\/(own-redis|own-site|own-mail-parts|secured-parts|stack-parts)\.ts'/.test(text);
    const sharesRows = text.includes('removeTestRows');
    if (IN_NOBODYS_WAY.has(file) || (bringsItsOwn && !sharesRows)) beside.push(path);
  }
  return beside;
}

export interface BrowserRun {
  /** File name parts; all files when empty. */
  filters: readonly string[];
  env: NodeJS.ProcessEnv;
  /** How many browsers; as many as playwright.config.ts says when not given. */
  workers?: number;
  /** A folder of its own for what failures leave, for a run that goes on beside another. */
  results?: string;
  output?: Output;
}

/** The end-to-end tests of playwright.config.ts, in a real Chromium. */
export function endToEnd({
  filters,
  env,
  workers,
  results = 'test-results/e2e',
  output = 'shown',
}: BrowserRun): Promise<Outcome> {
  return timed('e2e', async () => {
    const chromium = findOrInstallChromium(env, (line) => process.stderr.write(`${line}\n`));
    await using report = await reportFile();
    const [program, ...args] = own(
      'playwright',
      'test',
      '--reporter=list,junit',
      `--output=${results}`,
      ...(workers === undefined ? [] : [`--workers=${workers}`]),
      ...filters,
    );
    const found = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report.path };
    const code = await runProgram(program, args, { env: { ...env, ...found }, output });
    return failedWithoutAFailedTest('e2e', await readReport(report.path), code);
  });
}

/**
 * The end-to-end tests that only read public pages, or what they keep in the browser: they change nothing, and nobody's people are in
 * their way. The crawl is the longest of all.
 */
const READERS = [
  'crawl',
  'appointment',
  'assessments',
  'assessments-device',
  'layout',
  'match-outages',
  'pages',
  'safety-plan',
  'search-to-profile',
  'shared-device',
].map((name) => `tests/e2e/${name}.spec.ts`);

/** Those, in one browser, beside whatever runs. */
export function readers(env: NodeJS.ProcessEnv): Promise<Outcome> {
  return endToEnd({ filters: READERS, env, workers: 1, results: 'test-results/readers', output: 'held' });
}

/** Every other file of end-to-end tests. */
export async function allButTheReaders(): Promise<string[]> {
  const folder = 'tests/e2e';
  const files = (await readdir(folder)).filter((file) => file.endsWith('.spec.ts'));
  return files.map((file) => join(folder, file)).filter((path) => !READERS.includes(path));
}

/** A runner that failed before or beside its tests (a file that does not load, say) still fails the run. */
function failedWithoutAFailedTest(part: string, counts: Counts, code: number): Counts {
  if (code === 0 || counts.failed > 0) return counts;
  const failure = `${part}: its runner ended with ${code}, though no test failed: an error beside the tests, said further up`;
  return { ...counts, failed: 1, failures: [...(counts.failures ?? []), failure] };
}
