import { expect, test } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';

const article = '/blog/what-therapy-costs-in-canada';

test('the guides stand newest first, and a category is kept in the address', async ({ page }) => {
  await page.goto('/blog');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(4);
  const dates = await cards
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(dates).toEqual([...dates].sort().reverse());
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

test('a category without guides says so and leads on', async ({ page }) => {
  await page.goto('/blog?category=access-referrals');
  await expect(page.getByText('No blog posts found in this category')).toBeVisible();
  await page.getByRole('link', { name: 'Show all guides' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
});

test('a guide has contents that lead to its parts, questions that open, and others to read next', async ({
  page,
}) => {
  await page.goto(article);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const links = await contents.getByRole('link').all();
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) {
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    await expect(page.locator(`[id="${id}"]`)).toHaveText(await link.innerText());
  }
  await expect(page.getByText(/\d+-minute read/).first()).toBeVisible();
  const question = page.getByText('What is a sliding scale?');
  await question.click();
  await expect(page.getByText('A fee that depends on income.')).toBeVisible();
  const related = page.getByRole('region', { name: 'Read next' }).getByRole('heading', { level: 3 });
  await expect(related).toHaveCount(3);
  const next = await related.first().innerText();
  await untilHydrated(related.first().getByRole('link'));
  await related.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next);
});

test('links inside the text go to the site’s pages without a new document', async ({ page }) => {
  await page.goto(article);
  const link = page.locator('.article-text a[href^="/blog/"]').first();
  await untilHydrated(page.locator('.article-text'));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await expect(page.locator('.article-text')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a guide can be passed on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${article}?lang=fr`);
  const share = page.getByRole('group', { name: 'Partager ce guide' });
  await untilHydrated(share.getByRole('button', { name: 'Copier le lien' }));
  await share.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(share.getByRole('status')).toHaveText('Lien copié');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${article}?lang=fr`);
});

test('a guide that does not exist is a 404 that leads to the others', async ({ page }) => {
  const response = await page.goto('/blog/nothing-of-that-name');
  expect(response?.status()).toBe(404);
  await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All guides' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
});

test('guides that cannot be had say so, and a retry mends it', async ({ page }) => {
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
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the categories and the guides can be read', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Therapy Types', exact: true }).click();
    await page.getByRole('main').getByRole('article').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'CBT, DBT, EMDR and Others, in Plain Words',
    );
    await expect(page.getByRole('heading', { name: 'How to choose' })).toBeVisible();
  });
});
