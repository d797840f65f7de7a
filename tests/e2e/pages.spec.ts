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

test('a page leads to its parts, to its twin in French and on to the directory', async ({ page }) => {
  await page.goto('/conditions/anxiety');
  await untilHydrated(page.getByRole('heading', { level: 1 }));
  await page.getByRole('link', { name: 'Types of anxiety' }).click();
  await expect(page).toHaveURL(/#types$/);
  await expect(page.getByRole('heading', { name: 'Types of anxiety' })).toBeInViewport();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anxiété');
  await untilHydrated(page.getByRole('heading', { level: 1 }));
  // Without a new document: the page's words are fetched by script.
  await page.getByRole('navigation', { name: 'Autres troubles' }).getByRole('link', { name: 'TSPT' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TSPT');
  await expect(page).toHaveTitle(/^TSPT/);
  await page.goBack();
  // What is folded is opened by the link that leads to it.
  await page
    .getByRole('navigation', { name: 'Sur cette page' })
    .getByRole('link', { name: /^Ressources/ })
    .click();
  await page.getByRole('link', { name: /^Psychologues dont le profil mentionne l’anxiété/ }).click();
  await expect(page).toHaveURL(/\/find-a-psychologist\?search=Anxi/);
});

test('guides that cannot be had say so; a category is kept in the address', async ({ page }) => {
  await page.goto('/faq');
  await page.route('**/api/articles?**', (route) =>
    route.fulfill({ status: 400, json: { error: 'No.', code: 'test', requestId: 'test' } }),
  );
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });
  await untilHydrated(link);
  await link.click();
  await expect(page.getByText('The guides could not be loaded')).toBeVisible();
  await page.unroute('**/api/articles?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(4);
  // Each has a drawing of its own, also on its own page.
  const drawings = cards.getByRole('presentation');
  await expect(drawings).toHaveCount(4);
  for (const drawing of await drawings.all()) {
    await drawing.scrollIntoViewIfNeeded();
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  }
  const filter = page.getByRole('navigation', { name: 'Categories' });
  await untilHydrated(filter.getByRole('link', { name: 'Cost & Insurance' }));
  await filter.getByRole('link', { name: 'Cost & Insurance' }).click();
  await expect(page).toHaveURL(/\/blog\?category=cost-insurance$/);
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: '1 guide' })).toBeVisible();
  await expect(page).toHaveTitle(/^Cost & Insurance/);
  await page.goBack();
  await expect(cards).toHaveCount(4);
});
