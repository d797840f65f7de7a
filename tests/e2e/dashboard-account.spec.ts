import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { connect } from '../support/database.ts';
import { ownDashboards } from '../support/dashboard-page.ts';
import { test } from '../support/visitor.ts';

const sql = connect();
const dashboards = ownDashboards(sql);

test.afterAll(dashboards.remove);

const card = (page: Page) => page.getByRole('region', { name: /^Your account$|^Votre compte$/ });
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

test('a member sees sessions, ends one, and changes the password, which takes back a new address that waits', async ({
  page,
}) => {
  const { id, member } = await dashboards.open(page);
  const { email, password } = member;
  await sql`
    insert into contact_address_changes (profile_id, new_address, requested_by)
    values (${id}, 'new@example.org', ${member.id})`;
  await page.reload();
  const waits = page.getByRole('group', { name: 'Email waiting for confirmation' });
  await expect(waits).toBeVisible();
  const elsewhere = async () => {
    const answer = await page.request.post('/api/supabase/auth/v1/token?grant_type=password', {
      data: { email, password },
      headers: { 'user-agent': firefox },
    });
    expect(answer.status()).toBe(200);
  };
  await elsewhere();
  await elsewhere();
  await expect(card(page)).toContainText(email);
  await card(page).getByRole('button', { name: 'Devices and password' }).click();
  const sessions = card(page).getByRole('listitem');
  await expect(sessions).toHaveCount(3);
  await expect(sessions.first()).toContainText('This device');
  await expect(sessions.nth(1)).toContainText('Firefox, Linux');
  await sessions.nth(1).getByRole('button', { name: 'Log out there: Firefox, Linux' }).click();
  await expect(card(page).getByText('Logged out there.')).toBeFocused();
  await expect(sessions).toHaveCount(2);

  const questions = card(page).getByLabel('Ask me now and then whether I take new clients');
  await expect(questions).toBeChecked();
  await questions.click();
  await expect(card(page).getByText('Saved.')).toBeVisible();
  await expect(questions).not.toBeChecked();
  expect(await sql`select unwanted_mails from profile_records where profile_id = ${id}`).toEqual([
    { unwanted_mails: ['questions'] },
  ]);

  const field = (label: string) => card(page).getByLabel(label, { exact: true });
  const fill = async (present: string, next: string) => {
    await field('Present password').fill(present);
    await field('New password').fill(next);
    await field('New password again').fill(next);
    await card(page).getByRole('button', { name: 'Save the password' }).click();
  };
  await fill('not this one', 'lake fern otter');
  await expect(field('Present password')).toHaveAccessibleDescription('This is not your present password.');
  await fill(password, 'lake fern otter');
  const saved = card(page).getByRole('status').filter({ hasText: 'Your new password is saved.' });
  await expect(saved).toBeVisible();
  await expect(saved).toContainText('The new email address that was not confirmed yet is taken back.');
  await expect(waits).toBeHidden();
  await expect(sessions).toHaveCount(1);
  await page.reload();
  await expect(card(page)).toBeVisible();
});

test('a member hides the profile and shows it again, by keyboard, at 390 px and in French', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await dashboards.open(page, {}, '?lang=fr');
  const status = page.getByRole('region', { name: 'État du profil' });
  await status.getByRole('button', { name: 'Masquer mon profil' }).press('Enter');
  await expect(status).toContainText('Vous avez masqué votre profil.');
  expect(await dashboards.columnsOf(id)).toMatchObject({ is_active: false });
  await status.getByRole('button', { name: 'Afficher de nouveau mon profil' }).press('Enter');
  await expect(status).toContainText('Votre profil est de nouveau affiché.');
  expect(await dashboards.columnsOf(id)).toMatchObject({ is_active: true });
});

test('a member asks for another address to log in with, takes it back, and agrees from both mails without scripts', async ({
  page,
  browser,
}) => {
  const { member } = await dashboards.open(page);
  await card(page).getByRole('button', { name: 'Devices and password' }).click();
  const email = card(page).getByLabel('New email address', { exact: true });
  const password = card(page).getByLabel('Your password, to change the address', { exact: true });
  const wanted = `moved-${randomUUID()}@example.org`;
  await email.fill(member.email);
  await email.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('You log in with this address already.');
  await email.fill(wanted);
  await password.fill('not this one');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription('This is not your present password.');
  await expect(email).toHaveValue(wanted);
  await password.fill(member.password);
  await password.press('Enter');
  const waits = card(page).getByRole('group', { name: 'Waiting to become the address that you log in with' });
  await expect(waits).toContainText(wanted);
  await expect(waits).toContainText('Both addresses still have to agree');
  await expect(card(page).getByText('Both addresses get an email from us')).toBeFocused();
  await waits.getByRole('button', { name: 'Take it back' }).press('Enter');
  await expect(card(page).getByText('Taken back. You log in as before.')).toBeFocused();

  await email.fill(wanted);
  await password.fill(member.password);
  await password.press('Enter');
  await expect(waits).toBeVisible();
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const mailed = await plain.newPage();
  for (const [side, said] of [
    ['old_digests', 'Thank you, this address has agreed.'],
    ['new_digests', 'The address is changed.'],
  ] as const) {
    const token = `mailed-${randomUUID()}`;
    await sql`update sign_in_address_changes set ${sql(side)} = array[sha256(${token}::bytea)]
      where account = ${member.id} and state = 'waiting'`;
    await mailed.goto(new URL(`/log-in-address?token=${token}`, page.url()).href);
    await mailed.getByRole('button', { name: 'I agree' }).press('Enter');
    await expect(mailed.getByText(said)).toBeVisible();
  }
  await plain.close();
  expect(await sql`select email from auth.users where id = ${member.id}`).toEqual([{ email: wanted }]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await sql`delete from sign_in_address_changes where account = ${member.id}`;
});

test('a member downloads a copy, and deletes the account with the password', async ({ page }) => {
  const { member, id } = await dashboards.open(page);
  await card(page).getByRole('button', { name: 'Devices and password' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card(page).getByRole('button', { name: 'Download a copy' }).press('Enter'),
  ]);
  const copy = JSON.parse(await readFile(await download.path(), 'utf8')) as { addresses: string[] };
  expect(copy.addresses).toContain(member.email);
  await expect(card(page).getByText('Your copy is downloaded.')).toBeVisible();

  const password = card(page).getByLabel('Your password, once more', { exact: true });
  const submit = card(page).getByRole('button', { name: 'Delete my account for good' });
  await password.fill('not this one');
  await submit.click();
  await expect(password).toHaveAccessibleDescription('This is not your present password.');
  await password.fill(member.password);
  await password.press('Enter');
  await expect(card(page).getByText('Your account is being deleted.')).toBeVisible();
  await expect.poll(async () => (await sql`select from auth.users where id = ${member.id}`).length).toBe(0);
  expect(await dashboards.columnsOf(id)).toEqual({});
  await card(page).getByRole('button', { name: 'Leave this page' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});
