import { expect, type Locator, type Page } from '@playwright/test';
import {
  cards,
  count,
  filters,
  keyword,
  numberIn,
  opened,
  openedDrawer,
  openSearch,
  option,
  otherCount,
  query,
  SEARCH,
} from '../support/search-screen.ts';
import { test } from '../support/visitor.ts';

/** A place that no other test adds psychologists to: the counts stand still. */
const ALBERTA = `${SEARCH}?location=Alberta`;

const active = (page: Page) => page.getByRole('navigation', { name: 'Your search' });

const results = (found: number) => (found === 1 ? '1 result' : `${found} results`);

/** A group of the drawer, unfolded. */
async function unfolded(within: Locator, name: string): Promise<Locator> {
  const group = within.getByRole('group', { name, exact: true });
  if (!(await group.getByRole('button').first().isVisible())) await group.locator('summary').first().click();
  await expect(group.getByRole('button').first()).toBeVisible();
  return group;
}

test('a filter gives as many as it says, and is taken back', async ({ page }) => {
  for (const { group, param, shown } of [
    {
      group: async () => opened(page, 'Concern'),
      param: 'concerns',
      shown: (name: string) => name,
    },
    {
      group: async () => (await opened(page, 'Online')).getByRole('group', { name: 'Online, for people in' }),
      param: 'online',
      shown: (name: string) => `Online in ${name}`,
    },
  ]) {
    await openSearch(page, ALBERTA);
    const value = (await group()).locator('.filter-option').last();
    const name = (await value.innerText()).replace(/\s*\d[\d,]*$/, '');
    const expected = await numberIn(value);
    await value.click();
    await expect(count(page)).toHaveText(results(expected));
    await expect(value).toHaveAttribute('aria-pressed', 'true');
    expect(query(page).getAll(param)).toHaveLength(1);
    // What was chosen is in sight for whoever follows the link.
    await openSearch(page, page.url());
    await expect((await group()).getByRole('button', { name, pressed: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await active(page)
      .getByRole('link', { name: `Remove ${shown(name)}` })
      .click();
    await expect.poll(() => query(page).get(param)).toBeNull();
  }
});

test('one menu is open at a time; Escape, a press elsewhere and the Tab key close it; its values unfold and are found by name', async ({
  page,
}) => {
  await openSearch(page);
  const open = filters(page).locator('.filter-menu[open] > summary');
  const concern = filters(page).locator('summary', { hasText: 'Concern' });
  await concern.focus();
  await concern.press('Enter');
  await expect(open).toHaveText('Concern');
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await expect(concern).toBeFocused();
  await opened(page, 'Price');
  await opened(page, 'New clients');
  await expect(open).toHaveText('New clients');
  await count(page).click();
  await expect(open).toHaveCount(0);
  await opened(page, 'New clients');
  await filters(page).locator('.filter-menu[open] button').last().focus();
  await page.keyboard.press('Tab');
  await expect(open).toHaveCount(0);

  const menu = await opened(page, 'Concern');
  const values = menu.locator('.filter-option');
  await expect(values).toHaveCount(8);
  await menu.getByText(/^Show 30 of \d+ choices$/).click();
  await expect(values).toHaveCount(30);
  await menu.getByRole('searchbox', { name: 'Find a concern' }).fill('chronic');
  await expect(values).toHaveText([/^Chronic Pain/]);
  await values.click();
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

test('nothing is counted before it is opened; what a menu opens with stands still, and is not asked for again; without its counts it opens, too', async ({
  page,
}) => {
  await openSearch(page, `${ALBERTA}&genders=Female`);
  const searches = searchesOf(page);
  const all = await count(page).innerText();
  await keyword(page).fill('anxiety');
  const found = await otherCount(page, all);
  expect(searches).toEqual([{ counted: [] }]);
  // The suggestions lie over the bar.
  await keyword(page).press('Enter');

  const value = await option(page, 'New clients', /^Taking new clients/);
  await expect(filters(page).locator('.filter-option:not(:has(.option-count))')).toHaveCount(0);
  expect(searches.map(({ counted }) => counted)).toEqual([[], ['accepting', 'opening_within', 'wait']]);
  await expect(count(page)).toHaveText(found);
  await page.keyboard.press('Escape');
  await opened(page, 'New clients');
  expect(searches).toHaveLength(2);
  const expected = await numberIn(value);
  await value.click();
  await expect(count(page)).toHaveText(results(expected));

  // Counts that do not come keep neither the menu closed nor the results away.
  const before = await cards(page).allInnerTexts();
  await page.route('**/api/search', (route) => route.abort());
  const menu = await opened(page, 'Concern');
  await expect(menu.locator('.option-count')).toHaveCount(0);
  expect(await cards(page).allInnerTexts()).toEqual(before);
  await page.unroute('**/api/search');
  await page.keyboard.press('Escape');
  await opened(page, 'Concern');
  await expect(menu.locator('.option-count').first()).toBeVisible();
});

test('the rest stands in a drawer, each group folded unless something in it is chosen; it gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSearch(page, `${ALBERTA}&genders=Female`);
  const searches = searchesOf(page);
  const open = page.getByRole('button', { name: 'More filters 2 chosen' });
  await open.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'More filters' });
  await expect(drawer.getByRole('heading', { name: 'More filters' })).toBeFocused();
  await expect(drawer.getByRole('heading', { level: 3 })).toHaveText([
    'Place',
    'Near a place',
    'Languages',
    'How to meet',
    'Age or group',
    'Gender',
    'Therapies',
    'Assessments',
    'Appointment times',
    'Accessibility',
  ]);
  await expect(drawer.locator('.filter-group[open]')).toHaveCount(1);
  await expect(drawer.getByRole('button', { name: /^Female/, pressed: true })).toBeVisible();
  const languages = await unfolded(drawer, 'Languages');
  expect(searches.at(-1)?.counted).toEqual(
    expect.arrayContaining(['city', 'gender', 'languages', 'province']),
  );
  const rarest = languages.getByRole('button').last();
  const expected = await numberIn(rarest);
  await rarest.click();
  await drawer.getByRole('button', { name: `Show ${results(expected)}` }).click();
  await expect(drawer).toBeHidden();
  await expect(count(page)).toHaveText(results(expected));
  const again = page.getByRole('button', { name: 'More filters 3 chosen' });
  await expect(again).toBeFocused();
  await openedDrawer(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(again).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a menu opens, its value filters, and a link leads to the rest, a city after its province, on a phone, too', async ({
    ownPage: page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(ALBERTA);
    await page.locator('summary', { hasText: 'New clients' }).click();
    const taking = filters(page).getByRole('button', { name: /^Taking new clients/ });
    const takers = await numberIn(taking);
    await taking.click();
    await expect.poll(() => query(page).get('accepting')).toBe('yes');
    expect(query(page).get('location')).toBe('Alberta');
    await expect(count(page)).toHaveText(results(takers));
    await expect(cards(page).first()).toContainText('Taking new clients');

    const rest = page.getByRole('complementary', { name: 'More filters' });
    await expect(rest).toBeHidden();
    await page.getByRole('button', { name: /^More filters/ }).click();
    await rest.getByLabel('City', { exact: true }).selectOption('Calgary');
    await rest.getByRole('button', { name: 'Show this place' }).click();
    await expect.poll(() => query(page).get('location')).toBe('Calgary, Alberta');
    expect(query(page).get('accepting')).toBe('yes');
    // It stays where it was, for the next choice.
    await expect(rest.getByLabel('City', { exact: true })).toBeVisible();
    await rest.locator('summary', { hasText: 'Gender' }).click();
    await rest.getByRole('button', { name: /^Female/ }).click();
    await expect.poll(() => query(page).get('genders')).toBe('Female');
    await expect(rest.getByRole('button', { name: /^Female/, pressed: true })).toBeVisible();
  });
});

test('the Tab key goes the way of the eye: the box, what it found, the menus, people', async ({ page }) => {
  await openSearch(page, `${ALBERTA}&languages=English`);
  await page.getByLabel('Keyword', { exact: true }).focus();
  const parts = ['search-form', 'results-head', 'filter-bar', 'results-asked', 'search-results'];
  const way: string[] = [];
  while (!(await cards(page).first().locator('a:focus').count())) {
    way.push(
      await page.evaluate(
        (names) => names.find((name) => document.activeElement?.closest(`.${name}`) !== null) ?? 'elsewhere',
        parts,
      ),
    );
    await page.keyboard.press('Tab');
    // So few that nobody needs a link past them.
    expect(way.length).toBeLessThan(20);
  }
  expect(way.filter((part, index) => part !== way[index - 1])).toEqual(parts.slice(0, -1));
});

test('the province that this device remembers is offered first, and chosen by nobody but the visitor', async ({
  page,
}) => {
  const group = page.getByRole('group', { name: 'Online, for people in' });
  await openSearch(page);
  await opened(page, 'Online');
  await expect(group.getByRole('button').first()).not.toHaveText(/^Nova Scotia/);
  // As the match keeps it.
  await page.evaluate(() => localStorage.setItem('visitor_province', '"NS"'));
  await openSearch(page);
  await opened(page, 'Online');
  await expect(group.getByRole('button').first()).toHaveText(/^Nova Scotia/);
  expect(query(page).toString()).toBe('');
  await expect(page.locator('.online-notice')).toHaveCount(0);
});
