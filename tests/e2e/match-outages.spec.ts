import { expect, test } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { startApi } from '../support/api-process.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { readStack } from '../support/stack-file.ts';
import { openLink } from '../support/switchable-link.ts';
import { cards, MATCH, openMatch, query, subtitle, untilAnswered } from '../support/match-page.ts';

test('offline, the list says so at once and keeps what stands; it asks again by itself and by the button', async ({
  page,
  context,
}) => {
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

test('a page whose code does not come says so at once, and opens whole when the connection is back', async ({
  page,
  context,
}) => {
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

test('while the engine is gone the page says so and keeps what was chosen, and the matches come when it is back', async ({
  page,
}) => {
  const stack = readStack();
  await using link = await openLink(stack.meilisearch.url);
  await using api = await startApi({ ...stack, meilisearch: { ...stack.meilisearch, url: link.url } });
  link.cut();
  const response = await page.goto(`${api.url}${MATCH}?condition=depression&severity=severe&score=20`);
  expect(response?.status()).toBe(503);
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

for (const { width, language, scheme } of [
  { width: 390, language: 'fr', scheme: 'light' },
  { width: 1280, language: 'en', scheme: 'dark' },
] as const) {
  test(`axe finds nothing and nothing overflows: ${language}, ${width} px, ${scheme}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await openMatch(page, `${MATCH}?condition=ptsd&lang=${language}&local=1&province=QC`);
    await expect(cards(page).first()).toBeVisible();
    if (language === 'fr') {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Psychologues suggérés : TSPT');
      await expect(subtitle(page)).toContainText('psychologues traitent le TSPT');
      await expect(cards(page).first()).toContainText('Mentionne dans son profil');
    }
    // The notice is there without scrolling.
    await expect(page.locator('.crisis-notice')).toBeInViewport({ ratio: 1 });
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await context.close();
  });
}
