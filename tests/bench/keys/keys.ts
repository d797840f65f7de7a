import { chromium, type Browser, type Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import type { StackAddresses } from '@directory/stack/stack-file';
import { findOrInstallChromium } from '../../support/chromium.ts';
import { SEARCH } from '../../support/search-screen.ts';
import { untilHydrated } from '../../support/hydrated.ts';
import postgres from 'postgres';
import { Pool } from 'undici';
import { engineAsker, gatewayAsker } from '../relevance.ts';
import { startBenchStack } from '../bench-stack.ts';
import { atMost, percentile, type BenchOptions, type BenchResult } from '../result.ts';
import { isQuiet, keepPaintLog, lastKeyToPaint } from './paint-clock.ts';
import { serveStockPage } from './serve-stock-page.ts';
import { KINDS, TRACE_CATEGORIES, workOfTrace, type Work } from './work-of-trace.ts';

/** A person who types fast: 60 words a minute are five letters a second, and a word that comes to mind is typed in bursts. */
const KEY_MS = 90;
/** With no answer awaited nothing follows later than that, on a processor that is not slowed down. */
const QUIET_MS = 200;
const WARM_UP = 3;
/** A cheap phone's processor beside a desktop's. */
const SLOW = 6;
/** Many words are a long trace, and of a key's work the median is asked for. */
const TRACED = 8;
/** A word takes four times as long on a slow processor. */
const SLOWED = 24;

/** So many words are typed, each on both pages. */
const WORDS = 36;
/** So many of a list are seen without scrolling. */
const SEEN = 3;

/** A page with a search box, open in a browser. */
interface TypedPage {
  page: Page;
  box: string;
  elements: number;
  scriptKb: number;
}

type Side = 'screen' | 'stock';
const SIDES = ['screen', 'stock'] as const;

/** As many profiles as keys were first felt with. More are the engine's time, which `npm run bench -- search` measures. */
export const profiles = 2000;

/** What a key costs on the search screen, and how long after the last one results are painted: see {@link measureKeys}. */
export async function run({ profiles: count }: BenchOptions): Promise<BenchResult> {
  await using stack = await startBenchStack(count);
  return { name: `keys, ${count} profiles`, ...(await measureKeys(stack)) };
}

/**
 * From the last key down to the results painted, in a real browser: the search screen of a whole server against the stock page on
 * the engine itself, at the machine's speed and slowed down as a phone. Both have the same words typed at the same pace, word by word in
 * turn. Then what a key has the page do, from a trace, with nobody waiting for it.
 */
export async function measureKeys(
  stack: Pick<StackAddresses, 'app' | 'meilisearch' | 'postgres'>,
): Promise<Pick<BenchResult, 'figures' | 'ratios'>> {
  const words = await tellingWords(stack);
  const executablePath = findOrInstallChromium(process.env, (line) => process.stderr.write(`${line}\n`));
  await using stock = await serveStockPage(stack.app);
  await using browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const sides: Record<Side, TypedPage> = {
    screen: await openPage(browser, stack.app + SEARCH, '[name=search][role=combobox]', '.result-name'),
    stock: await openPage(
      browser,
      stockAddress(stock.url, stack),
      '.ais-SearchBox-input',
      '.ais-Hits-item h3',
    ),
  };
  await untilHydrated(sides.screen.page.locator(sides.screen.box));
  for (const text of words.slice(0, WARM_UP)) for (const side of SIDES) await type(sides[side], text, 1);

  const quick = await inTurn('typed', words, async (side, text) => type(sides[side], text, 1));
  const work = await inTurn('traced', words.slice(0, TRACED), async (side, text) =>
    traced(browser, sides[side], text),
  );
  for (const { page } of Object.values(sides)) await slowDown(page, SLOW);
  const slow = await inTurn('typed slowly', words.slice(0, SLOWED), async (side, text) =>
    type(sides[side], text, SLOW),
  );

  const split = { screen: medians(work.screen), stock: medians(work.stock) };
  const p95Over = (times: Record<Side, number[]>) =>
    percentile(times.screen, 0.95) / percentile(times.stock, 0.95);
  return {
    figures: Object.fromEntries([
      ...SIDES.map((side) => [`elements, ${side}`, sides[side].elements] as const),
      ...SIDES.map((side) => [`script loaded, ${side}, kB gzip`, sides[side].scriptKb] as const),
      ...SIDES.flatMap((side) =>
        KINDS.map((kind) => [`work of a key, ${side}, ${kind} ms`, split[side][kind]] as const),
      ),
      ...SIDES.flatMap((side) => paintTimes(`last key to paint, ${side}`, quick[side])),
      ...SIDES.flatMap((side) => paintTimes(`last key to paint at 1/${SLOW} speed, ${side}`, slow[side])),
    ]),
    ratios: [
      atMost('style and layout of a key, ms', split.screen.style + split.screen.layout, 10),
      atMost('script of a key, ms', split.screen.script, 20),
      atMost('elements of the search screen', sides.screen.elements, 900),
      atMost('last key to results painted p95 over stock InstantSearch', p95Over(quick), 1),
      atMost(`the same at 1/${SLOW} speed`, p95Over(slow), 1),
    ],
  };
}

/**
 * Words whose last letter changes who is seen on both pages, where there is something to paint: names and towns of the directory, and
 * concerns and therapies, in an order that is the same in every run.
 */
async function tellingWords(
  stack: Pick<StackAddresses, 'app' | 'meilisearch' | 'postgres'>,
): Promise<string[]> {
  const sql = postgres(stack.postgres, { max: 1 });
  const pools = [new Pool(stack.app), new Pool(stack.meilisearch.url)] as const;
  const asks = [gatewayAsker(pools[0]), engineAsker(pools[1], stack.meilisearch.searchKey)];
  try {
    const rows = await sql<{ text: string }[]>`
      select distinct lower(text) as text, md5(lower(text))
      from public.psychologist_profiles, unnest(array[last_name, first_name || ' ' || last_name, city]) as text
      where is_active and length(text) > 3 order by 2 limit 1000`;
    const terms = [...specialtyVocabulary.terms, ...therapyVocabulary.terms].map(({ en }) =>
      en.toLowerCase(),
    );
    // A letter without a key of its own (`ü`) is inserted with no key going down: the time would be from the one before.
    const candidates = rows
      .flatMap(({ text }, index) => [text, terms[index] ?? []].flat())
      .filter((text) => /[a-z]$/.test(text));
    const chosen: string[] = [];
    for (const text of candidates) {
      if (chosen.length === WORDS) return chosen;
      const seen = async (search: string) =>
        Promise.all(asks.map(async (ask) => JSON.stringify((await ask(search)).slice(0, SEEN))));
      const [before, after] = await Promise.all([seen(text.slice(0, -1)), seen(text)]);
      if (before.every((list, side) => list !== after[side])) chosen.push(text);
    }
    throw new Error(`Only ${chosen.length} of ${candidates.length} words change who is seen.`);
  } finally {
    await Promise.all([sql.end(), ...pools.map((pool) => pool.close())]);
  }
}

function paintTimes(name: string, samples: readonly number[]) {
  return [
    [`${name}, words`, samples.length],
    [`${name} p50 ms`, percentile(samples, 0.5)],
    [`${name} p95 ms`, percentile(samples, 0.95)],
  ] as const;
}

function medians(works: readonly Work[]): Work {
  const middle = (kind: keyof Work) =>
    percentile(
      works.map((work) => work[kind]),
      0.5,
    );
  return Object.fromEntries(KINDS.map((kind) => [kind, middle(kind)])) as Work;
}

/** Measures each word on both pages, which take turns at being first. What is null on one is left out on both. */
async function inTurn<T>(
  how: string,
  words: readonly string[],
  measure: (side: Side, text: string) => Promise<T | null>,
): Promise<Record<Side, T[]>> {
  const measured: Record<Side, T[]> = { screen: [], stock: [] };
  for (const [index, text] of words.entries()) {
    const pair: Partial<Record<Side, T>> = {};
    for (const side of index % 2 === 0 ? SIDES : SIDES.toReversed()) {
      const value = await measure(side, text);
      if (value !== null) pair[side] = value;
    }
    const { screen, stock } = pair;
    if (screen === undefined || stock === undefined) continue;
    measured.screen.push(screen);
    measured.stock.push(stock);
  }
  process.stderr.write(`${words.length} words ${how} on both pages after ${process.uptime().toFixed(0)} s\n`);
  return measured;
}

function stockAddress(url: string, { meilisearch }: Pick<StackAddresses, 'meilisearch'>): string {
  return `${url}?${new URLSearchParams({ engine: meilisearch.url, key: meilisearch.searchKey }).toString()}`;
}

async function openPage(browser: Browser, url: string, box: string, results: string): Promise<TypedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  // Before the page's own scripts, which keep `fetch` as they find it.
  await page.addInitScript(keepPaintLog, results);
  let scriptBytes = 0;
  const read: Promise<void>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    read.push(response.body().then((body) => void (scriptBytes += gzipSync(body).length)));
  });
  await page.goto(url);
  await page.locator(results).first().waitFor();
  await page.waitForLoadState('networkidle');
  await Promise.all(read);
  const elements = await page.locator('*').count();
  return { page, box, elements, scriptKb: scriptBytes / 1000 };
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Types a text over the last one. @returns from the last key to the results painted; null when it changed none */
async function type({ page, box }: TypedPage, text: string, slowness: number): Promise<number | null> {
  await page.bringToFront();
  await page.locator(box).selectText();
  await page.locator(box).pressSequentially(text, { delay: KEY_MS });
  await page.waitForFunction(isQuiet, QUIET_MS * Math.sqrt(slowness));
  return page.evaluate(lastKeyToPaint);
}

/** The page's work for each key of a text, in ms. */
async function traced(browser: Browser, side: TypedPage, text: string): Promise<Work> {
  await browser.startTracing(side.page, { categories: TRACE_CATEGORIES });
  await type(side, text, 1);
  const work = workOfTrace(await browser.stopTracing());
  return Object.fromEntries(KINDS.map((kind) => [kind, work[kind] / text.length])) as Work;
}
