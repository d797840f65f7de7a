import { generateProfile } from '@directory/stack/sample/profile';
import { expect, type Locator, type Page } from '@playwright/test';
import { untilHydrated } from './hydrated.ts';

/** The screen's address. */
export const SEARCH = '/find-a-psychologist';

export const cards = (page: Page) => page.getByRole('main').locator('.result-card');

/** The sample's people, who stay while the tests run. */
const SAMPLE = new Set(
  Array.from({ length: 2000 }, (_, index) => {
    const { first_name, last_name } = generateProfile(index);
    return `${first_name} ${last_name}`;
  }),
);

/** The first card of somebody who stays: people of other tests, which run beside, come and go. */
export async function standingCard(page: Page): Promise<Locator> {
  await expect(cards(page).first()).toBeVisible();
  for (const card of await cards(page).all()) {
    if (SAMPLE.has(await card.getByRole('heading').innerText())) return card;
  }
  throw new Error('Nobody of the sample is listed.');
}

export const count = (page: Page) => page.locator('.result-count');
export const keyword = (page: Page) => page.getByRole('combobox', { name: 'Keyword' });
export const filters = (page: Page) => page.getByRole('group', { name: 'Filters', exact: true });
export const query = (page: Page) => new URL(page.url()).searchParams;

/** The number at the end of a chip or in an option's parentheses. */
export async function numberIn(locator: Locator): Promise<number> {
  // What is counted when it is opened has its number a moment later.
  await expect(locator).toHaveText(/\d\)?$/, { useInnerText: true });
  return Number((await locator.innerText()).replace(/,/g, '').match(/(\d+)\)?$/)?.[1]);
}

/** The result count once it is another than before, in English. While it is awaited, the screen says that it searches. */
export async function otherCount(page: Page, before: string): Promise<string> {
  await expect(count(page)).toHaveText(new RegExp(`^(?!${before}$)\\d.* results?$`));
  return count(page).innerText();
}

/** Opens the screen and waits until scripts have taken over. */
export async function openSearch(page: Page, address = SEARCH): Promise<void> {
  await page.goto(address);
  await untilHydrated(page.locator('.search-screen'));
}

/** The name of the first result. */
export async function firstName(page: Page): Promise<string> {
  return cards(page).first().getByRole('heading').innerText();
}

/** A value in one of the menus above the results, which is opened for it. */
export async function option(page: Page, menu: string, name: RegExp): Promise<Locator> {
  const found = (await opened(page, menu)).getByRole('button', { name });
  await expect(found).toBeVisible();
  return found;
}

/** One of the menus above the results, open. */
export async function opened(page: Page, menu: string): Promise<Locator> {
  const summary = page.locator('summary', { hasText: menu });
  const held = filters(page).locator('.filter-menu').filter({ has: summary });
  // By keyboard: suggestions may still lie over the bar.
  if ((await held.getAttribute('open')) === null) await summary.press('Enter');
  await expect(held.getByRole('button').first()).toBeVisible();
  return held;
}

/** The drawer of the filters that are in no menu, open. */
export async function openedDrawer(page: Page): Promise<Locator> {
  const drawer = page.getByRole('dialog', { name: 'More filters' });
  if (!(await drawer.isVisible())) await page.getByRole('button', { name: /^More filters/ }).click();
  await expect(drawer.getByLabel('Province or territory')).toBeVisible();
  return drawer;
}

/** The address of a search for these words. */
export const searchFor = (words: string) => `${SEARCH}?search=${encodeURIComponent(words)}`;

/** The panel of whoever thinks of suicide. */
export const crisis = (page: Page) =>
  page.getByRole('region', { name: 'You do not have to be alone with this' });
