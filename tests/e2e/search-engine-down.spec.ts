import { expect, test } from '@playwright/test';
import { startApi } from '../support/api-process.ts';
import { readStack } from '../support/stack-file.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { openLink } from '../support/switchable-link.ts';

const NO_RESULTS = 'No psychologists found matching your criteria';

test('while the search engine is gone the screen says so, profiles work, and Retry brings the results back', async ({
  page,
}) => {
  const stack = readStack();
  await using link = await openLink(stack.meilisearch.url);
  await using api = await startApi({ ...stack, meilisearch: { ...stack.meilisearch, url: link.url } });
  const cards = page.getByRole('main').getByRole('article');
  await page.goto(`${api.url}/find-a-psychologist`);
  await untilHydrated(page.getByRole('combobox', { name: 'Keyword' }));
  const profile = await cards.first().getByRole('link').first().getAttribute('href');

  link.cut();
  await page.getByRole('combobox', { name: 'Keyword' }).fill('insomnia');
  await expect(page.getByText(NO_RESULTS)).toBeVisible();
  await expect(page.getByRole('alert').getByText('The search did not work')).toBeVisible();
  await expect(page.getByText(NO_RESULTS)).toContainText('there may well be some');
  await expect(page.getByRole('link', { name: 'Order of results' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show map' })).toHaveCount(0);
  await expect(cards).toHaveCount(0);

  const response = await page.request.get(`${api.url}${profile}`);
  expect(response.status()).toBe(200);

  link.mend();
  await page.getByRole('button', { name: /try again|retry/i }).click();
  await expect(cards.first()).toContainText(/insomnia/i);
  await expect(page.getByText(NO_RESULTS)).toBeHidden();
});

test('a search that is refused for too many at once says so, and that nothing is lost', async ({ page }) => {
  await page.goto('/find-a-psychologist');
  const keyword = page.getByRole('combobox', { name: 'Keyword' });
  await untilHydrated(keyword);
  const json = { error: '', code: 'too_busy', requestId: '' };
  await page.route('**/api/search/**', (route) => route.fulfill({ status: 503, json }));
  await keyword.fill('insomnia');
  await expect(page.getByRole('alert')).toContainText('Very many people are here just now');
  await page.unroute('**/api/search/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/insomnia/i);
});

test('a page asked for while the engine is gone says so too, in French', async ({ page }) => {
  const stack = readStack();
  await using link = await openLink(stack.meilisearch.url);
  await using api = await startApi({ ...stack, meilisearch: { ...stack.meilisearch, url: link.url } });
  link.cut();
  const response = await page.goto(`${api.url}/find-a-psychologist?lang=fr`);
  expect(response?.status()).toBe(503);
  await expect(page.getByText(/Aucun psychologue/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Réessayer/ })).toBeVisible();
});
