import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { crawl } from '../support/crawl.ts';
import { readStack } from '../support/stack-file.ts';

// A recording of some twenty pages costs more than the pages; a failure names the page and the element.
test.use({ trace: 'off' });

// What the pages say and link to is checked without a browser, in tests/integration/seo/crawl.test.ts.
for (const { lang, colorScheme, width } of [
  { lang: 'en', colorScheme: 'light', width: 1280 },
  { lang: 'fr', colorScheme: 'dark', width: 390 },
] as const) {
  test(`each kind of page is accessible, fits and reports no error, ${lang}, ${colorScheme}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const pages = await crawl(readStack().app, { perKind: 1 });
    const addresses = pages
      .filter(({ facts, address }) => facts !== null && address.includes('lang=fr') === (lang === 'fr'))
      .map(({ address }) => address);
    expect(addresses.length).toBeGreaterThan(15);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
    for (const address of addresses) {
      await page.goto(address);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      const found = violations.map(({ id, nodes }) => `${address}: ${id} ${nodes[0]?.html ?? ''}`);
      expect.soft(found).toEqual([]);
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), address)
        .toBeLessThanOrEqual(width);
    }
    expect(errors).toEqual([]);
  });
}
