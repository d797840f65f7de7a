import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  cards,
  count,
  filters,
  keyword,
  numberIn,
  openSearch,
  otherCount,
  query,
  SEARCH,
} from '../support/search-screen.ts';

/** A place that no other test adds psychologists to: the counts stand still. */
const ALBERTA = `${SEARCH}?location=Alberta`;

const active = (page: Page) => page.getByRole('navigation', { name: 'Your search' });

/** A group of filters, unfolded. */
async function unfolded(page: Page, name: string): Promise<Locator> {
  const group = filters(page).getByRole('group', { name, exact: true });
  if (!(await group.getByRole('button').first().isVisible())) await group.getByText(name).click();
  return group;
}

test('a filter gives as many as its chip says, and is taken back', async ({ page }) => {
  for (const { group, param, shown } of [
    { group: 'Concern', param: 'concerns', shown: (chip: string) => chip },
    { group: 'Online, for people in', param: 'online', shown: (chip: string) => `Online in ${chip}` },
  ]) {
    await openSearch(page, ALBERTA);
    const chip = (await unfolded(page, group)).getByRole('button').last();
    const name = (await chip.innerText()).replace(/\s*\d[\d,]*$/, '');
    const expected = await numberIn(chip);
    await chip.click();
    await expect(count(page)).toHaveText(expected === 1 ? '1 result' : `${expected} results`);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    expect(query(page).getAll(param)).toHaveLength(1);
    // What was chosen stays in sight for whoever follows the link.
    await openSearch(page, page.url());
    await expect(filters(page).getByRole('button', { name, pressed: true })).toBeVisible();
    await active(page)
      .getByRole('link', { name: `Remove ${shown(name)}` })
      .click();
    await expect.poll(() => query(page).get(param)).toBeNull();
  }
});

test('groups fold: the first stand open, the others when something in them is chosen; the rest of a group’s values unfolds and is found by name', async ({
  page,
}) => {
  await openSearch(page, `${ALBERTA}&genders=Female`);
  const isOpen = (name: string) =>
    filters(page)
      .getByRole('group', { name, exact: true })
      .evaluate((group: HTMLDetailsElement) => group.open);
  const names = await filters(page).getByRole('heading', { level: 3 }).allInnerTexts();
  expect(names).toEqual([
    'Near a place',
    'Concern',
    'Fee per session',
    'Languages',
    'Session types',
    'Online, for people in',
    'Age or group',
    'Gender',
    'Therapies',
    'Assessments',
    'Waiting time',
    'Appointment times',
    'Accessibility',
    'Insurers billed directly',
  ]);
  expect(await Promise.all(names.map(isOpen))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
    false,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);

  // By keyboard, both ways; it stays as it was left while the search goes on.
  const therapies = filters(page).getByRole('group', { name: 'Therapies' });
  await therapies.locator('summary').first().press('Enter');
  await expect(therapies.getByRole('button').first()).toBeVisible();
  const gender = filters(page).getByRole('group', { name: 'Gender' });
  await gender.locator('summary').press('Enter');
  await expect(gender.getByRole('button').first()).toBeHidden();
  await filters(page)
    .getByRole('button', { name: /^English/ })
    .click();
  await expect(active(page).getByRole('link', { name: 'Remove English' })).toBeVisible();
  await expect(therapies.getByRole('button').first()).toBeVisible();
  await expect(gender.getByRole('button').first()).toBeHidden();

  await openSearch(page);
  const concern = filters(page).getByRole('group', { name: 'Concern' });
  const chips = concern.locator('button:visible');
  await expect(chips).toHaveCount(6);
  await concern.getByText(/^Show 30 of \d+ choices$/).click();
  await expect(chips).toHaveCount(30);
  await concern.getByRole('searchbox', { name: 'Find a concern' }).fill('chronic');
  await expect(chips).toHaveText([/^Chronic Pain/]);
  await chips.click();
  await expect.poll(() => query(page).get('concerns')).toBe('Chronic Pain');
});

/** The facets that the page's searches have counted so far, one list each. */
function searchesOf(page: Page): { counted: string[] }[] {
  const searches: { counted: string[] }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/search')) return;
    const { count: counted } = request.postDataJSON() as { count: string[] };
    searches.push({ counted: [...counted].sort() });
  });
  return searches;
}

const OPEN = ['accepting', 'concerns', 'fee_bands', 'languages', 'session_types'];

test('what is folded away is counted when it is opened, and nothing else moves', async ({ page }) => {
  await openSearch(page, `${ALBERTA}&genders=Female`);
  const searches = searchesOf(page);
  const all = await count(page).innerText();
  const gender = filters(page).getByRole('group', { name: 'Gender' });
  await gender.locator('summary').click();
  await expect(gender.getByText('1 chosen')).toBeVisible();
  await keyword(page).fill('anxiety');
  const found = await otherCount(page, all);
  // The chosen gender narrows all the same; what it could be instead is not counted.
  expect(searches).toEqual([{ counted: ['city', 'province', ...OPEN].sort() }]);

  const therapies = filters(page).getByRole('group', { name: 'Therapies' });
  await therapies.locator('summary').first().press('Enter');
  const chip = therapies.getByRole('button').first();
  await expect(chip).toBeVisible();
  // Open, its chips have their counts from the first moment.
  await expect(therapies.locator('.chip:not(:has(.chip-count))')).toHaveCount(0);
  expect(searches).toHaveLength(2);
  expect(searches[1]?.counted).toEqual(['city', 'province', 'therapies', ...OPEN].sort());
  await expect(count(page)).toHaveText(found);
  const expected = await numberIn(chip);
  await chip.click();
  await expect(count(page)).toHaveText(expected === 1 ? '1 result' : `${expected} results`);

  // Folded and opened again, nothing is asked anew.
  await expect(therapies.getByRole('button', { pressed: true })).toBeVisible();
  const before = searches.length;
  await therapies.locator('summary').first().press('Enter');
  await expect(chip).toBeHidden();
  await therapies.locator('summary').first().press('Enter');
  await expect(chip).toBeVisible();
  expect(searches).toHaveLength(before);
});

test('a group whose counts do not come opens without them, and the results stay', async ({ page }) => {
  await openSearch(page, ALBERTA);
  const before = await cards(page).allInnerTexts();
  await page.route('**/api/search', (route) => route.abort());
  const therapies = filters(page).getByRole('group', { name: 'Therapies' });
  await therapies.locator('summary').first().click();
  await expect(therapies.getByRole('button').first()).toBeVisible();
  await expect(therapies.locator('.chip-count')).toHaveCount(0);
  expect(await cards(page).allInnerTexts()).toEqual(before);
  await page.unroute('**/api/search');
  await therapies.locator('summary').first().click();
  await expect(therapies.getByRole('button').first()).toBeHidden();
  await therapies.locator('summary').first().click();
  await expect(therapies.locator('.chip-count').first()).toBeVisible();
});

test('filters open in a drawer that gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSearch(page, ALBERTA);
  const open = page.getByRole('button', { name: /^Filters/ });
  // It comes before the results.
  await page.getByLabel('City', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(open).toBeFocused();
  await open.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer.getByRole('heading', { name: 'Filters' })).toBeFocused();
  await expect(drawer.getByRole('heading', { level: 3 })).toHaveCount(14);
  // Most stand before one scrolls.
  await expect(drawer.getByText('Assessments')).toBeInViewport();
  await drawer.getByText('Session types').click();
  const online = drawer.getByRole('button', { name: /^Online/ });
  const expected = await numberIn(online);
  await online.click();
  await drawer.getByRole('button', { name: `Show ${expected} results` }).click();
  await expect(drawer).toBeHidden();
  await expect(count(page)).toHaveText(`${expected} results`);
  await expect(open).toBeFocused();
  await expect(open).toHaveText('Filters (1)');
  await open.press('Enter');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(open).toBeFocused();
});

test('on a phone nothing of the filters is counted before their drawer is opened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSearch(page, ALBERTA);
  const searches = searchesOf(page);
  const all = await count(page).innerText();
  await keyword(page).fill('anxiety');
  const found = await otherCount(page, all);
  expect(searches.at(-1)?.counted).toEqual(['city', 'province']);
  // The suggestions lie over the button.
  await keyword(page).blur();
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const taking = drawer.getByRole('button', { name: /^Taking new clients/ });
  const expected = await numberIn(taking);
  expect(searches.at(-1)?.counted).toEqual(['accepting', 'city', 'concerns', 'province']);
  await expect(count(page)).toHaveText(found);
  await taking.click();
  await expect(drawer.getByRole('button', { name: `Show ${expected} results` })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a group unfolds, its chip filters, and what was chosen stands open, on a phone, too', async ({
    page,
  }) => {
    await page.goto(ALBERTA);
    const all = await count(page).innerText();
    const chip = (await unfolded(page, 'Insurers billed directly')).getByRole('button').first();
    // What is folded is not counted.
    await expect(chip.locator('.chip-count')).toHaveCount(0);
    await chip.click();
    await expect.poll(() => query(page).get('insurers')).not.toBeNull();
    await expect(count(page)).not.toHaveText(all);
    const chosen = filters(page).getByRole('button', { pressed: true });
    const expected = await numberIn(chosen);
    await expect(count(page)).toHaveText(expected === 1 ? '1 result' : `${expected} results`);

    // On a phone a link leads to the filters, which stand before the results.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(ALBERTA);
    await expect(filters(page)).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    const taking = filters(page).getByRole('button', { name: /^Taking new clients/ });
    const takers = await numberIn(taking);
    await taking.click();
    await expect.poll(() => query(page).get('accepting')).toBe('yes');
    await expect(count(page)).toHaveText(`${takers} results`);
    await expect(cards(page).first()).toContainText('Taking new clients');
  });
});

/** Where the focus is: the part of the screen, and the place of what has it. */
async function focused(page: Page): Promise<{ part: string; top: number; left: number }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const part = ['search-form', 'search-filters', 'search-results'].find((name) =>
      element.closest(`.${name}`),
    );
    const { top, left } = element.getBoundingClientRect();
    return { part: part ?? 'elsewhere', top: top + scrollY, left: left + scrollX };
  });
}

test('the Tab key goes the way of the eye: form, filters, results; a link leads past the filters', async ({
  page,
}) => {
  await openSearch(page, `${ALBERTA}&languages=English`);
  await page.getByLabel('Keyword', { exact: true }).focus();
  const way = [await focused(page)];
  while (!(await cards(page).first().locator('a:focus').count())) {
    await page.keyboard.press('Tab');
    way.push(await focused(page));
    expect(way.length).toBeLessThan(80);
  }
  const parts = way.map(({ part }) => part).filter((part, index, all) => part !== all[index - 1]);
  expect(parts).toEqual(['search-form', 'search-filters', 'search-results']);
  const within = way.filter(({ part }) => part === 'search-filters');
  expect(within.length).toBeGreaterThan(20);
  // The link past the filters appears above their heading; the chips follow line by line.
  const steps = within.slice(1).map((place, index) => ({ before: within[index] ?? place, place }));
  for (const { before, place } of steps) {
    const isNextLine = place.top > before.top + 4;
    expect(isNextLine || place.left > before.left).toBe(true);
  }

  await page.getByLabel('City', { exact: true }).focus();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the results' });
  await expect(skip).toBeFocused();
  await skip.press('Enter');
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  await page.keyboard.press('Tab');
  expect((await focused(page)).part).toBe('search-results');
});
