import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { cards, count, keyword, openedDrawer, openSearch, query, SEARCH } from '../support/search-screen.ts';
import { test } from '../support/visitor.ts';

/** Of the exact place nothing must leave the device. In Québec, where no other test adds people between two counts. */
const HERE = { latitude: 46.813_136, longitude: -71.208_374 };
const ABOUT_HERE = '46.81,-71.21';

async function panelOf(page: Page) {
  const panel = (await openedDrawer(page)).getByRole('group', { name: 'Near a place' });
  const own = panel.getByRole('button', { name: 'Use my location' });
  if (!(await own.isVisible())) await panel.locator('summary').click();
  await expect(own).toBeVisible();
  return panel;
}

/** Looks everywhere again, in the list that is shown. */
async function lookEverywhere(page: Page): Promise<void> {
  await page.getByRole('link', { name: /look everywhere again/ }).click();
  await expect.poll(() => query(page).get('near')).toBeNull();
}

/** The kilometres that the cards say, `less than 1 km` as 0. */
async function distances(page: Page): Promise<number[]> {
  const texts = await page.locator('.near-distance').allInnerTexts();
  return texts.map((text) => Number(/about (\d+)\s*km/.exec(text)?.[1] ?? 0));
}

const isSorted = (numbers: readonly number[]) =>
  numbers.every((number, index) => number >= (numbers[index - 1] ?? 0));

test('near a place: cards say how far, the nearest come first, and a link takes it back', async ({
  page,
}) => {
  await openSearch(page);
  const panel = await panelOf(page);
  await panel.getByLabel('How far').selectOption('50');
  await panel.getByLabel('Postal code or city').fill('g1r 4s9');
  await panel.getByLabel('Postal code or city').press('Enter');
  await expect.poll(() => query(page).get('near')).toBe('g1r 4s9');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Show \d+ result/ })
    .click();
  await expect(page.locator('.near-chip')).toContainText(/Within 50\s*km of G1R/);
  await expect(cards(page).first().locator('.near-distance')).toHaveText(/km|near/);
  const total = await count(page).innerText();
  // How exactly it is known is said, too.
  await expect(page.locator('.near-distance', { hasText: /middle of G\d[A-Z]/ }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Sort by distance' }).click();
  await expect(page.getByRole('link', { name: 'Nearest first' })).toHaveAttribute('aria-current', 'true');
  await expect.poll(async () => isSorted(await distances(page))).toBe(true);
  await page.getByRole('link', { name: /look everywhere again/ }).click();
  await expect.poll(() => page.url()).not.toContain('near');
  await expect(page.locator('.near-note')).toHaveCount(0);

  // Words that say the place are no filter beside it, go with it, and lead farther.
  await openSearch(page, `${SEARCH}?search=${encodeURIComponent('psychologist within 50 km of g1r')}`);
  await expect(count(page)).toHaveText(total);
  await expect(page.getByRole('navigation', { name: 'Your search' }).getByRole('link')).toHaveText([
    /^Within 50\s*km of G1R$/,
    'Sort by distance',
    '“psychologist”',
    'Clear all',
  ]);
  // The fields have the place of the words; another choice in them takes its place.
  const said = await panelOf(page);
  await expect(said.getByLabel('Postal code or city')).toHaveValue('G1R');
  await said.getByLabel('How far').selectOption('10');
  await expect.poll(() => query(page).toString()).toBe('search=psychologist&near=G1R&within=10');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /look everywhere again/ }).click();
  await expect.poll(() => query(page).toString()).toBe('search=psychologist');
  await expect(keyword(page)).toHaveValue('psychologist');
  // Where nobody is that near, the ring that finds somebody says how many.
  await openSearch(page, `${SEARCH}?search=${encodeURIComponent('psychologist Gimli')}`);
  await expect(page.locator('.near-chip')).toContainText(/Within 25\s*km of Gimli, Manitoba/);
  await page.getByRole('link', { name: /^within (?:50|100)\s*km of Gimli \(\d+\)$/ }).click();
  await expect.poll(() => query(page).get('near')).toBe('Gimli, MB');
  await expect(page.locator('.near-chip')).toContainText(/Within (?:50|100)\s*km of Gimli/);
  await lookEverywhere(page);

  // In words, on the smallest screen, in the other language.
  await openSearch(page, `${SEARCH}?near=Atlantis`);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole('button', { name: 'More filters 1 chosen' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect.poll(() => query(page).toString()).toBe('');
  await expect(page.getByRole('button', { name: 'More filters', exact: true })).toBeVisible();
  await openSearch(page, `${SEARCH}?lang=fr&search=${encodeURIComponent('à moins de 10 km de Winnipeg')}`);
  await expect(page.locator('.near-chip')).toContainText(/À 10\s*km ou moins de Winnipeg/);
  await expect(page.locator('.near-distance').first()).toHaveText(/km/);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  expect(await axeViolations(page, 'main')).toEqual([]);
});

test('where the device gives no place, the postal code does; its place is rounded before it leaves the device', async ({
  page,
  context,
}) => {
  await openSearch(page);
  const panel = await panelOf(page);
  const own = panel.getByRole('button', { name: 'Use my location' });
  await own.click();
  await expect(panel.getByRole('status')).toContainText('did not share your location');
  await expect(own).toBeFocused();
  await panel.getByLabel('Postal code or city').fill('R3C');
  await panel.getByRole('button', { name: 'Show who is near' }).click();
  await expect(page.locator('.near-distance').first()).toBeVisible();
  await page.keyboard.press('Escape');

  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(HERE);
  await lookEverywhere(page);
  await keyword(page).fill('within 50 km of me');
  // The suggestions lie over what is below.
  await keyword(page).press('Enter');
  const note = page.locator('.near-note');
  await expect(note).toContainText('rounded to about a kilometre before it leaves this device');
  await note.getByRole('button', { name: 'Use my location' }).click();
  await expect.poll(() => query(page).get('near')).toBe(ABOUT_HERE);
  await expect(page.locator('.near-chip')).toContainText(/Within 50\s*km of you/);
  // The button is gone; what it led to has the focus.
  await expect(note).toBeFocused();
  await expect(page.locator('.near-distance').first()).toBeVisible();
  // The words are still there, and leave nobody out.
  const total = await count(page).innerText();
  const nobodyLeftOut = await (await page.request.get(`${SEARCH}?near=${ABOUT_HERE}&within=50`)).text();
  expect(nobodyLeftOut).toContain(`>${total}<`);
  expect(sent.some((request) => request.includes(ABOUT_HERE))).toBe(true);
  expect(sent.filter((request) => /46\.813|71\.208/.test(request))).toEqual([]);

  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect.poll(() => query(page).toString()).toBe('');
  const use = (await panelOf(page)).getByRole('button', { name: 'Use my location' });
  await use.click();
  await expect(page.locator('.near-chip')).toContainText(/Within 25\s*km of you/);
  await expect(use).toBeFocused();
});
