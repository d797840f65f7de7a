import { expect } from '@playwright/test';
import { cards, MATCH, openMatch, query, scores } from '../support/match-page.ts';
import { test } from '../support/visitor.ts';

test('pages follow one another, and by keyboard', async ({ page }) => {
  // The people of no other test name it: the order stands still.
  await openMatch(page, `${MATCH}?condition=ptsd`);
  const first = await cards(page).first().getByRole('heading', { level: 3 }).innerText();
  const last = Number((await scores(page)).at(-1));
  const next = page.getByRole('link', { name: 'Next' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(cards(page).first().getByRole('heading', { level: 3 })).not.toHaveText(first);
  expect(Number((await scores(page))[0])).toBeLessThanOrEqual(last);
  await expect(page.getByRole('heading', { name: 'Matches', exact: true })).toBeFocused();
  await page.goBack();
  await expect(cards(page).first().getByRole('heading', { level: 3 })).toHaveText(first);

  await page.getByLabel('Available Now').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => query(page)).toContain('available=1');
  // Enter submits nothing.
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Available Now')).toBeFocused();
  await page.goto(`${MATCH}?condition=anxiety&province=MB&local=1&page=99`);
  await expect.poll(() => query(page)).not.toContain('page=99');
  await expect(cards(page).first()).toBeVisible();
});
