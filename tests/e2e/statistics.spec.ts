import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { standingCard } from '../support/search-screen.ts';
import { fillIn, open as openForm, send, toast } from '../support/message-form-page.ts';
import { test } from '../support/visitor.ts';

// Everywhere else the visitor has said no.
test.beforeEach(({ context }) => context.clearCookies());

const question = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });

/** Opens a page and notes every event that it sends. */
async function open(
  page: Page,
  path: string,
): Promise<{ event: string; metadata?: Record<string, unknown> }[]> {
  const events: { event: string; metadata?: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics')) events.push(request.postDataJSON() as (typeof events)[0]);
  });
  await page.goto(path);
  await untilHydrated(page.getByRole('banner'));
  return events;
}

test('nobody is asked at once or at a self-assessment, or counted before they agree; a no is kept', async ({
  page,
}) => {
  const events = await open(page, '/about');
  await expect(question(page)).toBeHidden();
  for (const path of ['/assessment/depression', '/appointment']) {
    await page.goto(path);
    await untilHydrated(page.getByRole('banner'));
    await page.keyboard.press('Tab');
    await expect(question(page)).toBeHidden();
  }
  // The same visit is asked on the next page: it was the place that kept it away.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'No, thank you' }).click();
  await page.reload();
  await untilHydrated(page.getByRole('banner'));
  await page.keyboard.press('Tab');
  await expect(question(page)).toBeHidden();
  expect(events).toEqual([]);

  const again = page.getByRole('link', { name: 'Statistics preferences' });
  await again.click();
  await expect(question(page).getByRole('heading')).toBeFocused();
  await question(page).getByRole('button', { name: 'Yes, count it' }).click();
  await expect(question(page)).toBeHidden();
  await expect(again).toBeFocused();
  await expect
    .poll(() => events.map(({ event, metadata }) => [event, metadata?.['path']]))
    .toEqual([['page_view', '/about']]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => events.at(-1)?.metadata?.['path']).toBe('/contact');
  await page.reload();
  await expect.poll(() => events.length).toBe(3);
});

test('a search is counted once it stands, without half words', async ({ ownPage: page, baseURL }) => {
  const context = page.context();
  await context.clearCookies();
  await context.addCookies([{ name: 'statistics', value: 'yes', url: baseURL ?? '' }]);
  const events = await open(page, '/find-a-psychologist');
  const keyword = page.getByRole('combobox', { name: 'Keyword' });
  // Nobody rests on half a word, however busy the machine is.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const half of ['ins', 'insom', 'insomnia']) await keyword.fill(half);
  await page.clock.resume();
  const searches = () => events.filter(({ event }) => event === 'search').map(({ metadata }) => metadata);
  await expect.poll(() => searches().map((search) => search?.['query'])).toEqual(['insomnia']);
  expect(searches()[0]?.['results']).toBeGreaterThan(0);
  expect(searches()[0]?.['found']).toBe('exact');
  await keyword.fill('emdr tagalog insomnia nunavut');
  await expect.poll(() => searches().at(-1)?.['found']).toBe('nearest');
});

test('a browser that asks for privacy is neither asked nor counted', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'statistics', value: 'yes', url: baseURL ?? '' }]);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  const events = await open(page, '/about');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Statistics preferences' }).click();
  await expect(question(page)).toContainText('Your browser asks sites not to count you');
  expect(events).toEqual([]);
});

/** Presses that would meet the question instead of what they are meant for, wherever on the screen their target stands. */
function coveredByQuestion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>('.button, .chip, .pill, .plan, .card-link, button'),
    ];
    return targets.flatMap((target) => {
      if (target.closest('.statistics-choice') || !target.checkVisibility({ visibilityProperty: true }))
        return [];
      return (['end', 'center', 'start'] as const).flatMap((block) => {
        target.scrollIntoView({ block, behavior: 'instant' });
        const { left, right, top, bottom } = target.getBoundingClientRect();
        const points = [left + 1, (left + right) / 2, right - 1].map((x) => [x, (top + bottom) / 2] as const);
        const isCovered = points.some(([x, y]) =>
          document.elementFromPoint(x, y)?.closest('.statistics-choice'),
        );
        return isCovered ? [`${target.innerText} (${block})`] : [];
      });
    });
  });
}

const WIDTHS = [
  [320, 640],
  [390, 844],
  [1280, 900],
  [768, 900],
] as const;

test('the question covers nothing that can be pressed, and passes axe', async ({ page }) => {
  await page.goto('/find-a-psychologist');
  const profile = (await (await standingCard(page)).getByRole('link').first().getAttribute('href')) ?? '';
  for (const [index, path] of [
    '/find-a-psychologist?search=anxiety&lang=fr',
    '/join?lang=en',
    `${profile}?lang=en`,
  ].entries()) {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await page.keyboard.press('Tab');
    const asked = page.locator('.statistics-choice');
    await expect(asked).toBeVisible();
    const isInFrench = path.endsWith('lang=fr');
    if (isInFrench) expect(await axeViolations(page, '.statistics-choice')).toEqual([]);
    // Widths take turns; what has the longest words is looked at in the narrowest.
    for (const [width, height] of WIDTHS.filter((_, at) => at % 2 === index % 2)) {
      await page.setViewportSize({ width, height });
      expect(await coveredByQuestion(page), `${path} at ${width} px`).toEqual([]);
      const box = await asked.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
      if (!isInFrench) continue;
      for (const answer of ['Oui, comptez-la', 'Non, merci']) {
        const lines = await asked.getByRole('button', { name: answer }).evaluate((button) => {
          const text = document.createRange();
          text.selectNodeContents(button);
          return text.getClientRects().length;
        });
        expect(lines, answer).toBe(1);
      }
    }
  }
});

test('no message that comes up lies on the question', async ({ page }) => {
  await page.goto('/find-a-psychologist');
  const profile = await (await standingCard(page)).getByRole('link').first().getAttribute('href');
  await page.route('**/api/contact', (route) => route.abort());
  await openForm(page, profile ?? '');
  await fillIn(page, 'A message that does not get through.');
  // Whoever pressed before the page was ready has not begun for it: this key is heard.
  await untilHydrated(page.getByRole('banner'));
  await page.keyboard.press('Tab');
  await expect(question(page)).toBeVisible();
  await send(page).click();
  await expect(toast(page)).toBeVisible();
  await expect(question(page)).toBeHidden();
  await toast(page).getByRole('button').click();
  await expect(question(page)).toBeVisible();
});
