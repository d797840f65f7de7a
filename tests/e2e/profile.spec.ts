import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { connect } from '../support/database.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { addFullPsychologist, BREAKOUT, type FullPsychologist } from '../support/full-psychologist.ts';
import { serveTiles } from '../support/map-tiles.ts';
import { addPsychologist, type TestPsychologist } from '../support/test-psychologist.ts';

const sql = connect();

let full: FullPsychologist;
let bare: TestPsychologist;

test.beforeAll(async () => {
  full = await addFullPsychologist(sql);
  bare = await addPsychologist(sql, { city: 'Winnipeg' });
});
test.afterAll(async () => {
  await full[Symbol.asyncDispose]();
  await sql`delete from psychologist_profiles where id = ${bare.id}`;
});

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });

test('the tabs answer to the keyboard, and each shows its part', async ({ page }) => {
  await page.goto(full.path);
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
});

test('no list is longer than it may be', async ({ page }) => {
  await page.goto(full.path);
  await untilHydrated(tab(page, 'Specialties'));
  await expect(page.getByRole('list', { name: 'Main specialties' }).getByRole('listitem')).toHaveCount(3);
  await tab(page, 'Specialties').click();
  const items = (heading: string) =>
    panel(page, 'Specialties')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
      .getByRole('listitem');
  await expect(items('Areas of expertise')).toHaveCount(20);
  await expect(items('Therapeutic approaches')).toHaveCount(24);
  await expect(items('Works with')).toHaveCount(24);
});

test('what is given is shown, and what is not is not made up', async ({ page }) => {
  await page.goto(full.path);
  const main = page.getByRole('main');
  for (const given of [
    'Ph.D., C.Psych.',
    'MB-424242',
    '$80',
    'e-Transfer, Visa',
    'Endorsed by a colleague',
    'English, French',
    '2 to 4 weeks',
  ]) {
    await expect(main.getByText(given).first()).toBeVisible();
  }
  await expect(main.getByRole('link', { name: '204-555-0111 ext. 4' })).toHaveAttribute(
    'href',
    'tel:2045550111,4',
  );
  await page.goto(bare.path);
  await expect(main.getByText('Fees are not listed. Ask when you write.')).toBeVisible();
  await expect(main.getByText('Not listed: sliding scale, payment methods.')).toBeVisible();
  await expect(main.getByText('Not listed: qualifications, endorsements.')).toBeVisible();
});

test('in French, what profiles name in English too', async ({ page }) => {
  await page.goto(`${full.path}?lang=fr`);
  for (const said of ['Virement Interac, Visa', '2 à 4 semaines', /80\s\$/]) {
    await expect(panel(page, 'En bref').getByText(said)).toBeVisible();
  }
  await untilHydrated(tab(page, 'Domaines de pratique'));
  await tab(page, 'Domaines de pratique').click();
  const assessments = panel(page, 'Domaines de pratique')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Évaluations' }) });
  // Named twice, shown once; what is in no list is shown as it is.
  await expect(assessments.getByRole('listitem')).toHaveText([
    'Évaluation de l’autisme',
    'An assessment of our own',
  ]);
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
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(wordy.path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordy.name);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  } finally {
    await sql`delete from psychologist_profiles where id = ${wordy.id}`;
  }
});

test('structured data says who it is, and a bio cannot break out of it', async ({ page }) => {
  await page.goto(full.path);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const person = texts.map((text) => JSON.parse(text) as Record<string, unknown>)[0];
  expect(person).toMatchObject({
    '@context': 'https://schema.org',
    name: full.name,
    description: `I work with worries. ${BREAKOUT}`,
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Winnipeg',
      addressRegion: 'MB',
      addressCountry: 'CA',
    },
    knowsLanguage: [
      { '@type': 'Language', name: 'English' },
      { '@type': 'Language', name: 'French' },
    ],
    isAcceptingNewPatients: true,
  });
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await expect(page.getByText(BREAKOUT)).toBeVisible();
});

test('sharing: the link is copied, and the confirmation is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${full.path}?lang=fr`);
  const share = page.getByRole('group', { name: 'Partager ce profil' });
  await untilHydrated(share.getByRole('button', { name: 'Copier le lien' }));
  await share.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(share.getByRole('status')).toHaveText('Lien copié');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${full.path}?lang=fr`);
  await expect(share.getByRole('link', { name: 'Courriel' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=Tess/,
  );
});

test('similar psychologists are near by, share a specialty, and are other people', async ({ page }) => {
  // A place that no other test takes psychologists from.
  await page.goto('/find-a-psychologist?location=Calgary');
  await page.getByRole('article').first().getByRole('link').first().click();
  const similar = page.getByRole('region', { name: 'Similar psychologists nearby' });
  const cards = similar.getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const names = await similar.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(names.length).toBeLessThanOrEqual(3);
  expect(names).not.toContain(name);
  await expect(cards.first()).toContainText('Calgary');
  await expect(cards.first()).not.toContainText('Alberta');
  await cards.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '');
});

test('on paper: both parts, and nothing that only a screen can do', async ({ page }) => {
  await page.goto(full.path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('I work with worries.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Therapeutic approaches' })).toBeVisible();
  await expect(page.locator('form')).toBeHidden();
  await expect(page.locator('.map-frame')).toBeHidden();
  await expect(page.getByText('204-555-0111 ext. 4')).toBeVisible();
});

test('what is not there is a 404 that leads back to the search', async ({ page }) => {
  const missing = [
    [
      '/manitoba/winnipeg/psychologist/nobody-atall',
      'Psychologist Not Found',
      "The psychologist you're looking for doesn't exist or has been removed.",
    ],
    [
      '/psychologist/11111111-2222-4333-8444-555555555555',
      'Psychologist Not Found',
      "The psychologist you're looking for doesn't exist or has been removed.",
    ],
    ['/manitoba/winnipeg/psychologist/nobody', 'Invalid URL', 'Invalid psychologist slug format'],
    ['/manitoba/winnipeg/psychologist/nobody?lang=fr', 'Adresse non valide', 'Le format de l’adresse'],
  ] as const;
  for (const [address, title, text] of missing) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="/search"]')).toBeVisible();
  }
});

test('the id leads to the name, and an inactive profile to nobody', async ({ page }) => {
  await page.goto(`/psychologist/${full.id}`);
  expect(new URL(page.url()).pathname).toBe(full.path);
});

test('a profile that cannot be fetched says so, and a retry mends it', async ({ page }) => {
  await page.goto('/find-a-psychologist');
  const link = page.getByRole('article').first().getByRole('link').first();
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

test('on a phone two screens say who, what, where, how much and whether there is room, and the ways to reach them stay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(full.path);
  const main = page.getByRole('main');
  for (const said of [
    full.name,
    'Anxiety',
    'Winnipeg, Manitoba',
    /\$80/,
    'Taking new clients',
    '2 to 4 weeks',
  ]) {
    const box = await main.getByText(said).filter({ visible: true }).first().boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0), String(said)).toBeLessThan(2 * 844);
  }
  const bar = page.getByRole('navigation', { name: 'Reach this psychologist' });
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
  // Who writes has the whole screen, and what gets the focus is not below the bar.
  await bar.getByRole('link', { name: 'Message' }).click();
  const name = page.locator('#contact').getByLabel('Name');
  await expect(name).toBeInViewport();
  await untilHydrated(name);
  await name.focus();
  await expect(bar).toBeHidden();

  // Only what is given, and nothing at all where the ways stand beside the text.
  await page.goto(bare.path);
  await expect(bar.getByRole('link')).toHaveText(['Message']);
  await expect(page.locator('.profile-glance')).toContainText('Not given');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(bar).toBeHidden();
});

for (const { lang, colorScheme, width } of [
  { lang: 'en', colorScheme: 'light', width: 1280 },
  { lang: 'fr', colorScheme: 'dark', width: 320 },
] as const) {
  test(`a profile is accessible and fits, ${lang}, ${colorScheme}, ${width} px`, async ({ page }) => {
    await serveTiles(page);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${full.path}?lang=${lang}`);
    await page.locator('.map-frame').scrollIntoViewIfNeeded();
    await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('tab').nth(1).click();
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
