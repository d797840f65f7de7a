import { expect } from '@playwright/test';
import { connect } from '../support/database.ts';
import { addFullPsychologist, type FullPsychologist } from '../support/full-psychologist.ts';
import { PIXEL, serveTiles, showMap } from '../support/map-tiles.ts';
import { addPsychologist, type TestPsychologist } from '../support/test-psychologist.ts';
import { test } from '../support/visitor.ts';

const sql = connect();
let full: FullPsychologist;
let nowhere: TestPsychologist;

test.beforeAll(async () => {
  full = await addFullPsychologist(sql);
  nowhere = await addPsychologist(sql, { city: 'Winnipeg', address: '7 Nowhere Lane' });
});
test.afterAll(async () => {
  await full[Symbol.asyncDispose]();
  await sql`delete from psychologist_profiles where id = ${nowhere.id}`;
});

test('the map is fetched when it is asked for, and not before; it moves by the keyboard, and links lead to other maps', async ({
  page,
}) => {
  await serveTiles(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/draw-map|leaflet|openstreetmap/i.test(request.url())) fetched.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(full.path);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await expect(page.locator('.map-canvas .leaflet-tile-loaded')).toHaveCount(0);
  const frame = page.locator('.map-frame');
  const before = await frame.boundingBox();
  await frame.scrollIntoViewIfNeeded();
  await expect(
    page.getByText('The map comes from OpenStreetMap, which then sees your network address.'),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await showMap(page);
  await expect(page.getByRole('region', { name: /Map of/ })).toBeFocused();
  await expect(page.locator('.map-canvas .leaflet-tile-loaded').first()).toBeVisible();
  expect(fetched.length).toBeGreaterThan(0);
  expect((await frame.boundingBox())?.height).toBe(before?.height);
  await expect(page.getByText('Loading the map')).toHaveCount(0);
  // The practice's own coordinates, close up.
  expect(fetched.some((url) => /\/15\/\d+\/\d+\.png$/.test(url))).toBe(true);
  await expect(page.locator('.map-marker')).toBeVisible();
  await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();

  const farther = page.waitForRequest(/openstreetmap\.org\/14\//);
  await page.getByRole('region', { name: /Map of/ }).focus();
  await page.keyboard.press('-');
  await farther;
  for (const [name, host] of [
    ['Open in maps', 'www.google.com/maps/search'],
    ['Directions', 'www.google.com/maps/dir'],
    ['Apple Maps', 'maps.apple.com'],
  ] as const) {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    expect(href).toContain(host);
    expect(decodeURIComponent(href ?? '').replaceAll('+', ' ')).toContain('400 Main Street');
  }
});

test('an address that nobody can find shows its city from afar; where tiles are lost the place stands in words', async ({
  page,
}) => {
  await page.route('**/api/geocode?**', (route) =>
    route.fulfill({ status: 404, json: { error: 'Not found.', code: 'place_not_found', requestId: 'test' } }),
  );
  const tiles: string[] = [];
  let areLost = true;
  await page.route('https://tile.openstreetmap.org/**', (route) => {
    tiles.push(route.request().url());
    return areLost ? route.abort() : route.fulfill({ contentType: 'image/png', body: PIXEL });
  });
  await page.goto(nowhere.path);
  await showMap(page);
  await expect(
    page.getByText(
      'Unable to load map. Please check your internet connection. In the meantime, only coastlines and provincial borders are shown.',
    ),
  ).toBeVisible();
  await expect(page.locator('.map-land').first()).toBeAttached();
  await expect(page.locator('.map-place')).toHaveText('7 Nowhere Lane\nWinnipeg, Manitoba');
  await expect(page.getByText('The map shows')).toHaveCount(0);
  expect(tiles[0]).toMatch(/\/11\/\d+\/\d+\.png$/);
  await expect(page.locator('.map-marker')).toHaveCount(0);
  areLost = false;
  await page.reload();
  await showMap(page);
  await expect(page.getByText('The map shows Winnipeg, Manitoba, not the exact address.')).toBeVisible();
  await expect(page.getByText('Unable to load map')).toHaveCount(0);
});
