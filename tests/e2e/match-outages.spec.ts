import { expect } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import { cards, MATCH, openMatch, query, untilAnswered } from '../support/match-page.ts';
import { test } from '../support/visitor.ts';

test('offline, the list says so, keeps what stands, and asks again', async ({ page, context }) => {
  await openMatch(page, `${MATCH}?condition=anxiety`);
  const names = () => cards(page).getByRole('heading', { level: 3 }).allInnerTexts();
  const before = await names();
  await context.setOffline(true);
  const note = page.locator('.match-connection');
  await expect(note).toContainText('You are offline.');
  await page.getByLabel('Available Now').check();
  await expect(note.getByRole('button', { name: 'Try again' })).toBeVisible();
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(note).toContainText('The list below is from before.');
  expect(await names()).toEqual(before);
  await expect(page.getByLabel('Available Now')).toBeChecked();
  await context.setOffline(false);
  await expect(note).toBeHidden();
  await untilAnswered(page);
  await expect.poll(() => query(page)).toContain('available=1');
});

test('a page whose code does not come says so, and opens later', async ({ ownPage: page }) => {
  const context = page.context();
  await page.goto('/conditions/depression');
  const link = page.getByRole('main').locator('a[href^="/therapist-match"]').first();
  await untilHydrated(link);
  await context.setOffline(true);
  await link.click();
  const note = page.getByText('You are offline. The page comes as soon as you are connected again.');
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(note).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Depression');
  await context.setOffline(false);
  await expect(cards(page)).toHaveCount(10);
  await expect(note).toBeHidden();
  // With its looks: a stylesheet that failed is asked for again, too.
  await expect(cards(page).first()).toHaveCSS('display', 'grid');
});
