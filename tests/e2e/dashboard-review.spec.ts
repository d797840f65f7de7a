import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { connect } from '../support/database.ts';
import { edit, field, form, ownDashboards, preview, save, saved } from '../support/dashboard-page.ts';

const sql = connect();
const dashboards = ownDashboards(sql);

test.afterAll(dashboards.remove);

const waits = (page: Page, name: string) => page.getByRole('group', { name });
const waiting = (id: string) => sql`
  select field, new_value from profile_changes where profile_id = ${id} and state = 'waiting' order by field`;

test('a new name is in review, the rest of the save is public, and it can be taken back', async ({
  page,
}) => {
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
});

test('credentials alone wait without a word about search; a newer request takes their place in the form', async ({
  page,
}) => {
  const { id } = await dashboards.open(page);
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

test('a name that is none is refused with what to do, and a register’s name hinders no other change', async ({
  page,
}) => {
  const { id } = await dashboards.open(page, { name: 'Board, Dora (Dee)' });
  await edit(page);
  for (const [typed, reason] of [
    ['Dora Board, Ph.D.', 'Titles and degrees go under Credentials'],
    ['Dora\u200bBoard', 'characters that nobody can see'],
    ['Dora\u0301\u0302\u0303', 'more than two accents'],
  ] as const) {
    await field(page, 'Name').fill(typed);
    await save(page);
    await expect(field(page, 'Name')).toBeFocused();
    await expect(field(page, 'Name')).toHaveAccessibleDescription(new RegExp(reason));
  }
  await field(page, 'Name').fill('Board, Dora (Dee)');
  await field(page, 'Bio').fill('New words.');
  await save(page);
  await saved(page);
  expect(await dashboards.columnsOf(id)).toMatchObject({ name: 'Board, Dora (Dee)', bio: 'New words.' });
  expect(await waiting(id)).toEqual([]);
});

for (const [name, query, scheme, width, words] of [
  [
    'in English on a wide screen',
    '',
    'light',
    1280,
    ['Name in review', 'Take back the new name', 'Taken back'],
  ],
  [
    'in French on a phone, dark',
    '?lang=fr',
    'dark',
    390,
    ['Nom en cours de vérification', 'Retirer la demande de nouveau nom', 'Demande retirée'],
  ],
] as const) {
  test(`what waits is accessible ${name}`, async ({ page }) => {
    const [group, button, outcome] = words;
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: scheme });
    const { id, member } = await dashboards.open(page, {}, query);
    const request = (field: string, value: string | null) => sql`
      insert into profile_changes (profile_id, field, old_value, new_value, requested_by)
      values (${id}, ${field}, 'Dora Board', ${value}, ${member.id})`;
    await request('name', 'Dora-Marguerite Quillomont de la Rivière');
    await request('credentials', null);
    await page.reload();
    await expect(waits(page, group)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.locator('.member-actions button').first().click();
    await expect(form(page)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(outcome)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
}
