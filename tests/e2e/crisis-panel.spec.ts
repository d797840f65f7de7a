import { expect } from '@playwright/test';
import { cards, count, keyword, openSearch, searchFor } from '../support/search-screen.ts';
import { test } from '../support/visitor.ts';

test('whom to call is on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [language, said] of [
    ['en', 'i want to die'],
    ['fr', 'mon mari me bat'],
    ['en', 'my baby is not breathing'],
    ['fr', 'je frappe mon bébé'],
  ] as const) {
    await page.goto(`${searchFor(said)}&location=Winnipeg%2C+Manitoba&lang=${language}`);
    const panel = page.locator('.crisis-panel');
    const [lines, head] = [await panel.boundingBox(), await count(page).boundingBox()];
    expect(lines && head && lines.y + lines.height <= head.y, said).toBe(true);
    const first = await panel.locator('a[href^="tel:"]').first().boundingBox();
    expect(first && first.y, said).toBeLessThanOrEqual(420);
    // The line of this danger, too, above the bar of the quick exit.
    const own = await panel.locator('.crisis-line:not(.is-first) a').first().boundingBox();
    const exit = await panel.locator('.quick-exit').boundingBox();
    expect(own && exit && own.y + own.height <= exit.y, said).toBe(true);
  }
});

test('whoever is hurt has the lines of a province they choose, without scripts, and before them pages that help', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const panel = page.locator('.crisis-panel');
  for (const [said, lang, fold] of [
    ['my husband hits me', 'en', 'Lines for violence and sexual assault, by province and territory'],
    ['mon mari me frappe', 'fr', /^Lignes pour la violence/],
    ['my dad touches me at night', 'en', 'Lines for violence and sexual assault, by province and territory'],
  ] as const) {
    await page.goto(`${searchFor(said)}&lang=${lang}`);
    const box = await panel.boundingBox();
    expect(box?.height, said).toBeLessThan(1400);
    const manitoba = panel.locator('a[href="tel:+18882927565"]').first();
    await expect(manitoba).toBeHidden();
    await panel.getByText(fold).click();
    await panel.locator('summary').getByText('Manitoba', { exact: true }).first().click();
    await expect(manitoba).toBeVisible();
    await expect(panel.locator('a[href="tel:+18664038000"]').first()).toBeHidden();
  }
  const child = await panel.getByText('Kids Help Phone').first().boundingBox();
  const folded = await panel.locator('summary').first().boundingBox();
  expect(child && folded && child.y < folded.y).toBe(true);

  // Where the province is known, its lines stand above what is folded.
  await page.goto(`${searchFor('my dad touches me at night')}&location=Winnipeg%2C+Manitoba`);
  await expect(panel.getByText('Klinic Sexual Assault Crisis Line, Manitoba')).toBeVisible();

  // However little room there is, they come before people.
  await page.goto(`${searchFor('je veux mourir')}&lang=fr`);
  const call = panel.getByRole('link', { name: 'Appeler le 9-8-8' });
  await expect(call).toBeInViewport({ ratio: 1 });
  const [lines, first] = [await call.boundingBox(), await cards(page).first().boundingBox()];
  expect(lines && first && lines.y + lines.height <= first.y).toBe(true);
  await context.close();
});

test('words of danger lead to help where the lines cannot be had, in Nunavut to those who answer there', async ({
  page,
}) => {
  await page.route(/\/crisis-first-.*\.js/, (route) => route.abort());
  await openSearch(page);
  await keyword(page).fill('i want to die');
  const main = page.getByRole('main');
  await expect(main).toContainText('call 911 (in Nunavut, the RCMP or your health centre).');
  await expect(main.getByRole('link', { name: 'Call 9-8-8' })).toHaveAttribute('href', 'tel:988');
  await expect(main.getByRole('link', { name: 'Text 9-8-8' })).toHaveAttribute('href', 'sms:988');

  await page.evaluate(() => localStorage.setItem('visitor_province', '"NU"'));
  await openSearch(page);
  await keyword(page).fill('i want to die');
  await expect(main).toContainText('If someone is in danger, call your community’s RCMP or health centre.');
});
