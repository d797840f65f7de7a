import { expect } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import { test } from '../support/visitor.ts';

test('an answer opens in its own column, tabs by keyboard; on a phone a trail is one line and ends above its page, and a number can be pressed and stays whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/faq');
  const questions = page.locator('.faq-item');
  const lefts = () =>
    questions.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
  const before = await lefts();
  expect(new Set(before.slice(0, 4))).not.toEqual(new Set(before.slice(4)));
  await questions.first().locator('summary').click();
  await expect(questions.first().locator('.faq-answer')).toBeVisible();
  expect(await lefts()).toEqual(before);

  await page.goto('/psychologist-verification');
  const panel = page.getByRole('tabpanel');
  await untilHydrated(panel);
  await page.getByRole('tab', { name: 'Overview' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Verification Process' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(panel.getByRole('listitem')).toHaveCount(4);
  await expect(panel).toContainText('5–7 business days');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog/what-therapy-costs-in-canada?lang=fr');
  const tops = await page
    .locator('.breadcrumbs a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops.length).toBe(3);
  expect(new Set(tops).size).toBe(1);
  const current = page.locator('.breadcrumbs-item').last();
  await expect(current).toHaveCSS('width', '1px');
  await page.goto('/blog');
  await expect(page.locator('.breadcrumbs-item')).toHaveCount(2);
  await expect(current).toHaveCSS('width', '1px');

  await page.setViewportSize({ width: 320, height: 700 });
  for (const [path, number] of [
    ['/about', 'tel:911'],
    ['/psychologist-location-search', 'tel:+18552423310'],
  ] as const) {
    await page.goto(path);
    const link = page.getByRole('main').locator(`a[href="${number}"]`);
    expect(await link.evaluate((element) => element.getClientRects().length), path).toBe(1);
  }
});

test('the language switch stays on the page, with its query; a page’s form searches its city, and only for some text', async ({
  page,
}) => {
  await page.goto('/manitoba/winnipeg');
  await page.goto('/manitoba/winnipeg/anxiety?from=test');
  const french = page.getByRole('link', { name: 'Français' }).first();
  await untilHydrated(french);
  await french.click();
  await expect(page).toHaveURL(/\/manitoba\/winnipeg\/anxiety\?from=test&lang=fr$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Anxiété\u00a0: psychologues à Winnipeg (Manitoba)',
  );
  // The page was one step, whatever its language: Back leads to the one before.
  await page.goBack();
  await expect(page).toHaveURL(/\/manitoba\/winnipeg$/);

  await page.goto('/manitoba/winnipeg/anxiety?lang=en');
  const search = page.getByRole('searchbox', { name: 'Search psychologists in Winnipeg' });
  await search.fill('   ');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/manitoba\/winnipeg\/anxiety/);
  await search.fill('insomnia');
  await search.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('insomnia');
  expect(new URL(page.url()).searchParams.get('location')).toBe('Winnipeg, Manitoba');
});
