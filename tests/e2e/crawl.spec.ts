import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { crawl, isWholeCrawl } from '../support/crawl.ts';
import { cutOffTexts } from '../support/cut-off.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { pressFaults } from '../support/press-faults.ts';
import { readStack } from '../support/stack-file.ts';
import { test } from '../support/visitor.ts';

/** What no link leads to: what says that something is missing, and pages of members. */
const UNLINKED = [
  '/no-such-page',
  '/manitoba/winnipeg/juggling',
  '/blog/nothing-of-that-name',
  '/blog?category=access-referrals',
  '/dashboard',
  '/reset-password',
  '/confirm-address',
  '/confirm-address?token=not-known-to-anybody',
  '/log-in-address',
  '/log-in-address?token=not-known-to-anybody',
];

/** Routes that lead to a page of another: a search, a profile, the login. */
const SECOND_NAMES = new Set(['/search', '/psychologist/:id', '/dashboard']);

/** How a page may look: kinds take turns, nightly tests look at each in both ways. */
const LOOKS = [
  { lang: 'en', colorScheme: 'light', width: 1280 },
  { lang: 'fr', colorScheme: 'dark', width: 320 },
] as const;
type Language = (typeof LOOKS)[number]['lang'];

/** Tests that run beside this one put people there and take them away again. */
const PEOPLE_OF_TESTS = /\/testville/;

/** That each profile's picture is there is tests/integration/photos's to say. */
const PICTURES = /^https?:\/\/[^/]+\/photos\//;

/** Google's measure of how far a page's parts have moved while it loaded; 0.1 is called good. */
const MOST_SHIFT = 0.02;

/** What went on while the page loaded: how far its parts have moved, and how many animations go on by themselves. */
const unrest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ shift: number; moving: number }>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // A fade that follows the reader's own scrolling is none.
        const moving = () =>
          document
            .getAnimations()
            .filter(
              ({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline,
            );
        // What was observed before is told in the next task.
        requestAnimationFrame(() => setTimeout(() => resolve({ shift, moving: moving().length })));
      }),
  );

const softly = expect.configure({ soft: true });

/** What links and the sitemap lead to, read once for both languages. */
let crawled: ReturnType<typeof crawl> | undefined;
const everyKind = () => (crawled ??= crawl(readStack().app, { perKind: 1, passOver: PEOPLE_OF_TESTS }));

/** The pages that are looked at in one language: one of each kind whose turn it is, all in a nightly test. */
async function addressesIn(lang: Language): Promise<Set<string>> {
  const ofKinds = new Map<string, string[]>();
  for (const { facts, address, kind } of await everyKind()) {
    // What is English by its address alone is the same page as without.
    if (facts === null || address.includes('lang=en') || SECOND_NAMES.has(kind)) continue;
    const found = ofKinds.get(kind) ?? [];
    ofKinds.set(kind, found);
    if (address.includes('lang=fr') === (lang === 'fr')) found.push(address);
  }
  const unlinked = UNLINKED.map((path) => [`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`]);
  const kinds = [...[...ofKinds.keys()].sort().map((kind) => ofKinds.get(kind) ?? []), ...unlinked];
  if (isWholeCrawl) return new Set(kinds.flat());
  const isTurn = (index: number) => LOOKS[index % LOOKS.length]?.lang === lang;
  // As the page is by itself, rather than as a query makes it.
  const ownFirst = (addresses: readonly string[]) =>
    addresses.toSorted((one, other) => one.length - other.length).slice(0, 1);
  return new Set(kinds.filter((_, index) => isTurn(index)).flatMap(ownFirst));
}

// What the pages say and link to is checked without a browser, in tests/integration/seo/crawl.test.ts.
for (const { lang, colorScheme, width } of LOOKS) {
  test(`each kind of page is accessible, fits 320 px, stands still, has its calls at hand and reports no error, ${lang}`, async ({
    page,
  }) => {
    // There are some forty pages, and the machine may be busy.
    test.setTimeout(600_000);
    const addresses = await addressesIn(lang);
    expect(addresses.size).toBeGreaterThan(isWholeCrawl ? 34 : 17);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      const { url } = message.location();
      // The browser itself says so of a page that is not there, and of a picture of somebody whom a test beside this one took away.
      const isStatus =
        message.text().includes('404 (Not Found)') && (url === page.url() || PICTURES.test(url));
      if (message.type() === 'error' && !isStatus) errors.push(`${page.url()}: ${message.text()} ${url}`);
    });
    const judge = async (address: string) => {
      for (const faultsOf of [layoutFaults, cutOffTexts, pressFaults])
        expect.soft(await faultsOf(page), address).toEqual([]);
    };
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const address of addresses) {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(address);
      await untilHydrated(page.getByRole('banner'));
      await expect(page.locator('html')).toHaveAttribute('lang', `${lang}-CA`);
      const { shift } = await unrest(page);
      expect.soft(shift, `${address} shifts`).toBeLessThanOrEqual(MOST_SHIFT);
      await softly.poll(async () => (await unrest(page)).moving, `${address} moves`).toBe(0);
      await judge(address);
      if (width !== 320) {
        await page.setViewportSize({ width, height: 900 });
        await judge(address);
      }
      expect.soft(await axeViolations(page), address).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
}
