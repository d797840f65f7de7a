import type { Page } from '@playwright/test';
import { button } from './assessment.ts';
import { untilHydrated } from './hydrated.ts';

/** A key of the browser's storage; null when there is none. */
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** The list of the results that this device keeps. */
export const section = (page: Page) => page.locator('#my-results');
export const outcome = (page: Page) => section(page).getByRole('status').first();

export async function openList(page: Page): Promise<void> {
  await page.goto('/assessments');
  await untilHydrated(button(page, 'Import'));
}
