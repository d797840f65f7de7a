import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findOrInstallChromium } from '../support/chromium.ts';
import { installPinned } from '../support/pinned-package.ts';
import { percentile } from './result.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof CATEGORIES)[number];
export type Scores = Record<Category, number>;

export interface GradedPage {
  /** Medians of the runs, 0 to 100. */
  scores: Scores;
  /** Audits below their full score that cost one of the categories something, by how often they did. */
  lost: string[];
}

/** What is read of Lighthouse's report. */
interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

/** A quarter of all files, were it among the project's own. */
const LIGHTHOUSE = {
  name: 'lighthouse',
  version: '12.8.2',
  overrides: { '@paulirish/trace_engine': { 'third-party-web': '0.27.0' } },
};
const RUNS = 3;
/** The same as the end-to-end tests' browser: quiet, and able to run as root. */
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
];

const run = promisify(execFile);
const tell = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * Lighthouse's mobile profile on each address: three runs, and the median of each category.
 * @throws Error when it cannot be installed, or fails
 */
export async function gradePages(
  addresses: Readonly<Record<string, string>>,
): Promise<Record<string, GradedPage>> {
  const chromium = findOrInstallChromium(process.env, tell);
  const modules = await installPinned(LIGHTHOUSE);
  const graded: Record<string, GradedPage> = {};
  for (const [name, address] of Object.entries(addresses)) {
    const reports: Report[] = [];
    for (let index = 0; index < RUNS; index++) reports.push(await visit(address, { modules, chromium }));
    graded[name] = summarize(reports);
  }
  return graded;
}

/** One visit, in a browser of its own: nothing is kept from the one before. */
async function visit(
  address: string,
  { modules, chromium }: { modules: string; chromium: string },
): Promise<Report> {
  const { stdout } = await run(
    process.execPath,
    [
      join(modules, 'lighthouse', 'cli', 'index.js'),
      address,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${FLAGS.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Report;
}

function summarize(reports: readonly Report[]): GradedPage {
  const lost = new Map<string, number>();
  for (const { categories, audits } of reports) {
    for (const { id, weight } of CATEGORIES.flatMap((category) => categories[category].auditRefs)) {
      const score = audits[id]?.score;
      if (weight > 0 && typeof score === 'number' && score < 0.9) lost.set(id, (lost.get(id) ?? 0) + 1);
    }
  }
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => {
      const runs = reports.map(({ categories }) => Math.round((categories[category].score ?? 0) * 100));
      return [category, percentile(runs, 0.5)];
    }),
  ) as Scores;
  return { scores, lost: [...lost].map(([id, count]) => `${id} (${count} of ${reports.length})`) };
}
