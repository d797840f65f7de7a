import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findOrInstallChromium } from '../support/chromium.ts';
import { percentile } from './result.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Scores = Record<(typeof CATEGORIES)[number], number>;

export interface GradedPage {
  /** Medians of the runs, 0 to 100. */
  scores: Scores;
  /** Audits below their full score that cost one of the categories something, by how often they did. */
  lost: string[];
}

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

/** Lighthouse's mobile profile on each address: three runs, and the median of each category. */
export async function gradePages(
  addresses: Readonly<Record<string, string>>,
): Promise<Record<string, GradedPage>> {
  const chromePath = findOrInstallChromium(process.env, (line) => process.stderr.write(`${line}\n`));
  const graded: Record<string, GradedPage> = {};
  for (const [name, address] of Object.entries(addresses)) {
    const runs: Scores[] = [];
    const lost = new Map<string, number>();
    for (let run = 0; run < RUNS; run++) {
      // A browser of its own each time: nothing is kept from the run before.
      const chrome = await launch({ chromePath, chromeFlags: FLAGS });
      try {
        const result = await lighthouse(address, {
          port: chrome.port,
          output: 'json',
          logLevel: 'error',
          onlyCategories: [...CATEGORIES],
        });
        if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
        const { categories, audits } = result.lhr;
        runs.push(
          Object.fromEntries(
            CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
          ) as Scores,
        );
        for (const category of CATEGORIES) {
          for (const { id, weight } of categories[category]?.auditRefs ?? []) {
            const score = audits[id]?.score;
            if (weight > 0 && typeof score === 'number' && score < 0.9) lost.set(id, (lost.get(id) ?? 0) + 1);
          }
        }
      } finally {
        chrome.kill();
      }
    }
    const scores = Object.fromEntries(
      CATEGORIES.map((category) => [
        category,
        percentile(
          runs.map((run) => run[category]),
          0.5,
        ),
      ]),
    ) as Scores;
    graded[name] = { scores, lost: [...lost].map(([id, count]) => `${id} (${count} of ${RUNS})`) };
  }
  return graded;
}
