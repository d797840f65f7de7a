import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Page,
  type PlaywrightTestOptions,
} from '@playwright/test';
import { WINDOW } from '../../playwright.config.ts';

interface Pages {
  /**
   * Opens a tab in the process of the others, as a link in a new tab does, with the code that they have read. `context.newPage()` has a
   * process of its own: for two tabs that have to hear of each other.
   */
  openTab: () => Promise<Page>;
  /**
   * A page in a browser context of its own, as of somebody who was never here: for what sets the clock or adds to a context what stays
   * there, gives up on code that another test may have loaded, or comes with other settings than most.
   */
  ownPage: Page;
}

interface Kept {
  context: BrowserContext;
  tab: Page;
  /** Whether pages fill windows of {@link WINDOW}, rather than pretend to. */
  fillsWindows: boolean;
}

/**
 * One browser context for all of a worker's tests: a new one reads and compiles the code of the site anew, which is near half of what a
 * page takes. Each test has a tab of its own, beside one that stays, and nothing that the site kept in the browser stays for the next.
 */
export const test = base.extend<Pages, { kept: Kept }>({
  kept: [
    async ({ browser }, use, { project }) => {
      const kept = (await keep(browser, project.use, true)) ?? (await keep(browser, project.use, false));
      if (!kept) throw new Error('There is no page to begin with.');
      await use(kept);
      await kept.context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ kept: { context, tab } }, use) => {
    const cookies = await context.cookies();
    await use(context);
    for (const page of context.pages()) if (page !== tab) await page.close();
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    await context.addCookies(cookies);
    await tab.evaluate(() => localStorage.clear());
  },
  openTab: async ({ context, kept: { tab, fillsWindows } }, use) => {
    await use(async () => {
      const opened = context.waitForEvent('page');
      // Opened by the tab that stays, it shares its process; it is nobody's child.
      await tab.evaluate(() => {
        const page = window.open('about:blank');
        if (page) page.opener = null;
      });
      const page = await opened;
      if (fillsWindows) page.setViewportSize = (size) => resizeWindow(page, size);
      return page;
    });
  },
  page: async ({ openTab }, use) => usePage(await openTab(), use),
  ownPage: async ({ browser }, use) => {
    const context = await browser.newContext();
    await usePage(await context.newPage(), use);
    await context.close();
  },
});

/**
 * A context whose pages fill their windows: each time that a size is only pretended, and each time that this ends, Chromium drops what it
 * holds in memory for all pages, and the next one reads and compiles everything anew. Null where a window has edges and bars of its own,
 * as a whole Chromium's has.
 */
async function keep(
  browser: Browser,
  { baseURL, locale, timezoneId, storageState }: Partial<PlaywrightTestOptions>,
  fillsWindows: boolean,
): Promise<Kept | null> {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    ...(locale !== undefined && { locale }),
    ...(timezoneId !== undefined && { timezoneId }),
    ...(storageState !== undefined && { storageState }),
    ...(fillsWindows && { viewport: null }),
  });
  const tab = await context.newPage();
  await tab.goto('/robots.txt');
  if (await hasSize(tab, WINDOW)) return { context, tab, fillsWindows };
  await context.close();
  return null;
}

const hasSize = (page: Page, { width, height }: typeof WINDOW) =>
  page.evaluate(([x, y]) => innerWidth === x && innerHeight === y, [width, height] as const);

async function resizeWindow(page: Page, size: typeof WINDOW): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { windowId } = await devtools.send('Browser.getWindowForTarget');
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: size });
  await devtools.detach();
  await expect.poll(() => hasSize(page, size)).toBe(true);
}

/** What the page asks for as a test ends needs no answer any more. */
async function usePage(page: Page, use: (page: Page) => Promise<void>): Promise<void> {
  await use(page);
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
}
