import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { connect } from '../support/database.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { cards, openSearch, query, SEARCH } from '../support/search-screen.ts';
import { addPsychologist, type TestPsychologist } from '../support/test-psychologist.ts';
import { test } from '../support/visitor.ts';

const sql = connect();

/** A worker of its own may run these hooks at the same time. */
const CITY = `Mapville ${randomUUID().slice(0, 8)}`;
const ADDRESS = `${SEARCH}?location=${encodeURIComponent(CITY)}`;

/** Somewhere on Hudson Bay, far from everybody else, and from another worker's people further than a map shows. */
const worker = Number(process.env['TEST_WORKER_INDEX']);
const [latitude, longitude] = [56 + (worker % 5), -91 + 2 * (Math.floor(worker / 5) % 5)];

let west: TestPsychologist;
let east: TestPsychologist;
let unplaced: TestPsychologist;

test.beforeAll(async () => {
  const at = async (lng: number) => {
    const [practice] = await sql<{ id: string }[]>`
      insert into practices (name, latitude, longitude) values (${CITY}, ${latitude}, ${lng}) returning id`;
    return addPsychologist(sql, { city: CITY, province: 'MB', practice_id: practice?.id });
  };
  west = await at(longitude);
  east = await at(longitude + 0.3);
  unplaced = await addPsychologist(sql, { city: CITY, province: 'MB' });
});

test.afterAll(async () => {
  await sql`delete from psychologist_profiles where id in ${sql([west.id, east.id, unplaced.id])}`;
  await sql`delete from practices where name = ${CITY}`;
});

/** The screen, once the index has all three. */
async function openOnceFound(page: Page, address = ADDRESS): Promise<void> {
  await expect(async () => {
    const html = await (await page.request.get(address)).text();
    for (const { path } of [west, east, unplaced]) expect(html).toContain(path);
  }).toPass();
  await openSearch(page, address);
}

/** The map's pictures come from outside; here none does: each is a grey pixel, or cannot be had. */
async function withTiles(page: Page, areThere: boolean): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://tile.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return areThere
      ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
      : route.abort();
  });
  return asked;
}

const map = (page: Page) => page.getByRole('region', { name: /^Map of the results/ });
const pin = (page: Page, { name }: TestPsychologist) => map(page).getByTitle(name);
const card = (page: Page, { name }: TestPsychologist) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
const active = (page: Page) => page.getByRole('navigation', { name: 'Your search' });

test('the map comes when it is asked for, and it and the list light each other up', async ({ page }) => {
  const tiles = await withTiles(page, true);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/(results|plain|tile)-map|leaflet|\/map-/.test(request.url())) scripts.push(request.url());
  });
  await openOnceFound(page, ADDRESS);
  await expect(cards(page)).toHaveCount(3);
  await page.waitForLoadState('networkidle');
  expect([...tiles, ...scripts]).toEqual([]);

  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(pin(page, west)).toBeVisible();
  expect(query(page).get('view')).toBe('map');
  expect(tiles.length).toBeGreaterThan(0);
  // Who has no exact place is counted and has no pin.
  await expect(
    page.getByText('2 people on the map. 1 person without an exact address is only in the list.'),
  ).toBeVisible();
  await expect(map(page).locator('.map-pin')).toHaveCount(2);
  expect(await axeViolations(page, 'main')).toEqual([]);

  await card(page, east).getByRole('link').focus();
  await expect(pin(page, east)).toHaveClass(/is-lit/);
  await card(page, west).hover();
  await expect(pin(page, west)).toHaveClass(/is-lit/);
  await expect(pin(page, east)).not.toHaveClass(/is-lit/);
  await pin(page, east).hover();
  await expect(card(page, east)).toHaveAttribute('data-lit');
  await pin(page, west).click();
  await expect(card(page, west)).toHaveAttribute('data-lit');
  const chosen = page.getByRole('region', { name: 'Chosen on the map' });
  await expect(chosen.getByRole('link')).toHaveText([west.name]);
  await expect(chosen.getByRole('link')).toHaveAttribute('href', west.path);
  await chosen.getByRole('button', { name: 'Close' }).click();
  await expect(chosen).toHaveCount(0);

  await page.getByRole('button', { name: 'Hide map' }).click();
  await expect(map(page)).toHaveCount(0);
  expect(query(page).has('view')).toBe(false);

  // Near a place the map shows where that is, and how far was looked, also on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  // Of this city alone: people of another worker may be as near.
  await openSearch(page, `${ADDRESS}&near=${latitude},${longitude}&within=100&view=map`);
  await expect(pin(page, west)).toBeVisible();
  await expect(map(page).locator('.map-centre')).toBeAttached();
  await expect(map(page).locator('.map-searched')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /Within 100\s*km of you/ })).toBeVisible();
});

test('the area of the map is searched, and stands in the address; a spot of several opens when it is pressed', async ({
  page,
}) => {
  await withTiles(page, true);
  await openOnceFound(page, `${ADDRESS}&view=map`);
  await expect(pin(page, east)).toBeVisible();
  const searchArea = page.getByRole('button', { name: 'Search this area' });
  await expect(searchArea).toHaveCount(0);
  // Three times as far as without Shift: the one in the east is out of sight then.
  await map(page).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await searchArea.click();
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, west)).toBeVisible();
  const frame = query(page).get('frame') ?? '';
  expect(frame).toMatch(/^-?\d+(\.\d{1,4})?(,-?\d+(\.\d{1,4})?){3}$/);
  await expect(searchArea).toHaveCount(0);

  // A reload shows the same, from the server alone, too.
  await page.reload();
  await untilHydrated(page.locator('.search-screen'));
  await expect(cards(page)).toHaveCount(1);
  await expect(pin(page, west)).toBeVisible();
  await expect(page.getByText('1 person on the map.')).toBeVisible();
  const html = await (await page.request.get(page.url())).text();
  expect(html).toContain(west.path);
  expect(html).not.toContain(east.path);

  // The area has taken the city's place, as Back takes it back.
  expect(query(page).has('location')).toBe(false);
  await active(page).getByRole('link', { name: 'Remove In the area of the map' }).click();
  await expect(cards(page)).toHaveCount(20);
  expect(query(page).has('frame')).toBe(false);
  await page.goBack();
  await expect(cards(page)).toHaveCount(1);
  expect(query(page).get('frame')).toBe(frame);
  await page.goBack();
  await expect(cards(page)).toHaveCount(3);

  // From afar both are one spot.
  await expect(pin(page, east)).toBeVisible();
  const together = map(page).getByTitle('2 people here');
  await expect(async () => {
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect(together).toBeVisible({ timeout: 1000 });
  }).toPass();
  await together.click();
  await expect(pin(page, west)).toBeVisible();
  await expect(pin(page, east)).toBeVisible();
});

test('on a phone, in French and without pictures: the map takes the list’s place, with lines in place of pictures', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 700 },
    hasTouch: true,
    locale: 'fr-CA',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  // What the policy of the site refuses to Leaflet ends in one.
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await withTiles(page, false);
  await openOnceFound(page, `${ADDRESS}&lang=fr`);
  await page.getByRole('button', { name: 'Afficher la carte' }).click();
  const canvas = page.getByRole('region', { name: /^Carte des résultats/ });
  await expect(canvas.getByTitle(west.name)).toBeVisible();
  await expect(page.getByText('Les images de la carte ne peuvent pas être chargées')).toBeVisible();
  await expect(canvas.locator('.map-land').first()).toBeAttached();
  await expect(canvas.getByText('Natural Earth')).toBeVisible();
  await expect(canvas.getByText(/^\d+ k?m$/)).toBeVisible();
  await expect(page.getByText('1 sans adresse exacte, dans la liste seulement.')).toBeVisible();
  await expect(cards(page).first()).toBeHidden();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await axeViolations(page, 'main')).toEqual([]);
  await canvas.getByTitle(west.name).tap();
  await expect(page.getByRole('region', { name: 'Choisi sur la carte' }).getByRole('link')).toHaveText([
    west.name,
  ]);
  await page.getByRole('button', { name: 'Afficher la liste' }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(canvas).toHaveCount(0);
  expect(errors).toEqual([]);
  await context.close();
});
