import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallChromium } from '../support/chromium.ts';
import type { Outcome } from './outcome.ts';
import { runProgram, type Output } from './process.ts';
import { readPlaywrightReport, readVitestReport } from './reports.ts';

/** A check that passes or fails as a whole, counted as one test. */
export async function check(
  part: string,
  program: string,
  args: readonly string[],
  output: Output = 'shown',
): Promise<Outcome> {
  const code = await runProgram('npx', ['--no-install', program, ...args], { env: process.env, output });
  return { part, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

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
    path: join(folder, 'report.json'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** One of the projects of vitest.config.ts. */
export async function vitest(
  project: string,
  { filters, exclude = [], env = process.env, output = 'shown', outlives = false }: VitestRun,
): Promise<Outcome> {
  await using report = await reportFile();
  const code = await runProgram(
    'npx',
    [
      '--no-install',
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report.path}`,
      ...exclude.map((file) => `--exclude=${file}`),
      ...filters,
    ],
    { env, output, outlives },
  );
  return failedWithoutAFailedTest({ part: project, ...(await readVitestReport(report.path)) }, code);
}

/**
 * Integration tests that use the common stack and yet mind nobody: they write in a database of their own or nothing, and what others
 * write changes nothing of what they ask for.
 */
const IN_NOBODYS_WAY = new Set([
  'api/engines.test.ts',
  'api/faults.test.ts',
  'api/heard-changes.test.ts',
  'api/privacy-officer.test.ts',
  'api/raw-http.test.ts',
  'api/request-limits.test.ts',
  'api/rolling-restart.test.ts',
  'indexer/frozen.test.ts',
  'indexer/lost-index.test.ts',
  'indexer/session.test.ts',
  'npm-commands.test.ts',
  'security/headers.test.ts',
  'security/policy.test.ts',
  'seo/development.test.ts',
  'seo/html.test.ts',
]);

/**
 * The integration tests that may run beside all others: those, and all that bring a Redis (and with it all else that they change) or a
 * whole stack of their own. Much of their time is waiting.
 */
export async function testsThatRunBeside(): Promise<string[]> {
  const folder = 'tests/integration';
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.test.ts'));
  const beside: string[] = [];
  for (const file of files.toSorted()) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    const bringsItsOwn = /(support\/(own-redis|own-mail-parts|stack-parts)|chaos\/run)\.ts'/.test(text);
    if (IN_NOBODYS_WAY.has(file) || bringsItsOwn) beside.push(path);
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
export async function endToEnd({
  filters,
  env,
  workers,
  results = 'test-results/e2e',
  output = 'shown',
}: BrowserRun): Promise<Outcome> {
  const chromium = findOrInstallChromium(env, (line) => process.stderr.write(`${line}\n`));
  await using report = await reportFile();
  const code = await runProgram(
    'npx',
    [
      '--no-install',
      'playwright',
      'test',
      '--reporter=list,json',
      `--output=${results}`,
      ...(workers === undefined ? [] : [`--workers=${workers}`]),
      ...filters,
    ],
    { env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report.path }, output },
  );
  return failedWithoutAFailedTest({ part: 'e2e', ...(await readPlaywrightReport(report.path)) }, code);
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
  'blog',
  'conditions',
  'safety-plan',
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
function failedWithoutAFailedTest(outcome: Outcome, code: number): Outcome {
  if (code === 0 || outcome.failed > 0) return outcome;
  const failure = `${outcome.part}: its runner ended with ${code}, though no test failed: an error beside the tests, said further up`;
  return { ...outcome, failed: 1, failures: [...(outcome.failures ?? []), failure] };
}
