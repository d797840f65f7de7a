import { expect, test } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';

test('the verification tabs work by keyboard, and each shows its part', async ({ page }) => {
  await page.goto('/psychologist-verification');
  const overview = page.getByRole('tab', { name: 'Overview' });
  const panel = page.getByRole('tabpanel');
  await untilHydrated(overview);
  await overview.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Verification Process' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(panel.getByRole('listitem')).toHaveCount(4);
  await expect(panel).toContainText('5–7 business days');
  await page.getByRole('tab', { name: 'Requirements' }).click();
  await expect(panel).toContainText('At least 2 years of experience');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('featured psychologists are premium, twenty at most, with four specialties at most', async ({
  page,
}) => {
  await page.goto('/featured-psychologists');
  const cards = page.locator('.psychologist-card');
  const count = await cards.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(20);
  await expect(page.locator('.psychologist-card .tag-premium')).toHaveCount(count);
  for (const tags of await cards.locator('.tag-list').all()) {
    expect(await tags.getByRole('listitem').count()).toBeLessThanOrEqual(4);
  }
  await expect(cards.first().getByRole('link', { name: 'View Full Profile' })).toHaveAttribute(
    'href',
    /^\/psychologist\//,
  );
  for (const link of await page
    .getByRole('main')
    .getByRole('link', { name: /^Search/ })
    .all()) {
    await expect(link).toHaveAttribute('href', '/search');
  }
  await expect(page.getByRole('link', { name: 'Become Featured' })).toHaveAttribute('href', '/join');
});

test('the eight questions open without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/faq');
  const questions = page.locator('details.faq-item');
  await expect(questions).toHaveCount(8);
  await expect(questions.first().locator('.faq-answer')).toBeHidden();
  await questions.first().locator('summary').click();
  await expect(questions.first().locator('.faq-answer')).toBeVisible();
  await page.goto('/psychologist-verification');
  await expect(page.getByText('At least 2 years of experience')).toBeVisible();
  await context.close();
});

test('an answer opens in its own column, and a trail is one line of a phone and ends above its page', async ({
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
});

test('a page that does not exist helps to go on', async ({ page }) => {
  await page.goto('/no-such-page');
  const search = page.getByRole('searchbox', { name: 'Who or what are you looking for?' });
  await search.fill('grief');
  await search.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('grief');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('the language switch stays on the page, with its query', async ({ page }) => {
  await page.goto('/manitoba/winnipeg/anxiety?from=test');
  await page.getByRole('link', { name: 'Français' }).first().click();
  await expect(page).toHaveURL(/\/manitoba\/winnipeg\/anxiety\?from=test&lang=fr$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Anxiété\u00a0: psychologues à Winnipeg (Manitoba)',
  );
});

test('the footer leads to eight provinces and eight cities that exist', async ({ page, request }) => {
  await page.goto('/about');
  for (const title of ['By province', 'By city']) {
    const links = page.getByRole('list', { name: title }).getByRole('link');
    await expect(links).toHaveCount(8);
    for (const link of await links.all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect((await request.get(href)).status(), href).toBe(200);
    }
  }
});

for (const language of ['en', 'fr']) {
  test(`the words that /psychologist-specialties suggests find people, in ${language}`, async ({ page }) => {
    await page.goto(`/psychologist-specialties?lang=${language}`);
    const text = await page.getByRole('main').innerText();
    const examples = [...text.matchAll(/“([^”]+)”|«\u00a0([^»]+)\u00a0»/gu)].map(
      ([, en, fr]) => en ?? fr ?? '',
    );
    expect(examples.length).toBeGreaterThanOrEqual(3);
    for (const example of [...examples, 'PTSD', 'TSPT']) {
      await page.goto(`/search?search=${encodeURIComponent(example)}`);
      await expect(page.getByRole('main').getByRole('article').first(), example).toBeVisible();
    }
  });
}

test('phone numbers in the text of a page can be pressed, and stay whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [path, numbers] of [
    ['/about', ['tel:911', 'tel:988']],
    ['/terms', ['tel:911', 'tel:988']],
    ['/psychologist-location-search', ['tel:+18552423310']],
  ] as const) {
    await page.goto(path);
    for (const number of numbers) {
      const link = page.getByRole('main').locator(`a[href="${number}"]`);
      expect(await link.evaluate((element) => element.getClientRects().length), path).toBe(1);
    }
  }
});
