import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { connect } from '../support/database.ts';
import { untilHydrated } from '../support/hydrated.ts';
import {
  SEARCH,
  cards,
  count,
  filters,
  keyword,
  numberIn,
  openSearch,
  query,
} from '../support/search-screen.ts';
import { readStack } from '../support/stack-file.ts';
import { addPsychologist, type TestPsychologist } from '../support/test-psychologist.ts';

const understood = (page: Page) => page.getByRole('navigation', { name: 'We understood:' });
const chips = (page: Page) => understood(page).getByRole('link');
const crisis = (page: Page) => page.getByRole('region', { name: 'You do not have to be alone with this' });

/** What else to search for where few are found: in the list, or as the heading of those who come near. */
const waysOut = (page: Page) => page.locator('.nearest, .near-heading').getByRole('link');

/** A search that nobody in the city meets, and one person elsewhere in the province does. */
const HARD = 'woman emdr grief tagalog by phone Winnipeg';

/** The address of a search for these words. */
const searchFor = (words: string, more = '') => `${SEARCH}?search=${encodeURIComponent(words)}${more}`;

test('a sentence is understood, and each part of it can be taken back and understood again', async ({
  page,
}) => {
  await openSearch(page, `${SEARCH}?languages=English`);
  await keyword(page).fill('anxious woman in person Ontario');
  await expect(chips(page)).toHaveText(['Anxiety', 'Women', 'In person', 'Ontario']);
  // The typed words stand in the box and as what they mean, not a third time.
  await expect(
    page.getByRole('navigation', { name: 'Your search' }).getByRole('link', { name: /^Remove/ }),
  ).toHaveText(['English']);
  await expect(cards(page).first()).toContainText('Ontario');
  const asked = await count(page).innerText();

  await understood(page)
    .getByRole('link', { name: /^Women: take it back/ })
    .click();
  await expect(chips(page)).toHaveText(['Anxiety', 'In person', 'Ontario', '“woman” as text']);
  await expect(count(page)).not.toHaveText(asked);
  expect(query(page).get('search')).toBe('anxious woman in person Ontario');
  expect(query(page).getAll('literal')).toEqual(['woman']);
  await expect(keyword(page)).toHaveValue('anxious woman in person Ontario');

  await understood(page)
    .getByRole('link', { name: /^In person: take it back/ })
    .click();
  await expect.poll(() => query(page).getAll('literal')).toEqual(['woman', 'in person']);
  await page.reload();
  await untilHydrated(page.locator('.search-screen'));
  await expect(chips(page)).toHaveText(['Anxiety', 'Ontario', '“woman” as text', '“in person” as text']);

  await understood(page)
    .getByRole('link', { name: /^“woman” as text/ })
    .click();
  await expect(chips(page)).toHaveText(['Anxiety', 'Women', 'Ontario', '“in person” as text']);
  await page.goBack();
  await expect(chips(page)).toHaveText(['Anxiety', 'Ontario', '“woman” as text', '“in person” as text']);
  await page.goBack();
  await page.goBack();
  await expect(chips(page)).toHaveText(['Anxiety', 'Women', 'In person', 'Ontario']);
  await expect(count(page)).toHaveText(asked);
});

test('the filters count what is shown, in the one request that is made', async ({ page }) => {
  // A place that no other test adds psychologists to: the counts stand still.
  await openSearch(page, `${SEARCH}?languages=French`);
  const requests: { queries: object[] }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/multi-search'))
      requests.push(request.postDataJSON() as (typeof requests)[0]);
  });
  await keyword(page).fill('worried all the time montreal');
  await expect(chips(page).last()).toHaveText('Montréal');
  expect(requests).toHaveLength(1);
  expect(requests[0]?.queries).toHaveLength(2);
  const french = filters(page).getByRole('button', { name: /^French/ });
  const english = filters(page).getByRole('button', { name: /^English/ });
  // The counts follow the list.
  await expect(async () =>
    expect(await count(page).textContent()).toBe(`${await numberIn(french)} results`),
  ).toPass();
  const inEnglish = await numberIn(english);
  expect(inEnglish).toBeGreaterThan(0);
  await english.click();
  await french.click();
  await expect(count(page)).toHaveText(`${inEnglish} results`);
});

test('typing is one step of the history, each filter and each chip another', async ({ page }) => {
  await openSearch(page, `${SEARCH}?location=Alberta`);
  const typed = page.locator('.result-count');
  await keyword(page).pressSequentially('anxiety', { delay: 30 });
  await expect(chips(page)).toHaveText(['Anxiety']);
  await filters(page)
    .getByRole('button', { name: /^English/ })
    .click();
  await expect.poll(() => query(page).get('languages')).toBe('English');
  await keyword(page).press('End');
  await keyword(page).pressSequentially(' women', { delay: 30 });
  await expect(chips(page)).toHaveText(['Anxiety', 'Women']);
  await expect(typed).toHaveText(/^\d+ results?$/);

  await page.goBack();
  await expect
    .poll(() => new URL(page.url()).search)
    .toBe('?search=anxiety&location=Alberta&languages=English');
  await expect(keyword(page)).toHaveValue('anxiety');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe('?search=anxiety&location=Alberta');
  await expect(chips(page)).toHaveText(['Anxiety']);
  await expect(filters(page).getByRole('button', { name: /^English/, pressed: true })).toHaveCount(0);
  // Going back was a step: what is typed now leaves that entry as it was.
  await keyword(page).fill('grief');
  await expect.poll(() => query(page).get('search')).toBe('grief');
  await expect(chips(page)).toHaveText([/^Grief/]);
  await page.goBack();
  await expect(keyword(page)).toHaveValue('anxiety');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe('?location=Alberta');
  await expect(keyword(page)).toHaveValue('');
});

test.describe('with somebody who comes near', () => {
  // One after the other: a second worker would bring somebody of its own while the first one counts.
  test.describe.configure({ mode: 'default' });
  const sql = connect();
  let near: TestPsychologist;

  test.beforeAll(async () => {
    near = await addPsychologist(sql, {
      city: 'Elsewhere',
      gender: 'Female',
      therapy_types: 'EMDR',
      practice_areas: 'Grief',
      service_languages: 'Tagalog',
      session_types: 'Phone, Online',
    });
    await expect
      .poll(async () => {
        const queries = [{ indexUid: 'psychologists', q: near.name, limit: 1 }];
        const response = await fetch(`${readStack().app}/api/search/multi-search`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ queries }),
        });
        return response.text();
      })
      .toContain(near.id);
  });
  test.afterAll(async () => {
    await sql`delete from psychologist_profiles where id = ${near.id}`;
    await sql.end();
  });

  test('where few meet all of it, the nearest are offered with counts that hold, apart from those who do', async ({
    page,
  }) => {
    await openSearch(page, searchFor(HARD));
    await expect(page.locator('.near-heading').first()).toContainText(
      /^Close to what you asked for: .+ \(\d+\)$/,
    );
    const all = await cards(page).count();
    expect(await page.locator('.near-group').getByRole('article').count()).toBe(
      all - Number.parseInt(await count(page).innerText(), 10),
    );
    const offers = waysOut(page);
    await expect(offers.filter({ hasText: /^anywhere in Manitoba/ })).toHaveCount(1);
    const online = offers.filter({ hasText: /^online, anywhere in Manitoba/ });
    const expected = await numberIn(online);
    expect(await axeViolations(page)).toEqual([]);

    await online.click();
    await expect(count(page)).toHaveText(new RegExp(`^${expected} results?$`));
    expect(query(page).get('location')).toBe('Manitoba');
    expect(query(page).get('sessionTypes')).toBe('Online');
    expect(query(page).get('search')).toBe(HARD);

    await openSearch(page, `${searchFor(HARD)}&lang=fr`);
    await expect(page.locator('.near-heading').first()).toContainText(
      /^Proche de votre demande\s: .+ \(\d+\)$/,
    );
    await expect(page.getByRole('link', { name: /^partout au Manitoba/ }).first()).toBeVisible();
  });

  test('each way out leads to somebody, the one to most first and none twice, also past a filter', async ({
    page,
  }) => {
    // The drawer is closed, and the values of its filters are not counted.
    await page.setViewportSize({ width: 390, height: 844 });
    await openSearch(page, `${SEARCH}?genders=Male`);
    await keyword(page).fill(HARD.replace('woman ', '').replace('Winnipeg', 'Manitoba'));
    await expect(waysOut(page).filter({ hasText: /^without “Male” \(\d+\)$/ })).toHaveCount(1);
    const texts = await page.locator('.nearest').getByRole('link').allInnerTexts();
    expect(texts.pop()).toBe('See every psychologist');
    const counts = texts.map((text) => Number(/\((\d+)\+?\)$/.exec(text)?.[1]));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const hrefs = await waysOut(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(hrefs).size).toBe(hrefs.length);
    for (const href of hrefs) {
      await page.goto(href ?? '');
      await expect(count(page), href ?? '').toHaveText(/^[1-9]/);
    }
  });
});

test('nobody for what was chosen: each way out says how many it finds', async ({ page }) => {
  await openSearch(page, `${searchFor('zzqxqzz')}&location=Manitoba`);
  await expect(page.getByText('Nobody mentions “zzqxqzz”.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Search without “zzqxqzz”' })).toBeVisible();
  // A place that no other test adds psychologists to: the counts stand still.
  await openSearch(page, `${SEARCH}?location=Nowhereville,+Ontario`);
  await expect(page.getByText('No psychologists found matching your criteria.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Look across Canada \(\d+\)$/ })).toBeVisible();
  const province = page.getByRole('link', { name: /^Look in Ontario, beyond Nowhereville/ });
  const expected = await numberIn(province);
  await province.click();
  await expect(count(page)).toHaveText(`${expected} results`);
});

test('words that nobody mentions are named, and take nobody away', async ({ page }) => {
  await openSearch(page, searchFor('anxiety alberta'));
  const found = await count(page).innerText();
  await keyword(page).fill('anxiety zzqxqzz alberta');
  await expect(page.getByText('Nobody mentions “zzqxqzz”.')).toBeVisible();
  await expect(count(page)).toHaveText(found);
});

test('words of danger bring the crisis lines above the results, and are not recorded', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'statistics', value: 'yes', url: baseURL ?? '' }]);
  const events: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics')) events.push(request.postData() ?? '');
  });
  await openSearch(page);
  await keyword(page).fill('i want to die');
  await expect(crisis(page).getByRole('link', { name: 'Call 9-8-8' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Crisis lines are shown' })).toHaveCount(1);
  await expect(cards(page).first()).toBeVisible();
  const lines = await crisis(page).boundingBox();
  const results = await count(page).boundingBox();
  expect(lines && results && lines.y + lines.height <= results.y).toBe(true);
  await expect(keyword(page)).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);

  // The next search is counted: by then this one would have been.
  await keyword(page).fill('insomnia');
  await expect(crisis(page)).toBeHidden();
  await expect.poll(() => events.filter((event) => event.includes('"search"'))).toHaveLength(1);
  expect(events.join()).toContain('insomnia');
  expect(events.join()).not.toContain('die');
});

test('words of danger lead to help where the lines cannot be had, in Nunavut to those who answer there', async ({
  page,
}) => {
  await page.route(/\/crisis-first-.*\.js/, (route) => route.abort());
  await openSearch(page);
  await keyword(page).fill('i want to die');
  const main = page.getByRole('main');
  await expect(main).toContainText('call 911 (in Nunavut, the RCMP or your health centre).');
  await expect(main.getByRole('link', { name: 'Call 9-8-8' })).toHaveAttribute('href', 'tel:988');
  await expect(main.getByRole('link', { name: 'Text 9-8-8' })).toHaveAttribute('href', 'sms:988');

  await page.evaluate(() => localStorage.setItem('visitor_province', '"NU"'));
  await openSearch(page);
  await keyword(page).fill('i want to die');
  await expect(main).toContainText('If someone is in danger, call your community’s RCMP or health centre.');
});

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });

  test('what was understood is said in French', async ({ page }) => {
    await openSearch(page, `${searchFor('femme anxieuse en ligne Québec')}&lang=fr`);
    const said = page.getByRole('navigation', { name: 'Nous avons compris :' });
    await expect(said.getByRole('link')).toHaveText(['Femmes', 'Anxiété', 'En ligne au Québec']);
    await said.getByRole('link', { name: /^En ligne au Québec : y renoncer/ }).click();
    await expect(said.getByRole('link').last()).toHaveText('« Québec » comme texte');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('chips are links, and a submitted form keeps what was taken back', async ({ page }) => {
    await page.goto(searchFor('anxious woman Alberta'));
    await expect(chips(page)).toHaveText(['Anxiety', 'Women', 'Alberta']);
    await understood(page)
      .getByRole('link', { name: /^Women/ })
      .click();
    await expect(chips(page)).toHaveText(['Anxiety', 'Alberta', '“woman” as text']);
    await filters(page)
      .getByRole('button', { name: /^English/ })
      .click();
    await expect.poll(() => query(page).get('languages')).toBe('English');
    await expect(chips(page)).toHaveText(['Anxiety', 'Alberta', '“woman” as text']);
    await understood(page)
      .getByRole('link', { name: /^“woman” as text/ })
      .click();
    await expect(chips(page)).toHaveText(['Anxiety', 'Women', 'Alberta']);
  });

  test('the crisis lines stand there', async ({ page }) => {
    await page.goto(`${searchFor('je veux mourir')}&lang=fr`);
    const panel = page.getByRole('region', { name: /^Vous n’avez pas à affronter/ });
    await expect(panel.getByRole('link', { name: 'Appeler le 9-8-8' })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  });
});

test('at 320 px nothing is wider than the screen, with chips, offers and crisis lines', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const words of [HARD, 'i want to die']) {
    await openSearch(page, searchFor(words, '&literal=woman'));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});
