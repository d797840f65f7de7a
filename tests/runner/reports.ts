import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Counts } from './outcome.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  specs: {
    file: string;
    title: string;
    ok: boolean;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

/** What vitest's JSON report says; nothing passed and nothing failed where it left none. */
export async function readVitestReport(path: string): Promise<Counts> {
  const report = await readReport<VitestReport>(path);
  if (!report) return NOTHING;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative('.', name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return status === 'failed' ? [failure(file, '', message)] : [];
      return failed.map((test) => failure(file, test.fullName, test.failureMessages[0]));
    }),
  };
}

/** What Playwright's JSON report says. A test that passed at a second try has failed. */
export async function readPlaywrightReport(path: string): Promise<Counts> {
  const report = await readReport<PlaywrightReport>(path);
  if (!report) return NOTHING;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    failures: [
      ...report.errors.map(({ message }) => failure('', '', message)),
      ...report.suites.flatMap(failuresOf),
    ],
  };
}

function failuresOf({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  const own = failed.map(({ file, title, tests }) => {
    const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
    return failure(file, title, errors.find(Boolean));
  });
  return [...own, ...suites.flatMap(failuresOf)];
}

/** Enough of a failure to know it by: the whole of it stands further up, among thousands of lines. */
function failure(file: string, name: string, message = ''): string {
  const said = stripVTControlCharacters(message).trim().split('\n').slice(0, 6);
  return [[file, name].filter(Boolean).join(' > '), ...said.map((line) => `    ${line}`)].join('\n');
}

async function readReport<T>(path: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
