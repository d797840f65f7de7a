import { expect } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import { cards, MATCH, openMatch, query, subtitle, untilAnswered } from '../support/match-page.ts';
import { test } from '../support/visitor.ts';

test('a link with a result is a whole page; the result leaves the address', async ({ page }) => {
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('console', (message) => {
    // That something was asked for early and used late is a matter of the machine.
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('preload'))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  // Not a moment that somebody could see: the address as it is before any module of the page has run.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset['addressWhenParsed'] = location.search;
    }),
  );
  const address = `${MATCH}?condition=anxiety&score=12&severity=moderate`;
  const response = await page.goto(address);
  const html = (await response?.text()) ?? '';
  expect(html).toContain('Therapist Matches for Anxiety');
  expect(html).toContain('Moderate symptoms');
  expect(html).toContain('people who work with anxiety');
  expect(html.match(/<article/g)).toHaveLength(10);
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  expect(response?.headers()['cache-control']).toBe('no-store');

  await expect(page.locator('html')).toHaveAttribute('data-address-when-parsed', '?condition=anxiety');
  page.on('request', (request) => requests.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await expect(subtitle(page)).toContainText('Moderate symptoms');
  await expect(
    page.getByText('Based on a score of 12 from a link. For the matches, this counts as moderate symptoms.'),
  ).toBeVisible();
  await expect(page.getByText('your result')).toBeHidden();
  await untilHydrated(page.getByLabel('Available Now'));
  await page.getByLabel('Available Now').check();
  await untilAnswered(page);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  expect(requests.join('\n')).not.toMatch(/score=|severity=|moderate/);

  // The tab keeps it over a reload and forgets it when asked.
  await expect.poll(() => query(page)).toBe('?condition=anxiety&available=1');
  await page.reload();
  await expect(subtitle(page)).toContainText('Moderate symptoms');
  expect(query(page)).toBe('?condition=anxiety&available=1');
  await page.getByRole('button', { name: 'Forget the score from the link' }).click();
  await expect(subtitle(page)).toContainText('Mild symptoms assumed');
  await expect(page.getByText('We have no result from you')).toBeVisible();
  await page.goBack();
  expect(page.url()).not.toContain('score');
  expect(complaints).toEqual([]);
});

test('the device’s result is known in a new tab; no link takes its place', async ({ page, context }) => {
  await page.goto('/privacy');
  const now = new Date();
  await page.evaluate(
    ([completedAt, expiresAt]) => {
      const kept = { condition: 'adhd', score: 16, severity: 'moderate', answers: [], email: '' };
      const result = { id: 'a-result', ...kept, completedAt, expiresAt, isEncrypted: false };
      localStorage.setItem('assessment_adhd_results', JSON.stringify([result]));
    },
    [now.toISOString(), new Date(now.getTime() + 86_400_000).toISOString()] as const,
  );
  const tab = await context.newPage();
  await openMatch(tab, `${MATCH}?condition=adhd`);
  await expect(
    tab.getByText('Based on your result: score 16. For the matches, this counts as moderate symptoms.'),
  ).toBeVisible();
  await expect(subtitle(tab)).toContainText('Several signs, fairly often');

  await openMatch(tab, `${MATCH}?condition=adhd&score=38`);
  await expect(tab.getByText('Based on a score of 38 from a link.')).toBeVisible();
  await openMatch(tab, `${MATCH}?condition=adhd&score=-99&severity=severe`);
  await expect(
    tab.getByText('named a score or a severity that this self-assessment cannot give'),
  ).toBeVisible();
  await expect(tab.getByText('Based on your result: score 16.')).toBeVisible();
  await expect(tab.getByText('-99')).toBeHidden();

  await openMatch(tab, `${MATCH}?condition=adhd&score=40&severity=severe`);
  await expect(tab.getByText('Based on a score of 40 from a link.')).toBeVisible();
  await expect(subtitle(tab)).toContainText('Many signs, often');
  await tab.getByRole('button', { name: 'Use the result on this device instead' }).click();
  await expect(tab.getByText('Based on your result: score 16.')).toBeVisible();
  await expect(subtitle(tab)).toContainText('Several signs, fairly often');

  await tab.getByRole('button', { name: 'Go on without my result' }).click();
  await expect(tab.getByText('Your result on this device is left out')).toBeVisible();
  await expect(subtitle(tab)).toContainText('Mild symptoms assumed');
  await tab.reload();
  await tab.getByRole('button', { name: 'Use my result' }).click();
  await expect(subtitle(tab)).toContainText('Several signs, fairly often');
  expect(await tab.evaluate(() => localStorage.getItem('assessment_adhd_results'))).toContain('"score":16');
});

test('whoever opens a profile from matches that go by a result has the quick exit there, as long as the tab keeps it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const exit = page.getByRole('link', { name: 'Quick exit' });
  const openProfile = async () => {
    await cards(page)
      .first()
      .getByRole('link', { name: /profile/i })
      .first()
      .click();
    await expect(page.locator('.profile-tabs')).toBeVisible();
  };
  await openMatch(page, `${MATCH}?condition=depression&score=20&severity=severe`);
  await expect(exit).toHaveCount(1);
  await openProfile();
  await expect(exit).toBeInViewport();
  await page.reload();
  await expect(exit).toBeInViewport();
  await page.goBack();
  await page.getByRole('button', { name: 'Forget the score from the link' }).click();
  await openProfile();
  await expect(exit).toHaveCount(0);
});
