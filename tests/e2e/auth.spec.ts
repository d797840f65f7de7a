import { axeViolations } from '../support/axe.ts';
import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
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
import { newSession } from '../support/signed-in.ts';
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

test('the mail’s link sets a new password, once, and signs in', async ({ page }) => {
  const member = await members.add();
  const password = `new words ${randomUUID()}`;
  // Somebody else who knew the old password.
  await newSession(member);

  await open(page, '/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
  await expect(page.getByText('Fields marked * are required.')).toBeVisible();
  await field(page, 'Email').fill(member.email);
  await send(page).click();
  await expect(page.getByText('We will send you a link')).toHaveCount(0);
  await expect(outcome(page)).toContainText('Password reset instructions sent to your email!');

  const link = await mailedLink(member.email);
  await page.goto(link);
  await expect(field(page, 'New password')).toBeVisible();
  expect(page.url()).toMatch(/\/reset-password$/);
  await expect(page.getByText(member.email)).toBeVisible();
  // Opening the link alone signs nobody in; a reload keeps the page going.
  await expect(header(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.reload();
  await field(page, 'New password').fill('short');
  await send(page).click();
  await expect(field(page, 'New password')).toHaveAccessibleDescription(/at least 10 characters\.$/);
  await field(page, 'New password').fill(password);
  await field(page, 'New password again').fill(`${password}!`);
  await send(page).click();
  await expect(field(page, 'New password again')).toBeFocused();
  await expect(field(page, 'New password again')).toHaveAccessibleDescription(
    'The two passwords are not the same.',
  );
  await field(page, 'New password again').fill(password);
  await send(page).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(header(page).getByRole('button', { name: 'Logout' })).toBeVisible();
  const [left] = await sql<{ count: number }[]>`
    select count(*)::int from auth.sessions where user_id = ${member.id}`;
  expect(left?.count).toBe(1);

  await header(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/password-reset');
  await logIn(page, { ...member, password });
  await expect(page).toHaveURL('/dashboard');
});

test('a reset tells nobody’s address; a link too old leads to a new one; a weak password is refused at its field', async ({
  page,
}) => {
  const [member, late] = [await members.add(), await members.add()];
  const said = new Set<string>();
  await open(page, '/password-reset');
  for (const email of [member.email, late.email, `nobody-${randomUUID()}@example.org`]) {
    await field(page, 'Email').fill(email);
    const answered = page.waitForResponse('**/api/auth/password-reset');
    await send(page).click();
    await answered;
    await expect(send(page)).toBeEnabled();
    await expect(outcome(page)).toContainText('sent to your email!');
    said.add(((await outcome(page).textContent()) ?? '').replace(email, 'X'));
  }
  expect(said.size).toBe(1);
  await field(page, 'Email').fill('not an address');
  await send(page).click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await page.route('**/api/auth/password-reset', (route) => route.abort());
  await field(page, 'Email').fill(member.email);
  await send(page).click();
  await expect(outcome(page)).toHaveText('An error occurred. Please try again.');
  await page.unroute('**/api/auth/password-reset');

  // Sent too long ago; the address bar keeps nothing of it.
  const link = await mailedLink(late.email);
  await sql`update auth.users set recovery_sent_at = now() - interval '30 days' where id = ${late.id}`;
  await page.goto(link);
  await expect(page.getByText('This link no longer works')).toBeVisible();
  expect(page.url()).toMatch(/\/reset-password$/);
  await page.goto('/reset-password#error=access_denied&error_code=otp_expired');
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await page.goto('/about');
  await page.goto('/reset-password');
  await expect(page.getByText('Open the link in our email')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for a link' })).toHaveAttribute('href', '/password-reset');
  await expect(page.getByText('from the email address on your listing').getByRole('link')).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your new password');

  await page.route('**/auth/v1/verify', (route) => route.abort());
  await page.goto(await mailedLink(member.email));
  await expect(page.getByText('The link could not be checked')).toBeVisible();
  await page.unroute('**/auth/v1/verify');
  await page.getByRole('button', { name: 'Try again' }).click();
  // A weak password is refused at its field, by the page or by the server.
  const refused = async (label: string, again: string, password: string, sentence: RegExp) => {
    await field(page, label).fill(password);
    await field(page, again).fill(password);
    await send(page).click();
    await expect(field(page, label)).toHaveAccessibleDescription(sentence);
    await expect(field(page, label)).toBeFocused();
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  };
  await refused('New password', 'New password again', 'lake lake lake', /repeats a few characters/);
  // Nothing was sent, or nothing was taken: the session of the link is still there.
  await page.goto('/reset-password?lang=fr');
  const [label, again] = ['Nouveau mot de passe', 'Nouveau mot de passe, encore une fois'];
  await refused(label, again, 'password12', /Bien des gens utilisent ce mot de passe/);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await axeViolations(page, 'main')).toEqual([]);
  // Opened too long ago.
  await field(page, label).fill('lake fern otter');
  await field(page, again).fill('lake fern otter');
  await sql`update recovery_sessions set opened_at = now() - interval '2 hours' where session_id in (
    select id from auth.sessions where user_id = ${member.id})`;
  await send(page).click();
  await expect(page.getByText('Ce lien ne fonctionne plus')).toBeVisible();
});
