import { expect } from '@playwright/test';
import { startApi } from '../support/api-process.ts';
import { readStack } from '../support/stack-file.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { cards, MATCH, subtitle, untilAnswered } from '../support/match-page.ts';
import { option, query, standingCard } from '../support/search-screen.ts';
import { openLink } from '../support/switchable-link.ts';
import { test } from '../support/visitor.ts';

const NO_RESULTS = 'No psychologists found matching your criteria';

test('while the engine is gone the search and the matches say so, profiles work, and both come when it is back', async ({
  ownPage: page,
}) => {
  const stack = readStack();
  await using link = await openLink(stack.meilisearch.url);
  await using api = await startApi({ ...stack, meilisearch: { ...stack.meilisearch, url: link.url } });
  const results = page.getByRole('main').locator('.result-card');
  await page.goto(`${api.url}/find-a-psychologist`);
  await untilHydrated(page.getByRole('combobox', { name: 'Keyword' }));
  const somebody = await standingCard(page);
  const profile = await somebody.getByRole('link').first().getAttribute('href');

  link.cut();
  await page.getByRole('combobox', { name: 'Keyword' }).fill('insomnia');
  await expect(page.getByText(NO_RESULTS)).toBeVisible();
  await expect(page.getByRole('alert').getByText('The search did not work')).toBeVisible();
  await expect(page.getByText(NO_RESULTS)).toContainText('there may well be some');
  await expect(page.getByRole('link', { name: 'Order of results' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show map' })).toHaveCount(0);
  await expect(results).toHaveCount(0);

  const response = await page.request.get(`${api.url}${profile}`);
  expect(response.status()).toBe(200);

  link.mend();
  await page.getByRole('button', { name: /try again|retry/i }).click();
  await expect(results.first()).toContainText(/insomnia/i);
  await expect(page.getByText(NO_RESULTS)).toBeHidden();

  link.cut();
  const matches = await page.goto(`${api.url}${MATCH}?condition=depression&severity=severe&score=20`);
  expect(matches?.status()).toBe(503);
  await expect(page.getByText('The matches could not be found')).toBeVisible();
  await expect(page.getByText('9-8-8').first()).toBeVisible();
  const next = page.getByRole('heading', { name: 'Not quite what you need?' });
  await expect(next).toBeHidden();
  await untilHydrated(page.getByRole('button', { name: 'Try again' }));
  link.mend();
  await expect(cards(page)).toHaveCount(10);
  await expect(next).toBeVisible();
  await expect(subtitle(page)).toContainText('Severe symptoms');

  // What stands stays when it goes away again.
  link.cut();
  await page.getByLabel('In which language?').selectOption('French');
  await expect(page.getByText('The search is not working at the moment.')).toBeVisible();
  await expect(cards(page)).toHaveCount(10);
  link.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The search is not working at the moment.')).toBeHidden();
  await untilAnswered(page);
});

test('a search without a connection empties the list; one that is refused for too many at once, or while the index is built, says so, and that nothing is lost', async ({
  page,
  context,
}) => {
  await page.goto('/find-a-psychologist');
  const keyword = page.getByRole('combobox', { name: 'Keyword' });
  await untilHydrated(keyword);
  const results = page.getByRole('main').locator('.result-card');
  await context.setOffline(true);
  const phone = await option(page, 'Online', /^Phone/);
  await phone.click();
  await expect(page.getByText(NO_RESULTS)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('The search did not work');
  await expect(results).toHaveCount(0);
  await expect(phone).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(results.first()).toBeVisible();
  expect(query(page).get('sessionTypes')).toBe('Phone');

  const json = { error: '', code: 'too_busy', requestId: '' };
  await page.route('**/api/search', (route) => route.fulfill({ status: 503, json }));
  await keyword.fill('insomnia');
  await expect(page.getByRole('alert')).toContainText('Very many people are here just now');
  await page.route('**/api/search', (route) =>
    route.fulfill({
      status: 503,
      headers: { 'Retry-After': '118' },
      json: { ...json, code: 'search_rebuilding' },
    }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('back in about 2 minutes. Nothing you chose is lost.');
  await page.unroute('**/api/search');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(results.first()).toContainText(/insomnia/i);
});
