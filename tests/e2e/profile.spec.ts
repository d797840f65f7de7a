import { expect, type Page } from '@playwright/test';
import { connect } from '../support/database.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { addFullPsychologist, type FullPsychologist } from '../support/full-psychologist.ts';
import { PIXEL, serveTiles, showMap } from '../support/map-tiles.ts';
import { standingCard } from '../support/search-screen.ts';
import { addPsychologist, type TestPsychologist } from '../support/test-psychologist.ts';
import { test } from '../support/visitor.ts';

const sql = connect();

let full: FullPsychologist;
let bare: TestPsychologist;
let nowhere: TestPsychologist;

test.beforeAll(async () => {
  full = await addFullPsychologist(sql);
  bare = await addPsychologist(sql, { city: 'Winnipeg' });
  nowhere = await addPsychologist(sql, { city: 'Winnipeg', address: '7 Nowhere Lane' });
});
test.afterAll(async () => {
  await full[Symbol.asyncDispose]();
  await sql`delete from psychologist_profiles where id in ${sql([bare.id, nowhere.id])}`;
});

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });

test('the link is copied, and that is said; the tabs answer to the keyboard, and each shows its part; on paper there are both, and nothing that only a screen can do', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${full.path}?lang=fr`);
  const share = page.getByRole('group', { name: 'Partager ce profil' });
  await untilHydrated(share.getByRole('button', { name: 'Copier le lien' }));
  await share.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(share.getByRole('status')).toHaveText('Lien copié');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${full.path}?lang=fr`);

  await page.goto(`${full.path}?lang=en`);
  await untilHydrated(tab(page, 'Overview'));
  await expect(panel(page, 'Overview')).toBeVisible();
  await expect(panel(page, 'Specialties')).toBeHidden();
  await tab(page, 'Overview').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Specialties')).toBeFocused();
  await expect(tab(page, 'Specialties')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page, 'Specialties')).toBeVisible();
  await expect(panel(page, 'Overview')).toBeHidden();
  await page.keyboard.press('Home');
  await expect(panel(page, 'Overview')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('I work with worries.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Therapeutic approaches' })).toBeVisible();
  await expect(page.locator('form:visible')).toHaveCount(0);
  await expect(page.locator('.map-frame')).toBeHidden();
  await expect(page.getByText('204-555-0111 ext. 4')).toBeVisible();
});

test('a word without end breaks rather than widen the page', async ({ page }) => {
  const endless = 'W'.repeat(300);
  const wordy = await addPsychologist(sql, {
    city: 'Winnipeg',
    bio: endless,
    qualifications: endless,
    credentials: endless.slice(0, 200),
    place_of_work: endless,
    practice_areas: endless,
    full_address: endless,
  });
  try {
    await page.goto(wordy.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordy.name);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  } finally {
    await sql`delete from psychologist_profiles where id = ${wordy.id}`;
  }
});

test('a profile that cannot be fetched says so, and a retry mends it', async ({ page }) => {
  await page.goto('/find-a-psychologist');
  const link = (await standingCard(page)).getByRole('link').first();
  await untilHydrated(link);
  await page.route('**/api/profiles/**', (route) =>
    route.fulfill({ status: 400, json: { error: 'No.', code: 'test', requestId: 'test' } }),
  );
  await link.click();
  await expect(page.getByRole('heading', { name: 'Failed to load psychologist data' })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/search"]')).toBeVisible();
  await page.unroute('**/api/profiles/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
});

test('on a phone one screen says who, what, where, how much and whether there is room, and the ways to reach them stay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(full.path);
  const main = page.getByRole('main');
  const bar = page.getByRole('navigation', { name: 'Reach this psychologist' });
  const top = (await bar.boundingBox())?.y ?? Number.NaN;
  for (const said of [
    full.name,
    'Anxiety',
    'Winnipeg, Manitoba',
    /\$80/,
    'Taking new clients',
    '2 to 4 weeks',
    'Online',
    'English, French',
    'MB-424242',
  ]) {
    const box = await main.getByText(said).filter({ visible: true }).first().boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0), String(said)).toBeLessThan(top);
  }
  const ways = [
    ['Message', '#contact'],
    ['Call', 'tel:2045550111,4'],
    ['Book', 'https://book.example.org/'],
  ] as const;
  for (const where of [main.getByRole('heading', { level: 1 }), page.locator('.map-frame')]) {
    await where.scrollIntoViewIfNeeded();
    for (const [name, href] of ways) {
      const way = bar.getByRole('link', { name });
      await expect(way).toBeInViewport({ ratio: 1 });
      await expect(way).toHaveAttribute('href', href);
    }
  }
  // Who writes has the whole screen, and comes back to where they were.
  await untilHydrated(bar);
  await bar.getByRole('link', { name: 'Message' }).click();
  const dialog = page.getByRole('dialog', { name: `Send a message to ${full.name}` });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bar.getByRole('link', { name: 'Message' })).toBeFocused();
  // A link to the form opens it.
  await page.goto(`${bare.path}#contact`);
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();

  // Only what is given, and nothing at all where the ways stand beside the text.
  await page.goto(bare.path);
  await expect(bar.getByRole('link')).toHaveText(['Message']);
  await expect(page.locator('.profile-card')).toContainText('Not given');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(bar).toBeHidden();
  await expect(page.locator('.profile-card').getByRole('link', { name: 'Send a message' })).toBeInViewport();
});

test('where its scripts do not come, the form stands where its link leads, and so does what came of it', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(bare.path);
  const dialog = page.locator('#contact');
  await expect(dialog).toBeHidden();
  await page.locator('main a[href="#contact"]:visible').first().press('Enter');
  await expect(dialog.getByRole('heading', { name: `Send a message to ${bare.name}` })).toBeInViewport();
  await dialog.getByLabel('Email').fill('ana@visitor.example');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.locator('.outcome')).toContainText('Name is required');
  await expect(dialog.locator('.outcome')).toBeInViewport();
  await expect(dialog.getByLabel('Email')).toHaveValue('ana@visitor.example');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeHidden();
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
