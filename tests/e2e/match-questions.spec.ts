import { expect } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import {
  cards,
  MATCH,
  openMatch,
  province,
  query,
  scores,
  subtitle,
  total,
  untilAnswered,
} from '../support/match-page.ts';
import { test } from '../support/visitor.ts';

/** A condition that the people of no other test name: the totals stand still. */
const PTSD = `${MATCH}?condition=ptsd`;

test('pages follow one another; filters act at once, by keyboard, too, and can be linked; the province is asked once and remembered', async ({
  page,
}) => {
  await openMatch(page, PTSD);
  const all = await total(page);
  const name = cards(page).first().getByRole('heading', { level: 3 });
  const first = await name.innerText();
  const last = Number((await scores(page)).at(-1));
  await page.getByRole('link', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(name).not.toHaveText(first);
  expect(Number((await scores(page))[0])).toBeLessThanOrEqual(last);
  await expect(page.getByRole('heading', { name: 'Matches', exact: true })).toBeFocused();
  await page.goBack();
  await expect(name).toHaveText(first);

  const available = page.getByLabel('Available Now');
  await available.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => query(page)).toContain('available=1');
  // Enter submits nothing.
  await page.keyboard.press('Enter');
  await expect(available).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => query(page)).toBe('?condition=ptsd');

  // Nobody is known to be in a province that is not known.
  await page.getByLabel('Same Province Only').check();
  await expect(page.getByText('No matches found')).toBeVisible();
  await expect(page.getByText('Choose your province, so that')).toBeVisible();
  // That the choices leave nobody does not mean that there is nobody, and each choice can be dropped.
  await expect(subtitle(page)).toContainText('Nobody fits all your choices');
  await page.getByRole('button', { name: 'Without “Same Province Only”' }).click();
  await expect.poll(() => total(page)).toBe(all);
  await page.getByLabel('Same Province Only').check();
  await expect(page.getByText('No matches found')).toBeVisible();
  await province(page).selectOption('ON');
  await expect(page.getByText('No matches found')).toBeHidden();
  await untilAnswered(page);
  expect(await total(page)).toBeLessThan(all);
  await cards(page).first().getByText('More about this match').click();
  await expect(cards(page).first()).toContainText('Practises in Ontario, where you are');

  await page.getByLabel('Minimum score').selectOption('80');
  await expect.poll(async () => Math.min(...(await scores(page)).map(Number))).toBeGreaterThanOrEqual(80);
  await expect.poll(() => query(page)).toBe('?condition=ptsd&province=ON&min=80&local=1');
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect.poll(() => query(page)).toBe('?condition=ptsd&province=ON');
  await expect.poll(() => total(page)).toBe(all);

  // However often the filters change, the matches were looked at once.
  const events = await page.evaluate(() => sessionStorage.getItem('assessment_analytics') ?? '');
  expect(events.match(/therapist-match-viewed/g)).toHaveLength(1);

  // Another visit, another condition: the province is still known, without being in the address.
  await openMatch(page, `${MATCH}?condition=adhd`);
  await expect(province(page)).toHaveValue('ON');
  await untilAnswered(page);
  await cards(page).first().getByText('More about this match').click();
  await expect(cards(page).first()).toContainText('where you are');
  expect(query(page)).toBe('?condition=adhd');
  await province(page).selectOption('');
  // A page beyond the last one becomes its own.
  await openMatch(page, `${MATCH}?condition=anxiety&local=0&page=99`);
  await expect(province(page)).toHaveValue('');
  await expect.poll(() => query(page)).not.toContain('page=99');
  await expect(cards(page).first()).toBeVisible();
});

test('three questions stand before the list: skipped, answered, changed', async ({ page }) => {
  await openMatch(page, PTSD);
  const all = await total(page);
  const where = page.getByLabel('In person or online?');
  const language = page.getByLabel('In which language?');
  const cost = page.getByLabel('Price or insurance?');
  for (const question of [where, language, cost]) await expect(question).toHaveValue('');

  await where.selectOption('Online');
  await language.selectOption('French');
  await expect.poll(() => query(page)).toBe('?condition=ptsd&session=Online&language=French');
  await untilAnswered(page);
  expect(await total(page)).toBeLessThan(all);
  const french = await total(page);
  await cost.selectOption('150');
  await expect.poll(() => query(page)).toBe('?condition=ptsd&session=Online&language=French&cost=150');
  await expect.poll(() => total(page)).toBeLessThan(french);

  // They can be linked and reloaded, and taken back one by one.
  await page.reload();
  await untilHydrated(where);
  await expect(cost).toHaveValue('150');
  await cost.selectOption('');
  await expect.poll(() => total(page)).toBe(french);

  // Who wants to meet in person means nearby.
  await province(page).selectOption('ON');
  await where.selectOption('In Person');
  await expect(page.getByLabel('Same Province Only')).toBeChecked();
  await language.selectOption('');
  await expect.poll(() => query(page)).toBe('?condition=ptsd&province=ON&session=In+Person&local=1');
  await untilAnswered(page);
  const nearby = await total(page);
  await page.getByLabel('In which city?').selectOption('Toronto');
  await expect.poll(() => total(page)).toBeLessThan(nearby);
  await expect(cards(page).first()).toContainText('Toronto, Ontario');

  // Nobody meets it all: the questions can be skipped again at once.
  await language.selectOption('Yiddish');
  await expect(page.getByText('No matches found')).toBeVisible();
  await page.getByRole('button', { name: 'Skip the questions' }).click();
  await expect.poll(() => total(page)).toBe(all);
  await expect(where).toHaveValue('');
});

test('on a phone a person is seen at once, below the questions', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMatch(page, PTSD);
  const filters = page.getByRole('form', { name: 'Filters' });
  const available = page.getByLabel('Available Now');
  for (const label of ['In person or online?', 'Your province', 'In which language?', 'Price or insurance?'])
    for (const part of [page.getByLabel(label), filters.getByText(label, { exact: true })]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      expect((await part.boundingBox())?.width, label).toBeGreaterThan(60);
    }
  await expect(available).toBeHidden();
  await expect(cards(page).first().getByRole('heading', { level: 3 })).toBeInViewport({ ratio: 1 });
  const height = (await cards(page).first().boundingBox())?.height ?? Number.NaN;
  expect(height).toBeLessThanOrEqual(400);
  // The longest note above the list, and still it says who, how well, and why, above the bar at the foot of the screen.
  await openMatch(page, `${MATCH}?condition=depression&score=16`);
  const bar = await page.locator('.quick-exit').boundingBox();
  for (const part of ['.match-score', '.match-first .match-reasons li:last-child']) {
    const box = await cards(page).first().locator(part).boundingBox();
    expect((box?.y ?? NaN) + (box?.height ?? NaN), part).toBeLessThanOrEqual(bar?.y ?? NaN);
  }
  await page.getByRole('button', { name: 'More filters', exact: true }).press('Enter');
  await available.check();
  await expect(page.getByRole('button', { name: 'More filters (1 chosen)' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  expect((await cards(page).first().boundingBox())?.height).toBeLessThanOrEqual(300);
  await page.setViewportSize({ width: 390, height: 844 });
  await openMatch(page, `${MATCH}?condition=ptsd&local=1&min=80`);
  await expect(available).toBeHidden();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page.getByRole('button', { name: 'More filters', exact: true })).toBeVisible();
  // On the narrowest of phones, too, the first person's name and place are seen, and the questions are a press away.
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [language, where, more] of [
    ['en', 'In person or online?', 'More filters'],
    ['fr', 'En personne ou en ligne?', 'Plus de filtres'],
  ] as const) {
    await openMatch(page, `${MATCH}?condition=depression&lang=${language}`);
    await expect(cards(page).first().getByRole('heading', { level: 3 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel(where)).toBeHidden();
    await page.getByRole('button', { name: more, exact: true }).press('Enter');
    await page.getByLabel(where).selectOption('Online');
    await page.getByRole('button', { name: more, exact: true }).press('Enter');
    await expect(page.getByLabel(where)).toBeVisible();
  }
});
