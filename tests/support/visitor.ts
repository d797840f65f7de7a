import { test as base, type BrowserContext, type Page } from '@playwright/test';

/**
 * For files that only read public pages, in the ordinary language and with scripts: one browser context for all of a worker's tests. Each
 * has a tab of its own, beside one that stays, so that the code of the site is compiled once; nothing that the site kept in the browser
 * stays for the next.
 */
export const test = base.extend<object, { kept: { context: BrowserContext; tab: Page } }>({
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
    await use(await opened);
  },
});
