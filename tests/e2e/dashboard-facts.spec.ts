import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { connect } from '../support/database.ts';
import { field, found, ownDashboards, preview } from '../support/dashboard-page.ts';
import { test } from '../support/visitor.ts';

const sql = connect();
const dashboards = ownDashboards(sql);

test.afterAll(dashboards.remove);

const card = (page: Page) => page.getByRole('region', { name: 'What visitors look for first' });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('what both languages know is edited in the page’s, and saved as it was', async ({ page }) => {
  const { id } = await dashboards.open(
    page,
    {
      wait_times: 'Less than 1 week',
      fee_individual_cents: 18_000,
      sliding_scale: true,
      fees_confirmed_at: new Date(),
    },
    '?lang=fr',
  );
  await expect(page.locator('.facts-card')).toContainText('Séance individuelle : 180');
  await expect(page.locator('.facts-card')).toContainText('Tarif selon le revenu : Offert');
  await page.getByRole('button', { name: 'Modifier le profil' }).click();
  const wait = field(page, 'Délai d’attente');
  await expect(wait).toHaveValue('Moins d’une semaine');
  await wait.press('End');
  await wait.pressSequentially('s ou deux');
  await expect(wait).toHaveValue('Moins d’une semaines ou deux');
  await wait.fill('Moins d’une semaine');
  await expect(page.getByText('Aucune modification pour le moment')).toBeVisible();
  await wait.fill('Deux semaines environ');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Profil mis à jour!')).toBeVisible();
  expect(await dashboards.columnsOf(id)).toMatchObject({ wait_times: 'Deux semaines environ' });
});

test('what was said long ago is asked about, and one press confirms it; one pauses new clients, or says why it could not', async ({
  page,
}) => {
  const old = daysAgo(46);
  const { id } = await dashboards.open(page, {
    accepting_new_clients: true,
    accepting_confirmed_at: old,
    wait_times: '1 à 2 semaines',
    wait_confirmed_at: old,
    fee_individual_cents: 18_000,
    fees_confirmed_at: old,
  });
  await expect(card(page).getByText('Do you still take new clients?')).toBeVisible();
  await expect(preview(page).getByText('Has not said lately whether new clients are taken')).toBeVisible();
  expect(await axeViolations(page, 'main')).toEqual([]);
  await card(page).getByRole('button', { name: 'All of this is still true' }).click();
  await expect(card(page).getByText('Visitors see today’s date.')).toBeFocused();
  await expect(card(page).getByText('Do you still take new clients?')).toBeHidden();
  const row = await dashboards.columnsOf(id);
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'Etc/GMT+6' });
  const pressed = day.format(row['fees_confirmed_at'] as Date);
  await expect(card(page).getByText(`Confirmed ${pressed}`)).toHaveCount(3);
  expect(row).toMatchObject({ accepting_lapsed: false, revision: 1 });
  for (const column of ['accepting_confirmed_at', 'wait_confirmed_at', 'fees_confirmed_at'])
    expect(row[column], column).not.toEqual(old);

  await page.route('**/rest/v1/psychologist_profiles*', (route) => route.abort());
  await card(page).getByRole('button', { name: 'Pause new clients' }).click();
  await expect(card(page).getByText('did not answer')).toBeVisible();
  expect(await dashboards.columnsOf(id)).toMatchObject({ accepting_new_clients: true });
  await page.unroute('**/rest/v1/psychologist_profiles*');

  await card(page).getByRole('button', { name: 'Pause new clients' }).click();
  await expect(card(page).getByText('Visitors now see that you take no new clients.')).toBeFocused();
  await expect(card(page).getByText('Live in search')).toBeVisible();
  expect(await found(page, id, {})).toMatchObject({ accepting: 'no' });
  await expect(preview(page).getByText('Not taking new clients')).toBeVisible();
  await card(page).getByRole('button', { name: 'Take new clients again' }).click();
  await expect(card(page).getByText('Visitors now see that you take new clients.')).toBeVisible();
  await expect.poll(() => found(page, id, { accepting: ['yes'] })).toMatchObject({ accepting: 'yes' });

  await sql`update psychologist_profiles set wait_times = 'A month' where id = ${id}`;
  await card(page).getByRole('button', { name: 'All of this is still true' }).click();
  await expect(card(page).getByText('was changed elsewhere, and nothing')).toBeVisible();
  await expect(card(page).getByText('A month')).toBeVisible();
  expect(await dashboards.columnsOf(id)).toMatchObject({ wait_times: 'A month' });
});
