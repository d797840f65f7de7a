import { expect, type Page } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import {
  SEARCH,
  cards,
  count,
  filters,
  keyword,
  openedDrawer,
  openSearch,
  option,
  otherCount,
  query,
  searchFor,
} from '../support/search-screen.ts';
import { test } from '../support/visitor.ts';

const understood = (page: Page) => page.getByRole('navigation', { name: 'We understood:' });
const chips = (page: Page) => understood(page).getByRole('link');

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
    .press('Enter');
  // Who goes on with the keys is where the chip was.
  await expect(chips(page).filter({ hasText: 'Ontario' })).toBeFocused();
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

test('a guess leaves nobody out; a press makes it firm, another takes it away', async ({ page }) => {
  await openSearch(page, searchFor('Toronto'));
  const everyone = await count(page).innerText();
  await keyword(page).fill('my boss screams at me Toronto');
  await expect(chips(page)).toHaveText(['Toronto', 'perhaps Workplace Issues', '']);
  await expect(count(page)).toHaveText(everyone);
  await expect(page.getByText('nobody is left out')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Others, who do not name it' })).toBeVisible();

  await understood(page)
    .getByRole('link', { name: /^Perhaps Workplace Issues/ })
    .click();
  await expect(chips(page)).toHaveText(['Workplace Issues', 'Toronto']);
  const firm = await otherCount(page, everyone);
  expect(query(page).getAll('firm')).toEqual(['boss screams at']);
  await page.reload();
  await untilHydrated(page.locator('.search-screen'));
  await expect(chips(page)).toHaveText(['Workplace Issues', 'Toronto']);
  await expect(count(page)).toHaveText(firm);
  await page.goBack();
  await expect(count(page)).toHaveText(everyone);

  await understood(page)
    .getByRole('link', { name: /^Workplace Issues.*: take it back/ })
    .click();
  await expect(chips(page)).toHaveText(['Toronto', '“boss screams at” as text']);
  await expect(count(page)).toHaveText(everyone);
});

test('what the words ask for is pressed in the filters and shown in the place field, and taken back there', async ({
  page,
}) => {
  const anxiety = () => option(page, 'Concern', /^Anxiety/);
  await openSearch(page);
  await keyword(page).fill('anxiety winnipeg');
  await expect(chips(page)).toHaveText(['Anxiety', 'Winnipeg']);
  await expect(filters(page).getByText('Concern')).toHaveText('Concern 1');
  await expect(page.getByRole('button', { name: 'More filters 1 chosen' })).toBeVisible();
  await keyword(page).press('Enter');
  await expect(await anxiety()).toHaveAttribute('aria-pressed', 'true');
  const inWinnipeg = await count(page).innerText();

  // Another place takes that of the words: there are not two.
  const place = (name: string) => page.getByRole('combobox', { name, exact: true });
  const drawer = await openedDrawer(page);
  await expect(place('Province or territory')).toHaveValue('MB');
  await expect(place('City')).toHaveValue('Winnipeg');
  await place('Province or territory').selectOption({ value: 'ON' });
  await expect(keyword(page)).toHaveValue('anxiety');
  await expect(place('City')).toHaveValue('');
  const inOntario = await otherCount(page, inWinnipeg);
  await drawer.getByRole('button', { name: /^Show/ }).click();
  await expect(chips(page)).toHaveText(['Anxiety']);

  await (await anxiety()).click();
  await expect(await anxiety()).toHaveAttribute('aria-pressed', 'false');
  await expect(chips(page)).toHaveText(['“anxiety” as text']);
  expect(query(page).getAll('literal')).toEqual(['anxiety']);
  await otherCount(page, inOntario);
  await page.goBack();
  await expect(await anxiety()).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(keyword(page)).toHaveValue('anxiety winnipeg');
});
