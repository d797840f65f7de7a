import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { crawl, isWholeCrawl } from '../support/crawl.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { layoutFaults } from '../support/layout-faults.ts';
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
];

/** Tests that run beside this one put people there and take them away again. */
const PEOPLE_OF_TESTS = /\/testville/;

/** That each profile's picture is there is tests/integration/photos's to say. */
const PICTURES = /^https?:\/\/[^/]+\/photos\//;

/** Google's measure of how far a page's parts have moved while it loaded; 0.1 is called good. */
const MOST_SHIFT = 0.02;

/** Those that go on by themselves; a fade that follows the reader's own scrolling is none. */
const runningAnimations = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
        .length,
  );
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // What was observed before is told in the next task.
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );

const softly = expect.configure({ soft: true });

/** What links and the sitemap lead to, read once for both languages. */
let crawled: ReturnType<typeof crawl> | undefined;
const everyKind = () => (crawled ??= crawl(readStack().app, { perKind: 1, passOver: PEOPLE_OF_TESTS }));

/** A page of each kind in one language. Kinds take turns: the one is English, wide and light, the next French, narrow and dark. */
async function addressesIn(lang: string): Promise<Set<string>> {
  // What is English by its address alone is the same page as without.
  const pages = (await everyKind()).filter(
    ({ facts, address }) => facts !== null && !address.includes('lang=en'),
  );
  const kinds = [...new Set(pages.map(({ kind }) => kind))].sort();
  const isTurn = (index: number) => isWholeCrawl || index % 2 === (lang === 'fr' ? 1 : 0);
  return new Set([
    ...pages
      .filter(
        ({ address, kind }) => address.includes('lang=fr') === (lang === 'fr') && isTurn(kinds.indexOf(kind)),
      )
      .map(({ address }) => address),
    ...UNLINKED.filter((_, index) => isTurn(index)).map(
      (path) => `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`,
    ),
  ]);
}

// What the pages say and link to is checked without a browser, in tests/integration/seo/crawl.test.ts.
for (const { lang, judged } of [
  { lang: 'en', judged: { colorScheme: 'light', width: 1280 } },
  { lang: 'fr', judged: { colorScheme: 'dark', width: 320 } },
] as const) {
  test(`each kind of page is accessible, fits 320 px, stands still and reports no error, ${lang}`, async ({
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
    await page.emulateMedia({ colorScheme: judged.colorScheme, reducedMotion: 'reduce' });
    for (const address of addresses) {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(address);
      await untilHydrated(page.getByRole('banner'));
      await expect(page.locator('html')).toHaveAttribute('lang', `${lang}-CA`);
      expect.soft(await layoutFaults(page), address).toEqual([]);
      expect.soft(await layoutShift(page), `${address} shifts`).toBeLessThanOrEqual(MOST_SHIFT);
      await softly.poll(() => runningAnimations(page), `${address} moves`).toBe(0);
      if (judged.width !== 320) {
        await page.setViewportSize({ width: judged.width, height: 900 });
        if (isWholeCrawl) expect.soft(await layoutFaults(page), address).toEqual([]);
      }
      expect.soft(await axeViolations(page), address).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
}
