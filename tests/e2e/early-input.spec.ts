import { expect, type Page } from '@playwright/test';
import { field, send } from '../support/auth-page.ts';
import { button } from '../support/assessment.ts';
import { connect } from '../support/database.ts';
import { holdBack } from '../support/hold-back.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { ownMembers } from '../support/own-members.ts';
import { filters, keyword, query, SEARCH } from '../support/search-screen.ts';
import { forgetMemberLimits } from '../support/limits.ts';
import { test } from '../support/visitor.ts';

const members = ownMembers(connect());
test.beforeEach(forgetMemberLimits);
test.afterAll(members.remove);

/** Opens a page while its scripts do not arrive. @returns what lets them, and waits until the page answers */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const arrive = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    arrive();
    await untilHydrated(page.getByRole('banner'));
  };
}

test('what is typed, chosen and ticked before the search and the matches answer is searched for', async ({
  page,
}) => {
  const arrive = await openEarly(page, SEARCH);
  await keyword(page).pressSequentially('insomnia');
  // A menu opens, and has its values then.
  await page.locator('summary', { hasText: 'Price' }).click();
  await arrive();
  await expect.poll(() => query(page).get('search')).toBe('insomnia');
  await expect(keyword(page)).toHaveValue('insomnia');
  await expect(filters(page).getByRole('button', { name: /^Sliding scale/ })).toBeVisible();
  // The field was left before: it suggests nothing.
  await expect(page.getByRole('option', { name: /insomnia/i })).toBeHidden();

  // The drawer opens then.
  await page.setViewportSize({ width: 390, height: 800 });
  const onPhone = await openEarly(page, SEARCH);
  await page.getByRole('button', { name: /^More filters/ }).click();
  await onPhone();
  await expect(page.getByRole('dialog', { name: 'More filters' })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 720 });
  const matches = await openEarly(page, '/therapist-match?condition=anxiety');
  const boxes = page.locator('.match-filters input[type=checkbox]');
  await expect(boxes).toHaveCount(3);
  const wanted = [false, true, true];
  for (const [index, tick] of wanted.entries()) await boxes.nth(index).setChecked(tick);
  await matches();
  await expect.poll(() => [...query(page).keys()].length).toBe(4);
  for (const [index, checked] of wanted.entries()) await expect(boxes.nth(index)).toBeChecked({ checked });
});

test('who is typing when the page begins to answer types on', async ({ page }) => {
  for (const [path, box] of [
    [SEARCH, keyword(page)],
    ['/contact', page.locator('form.message-form').getByLabel('Name')],
  ] as const) {
    const arrive = await openEarly(page, path);
    await box.pressSequentially('inomnia');
    for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('s');
    await page.keyboard.press('End');
    await arrive();
    await page.keyboard.type(' at night');
    await expect(box).toHaveValue('insomnia at night');
  }
});

test('a button pressed before the page answers acts once, a form is sent, and who logs out is logged out', async ({
  page,
}) => {
  const { email, password } = await members.add();
  const arrive = await openEarly(page, '/login');
  await field(page, 'Password').fill('words of mine');
  await page
    .getByRole('button', { name: /password/i })
    .first()
    .click();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
  await arrive();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');

  const arriveAgain = await openEarly(page, '/login');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await send(page).click();
  expect(page.url()).toMatch(/\/login$/);
  await arriveAgain();
  await expect(page).toHaveURL('/dashboard');

  const last = await openEarly(page, '/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await last();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  await expect(send(page)).toBeVisible();
});

test('an assessment started before the page answers starts or goes on', async ({ page }) => {
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const other = await openEarly(page, '/assessment/anxiety');
  await button(page, 'Start').click();
  await page.getByRole('heading', { level: 1 }).click();
  await other();
  await expect(button(page, 'Start')).toBeVisible();

  const first = await openEarly(page, '/assessment/anxiety');
  await button(page, 'Start').click();
  await first();
  await expect(heading).toContainText('Question 1 of 7');
  await expect(heading).toBeFocused();
  await page.getByRole('radio').first().check();
  await button(page, 'Next').click();
  await expect(heading).toContainText('Question 2 of 7');

  await page.goto('/about');
  const again = await openEarly(page, '/assessment/anxiety');
  await button(page, 'Start').click();
  await again();
  await expect(heading).toContainText('Question 2 of 7');
});

test('a menu that is open when the page begins to answer stays open', async ({ page }) => {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const wide = await openEarly(page, '/about');
  await navigation.getByText('Self-Assessments', { exact: true }).click();
  await wide();
  await expect(navigation.getByRole('link', { name: 'Anxiety', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(navigation.getByRole('link', { name: 'Anxiety', exact: true })).toBeHidden();

  await page.setViewportSize({ width: 390, height: 800 });
  const narrow = await openEarly(page, '/about');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await narrow();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(menu).toBeHidden();
});

test('a press is for what stood under it when it began', async ({ page }) => {
  await page.goto('/about');
  await untilHydrated(page.getByRole('banner'));
  const arrive = await holdBack(page, /\/province-page[^/]*\.js/);
  const link = (path: string) => page.locator(`.footer-links a[href="${path}"]`);
  await link('/new-brunswick').click();
  await link('/faq').hover();
  const before = await link('/faq').boundingBox();
  await page.mouse.down();
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('New Brunswick');
  expect(await link('/faq').boundingBox()).not.toEqual(before);
  await page.mouse.up();
  await expect(page).toHaveURL('/faq');

  // Whoever thinks better of it, and lets go elsewhere, goes nowhere.
  await link('/contact').hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await link('/about').click();
  await expect(page).toHaveURL('/about');
});
