import { expect } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { connect } from '../support/database.ts';
import { edit, field, form, found, ownDashboards, preview, save, saved } from '../support/dashboard-page.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { idInFront } from '../support/in-front.ts';
import { test } from '../support/visitor.ts';

const sql = connect();
const dashboards = ownDashboards(sql);

test.afterAll(dashboards.remove);

test('every field is edited, lists by the keyboard alone, previewed as it is typed, and saved; search has it a moment later', async ({
  page,
}) => {
  const { id } = await dashboards.open(page, {
    email: 'old@example.org',
    therapy_types: 'EMDR, Gestalt Therapy',
  });
  await edit(page);
  await expect(page.getByRole('heading', { name: 'Edit your profile' })).toBeFocused();
  await field(page, 'Name').fill('Dora Quill');
  await expect(preview(page).getByRole('heading', { name: 'Dora Quill' })).toBeVisible();
  for (const [label, words] of [
    ['Credentials', 'Ph.D.'],
    ['Website', 'www.dora-quill.ca'],
    ['Bio', '<b>Hello</b>\nSecond line'],
    ['Waiting time', 'About two weeks'],
    ['Years of experience with ADHD', '7'],
    ['Public email', 'dora@example.ca'],
    ['Address of your practice', '12 Pier Road'],
    ['City of your practice', 'Carman'],
    ['Postal code', 'R0G 0J0'],
    ['Individual session, in dollars', '$179.50'],
    ['Couple session, in dollars', '220'],
  ] as const)
    await field(page, label).fill(words);
  await page.getByRole('textbox', { name: 'Phone' }).fill('204-555-0199');
  for (const [list, words] of [
    ['Payment methods', 'Visa'],
    ['Insurers you bill directly', 'Croix Bleue'],
  ] as const) {
    await field(page, list).fill(words);
    await field(page, list).press('Enter');
  }
  await page.getByRole('checkbox', { name: 'Phone' }).check();
  for (const question of ['Are you accepting new clients?', 'Sliding scale'])
    await page.getByRole('group', { name: question }).getByLabel('Yes').check();
  await page.getByRole('checkbox', { name: 'Moderate' }).check();
  // Markup is text.
  await expect(preview(page).locator('.profile-bio')).toHaveText('<b>Hello</b>\nSecond line');
  for (const shown of ['Taking new clients', '$179.50', '12 Pier Road'])
    await expect(preview(page).getByText(shown)).toBeVisible();

  const therapies = field(page, 'Therapeutic approaches');
  await expect(therapies).toHaveAccessibleDescription(/can find your own words/);
  await therapies.focus();
  await page.keyboard.type('TCC');
  await expect(page.getByRole('option', { name: 'Cognitive Behavioural Therapy' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Walk and talk');
  await page.keyboard.press('Enter');
  await page.keyboard.type('act, dbt,');
  await expect(therapies).toHaveValue('');
  await page.keyboard.press('Backspace');
  await form(page).getByRole('button', { name: 'Remove Gestalt Therapy' }).focus();
  await page.keyboard.press('Enter');
  await expect(therapies).toBeFocused();
  await page.keyboard.press('Escape');
  expect(await axeViolations(page, 'main')).toEqual([]);
  // Enter in an empty field is the form's own: it saves.
  await page.keyboard.press('Enter');
  await saved(page);
  // Who she is waits for the operator, a new address for the word of its owner.
  await expect(page.getByRole('group', { name: 'Name in review' })).toContainText('Dora Quill');
  await expect(page.getByRole('group', { name: 'Credentials in review' })).toContainText('Ph.D.');
  expect(await dashboards.columnsOf(id)).toMatchObject({
    name: 'Dora Board',
    credentials: null,
    email: 'old@example.org',
    phone: '204-555-0199',
    website: 'https://www.dora-quill.ca',
    bio: '<b>Hello</b>\nSecond line',
    session_types: 'Phone',
    accepting_new_clients: true,
    wait_times: 'About two weeks',
    specialties_detailed: { adhd: { experience_years: 7 } },
    accepts_severity_levels: ['moderate'],
    therapy_types: 'EMDR, Cognitive Behavioural Therapy, Walk and talk, Acceptance and Commitment Therapy',
    address: '12 Pier Road',
    city: 'Carman',
    city_slug: 'carman',
    postal_code: 'R0G 0J0',
    fee_individual_cents: 17_950,
    fee_couple_cents: 22_000,
    sliding_scale: true,
    payment_methods: 'Visa',
    provider_lists: 'Blue Cross',
  });
  await expect(page.getByText('Live in search')).toBeVisible();
  const hit = await found(page, id, { city: 'Carman', fee: ['200'], insurers: ['Blue Cross'] });
  expect(hit).toMatchObject({ fee: 180, sliding_scale: true, city: 'Carman' });

  // The form shows what was saved as it is read by people.
  await edit(page);
  await expect(field(page, 'Individual session, in dollars')).toHaveValue('179.50');
  await expect(form(page).getByRole('button', { name: 'Remove Blue Cross' })).toBeVisible();
});

test('what cannot be saved says why and keeps what was typed', async ({ page }) => {
  const { id, member } = await dashboards.open(page, { name: 'Board, Dora (Dee)' });
  await edit(page);
  await field(page, 'Name').fill('Dora Board, Ph.D.');
  await save(page);
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/Titles and degrees go under Credentials/);
  // As the register wrote it, it hinders no other change.
  await field(page, 'Name').fill('Board, Dora (Dee)');
  await field(page, 'Bio').fill('Kept words.');
  await field(page, 'Website').fill('javascript:alert(1)');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Failed to update profile');
  await expect(field(page, 'Website')).toBeFocused();
  await expect(field(page, 'Website')).toHaveAccessibleDescription(/begins with https:\/\//);
  await field(page, 'Website').fill('');
  await page.route('**/rest/v1/psychologist_profiles*', (route) => route.abort());
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Failed to update profile');
  await expect(page.getByRole('alert')).toContainText('did not answer');
  await page.unroute('**/rest/v1/psychologist_profiles*');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('We kept what you had typed')).toBeVisible();
  await expect(field(page, 'Bio')).toHaveValue('Kept words.');

  await sql`delete from auth.refresh_tokens where user_id = ${member.id}`;
  await sql`delete from auth.sessions where user_id = ${member.id}`;
  await save(page);
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard$/);
  expect(await dashboards.columnsOf(id)).toMatchObject({ bio: 'I listen.', website: null });
  await page.getByLabel('Email', { exact: true }).fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('We kept what you had typed')).toBeVisible();
  await save(page);
  await saved(page);
  expect(await dashboards.columnsOf(id)).toMatchObject({ name: 'Board, Dora (Dee)', bio: 'Kept words.' });
});

test('of two tabs the second save is shown both versions', async ({ page, context }) => {
  const { id } = await dashboards.open(page, { phone: '204-555-0100' });
  const second = await context.newPage();
  await second.goto('/dashboard');
  await edit(second);
  await field(second, 'Bio').fill('Words of the second tab.');
  await field(second, 'Waiting time').fill('A week');

  await edit(page);
  await field(page, 'Bio').fill('Words of the first tab.');
  await page.getByRole('textbox', { name: 'Phone' }).fill('204-555-0111');
  await save(page);
  await saved(page);

  await save(second);
  const dialog = second.getByRole('dialog', { name: 'Your profile was changed elsewhere' });
  const bio = dialog.getByRole('group', { name: 'Bio', exact: true });
  await expect(bio).toContainText('Words of the first tab.');
  await expect(bio).toContainText('Words of the second tab.');
  await expect(dialog.getByRole('group', { name: 'Phone' })).toContainText('You did not change this field.');
  await expect(dialog.getByRole('button', { name: 'Save my choices' })).toBeDisabled();
  expect(await dashboards.columnsOf(id)).toMatchObject({ bio: 'Words of the first tab.', wait_times: null });

  await bio.getByLabel('Yours').check();
  await dialog.getByRole('button', { name: 'Save my choices' }).click();
  await saved(second);
  expect(await dashboards.columnsOf(id)).toMatchObject({
    bio: 'Words of the second tab.',
    phone: '204-555-0111',
    wait_times: 'A week',
  });
});

test('unsaved changes are asked about by link, Back, Cancel and log-out', async ({ page }) => {
  const { id } = await dashboards.open(page);
  await page.goto('/about');
  // A link that is followed earlier loads a new document, which the browser itself would ask about.
  const toDashboard = page.getByRole('banner').getByRole('link', { name: 'Dashboard' });
  await untilHydrated(toDashboard);
  await toDashboard.click();
  await edit(page);
  await field(page, 'Bio').fill('Half a sentence');
  const dialog = page.getByRole('dialog', { name: 'You have unsaved changes' });

  await page.getByRole('banner').getByRole('link', { name: 'Join Today' }).click();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
  await expect(field(page, 'Bio')).toHaveValue('Half a sentence');

  await page.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(preview(page).getByText('I listen.')).toBeVisible();
  await edit(page);
  await field(page, 'Bio').fill('Another half');
  await page.goBack();
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/about');

  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await edit(page);
  await field(page, 'Bio').fill('Not for who comes next');
  const logOut = page.getByRole('banner').getByRole('button', { name: 'Logout' });
  await logOut.click();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field(page, 'Bio')).toHaveValue('Not for who comes next');
  await logOut.click();
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('who comes next');
  expect(await dashboards.columnsOf(id)).toMatchObject({ bio: 'I listen.' });
});

test('saved words show at once on pages seen with the old ones', async ({ page }) => {
  // Premium and in front of its equals today, so that pages show it however many there are.
  const row = {
    id: idInFront(),
    accepting_new_clients: true,
    first_name: 'Dora',
    last_name: 'Board',
    name: 'Dora Board',
    practice_areas: 'Knots',
    province: 'NB',
    city: 'Moncton',
    is_premium: true,
  };
  await dashboards.open(page, row);
  const link = (path: string) => page.locator(`.footer-links a[href="${path}"]`);
  const card = (words: string) =>
    page.locator('.psychologist-card').filter({ hasText: 'Dora Board' }).filter({ hasText: words });
  const pages = ['/featured-psychologists', '/new-brunswick'];

  await expect
    .poll(async () => (await page.request.get('/api/premium')).text(), { timeout: 75_000 })
    .toContain('Dora Board');
  for (const path of pages) {
    await link(path).click();
    await expect(card('Knots')).toBeVisible();
  }
  await link('/dashboard').click();
  await edit(page);
  await form(page).getByRole('button', { name: 'Remove Knots' }).click();
  await field(page, 'Specialties').pressSequentially('Ropes,');
  await save(page);
  await saved(page);
  await expect(page.getByText('Live in search')).toBeVisible();
  for (const path of pages) {
    await link(path).click();
    await expect(card('Ropes')).toBeVisible();
    await expect(card('Knots')).toHaveCount(0);
  }
});
