import { expect, type Page } from '@playwright/test';
import { holdBack } from '../support/hold-back.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { cards, SEARCH } from '../support/search-screen.ts';
import { test } from '../support/visitor.ts';

const LANGUAGES = ['en', 'fr'] as const;

/** Much that is understood, a filter, and nobody who meets it all: all that can stand before the first person. */
const MUCH_ASKED =
  'search=anxiety+and+depression+for+my+teenager+in+winnipeg&languages=French&sessions=Online';

/** Where a person's card begins, ends, and has its last word on who it is, from the top of the window. */
const places = (page: Page, nth: number) =>
  cards(page)
    .nth(nth)
    .evaluate((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return { top, bottom, who: card.querySelector('.result-line')?.getBoundingClientRect().bottom ?? 0 };
    });

/** Languages take turns, as kinds of page do in the crawl; what has the most words is looked at in both. */
const inTurn = <Kind>(kinds: readonly Kind[]) =>
  kinds.map((kind, index) => [kind, LANGUAGES[index % 2] ?? 'en'] as const);

test('the first people of a search are seen without scrolling, with air between them', async ({ page }) => {
  const queries = inTurn(['', 'languages=French', 'search=anxiety+winnipeg']);
  for (const [query, language] of [...queries, [MUCH_ASKED, 'en'], [MUCH_ASKED, 'fr']] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${SEARCH}?${query}&lang=${language}`);
    const onPhone = await places(page, 0);
    expect(query === MUCH_ASKED ? 0 : onPhone.top, query).toBeLessThanOrEqual(260);
    expect(query === MUCH_ASKED ? onPhone.who : onPhone.bottom, query).toBeLessThanOrEqual(844);
    await page.setViewportSize({ width: 320, height: 640 });
    expect((await places(page, 0)).who, query).toBeLessThanOrEqual(query === MUCH_ASKED ? 844 : 640);
    if (query === MUCH_ASKED) continue;
    await page.setViewportSize({ width: 1280, height: 900 });
    const [first, second, third, fourth] = await Promise.all([0, 1, 2, 3].map((nth) => places(page, nth)));
    expect(first?.top, query).toBeLessThanOrEqual(220);
    expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThanOrEqual(16);
    expect(third?.bottom, query).toBeLessThanOrEqual(900);
    expect(fourth?.top, query).toBeLessThanOrEqual(900);
  }
  // What else could be asked for is not lost: it stands below those who come near.
  await expect(page.locator('.near-group ~ * .nearest').getByRole('link').first()).toBeVisible();
});

test('while people come, their place is held as they will stand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/about');
  await untilHydrated(page.getByRole('banner'));
  const featured = await holdBack(page, '**/api/featured*', async (route) => {
    // Words of one line each: longer ones take what they take.
    const people = (await (await route.fetch()).json()) as object[];
    const short = {
      name: 'Ana Roy',
      city: 'Winnipeg',
      province: 'MB',
      registration_number: 'MB-1',
      is_premium: true,
      specialties: ['Anxiety'],
    };
    await route.fulfill({ json: people.map((person) => ({ ...person, ...short })) });
  });
  const profile = await holdBack(page, '**/api/profiles/**');
  const heights = () =>
    page
      .locator('.featured-cards > li')
      .evaluateAll((people) => people.map((person) => person.getBoundingClientRect().height));
  await page.locator('.brand').click();
  await expect(page.locator('.featured-card-skeleton')).toHaveCount(3);
  const held = await heights();
  featured();
  await expect(page.locator('.featured-card-role')).toHaveCount(3);
  // Names have a weight of their own: until its font has come they may take a line more.
  await page.evaluate(() => document.fonts.ready);
  for (const [index, height] of (await heights()).entries())
    expect(height).toBeCloseTo(held[index] ?? NaN, 0);

  await page.locator('.featured-cards .card-link').first().click();
  await expect(page.locator('main .skeleton-avatar')).toBeVisible();
  const photo = await page.locator('main .skeleton-avatar').boundingBox();
  await expect(page.locator('.breadcrumbs-item', { hasText: 'Psychologist' })).toBeVisible();
  await expect(page.locator('footer')).not.toBeInViewport();
  profile();
  await expect(page.locator('main .avatar-160')).toHaveCSS('width', `${photo?.width}px`);
});
