import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { field, header, logIn, mailedLink, open, outcome, send } from '../support/auth-page.ts';
import { axeViolations } from '../support/axe.ts';
import { connect } from '../support/database.ts';
import { ownMembers } from '../support/own-members.ts';
import { forgetMemberLimits } from '../support/limits.ts';
import { newSession } from '../support/signed-in.ts';
import { test } from '../support/visitor.ts';

const sql = connect();
const members = ownMembers(sql);

test.beforeEach(forgetMemberLimits);
test.afterAll(members.remove);

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
