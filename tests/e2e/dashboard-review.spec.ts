import { expect, type Page } from '@playwright/test';
import { createHash, randomUUID } from 'node:crypto';
import { axeViolations } from '../support/axe.ts';
import { connect } from '../support/database.ts';
import { edit, field, form, ownDashboards, preview, save, saved } from '../support/dashboard-page.ts';
import { test } from '../support/visitor.ts';

const sql = connect();
const dashboards = ownDashboards(sql);

test.afterAll(dashboards.remove);

const waits = (page: Page, name: string) => page.getByRole('group', { name });
const waiting = (id: string) => sql`
  select field, new_value from profile_changes where profile_id = ${id} and state = 'waiting' order by field`;

test('a new name is in review, the rest public, and it can be taken back', async ({ page }) => {
  const { id } = await dashboards.open(page);
  await edit(page);
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/We check a new name/);
  await field(page, 'Name').fill('Dora Quill');
  await expect(page.getByText('a new name or new credentials once we have checked them')).toBeVisible();
  await field(page, 'Bio').fill('Public at once.');
  await save(page);
  await saved(page);
  await expect(page.locator('.outcome')).toContainText('Everything else that you changed is public now.');
  await expect(page.getByText('Live in search')).toBeVisible();
  await expect(preview(page).getByRole('heading', { name: 'Dora Board' })).toBeVisible();
  expect(await dashboards.columnsOf(id)).toMatchObject({ name: 'Dora Board', bio: 'Public at once.' });
  const note = waits(page, 'Name in review');
  await expect(note).toContainText('Dora Quill');

  // In the form, too, which begins with what visitors see.
  await edit(page);
  await expect(field(page, 'Name')).toHaveValue('Dora Board');
  await expect(waits(page, 'Name in review')).toContainText('Dora Quill');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await note.getByRole('button', { name: 'Take back the new name' }).focus();
  await page.keyboard.press('Enter');
  const outcome = page.getByRole('status').filter({ hasText: 'Taken back. Nothing changes for visitors.' });
  await expect(outcome).toBeFocused();
  await expect(note).toBeHidden();
  expect(await waiting(id)).toEqual([]);

  // Credentials alone wait without a word about search; a newer request takes their place in the form.
  await edit(page);
  await field(page, 'Credentials').fill('Ph.D.');
  await save(page);
  await saved(page);
  await expect(waits(page, 'Credentials in review')).toContainText('Ph.D.');
  await expect(page.getByText('Live in search')).toBeHidden();
  await expect(page.getByText('Everything else')).toBeHidden();
  await edit(page);
  await field(page, 'Credentials').fill('Psy.D.');
  await field(page, 'Bio').fill('Not saved yet.');
  await save(page);
  await saved(page);
  expect(await waiting(id)).toMatchObject([{ field: 'credentials', new_value: 'Psy.D.' }]);

  // Taking back in the form leaves what is typed alone.
  await edit(page);
  await field(page, 'Bio').fill('Still being typed.');
  await form(page).getByRole('button', { name: 'Take back the new credentials' }).click();
  await expect(form(page).getByText('Taken back.')).toBeFocused();
  await expect(field(page, 'Bio')).toHaveValue('Still being typed.');
  expect(await waiting(id)).toEqual([]);
});

test('a new contact address waits for its owner, who confirms by a press', async ({ page }) => {
  const { id } = await dashboards.open(page, { email: 'old@example.org' });
  const ask = async (email: string) => {
    await edit(page);
    await field(page, 'Public email').fill(email);
    await save(page);
    await saved(page);
  };
  await ask('first@example.org');
  await expect(page.locator('.outcome')).toContainText('We sent a link to first@example.org.');
  await expect(page.getByText('Live in search')).toBeHidden();
  await expect(preview(page).getByText('old@example.org')).toBeVisible();
  const note = waits(page, 'Email waiting for confirmation');
  await expect(note).toContainText('Until it is confirmed, messages go to old@example.org.');
  await sql`update mails set status = 'sent', sent_at = now() where kind = 'contact-address-confirmation'
    and subject_id in (select id from contact_address_changes where profile_id = ${id})`;
  await note.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('We have sent it lately.')).toBeVisible();
  await note.getByRole('button', { name: 'Take back the new email address' }).click();
  const outcome = page.getByRole('status').filter({ hasText: 'Taken back. Nothing changes for visitors.' });
  await expect(outcome).toBeFocused();

  await ask('second@example.org');
  const token = randomUUID();
  const digest = createHash('sha256').update(token).digest();
  await sql`update contact_address_changes set token_digests = array[${digest}::bytea]
    where profile_id = ${id} and state = 'waiting'`;
  await page.goto(`/confirm-address?token=${token}`);
  await expect(page).toHaveURL('/confirm-address');
  expect(await dashboards.columnsOf(id)).toMatchObject({ email: 'old@example.org' });
  expect(await axeViolations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(
    page.getByText('Messages from visitors now go to the address that received our email.'),
  ).toBeVisible();
  expect(await dashboards.columnsOf(id)).toMatchObject({ email: 'second@example.org' });

  await page.goto('/confirm-address?lang=fr&token=used-up-long-ago-and-not-known');
  await page.getByRole('button', { name: 'Confirmer cette adresse' }).click();
  await expect(page.getByText('Ce lien ne fonctionne plus.')).toBeVisible();
});
