import { expect } from '@playwright/test';
import { opened, openSearch, query } from '../support/search-screen.ts';
import { test } from '../support/visitor.ts';

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
