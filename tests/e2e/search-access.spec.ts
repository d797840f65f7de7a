import { expect, test } from '@playwright/test';
import { cards, count, numberIn, openSearch, query, SEARCH } from '../support/search-screen.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('filters open in a drawer that gives the focus back', async ({ page }) => {
    // A place that no other test adds psychologists to: the counts stand still.
    await openSearch(page, `${SEARCH}?location=Alberta`);
    const open = page.getByRole('button', { name: /^Filters/ });
    // It comes before the results.
    await page.getByLabel('City', { exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(open).toBeFocused();
    await open.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await expect(drawer.getByRole('heading', { name: 'Filters' })).toBeFocused();
    await expect(drawer.getByRole('heading', { level: 3 })).toHaveCount(12);
    // All but the last two stand before one scrolls; the next is cut, so that it is seen that there are more.
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
});

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });

  test('the screen, its filters and its plurals are French; the values in the address are not', async ({
    page,
  }) => {
    await openSearch(page, `${SEARCH}?lang=fr&therapies=TCC`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(
      page.getByRole('button', { name: /^Thérapie cognitivo-comportementale/, pressed: true }),
    ).toBeVisible();
    await page.getByRole('combobox', { name: 'Mot-clé' }).fill('insomnie');
    await expect.poll(() => query(page).get('search')).toBe('insomnie');
    await expect(cards(page).filter({ hasText: 'Sommeil et insomnie' }).first()).toBeVisible();
    await expect(count(page)).toHaveText(/^\d+ résultats?$/);
    await page.getByLabel('Province ou territoire').selectOption({ value: 'QC' });
    await expect.poll(() => query(page).get('location')).toBe('Quebec');
    expect(query(page).get('lang')).toBe('fr');
    await page.getByRole('combobox', { name: 'Mot-clé' }).fill('zzqxqzz');
    await expect(page.getByText('Aucun psychologue ne correspond à vos critères.')).toBeVisible();
  });
});
