import { expect, type Page } from '@playwright/test';
import { untilHydrated } from './hydrated.ts';

export const MATCH = '/therapist-match';

export const cards = (page: Page) => page.getByRole('main').getByRole('article');
export const subtitle = (page: Page) => page.locator('.match-head [role=status]');
export const province = (page: Page) => page.getByLabel('Your province');
export const scores = (page: Page) => page.locator('.match-number').allInnerTexts();
export const query = (page: Page) => new URL(page.url()).search;

export async function openMatch(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page.locator('.match-filters input[type=checkbox]').first());
}

export async function total(page: Page): Promise<number> {
  return Number((await subtitle(page).innerText()).replace(/,/g, '').match(/(\d+)/)?.[1]);
}

/** The list is the answer to what is asked now. */
export const untilAnswered = (page: Page) =>
  expect(page.locator('.match-results')).toHaveAttribute('aria-busy', 'false');
