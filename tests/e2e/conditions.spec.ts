import { expect } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import { test } from '../support/visitor.ts';

test('a page leads to its parts, to its twin in French and on to the directory', async ({ page }) => {
  await page.goto('/conditions/anxiety');
  await untilHydrated(page.getByRole('heading', { level: 1 }));
  await page.getByRole('link', { name: 'Types of anxiety' }).click();
  await expect(page).toHaveURL(/#types$/);
  await expect(page.getByRole('heading', { name: 'Types of anxiety' })).toBeInViewport();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anxiété');
  await untilHydrated(page.getByRole('heading', { level: 1 }));
  // Without a new document: the page's words are fetched by script.
  await page.getByRole('navigation', { name: 'Autres troubles' }).getByRole('link', { name: 'TSPT' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TSPT');
  await expect(page).toHaveTitle(/^TSPT/);
  await page.goBack();
  // What is folded is opened by the link that leads to it.
  await page
    .getByRole('navigation', { name: 'Sur cette page' })
    .getByRole('link', { name: /^Ressources/ })
    .click();
  await page.getByRole('link', { name: /^Psychologues dont le profil mentionne l’anxiété/ }).click();
  await expect(page).toHaveURL(/\/find-a-psychologist\?search=Anxi/);
});
