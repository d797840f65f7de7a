import { chromium, type Browser, type Page } from '@playwright/test';
import type { StackAddresses } from '@directory/stack/stack-file';
import { findOrInstallChromium } from '../../support/chromium.ts';
import { SEARCH } from '../../support/search-screen.ts';
import { untilHydrated } from '../../support/hydrated.ts';
import { atMost, percentile, type BenchResult } from '../result.ts';
import { isQuiet, keepPaintLog, lastKeyToPaint } from './paint-clock.ts';
import { serveStockPage } from './serve-stock-page.ts';

/** A person who types fast: 60 words a minute are five letters a second, and a word that comes to mind is typed in bursts. */
const KEY_MS = 90;
/** Nothing follows the last key later than that. */
const QUIET_MS = 350;
const WARM_UP = 4;

/** What is typed: names, places, concerns, therapies, and sentences that are understood. */
const TYPED = [
  'tremblay',
  'anxiety',
  'winnipeg',
  'emdr',
  'depression',
  'marie gagnon',
  'trauma',
  'couples',
  'montréal',
  'adhd',
  'smith',
  'grief',
  'toronto',
  'roy',
  'insomnia',
  'mindfulness',
  'nguyen',
  'autism',
  'calgary',
  'burnout',
  'singh',
  'stress',
  'ottawa',
  'hypnosis',
  'self esteem',
  'french',
  'halifax',
  'addiction',
  'anxiety online',
  'chen',
  'deuil',
  'female toronto',
];

/** Measured in rounds, both pages in each: another program's burst then spoils one of them. */
const ROUNDS = 4;

/** One page with a search box, open in a browser. */
interface TypedPage {
  page: Page;
  box: string;
}

/**
 * From the last key down to the results painted, in a real browser: the search screen of a whole server against the stock page on
 * the engine itself. Both have the same words typed at the same pace, word by word in turn.
 */
export async function measureTyping(
  stack: Pick<StackAddresses, 'app' | 'meilisearch'>,
): Promise<Pick<BenchResult, 'figures' | 'ratios'>> {
  const executablePath = findOrInstallChromium(process.env, (line) => process.stderr.write(`${line}\n`));
  await using stock = await serveStockPage();
  await using browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const sides = {
    screen: await openPage(browser, stack.app + SEARCH, 'input[name=search]', '.result-name'),
    stock: await openPage(
      browser,
      stockAddress(stock.url, stack),
      '.ais-SearchBox-input',
      '.ais-Hits-item h3',
    ),
  };
  await untilHydrated(sides.screen.page.locator(sides.screen.box));
  const rounds = Array.from({ length: ROUNDS }, () => ({ screen: [] as number[], stock: [] as number[] }));
  for (const text of TYPED.slice(0, WARM_UP)) for (const side of Object.values(sides)) await type(side, text);
  for (const [index, text] of TYPED.entries()) {
    const order = index % 2 === 0 ? (['screen', 'stock'] as const) : (['stock', 'screen'] as const);
    for (const side of order) {
      const ms = await type(sides[side], text);
      if (ms !== null) rounds[index % ROUNDS]?.[side].push(ms);
    }
  }
  const all = (side: keyof typeof sides) => rounds.flatMap((round) => round[side]);
  const figures = (Object.keys(sides) as (keyof typeof sides)[]).flatMap((side) => [
    [`last key to paint, ${side} p50 ms`, percentile(all(side), 0.5)] as const,
    [`last key to paint, ${side} p95 ms`, percentile(all(side), 0.95)] as const,
  ]);
  const ratio = percentile(all('screen'), 0.95) / percentile(all('stock'), 0.95);
  return {
    figures: Object.fromEntries(figures),
    ratios: [atMost('last key to results painted p95 over stock InstantSearch', ratio, 1)],
  };
}

function stockAddress(url: string, { meilisearch }: Pick<StackAddresses, 'meilisearch'>): string {
  return `${url}?${new URLSearchParams({ engine: meilisearch.url, key: meilisearch.searchKey }).toString()}`;
}

async function openPage(browser: Browser, url: string, box: string, results: string): Promise<TypedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(results).first().waitFor();
  await page.evaluate(keepPaintLog, results);
  return { page, box };
}

/** Types a text into the empty box. @returns from the last key to the results painted; null when it changed none */
async function type({ page, box }: TypedPage, text: string): Promise<number | null> {
  await page.bringToFront();
  await page.locator(box).fill('');
  await page.waitForFunction(isQuiet, QUIET_MS);
  await page.locator(box).pressSequentially(text, { delay: KEY_MS });
  await page.waitForFunction(isQuiet, QUIET_MS);
  return page.evaluate(lastKeyToPaint);
}
