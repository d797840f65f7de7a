import { test as base, type BrowserContext, type Page } from '@playwright/test';

interface Pages {
  /**
   * A page in a browser context of its own, as of somebody who was never here: for what sets the clock or adds to a context what stays
   * there, gives up on code that another test may have loaded, or comes with other settings than most.
   */
  ownPage: Page;
}

/**
 * One browser context for all of a worker's tests: a new one reads and compiles the code of the site anew, which is near half of what a
 * page takes. Each test has a tab of its own, beside one that stays, and nothing that the site kept in the browser stays for the next.
 */
export const test = base.extend<Pages, { kept: { context: BrowserContext; tab: Page } }>({
  kept: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, storageState } = project.use;
      const context = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
        ...(storageState !== undefined && { storageState }),
      });
      const tab = await context.newPage();
      await tab.goto('/robots.txt');
      await use({ context, tab });
      await context.close();
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
  page: async ({ context, kept: { tab } }, use) => {
    const opened = context.waitForEvent('page');
    // Opened by the tab that stays, it shares its process; it is nobody's child.
    await tab.evaluate(() => {
      const page = window.open('about:blank');
      if (page) page.opener = null;
    });
    await usePage(await opened, use);
  },
  ownPage: async ({ browser }, use) => {
    const context = await browser.newContext();
    await usePage(await context.newPage(), use);
    await context.close();
  },
});

/** What the page asks for as a test ends needs no answer any more. */
async function usePage(page: Page, use: (page: Page) => Promise<void>): Promise<void> {
  await use(page);
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
}
