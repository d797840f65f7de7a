import { expect, test, type Page } from '@playwright/test';

const CITY = '/manitoba/winnipeg';
const cards = (page: Page) => page.locator('.psychologist-card');

test('a province leads to its cities, a city to its services, and each to the search', async ({ page }) => {
  await page.goto('/manitoba');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Psychologists in Manitoba');
  await expect(page.getByRole('link', { name: 'Find a psychologist in Manitoba' })).toHaveAttribute(
    'href',
    '/search?location=Manitoba',
  );
  await expect(cards(page)).toHaveCount(6);
  for (const name of ['Get Listed Free', 'Premium Listing']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/join');
  }
  await page.getByRole('link', { name: 'Winnipeg', exact: true }).first().click();
  await expect(page).toHaveURL(CITY);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Psychologists in Winnipeg, Manitoba');
  await expect(cards(page)).toHaveCount(8);
  await expect(page.getByRole('link', { name: 'Take a free self-assessment' })).toHaveAttribute(
    'href',
    '/assessments',
  );
  await page
    .locator('.place-links')
    .getByRole('link', { name: /^Anxiety/ })
    .click();
  await expect(page).toHaveURL(`${CITY}/anxiety`);
  await expect(page.getByRole('heading', { name: /^Found [\d,]+ psychologists$/ })).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  const crumbs = page.getByRole('navigation', { name: 'You are here' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Manitoba', 'Winnipeg', 'Anxiety']);
});

test('a card leads to the profile and to a message', async ({ page }) => {
  await page.goto(CITY);
  const card = cards(page).first();
  const name = await card.getByRole('heading').innerText();
  await expect(card.getByRole('link', { name: 'Contact Now' })).toHaveAttribute(
    'href',
    /^\/contact\?psychologistId=/,
  );
  expect(await card.locator('.tag-list li').count()).toBeLessThanOrEqual(3);
  await card.getByRole('link', { name: 'View Profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('the service form searches the city, and only for some text', async ({ page }) => {
  await page.goto(`${CITY}/anxiety`);
  const search = page.getByRole('searchbox', { name: 'Search psychologists in Winnipeg' });
  await search.fill('   ');
  await search.press('Enter');
  await expect(page).toHaveURL(`${CITY}/anxiety`);
  await search.fill('insomnia');
  await search.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('insomnia');
  expect(new URL(page.url()).searchParams.get('location')).toBe('Winnipeg, Manitoba');
});

test('a service that nobody offers says so and leads back to the city', async ({ page }) => {
  const response = await page.goto(`${CITY}/juggling`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Found 0 psychologists' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'All psychologists in Winnipeg' }).first().click();
  await expect(page).toHaveURL(CITY);
});

test('other names of a place lead to its page; what is no place is not found', async ({ request }) => {
  const ask = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers()['location']];
  };
  expect(await ask('/Colombie-Britannique')).toEqual([301, '/british-columbia']);
  expect(await ask('/quebec/Montr%C3%A9al')).toEqual([301, '/quebec/montreal']);
  expect(await ask(`${CITY}/Grief%20and%20Loss?lang=fr`)).toEqual([301, `${CITY}/grief-and-loss?lang=fr`]);
  for (const path of [
    '/nowhere',
    '/manitoba/atlantis',
    '/texas/austin',
    '/texas/austin/anxiety',
    '/a/b/c/d/e',
  ]) {
    expect(await ask(path), path).toEqual([404, undefined]);
  }
});

test('search engines get one address of a service, and its list', async ({ page }) => {
  await page.goto(`${CITY}/anxiete`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/manitoba\/winnipeg\/anxiety$/);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const kinds = data.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
  expect(kinds).toEqual(expect.arrayContaining(['ItemList', 'BreadcrumbList']));
  await page.goto(`${CITY}/anxiety-therapy`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages can be read, and the service form works', async ({ page }) => {
    await page.goto(`${CITY}/anxiety`);
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole('searchbox').fill('sleep');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?search=sleep&location=Winnipeg%2C\+Manitoba$/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});
