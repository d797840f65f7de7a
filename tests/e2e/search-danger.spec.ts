import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { connect } from '../support/database.ts';
import { edit, field, ownDashboards } from '../support/dashboard-page.ts';
import { untilHydrated } from '../support/hydrated.ts';
import {
  standingCard,
  SEARCH,
  cards,
  count,
  option,
  keyword,
  openedDrawer,
  openSearch,
  otherCount,
  query,
  crisis,
  searchFor,
} from '../support/search-screen.ts';
import { expectWeather, serveWeather } from '../support/weather-page.ts';
import { wordsApart } from '../support/words-apart.ts';
import { test } from '../support/visitor.ts';

const dashboards = ownDashboards(connect());

test.afterAll(dashboards.remove);

/** What a browser keeps of the tab, as text with its words apart: a place named Dieppe and a random key may hold letters of danger. */
const traces = async (page: Page) => {
  const kept = await page.evaluate(() =>
    JSON.stringify([
      (window as unknown as { navigation: { entries: () => { url: string }[] } }).navigation
        .entries()
        .map(({ url }) => url),
      history.state,
      document.title,
      document.querySelector('.breadcrumbs')?.textContent,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
    ]),
  );
  return wordsApart(kept);
};

test('words of danger bring the crisis lines above the results, and are not recorded', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'statistics', value: 'yes', url: baseURL ?? '' }]);
  const events: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics')) events.push(request.postData() ?? '');
  });
  await page.goto('/');
  const wish = page.getByRole('combobox', { name: 'Concern, place or name' });
  await wish.focus();
  await untilHydrated(wish);
  await wish.fill('i want to die');
  await wish.press('Enter');
  await expect(crisis(page)).toBeVisible();
  await openSearch(page);
  await keyword(page).fill('i want to die');
  await expect(crisis(page).getByRole('link', { name: 'Call 9-8-8' })).toBeVisible();
  await expect(crisis(page).getByRole('link', { name: 'Quick exit' })).toBeInViewport();
  await expect(crisis(page).getByRole('navigation').getByRole('link')).toHaveText([
    'What to do tonight',
    'How to talk to somebody you worry about',
    'Where to go in person',
  ]);
  await expect(page.getByRole('status').filter({ hasText: 'Crisis lines are shown' })).toHaveCount(1);
  await expect(cards(page).first()).toBeVisible();
  const lines = await crisis(page).boundingBox();
  const results = await cards(page).first().boundingBox();
  expect(lines && results && lines.y + lines.height <= results.y).toBe(true);
  expect(lines?.y).toBeLessThan(240);
  await expect(keyword(page)).toBeFocused();

  // Leaving the box writes nothing, nor does a filter; the next page is one of theirs.
  await keyword(page).blur();
  const found = await count(page).innerText();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect.poll(() => query(page).get('page')).toBe('2');
  await expect(crisis(page)).toBeVisible();
  await (await option(page, 'Online', /^Phone/)).click();
  await expect.poll(() => query(page).get('sessionTypes')).toBe('Phone');
  await otherCount(page, found);
  await expect(crisis(page)).toBeVisible();
  await expect(keyword(page)).toHaveValue('i want to die');
  expect(await traces(page)).not.toMatch(/\b(?:want|die)\b/);

  // A link that names them is as clean once it is open.
  await openSearch(page, searchFor('my husband beats me'));
  const violence = page.getByRole('region', { name: 'You have the right to be safe' });
  await expect(violence.getByRole('link', { name: /^Call/ }).first()).toHaveText('Call 911');
  await expect(keyword(page)).toHaveValue('my husband beats me');
  expect(page.url()).not.toContain('husband');
  expect(await traces(page)).not.toMatch(/husband/);

  // Nor does a way out say what is left of such words without the place in them.
  await keyword(page).fill('want to die brandon');
  const wayOut = page.getByRole('link', { name: /online, anywhere in Manitoba/i });
  await expect(wayOut.first()).toBeVisible();
  const hrefs = () => page.evaluate(() => [...document.links].map(({ href }) => href).join());
  expect(await hrefs()).not.toMatch(/\bdie\b/);
  await wayOut.first().click();
  await expect(keyword(page)).toHaveValue('want to die');
  await expect(crisis(page)).toBeVisible();
  expect(page.url()).toContain('sessionTypes=Online');
  expect((await hrefs()) + page.url() + (await traces(page))).not.toMatch(/\bdie\b/);

  // The next search is counted: by then this one would have been.
  await keyword(page).fill('insomnia');
  await expect(crisis(page)).toBeHidden();
  await expect.poll(() => events.filter((event) => event.includes('"search"'))).toHaveLength(1);
  expect(events.join()).toContain('insomnia');
  expect(wordsApart(events.join())).not.toMatch(/\bdie\b|husband/);
});

test('words of danger are there again after Back and in the other language, gone after a reload, and nowhere kept', async ({
  page,
}) => {
  await openSearch(page);
  await Promise.all([page.waitForResponse(/\/api\/search$/), keyword(page).fill('i want to die')]);
  await expect(crisis(page)).toBeVisible();
  await expect(count(page)).toHaveText(/^\d/);
  const found = await count(page).innerText();
  const expectThere = async (panel: Locator, box: Locator) => {
    await expect(panel).toBeVisible();
    await expect(box).toHaveValue('i want to die');
    expect(await traces(page)).not.toMatch(/\b(?:want|die)\b/);
  };
  const next = () => page.getByRole('link', { name: 'Page 2' }).click();
  await next();
  await expect.poll(() => query(page).get('page')).toBe('2');
  await page.goBack();
  await expect.poll(() => query(page).get('page')).toBeNull();
  await expectThere(crisis(page), keyword(page));
  await (await standingCard(page)).click();
  await expect(page.locator('.profile-tabs')).toBeVisible();
  expect(await traces(page)).not.toMatch(/\b(?:want|die)\b/);
  await page.goBack();
  await expectThere(crisis(page), keyword(page));
  await expect(count(page)).toHaveText(found);

  await page.getByRole('link', { name: 'Français' }).click();
  const french = page.getByRole('region', { name: /^Vous n’avez pas à affronter/ });
  const box = page.getByRole('combobox', { name: 'Mot-clé' });
  await expectThere(french, box);
  await expect(cards(page).first()).toBeVisible();
  await page.reload();
  await untilHydrated(box);
  await expect(box).toHaveValue('');
  await expect(french).toBeHidden();
  expect(await traces(page)).not.toMatch(/\b(?:want|die)\b/);

  // What was taken out of the box is not taken along.
  await box.fill('je veux mourir');
  await expect(french).toBeVisible();
  await box.fill('');
  await expect(french).toBeHidden();
  await page.getByRole('link', { name: 'English' }).click();
  await untilHydrated(keyword(page));
  await expect(keyword(page)).toHaveValue('');

  // Half a word that may become danger is no more lost than it is said.
  const answered = page.waitForResponse(/\/api\/search$/);
  await keyword(page).fill('my husband be');
  await answered;
  await expect(keyword(page)).toBeFocused();
  await (await standingCard(page)).click();
  await expect(page.locator('.profile-tabs')).toBeVisible();
  await page.goBack();
  await expect(keyword(page)).toHaveValue('my husband be');
  expect(await traces(page)).not.toMatch(/husband/);
});

test('once words of danger were searched for, the quick exit goes along to every page of the tab', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const exit = page.getByRole('link', { name: 'Quick exit' });
  await openSearch(page);
  await (await standingCard(page)).click();
  await expect(page.locator('.profile-tabs')).toBeVisible();
  await expect(exit).toHaveCount(0);
  await page.goBack();
  await keyword(page).fill('my husband beats me');
  await expect(exit).toBeInViewport();
  await (await standingCard(page)).click();
  await expect(page.locator('.profile-tabs')).toBeVisible();
  await expect(exit).toBeInViewport();
  expect(await axeViolations(page, 'main')).toEqual([]);
  // It covers nothing: the bar of the profile stands above it.
  const [bar, own] = [
    await page.locator('.profile-bar').boundingBox(),
    await page.locator('.quick-exit').boundingBox(),
  ];
  expect(bar && own && bar.y + bar.height <= own.y + 1).toBe(true);
  expect(await traces(page)).not.toMatch(/husband/);

  // In the other language, too, which is another document; where a page has its own there is no second.
  await page.getByRole('link', { name: 'Français' }).click();
  const french = page.getByRole('link', { name: 'Sortie rapide' });
  await expect(french).toBeInViewport();
  expect(await traces(page)).not.toMatch(/husband|\bexit\b/);
  // On a phone the footer's columns are folded.
  for (const fold of (await page.getByRole('contentinfo').locator('summary').all()).toReversed())
    await fold.click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Autoévaluations' }).click();
  await expect(page).toHaveURL(/assessments/);
  await expect(french).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/faq/);
  await expect(french).toHaveCount(1);
  await serveWeather(page);
  await french.click();
  await expectWeather(page);
});

for (const [way, leave] of Object.entries({
  'a press of it': (page: Page) => page.getByRole('link', { name: 'Quick exit' }).click(),
  async 'Escape twice'(page: Page) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  },
}))
  test(`the quick exit asks nothing of who is editing a profile: ${way}`, async ({ page }) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    const exit = page.getByRole('link', { name: 'Quick exit' });
    await dashboards.signIn(page);
    await openSearch(page);
    await keyword(page).fill('my husband beats me');
    await expect(exit).toBeInViewport();
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await edit(page);
    await field(page, 'Bio').fill('Half a sentence');
    await expect(exit).toBeInViewport();
    await serveWeather(page);
    await leave(page);
    await expectWeather(page);
    expect(asked).toEqual([]);
  });

test('words of danger in the field of a place are words of danger, and leave no more trace', async ({
  page,
}) => {
  await openSearch(page, `${SEARCH}?languages=French`);
  const panel = (await openedDrawer(page)).getByRole('group', { name: 'Near a place' });
  await panel.locator('summary').click();
  await panel.getByLabel('Postal code or city').fill('i want to kill myself');
  await panel.getByLabel('Postal code or city').press('Enter');
  await expect(crisis(page)).toBeVisible();
  await expect(keyword(page)).toHaveValue('i want to kill myself');
  await expect(panel.getByLabel('Postal code or city')).toHaveValue('');
  expect(query(page).get('languages')).toBe('French');
  await expect(page.locator('.near-note')).toHaveCount(0);
  expect(await traces(page)).not.toMatch(/\b(?:want|kill)\b/);

  // A link that names them is as clean once it is open.
  await openSearch(page, `${SEARCH}?near=${encodeURIComponent('i want to kill myself')}`);
  await expect(crisis(page)).toBeVisible();
  await expect(keyword(page)).toHaveValue('i want to kill myself');
  await expect(cards(page).first()).toBeVisible();
  expect(await traces(page)).not.toMatch(/\b(?:want|kill)\b/);
});

test('half a word of danger has the lines as well, and stands in no address', async ({ ownPage: page }) => {
  await openSearch(page);
  await keyword(page).fill('suic');
  await expect(crisis(page).getByRole('link', { name: 'Call 9-8-8' })).toBeVisible();
  await keyword(page).press('Enter');
  await keyword(page).blur();
  await expect(crisis(page)).toBeVisible();
  expect(page.url()).not.toContain('suic');
  await expect(page).not.toHaveTitle(/suic/);

  // What half a word may make danger is said by none until it is whole, or submitted.
  await openSearch(page);
  await page.clock.install();
  for (const half of ['i want to ki', 'my husband be', 'abus', 'mon mari me fr']) {
    const answer = page.waitForResponse(/\/api\/search$/);
    await keyword(page).fill(half);
    await answer;
    await page.clock.runFor(5000);
    await keyword(page).blur();
    expect(query(page).get('search')).toBeNull();
  }
  await expect(page).not.toHaveTitle(/fr/);
  await keyword(page).fill('i want to kick the habit');
  await page.clock.runFor(5000);
  await expect.poll(() => query(page).get('search')).toBe('i want to kick the habit');
  await keyword(page).fill('marie be');
  await keyword(page).press('Enter');
  await expect.poll(() => query(page).get('search')).toBe('marie be');
  await expect(crisis(page)).toBeHidden();
});

test('grave words bring one quiet line, which moves nothing as it comes, and leave no trace either', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(searchFor('i have a gun at home and feel sad'));
  const line = page.getByRole('note');
  await expect(line.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  await expect(line.getByRole('link', { name: '9-8-8' })).toHaveAttribute('href', 'tel:988');
  await expect(line.getByRole('link', { name: 'text' })).toHaveAttribute('href', 'sms:988');
  await expect(line.getByRole('link', { name: 'other lines' })).toHaveAttribute('href', /tonight/);
  await expect(line.getByRole('link', { name: 'Quick exit' })).toBeInViewport();
  await expect(page.locator('.crisis-panel')).toHaveCount(0);
  // Of which kind the danger may be is not known: violence and children are named, too, on two lines of a phone.
  await expect(line).toContainText('Violence, a child: other lines. Distress, suicide: 9-8-8, or text.');
  const height = async () => (await line.locator('p').boundingBox())?.height;
  expect(await height()).toBeLessThanOrEqual(48);
  await expect(cards(page).first()).toBeInViewport();
  await untilHydrated(keyword(page));
  await expect(keyword(page)).toHaveValue('i have a gun at home and feel sad');
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(moved).toBeLessThan(0.01);
  expect(page.url()).not.toContain('gun');
  expect(await traces(page)).not.toMatch(/\b(?:gun|sad)\b/);

  // It is there again after Back and in the other language, and gone with the words.
  await (await standingCard(page)).click();
  await expect(page.locator('.profile-tabs')).toBeVisible();
  await page.goBack();
  await expect(line).toBeVisible();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(line).toContainText('Violence, enfant : autres lignes.');
  expect(await height()).toBeLessThanOrEqual(48);
  const box = page.getByRole('combobox', { name: 'Mot-clé' });
  await expect(box).toHaveValue('i have a gun at home and feel sad');
  expect(await traces(page)).not.toMatch(/\b(?:gun|sad)\b/);
  await box.fill('insomnie');
  await expect(line).toBeHidden();
});
