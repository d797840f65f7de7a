import { axeViolations } from '../support/axe.ts';
import { expect } from '@playwright/test';
import {
  field,
  form,
  header,
  logIn,
  mailedLink,
  open,
  outcome,
  send,
  watchScripts,
  withSupabase,
} from '../support/auth-page.ts';
import { connect } from '../support/database.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { ownMembers } from '../support/own-members.ts';
import { withoutPassword } from '../integration/members/without-password.ts';
import { forgetMemberLimits } from '../support/limits.ts';
import { test } from '../support/visitor.ts';

const sql = connect();
const members = ownMembers(sql);

test.beforeEach(forgetMemberLimits);
test.afterAll(members.remove);

test('the login says why it refused, leads to where one was going, and keeps who is let in logged in', async ({
  page,
}) => {
  const member = await members.add();
  await open(page, '/login?next=%2Ffaq%3Fx%3D1%23top');
  await send(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required');
  await expect(field(page, 'Password')).toHaveAccessibleDescription('Password is required');
  await field(page, 'Password').fill('not the password');
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
  await form(page).getByRole('button', { name: 'Show Password' }).click();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await form(page).getByRole('button', { name: 'Hide Password' }).click();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password');

  await page.route('**/api/supabase/auth/v1/token*', (route) => route.abort());
  await field(page, 'Email').fill(member.email);
  await send(page).click();
  await expect(outcome(page)).toContainText('The service did not answer.');
  await expect(send(page)).toBeEnabled();
  await page.unroute('**/api/supabase/auth/v1/token*');

  // What was typed stays.
  await send(page).click();
  await expect(outcome(page)).toContainText('Invalid login credentials');
  await expect(field(page, 'Email')).toHaveValue(member.email);
  await expect(page).toHaveURL(/\/login\?/);
  const links = (path: string) => page.locator(`.footer-links a[href="${path}"]`);
  await expect(header(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Dashboard' })).toBeHidden();
  await expect(links('/login')).toBeVisible();
  await expect(links('/join')).toBeVisible();

  await field(page, 'Password').fill(member.password);
  await send(page).click();
  // One is where one was going, on no other site.
  await expect(page).toHaveURL('/faq?x=1#top');
  await expect(header(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Log in' })).toBeHidden();
  // Nor does the footer ask to join whoever has.
  await expect(links('/dashboard')).toBeVisible();
  await expect(links('/join')).toBeHidden();
  await page.reload();
  await expect(header(page).getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.goto(`/login?next=${encodeURIComponent('//evil.example')}`);
  await expect(page).toHaveURL('/dashboard');
});

test('a log-out that fails is told; one that works logs the other tabs out, of a forgotten session, too', async ({
  page,
  context,
}) => {
  const member = await members.add();
  await logIn(page, member);
  await expect(page).toHaveURL('/dashboard');
  const second = await context.newPage();
  await second.goto('/faq');
  await expect(header(second).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  const third = await context.newPage();
  await third.goto('/dashboard');
  await expect(header(third).getByRole('button', { name: 'Logout' })).toBeVisible();

  const logOut = header(page).getByRole('button', { name: 'Logout' });
  await page.route('**/auth/v1/logout*', (route) => route.abort());
  await logOut.click();
  await expect(page.getByRole('alert')).toContainText('You are still logged in');
  await page.unroute('**/auth/v1/logout*');
  // As late as can be: a page that hears that it is forgotten leaves by itself.
  await page.route('**/auth/v1/logout*', async (route) => {
    await sql`delete from auth.refresh_tokens where user_id = ${member.id}`;
    await sql`delete from auth.sessions where user_id = ${member.id}`;
    await route.continue();
  });

  const visited: string[] = [];
  page.on('framenavigated', (frame) =>
    visited.push(new URL(frame.url()).pathname + new URL(frame.url()).search),
  );
  await logOut.click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('You are logged out.')).toBeVisible();
  // Who logs out goes there at once, not by way of the page that asks to log in again.
  expect(visited).toEqual(['/login']);
  await page.reload();
  await untilHydrated(form(page));
  await expect(page.getByText('You are logged out.')).toBeHidden();
  await expect(header(second).getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(header(second).getByRole('link', { name: 'Dashboard' })).toBeHidden();
  await expect(third).toHaveURL(/\/login/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('refresh_token');
});

test('after too many tries the mail’s link is offered, but not to a known browser', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await members.add();
  const known = await browser.newContext({ ...(baseURL && { baseURL }) });
  const knownPage = await known.newPage();
  await logIn(knownPage, member);
  await expect(knownPage).toHaveURL('/dashboard');
  await header(knownPage).getByRole('button', { name: 'Logout' }).click();
  await expect(knownPage.getByText('You are logged out.')).toBeVisible();

  const data = { email: member.email, password: 'guess' };
  // Eight passwords hashed at once take a busy machine longer than the service is given.
  const guesses = await withoutPassword(sql, member.id, () =>
    Promise.all(
      Array.from({ length: 8 }, () =>
        page.request.post('/api/supabase/auth/v1/token?grant_type=password', { data }),
      ),
    ),
  );
  expect(guesses.map((answer) => answer.status())).toEqual(Array(8).fill(400));
  await logIn(page, member);
  await expect(outcome(page).first()).toHaveText(
    'There were too many tries for this account, perhaps by somebody else. We can email you a link: with it you choose a new password and are in at once. Or wait, and try again later.',
  );
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText('If this address has an account, a link is in its mailbox.')).toBeVisible();
  const link = await mailedLink(member.email);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeViolations(page, 'main')).toEqual([]);
  await page.goto(link);
  await expect(field(page, 'New password')).toBeVisible();
  await logIn(knownPage, member);
  await expect(knownPage).toHaveURL('/dashboard');
  await known.close();
});

test('a member’s page asks visitors to log in, and loads nothing of its own before; public pages know who is signed in without supabase-js, and nothing moves', async ({
  ownPage: page,
}) => {
  const before = watchScripts(page);
  // The page of the form fetches it ahead of time; the dashboard must not have.
  let loadedBefore = before;
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).pathname === '/login' && loadedBefore === before) loadedBefore = [...before];
  });
  await page.goto('/dashboard?x=1');
  await expect(page).toHaveURL('/login?next=%2Fdashboard%3Fx%3D1');
  await expect(page.getByText('Please log in to open this page.')).toBeVisible();
  expect(loadedBefore).not.toBe(before);
  expect(await withSupabase(loadedBefore)).toEqual([]);

  await logIn(page, await members.add());
  await expect(page).toHaveURL('/dashboard');
  const loaded = watchScripts(page);
  for (const address of ['/', '/search', '/about']) {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address);
    await expect(header(page).getByRole('button', { name: 'Logout' })).toBeVisible();
    await untilHydrated(header(page));
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  }
  expect(await withSupabase(loaded)).toEqual([]);
  // The same watch finds it where it is needed.
  await header(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  await expect.poll(async () => (await withSupabase(loaded)).length).toBeGreaterThan(0);
});

test('the menu of a narrow screen has the same links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(menu.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeHidden();
  await expect(menu.getByText('FAQ', { exact: true })).toHaveCount(1);
  await logIn(page, await members.add());
  await expect(page).toHaveURL('/dashboard');
  // The menu closes when another page comes: this one must be there.
  await expect(page.getByRole('heading', { name: 'Profile Not Found' })).toBeVisible();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  await expect(menu).toBeHidden();
});
