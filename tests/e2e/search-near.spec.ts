import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { cards, filters, keyword, openSearch, query, SEARCH } from '../support/search-screen.ts';

/** Of the exact place nothing must leave the device. */
const HERE = { latitude: 49.895_136, longitude: -97.138_374 };
const ABOUT_HERE = '49.90,-97.14';

async function panelOf(page: Page) {
  const panel = filters(page).locator('.near-panel');
  await panel.locator('summary').click();
  await expect(panel.getByRole('button', { name: 'Use my location' })).toBeVisible();
  return panel;
}

/** The kilometres that the cards say, `less than 1 km` as 0. */
async function distances(page: Page): Promise<number[]> {
  const texts = await page.locator('.near-distance').allInnerTexts();
  return texts.map((text) => Number(/about (\d+)\s*km/.exec(text)?.[1] ?? 0));
}

test('near a place: cards say how far, the nearest come first, and a link takes it back', async ({
  page,
}) => {
  await openSearch(page);
  const panel = await panelOf(page);
  await panel.getByLabel('How far').selectOption('50');
  await panel.getByLabel('Postal code or city').fill('r3c 0v8');
  await panel.getByLabel('Postal code or city').press('Enter');
  await expect.poll(() => query(page).get('near')).toBe('r3c 0v8');
  await expect(page.locator('.near-note')).toContainText(/Within 50\s*km of R3C/);
  await expect(cards(page).first().locator('.near-distance')).toHaveText(/km/);
  // How exactly it is known is said, too.
  await expect(page.locator('.near-distance', { hasText: 'middle of R3C' }).first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Nearest first' }).click();
  await expect(page.getByRole('link', { name: 'Nearest first' })).toHaveAttribute('aria-current', 'true');
  await expect
    .poll(async () => (await distances(page)).toSorted((a, b) => a - b))
    .toEqual(await distances(page));
  await page.getByRole('link', { name: /look everywhere again/ }).click();
  await expect.poll(() => page.url()).not.toContain('near');
  await expect(page.locator('.near-note')).toHaveCount(0);

  await openSearch(page, `${SEARCH}?near=Atlantis`);
  await expect(page.locator('.near-note')).toContainText('We know no place called “Atlantis”');
  expect(await cards(page).count()).toBeGreaterThan(0);

  // In words, on the smallest screen, in the other language.
  await page.setViewportSize({ width: 320, height: 640 });
  await openSearch(page, `${SEARCH}?lang=fr&search=${encodeURIComponent('à moins de 10 km de Winnipeg')}`);
  await expect(page.locator('.near-note')).toContainText(/À 10\s*km ou moins de Winnipeg/);
  await expect(page.locator('.near-distance').first()).toHaveText(/km/);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  expect(await axeViolations(page)).toEqual([]);
});

test('the device’s place is rounded before it leaves the device', async ({ page, context }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(HERE);
  await openSearch(page);
  await keyword(page).fill('near me');
  const note = page.locator('.near-note');
  await expect(note).toContainText('rounded to about a kilometre before it leaves this device');
  await note.getByRole('button', { name: 'Use my location' }).click();
  await expect.poll(() => query(page).get('near')).toBe(ABOUT_HERE);
  await expect(note).toContainText(/Within 25\s*km of you/);
  await expect(page.locator('.near-distance').first()).toBeVisible();
  expect(sent.some((request) => request.includes(ABOUT_HERE))).toBe(true);
  expect(sent.filter((request) => /49\.895|97\.138/.test(request))).toEqual([]);
});

test('where the device gives no place, the postal code does', async ({ page }) => {
  await openSearch(page);
  const panel = await panelOf(page);
  await panel.getByRole('button', { name: 'Use my location' }).click();
  await expect(panel.getByRole('status')).toContainText('did not share your location');
  await panel.getByLabel('Postal code or city').fill('R3C');
  await panel.getByRole('button', { name: 'Show who is near' }).click();
  await expect(page.locator('.near-distance').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form finds who is near', async ({ page }) => {
    await page.goto(`${SEARCH}?languages=French`);
    const panel = filters(page).locator('.near-panel');
    await panel.locator('summary').click();
    await panel.getByLabel('Postal code or city').fill('Winnipeg');
    await panel.getByRole('button', { name: 'Show who is near' }).click();
    await expect(page.locator('.near-note')).toContainText(/Within 25\s*km of Winnipeg/);
    expect(query(page).get('languages')).toBe('French');
    await expect(page.locator('.near-distance').first()).toBeVisible();
    await page.getByRole('link', { name: 'Nearest first' }).click();
    await expect(page.locator('.near-distance').first()).toBeVisible();
  });
});
