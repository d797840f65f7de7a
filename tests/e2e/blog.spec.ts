import { expect } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import { test } from '../support/visitor.ts';

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
