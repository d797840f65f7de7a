import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';

const SEARCH = '/find-a-psychologist';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const count = (page: Page) => page.locator('.result-count');
const keyword = (page: Page) => page.getByRole('combobox', { name: 'Keyword' });
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const query = (page: Page) => new URL(page.url()).searchParams;

/** The number at the end of a chip or in an option's parentheses. */
async function numberIn(locator: Locator): Promise<number> {
  return Number((await locator.innerText()).replace(/,/g, '').match(/(\d+)\)?$/)?.[1]);
}

/** Opens the screen and waits until scripts have taken over. */
async function openSearch(page: Page, address = SEARCH): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.search-screen.is-hydrated')).toBeVisible();
}

/** The name of the first result, and a specialty that some result has. */
async function firstName(page: Page): Promise<string> {
  return cards(page).first().getByRole('heading').innerText();
}

test('the first page comes from the server, and hydration asks nothing again', async ({ page }) => {
  const searches: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) searches.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const response = await page.goto(`${SEARCH}?search=anxiety`);
  expect(await response?.text()).toContain('class="result-card"');
  await expect(page.locator('.search-screen.is-hydrated')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(cards(page)).toHaveCount(20);
  expect(searches).toEqual([]);
  expect(complaints).toEqual([]);
});

test('results follow the keyword while it is typed, in one request each, without filling the history', async ({
  page,
}) => {
  await openSearch(page);
  const all = await count(page).innerText();
  const searches: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/multi-search'))
      searches.push((request.postDataJSON() as { queries: unknown[] }).queries.length);
  });
  await keyword(page).fill('insomnia');
  await expect.poll(() => query(page).get('search')).toBe('insomnia');
  await expect(count(page)).not.toHaveText(all);
  await expect(cards(page).first()).toContainText('Sleep and Insomnia');
  expect(searches).toEqual([1]);
  await keyword(page).fill('');
  await expect(count(page)).toHaveText(all);
  expect(await page.evaluate(() => history.length)).toBe(2);
});

test('a name in the keyword finds that person first and marks the words', async ({ page }) => {
  await openSearch(page, `${SEARCH}?page=2`);
  const name = (await firstName(page)).replace(/^Dr\.? /, '');
  await keyword(page).fill(name);
  await expect(cards(page).first().getByRole('heading')).toContainText(name);
  await expect(cards(page).first().locator('mark').first()).toBeVisible();
});

test('suggestions open at three characters, work by keyboard and close', async ({ page }) => {
  await openSearch(page);
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await keyword(page).pressSequentially('co');
  await expect.poll(() => query(page).get('search')).toBe('co');
  await expect(list).toBeHidden();
  await keyword(page).pressSequentially('g');
  const therapies = list.getByRole('group', { name: 'Therapies' });
  await expect(therapies.getByRole('option').first()).toBeVisible();
  await expect(therapies.locator('mark').first()).toHaveText(/^cog/i);
  await expect(keyword(page)).toHaveAttribute('aria-expanded', 'true');

  await keyword(page).press('Escape');
  await expect(list).toBeHidden();
  await expect(keyword(page)).toHaveValue('cog');

  await keyword(page).pressSequentially('nitive');
  await expect(list).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list).toBeHidden();

  await keyword(page).fill('cognitive behav');
  const option = list.getByRole('option', { name: 'Cognitive Behavioural Therapy' });
  await expect(option).toBeVisible();
  const position = await list.getByRole('option').allInnerTexts();
  for (let step = 0; step <= position.indexOf('Cognitive Behavioural Therapy'); step += 1) {
    await keyword(page).press('ArrowDown');
  }
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await keyword(page).press('Enter');
  await expect.poll(() => query(page).get('therapies')).toBe('Cognitive Behavioural Therapy');
  await expect(keyword(page)).toHaveValue('');
  await expect(
    filters(page).getByRole('button', { name: /^Cognitive Behavioural/, pressed: true }),
  ).toBeVisible();
});

test('suggestions lead to a place and to a person', async ({ page }) => {
  await openSearch(page);
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await keyword(page).fill('winni');
  await list.getByRole('group', { name: 'Locations' }).getByRole('option').first().click();
  await expect.poll(() => query(page).get('location')).toBe('Winnipeg, Manitoba');
  await expect(page.getByLabel('Province or territory')).toHaveValue('MB');

  const name = await firstName(page);
  await keyword(page).fill(name);
  await list.getByRole('group', { name: 'Names' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/\/psychologist\//);
});

test('filters count what they would give: any of a group, all of the groups', async ({ page }) => {
  await openSearch(page, `${SEARCH}?location=Manitoba`);
  const french = filters(page).getByRole('button', { name: /^French/ });
  const english = filters(page).getByRole('button', { name: /^English/ });
  const frenchCount = await numberIn(french);
  await french.click();
  await expect(french).toHaveAttribute('aria-pressed', 'true');
  await expect(count(page)).toHaveText(`${frenchCount} results`);

  // A second language widens the result: the first one's count stays as it was.
  await english.click();
  await expect(count(page)).not.toHaveText(`${frenchCount} results`);
  expect(await numberIn(french)).toBe(frenchCount);
  expect(query(page).getAll('languages')).toEqual(['French', 'English']);
  const either = Number.parseInt(await count(page).innerText(), 10);
  expect(either).toBeGreaterThanOrEqual(Math.max(frenchCount, await numberIn(english)));

  // Another group narrows it, to the number that its chip said.
  const female = filters(page).getByRole('button', { name: /^Female/ });
  const femaleCount = await numberIn(female);
  await female.click();
  await expect(count(page)).toHaveText(`${femaleCount} results`);
  expect(femaleCount).toBeLessThan(either);
});

test('what is not among the first chips is reachable', async ({ page }) => {
  await openSearch(page);
  const languages = filters(page).getByRole('region', { name: 'Languages' });
  expect(await languages.getByRole('button').count()).toBeLessThanOrEqual(30);
  await languages.getByText(/^Show all \d+$/).click();
  await languages.getByRole('searchbox', { name: 'Find a language' }).fill('crée');
  await expect(languages.getByRole('button')).toHaveCount(1);
  await languages.getByRole('button', { name: /^Cree/ }).click();
  await expect.poll(() => query(page).get('languages')).toBe('Cree');
});

test('the city waits for a province and is cleared with it', async ({ page }) => {
  await openSearch(page);
  const province = page.getByLabel('Province or territory');
  const city = page.getByLabel('City', { exact: true });
  await expect(city).toBeDisabled();
  await province.selectOption('MB');
  await expect(city).toBeEnabled();
  await expect.poll(() => query(page).get('location')).toBe('Manitoba');
  const winnipeg = city.getByRole('option', { name: /^Winnipeg \([1-9]\d*\)$/ });
  await expect(winnipeg).toHaveCount(1);
  const expected = /\((\d+)\)/.exec((await winnipeg.textContent()) ?? '')?.[1];
  await city.selectOption('Winnipeg');
  await expect(count(page)).toHaveText(`${expected} results`);
  expect(query(page).get('location')).toBe('Winnipeg, Manitoba');
  await expect(cards(page).first()).toContainText('Winnipeg, Manitoba');

  // The other provinces' counts do not mind the city, which choosing one of them clears.
  await expect(province.getByRole('option', { name: /^Ontario \((?!0\))/ })).toHaveCount(1);
  await province.selectOption('ON');
  await expect.poll(() => query(page).get('location')).toBe('Ontario');
  await expect(city).toHaveValue('');
  await expect(cards(page).first()).toContainText('Ontario');
});

for (const [location, text] of [
  ['MB', 'Manitoba'],
  ['montreal', 'Montréal, Quebec'],
  ['Montreal, Québec', 'Montréal, Quebec'],
] as const) {
  test(`location=${location} is understood`, async ({ page }) => {
    await openSearch(page, `${SEARCH}?location=${encodeURIComponent(location)}`);
    await expect(cards(page).first()).toContainText(text);
  });
}

test('every state is an address: reload, back and forward', async ({ page }) => {
  await openSearch(page, `${SEARCH}?location=Ontario`);
  await filters(page)
    .getByRole('button', { name: /^English/ })
    .click();
  await expect.poll(() => query(page).get('languages')).toBe('English');
  const english = await count(page).innerText();
  await keyword(page).fill('anxiety');
  await expect.poll(() => query(page).get('search')).toBe('anxiety');
  await expect(count(page)).not.toHaveText(english);
  const first = await firstName(page);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect.poll(() => query(page).get('page')).toBe('2');
  await expect.poll(() => firstName(page)).not.toBe(first);
  const second = await firstName(page);
  const address = page.url();

  await page.reload();
  await expect(page.locator('.search-screen.is-hydrated')).toBeVisible();
  expect(page.url()).toBe(address);
  expect(await firstName(page)).toBe(second);
  await expect(keyword(page)).toHaveValue('anxiety');

  await page.goBack();
  await expect.poll(() => query(page).get('page')).toBeNull();
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goBack();
  await expect(keyword(page)).toHaveValue('');
  await expect(filters(page).getByRole('button', { name: /^English/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await page.goForward();
  await expect(keyword(page)).toHaveValue('anxiety');
  await page.goForward();
  await expect.poll(() => firstName(page)).toBe(second);
});

test('pages: five numbers at most, and a page beyond the last is the last', async ({ page }) => {
  await openSearch(page);
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  await expect(pages.getByRole('listitem')).toHaveCount(5);
  const first = await firstName(page);
  await pages.getByRole('link', { name: 'Page 3' }).click();
  await expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => firstName(page)).not.toBe(first);
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  await expect(cards(page).first()).toBeInViewport();

  await page.goto(`${SEARCH}?location=Winnipeg&page=50`);
  expect(Number(query(page).get('page'))).toBeLessThan(50);
  await expect(cards(page).first()).toBeVisible();
});

test('what narrows the search is taken back one by one or all at once', async ({ page }) => {
  await openSearch(page, `${SEARCH}?search=anxiety&location=Winnipeg,+Manitoba&therapies=TCC&genders=Female`);
  const active = page.getByRole('navigation', { name: 'Your search' });
  await expect(active.getByRole('link', { name: /^Remove/ })).toHaveCount(4);
  await active.getByRole('link', { name: 'Remove Female' }).click();
  await expect.poll(() => query(page).get('genders')).toBeNull();
  expect(query(page).get('therapies')).toBe('Cognitive Behavioural Therapy');
  await active.getByRole('link', { name: 'Clear all' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect(active).toBeHidden();
  await expect(keyword(page)).toHaveValue('');
  await expect(page.getByLabel('Province or territory')).toHaveValue('');
});

test('nothing found: the text, and wider searches that find something', async ({ page }) => {
  await openSearch(page, `${SEARCH}?search=zzqxqzz&location=Manitoba`);
  await expect(page.getByText('No psychologists found matching your criteria.')).toBeVisible();
  await page.getByRole('link', { name: 'Search without “zzqxqzz”' }).click();
  await expect(cards(page).first()).toContainText('Manitoba');
  await expect(keyword(page)).toHaveValue('');
});

test('no connection: the list is emptied, and a retry brings what was asked for', async ({
  page,
  context,
}) => {
  await openSearch(page);
  await context.setOffline(true);
  await filters(page)
    .getByRole('button', { name: /^French/ })
    .click();
  await expect(page.getByText('No psychologists found matching your criteria.')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Search did not answer.');
  await expect(cards(page)).toHaveCount(0);
  await expect(filters(page).getByRole('button', { name: /^French/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).first()).toBeVisible();
  expect(query(page).get('languages')).toBe('French');
});

test('coming from another page shows results, and going back to it leaves no search running', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Find a Psychologist' }).click();
  await expect(cards(page)).toHaveCount(20);
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/multi-search')) searches.push(request.url());
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goForward();
  await expect(cards(page)).toHaveCount(20);
  // The answer is still fresh.
  expect(searches).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('filters open in a drawer that gives the focus back', async ({ page }) => {
    await openSearch(page, `${SEARCH}?location=Manitoba`);
    const open = page.getByRole('button', { name: /^Filters/ });
    await open.click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await expect(drawer).toBeVisible();
    const online = drawer.getByRole('button', { name: /^Online/ });
    const expected = await numberIn(online);
    await online.click();
    await drawer.getByRole('button', { name: `Show ${expected} results` }).click();
    await expect(drawer).toBeHidden();
    await expect(count(page)).toHaveText(`${expected} results`);
    await expect(open).toBeFocused();
    await expect(open).toHaveText('Filters, 1 chosen');
    await open.press('Enter');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('nothing is wider than a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openSearch(page, `${SEARCH}?search=anxiety&therapies=ACT`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });

  test('the screen, its filters and its plurals are French; the values in the address are not', async ({
    page,
  }) => {
    await openSearch(page, `${SEARCH}?lang=fr&therapies=TCC`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(
      page.getByRole('button', { name: /^Thérapie cognitivo-comportementale/, pressed: true }),
    ).toBeVisible();
    await page.getByRole('combobox', { name: 'Mot-clé' }).fill('insomnie');
    await expect.poll(() => query(page).get('search')).toBe('insomnie');
    await expect(cards(page).first()).toContainText('Sommeil et insomnie');
    await expect(count(page)).toHaveText(/^\d+ résultats?$/);
    await page.getByLabel('Province ou territoire').selectOption({ value: 'QC' });
    await expect.poll(() => query(page).get('location')).toBe('Quebec');
    expect(query(page).get('lang')).toBe('fr');
    await page.getByRole('combobox', { name: 'Mot-clé' }).fill('zzqxqzz');
    await expect(page.getByText('Aucun psychologue ne correspond à vos critères.')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form searches, chips filter, and pages are links', async ({ page }) => {
    await page.goto(SEARCH);
    await expect(cards(page)).toHaveCount(20);
    await page.getByLabel('Province or territory').selectOption('MB');
    await page.getByRole('button', { name: 'Search' }).click();
    expect(new URL(page.url()).search).toBe('?location=Manitoba');
    await page.getByLabel('City', { exact: true }).selectOption('Winnipeg');
    await page.getByRole('button', { name: 'Search' }).click();
    expect(query(page).get('location')).toBe('Winnipeg, Manitoba');
    await expect(cards(page).first()).toContainText('Winnipeg, Manitoba');

    const french = filters(page).getByRole('button', { name: /^French/ });
    const expected = await numberIn(french);
    await french.click();
    expect(query(page).get('languages')).toBe('French');
    expect(query(page).get('location')).toBe('Winnipeg, Manitoba');
    await expect(count(page)).toHaveText(`${expected} results`);
    await expect(french).toHaveAttribute('aria-pressed', 'true');
    await french.click();
    expect(query(page).get('languages')).toBeNull();

    const first = await firstName(page);
    await page.getByRole('link', { name: 'Next' }).click();
    expect(query(page).get('page')).toBe('2');
    expect(await firstName(page)).not.toBe(first);
    await page.getByRole('link', { name: 'Clear all' }).click();
    expect(new URL(page.url()).search).toBe('');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`axe finds nothing to mend (${colorScheme}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await openSearch(page, `${SEARCH}?search=anxiety&location=Manitoba&languages=English`);
      const check = async () =>
        (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [
          id,
          nodes.map(({ html }) => html),
        ]);
      expect(await check()).toEqual([]);
      await keyword(page).fill('cog');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await check()).toEqual([]);
      await keyword(page).press('Escape');
      if (width < 960) {
        await page.getByRole('button', { name: /^Filters/ }).click();
        expect(await check()).toEqual([]);
      }
    });
  }
}
