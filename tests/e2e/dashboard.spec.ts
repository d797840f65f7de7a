import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { connect, addProfile } from '../support/database.ts';
import { signIn } from '../support/signed-in.ts';
import { addMember, type TestMember } from '../support/test-member.ts';

const sql = connect();
const members: TestMember[] = [];
const profiles: string[] = [];

test.afterAll(async () => {
  for (const id of profiles) await sql`delete from psychologist_profiles where id = ${id}`;
  for (const { id } of members) await sql`delete from auth.users where id = ${id}`;
});

async function newMember(): Promise<TestMember> {
  const member = await addMember(sql);
  members.push(member);
  return member;
}

/** A member with a profile, signed in, on the dashboard. */
async function openDashboard(page: Page, columns: Readonly<Record<string, unknown>> = {}, query = '') {
  const member = await newMember();
  const row = { first_name: 'Dora', last_name: 'Board', name: 'Dora Board', bio: 'I listen.', ...columns };
  const id = await addProfile(sql, { ...row, user_id: member.id });
  profiles.push(id);
  await signIn(page, member);
  await page.goto(`/dashboard${query}`);
  await expect(page.locator('.member-actions')).toBeVisible({ timeout: 15_000 });
  return { member, id };
}

const form = (page: Page) => page.locator('#profile-form');
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const preview = (page: Page) => page.locator('#profile-preview');
const edit = (page: Page) => page.getByRole('button', { name: 'Edit profile' }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const saved = (page: Page) => expect(page.getByText('Profile updated successfully!')).toBeVisible();
const columnsOf = async (id: string) =>
  (await sql<Record<string, unknown>[]>`select * from psychologist_profiles where id = ${id}`)[0] ?? {};

test('the page itself says nothing of anyone, is kept by nobody, and sends visitors to sign in', async ({
  page,
  request,
}) => {
  const { id } = await openDashboard(page, { bio: 'Nobody but me reads this.' });
  const answer = await request.get('/dashboard');
  expect(answer.headers()['cache-control']).toContain('no-store');
  const html = await answer.text();
  expect(html).toContain('noindex');
  expect(html).not.toContain('Dora');
  expect(html).not.toContain(id);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard/);
});

test('every field is edited, previewed as it is typed, and saved', async ({ page }) => {
  const { id } = await openDashboard(page);
  await edit(page);
  await expect(page.getByRole('heading', { name: 'Edit your profile' })).toBeFocused();
  await field(page, 'Name').fill('Dora Quill');
  await expect(preview(page).getByRole('heading', { name: 'Dora Quill' })).toBeVisible();
  await field(page, 'Credentials').fill('Ph.D.');
  await page.getByRole('textbox', { name: 'Phone' }).fill('204-555-0199');
  await field(page, 'Website').fill('www.dora-quill.ca');
  await field(page, 'Bio').fill('<b>Hello</b>\nSecond line');
  // Markup is text.
  await expect(preview(page).locator('.profile-bio')).toHaveText('<b>Hello</b>\nSecond line');
  await page.getByRole('checkbox', { name: 'Phone' }).check();
  await page.getByRole('group', { name: 'Accepting new clients' }).getByLabel('Yes').check();
  await field(page, 'Waiting time').fill('About two weeks');
  await field(page, 'Years of experience with ADHD').fill('7');
  await page.getByRole('checkbox', { name: 'Moderate' }).check();
  await expect(preview(page).getByText('Accepting new clients')).toBeVisible();
  await save(page);
  await saved(page);
  expect(await columnsOf(id)).toMatchObject({
    name: 'Dora Quill',
    credentials: 'Ph.D.',
    phone: '204-555-0199',
    website: 'https://www.dora-quill.ca',
    bio: '<b>Hello</b>\nSecond line',
    session_types: 'Phone',
    accepting_new_clients: true,
    wait_times: 'About two weeks',
    specialties_detailed: { adhd: { experience_years: 7 } },
    accepts_severity_levels: ['moderate'],
  });
  await expect(page.getByText('Live in search')).toBeVisible();
});

test('a list is edited with the keyboard alone: terms by any name, words of one’s own, entries removed', async ({
  page,
}) => {
  const { id } = await openDashboard(page, { therapy_types: 'EMDR, Gestalt Therapy' });
  await edit(page);
  const therapies = field(page, 'Therapeutic approaches');
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
  // Enter in an empty field is the form's own: it saves.
  await page.keyboard.press('Enter');
  await saved(page);
  const { therapy_types } = await columnsOf(id);
  expect(therapy_types).toBe(
    'EMDR, Cognitive Behavioural Therapy, Walk and talk, Acceptance and Commitment Therapy',
  );
});

test('a bad website is refused with the reason, and nothing typed is lost', async ({ page }) => {
  const { id } = await openDashboard(page);
  await edit(page);
  await field(page, 'Bio').fill('New words.');
  for (const [typed, reason] of [
    ['javascript:alert(1)', 'begins with https://'],
    ['http://192.168.0.1/', 'private network'],
    ['my site', 'not a complete web address'],
  ] as const) {
    await field(page, 'Website').fill(typed);
    await save(page);
    await expect(page.getByRole('alert')).toContainText('Failed to update profile');
    await expect(field(page, 'Website')).toBeFocused();
    await expect(field(page, 'Website')).toHaveAccessibleDescription(new RegExp(reason));
  }
  await expect(field(page, 'Bio')).toHaveValue('New words.');
  expect(await columnsOf(id)).toMatchObject({ bio: 'I listen.', website: null });
});

test('a save that the server cannot take says why and keeps what was typed, over a reload too', async ({
  page,
}) => {
  const { id } = await openDashboard(page);
  await edit(page);
  await field(page, 'Bio').fill('Kept words.');
  await page.route('**/rest/v1/psychologist_profiles*', (route) => route.abort());
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Failed to update profile');
  await expect(page.getByRole('alert')).toContainText('did not answer');
  await page.unroute('**/rest/v1/psychologist_profiles*');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('We kept what you had typed')).toBeVisible();
  await expect(field(page, 'Bio')).toHaveValue('Kept words.');
  await save(page);
  await saved(page);
  expect(await columnsOf(id)).toMatchObject({ bio: 'Kept words.' });
});

test('a session that ended while editing leads to the login and back, with what was typed', async ({
  page,
}) => {
  const { id, member } = await openDashboard(page);
  await edit(page);
  await field(page, 'Bio').fill('Typed before the end.');
  await sql`delete from auth.refresh_tokens where user_id = ${member.id}`;
  await sql`delete from auth.sessions where user_id = ${member.id}`;
  await save(page);
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard$/);
  expect(await columnsOf(id)).toMatchObject({ bio: 'I listen.' });
  await page.getByLabel('Email', { exact: true }).fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('We kept what you had typed')).toBeVisible();
  await save(page);
  await saved(page);
  expect(await columnsOf(id)).toMatchObject({ bio: 'Typed before the end.' });
});

test('two tabs: the second save is told, shown both versions, and overwrites nothing by itself', async ({
  page,
  context,
}) => {
  const { id } = await openDashboard(page, { phone: '204-555-0100' });
  const second = await context.newPage();
  await second.goto('/dashboard');
  await edit(second);
  await field(second, 'Bio').fill('Words of the second tab.');
  await field(second, 'Credentials').fill('M.A.');

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
  expect(await columnsOf(id)).toMatchObject({ bio: 'Words of the first tab.', credentials: null });

  await bio.getByLabel('Yours').check();
  await dialog.getByRole('button', { name: 'Save my choices' }).click();
  await saved(second);
  expect(await columnsOf(id)).toMatchObject({
    bio: 'Words of the second tab.',
    phone: '204-555-0111',
    credentials: 'M.A.',
  });
});

test('unsaved changes are asked about: by a link, by going back, by Cancel, by logging out', async ({
  page,
}) => {
  const { id } = await openDashboard(page);
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
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
  expect(await columnsOf(id)).toMatchObject({ bio: 'I listen.' });
});

test('premium fields are locked with the plan on a free account, and open on a premium one', async ({
  page,
}) => {
  const { id } = await openDashboard(page);
  await edit(page);
  await expect(
    form(page).getByText('Part of the premium plan, monthly ($30) or annual ($300).'),
  ).toBeVisible();
  await expect(field(page, 'Booking link')).toHaveCount(0);
  await expect(form(page).getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/join');

  await sql`update psychologist_profiles set is_premium = true where id = ${id}`;
  await page.reload();
  await edit(page);
  await field(page, 'Booking link').fill('book.dora-board.ca/new');
  await field(page, 'LinkedIn').fill('https://www.linkedin.com/in/dora-board');
  await field(page, 'Bio in French').fill('J’écoute.');
  await expect(preview(page).getByRole('link', { name: 'Book an appointment' })).toBeVisible();
  await save(page);
  await saved(page);
  expect(await columnsOf(id)).toMatchObject({
    booking_url: 'https://book.dora-board.ca/new',
    social_links: { linkedin: 'https://www.linkedin.com/in/dora-board' },
    second_bio: 'J’écoute.',
  });
});

test('the status is the truth, and the figures are real', async ({ page }) => {
  const name = { first_name: 'Dora', last_name: 'Figures', name: 'Dora Figures' };
  const { id } = await openDashboard(page, { ...name, is_active: false });
  await expect(page.locator('.status-badge')).toHaveText('Hidden');
  await expect(page.getByRole('link', { name: 'See it in search' })).toHaveCount(0);
  await sql`update psychologist_profiles set is_active = true where id = ${id}`;
  await sql`
    insert into contact_messages (idempotency_key, kind, name, email, message, psychologist_id)
    select gen_random_uuid(), 'profile', name, 'visitor@example.org', 'Hello', ${id}
    from unnest(array['Vera', 'Vito']) as name
  `;
  await page.reload();
  await expect(page.locator('.status-badge')).toHaveText('Active');
  const requests = page.locator('.stats-figure').filter({ hasText: 'Contact requests' });
  await expect(requests).toContainText('2 in the last 30 days');
  await expect(requests).toContainText('2 in total');
  await expect(page.locator('.stats-figure').filter({ hasText: 'Reviews' })).toContainText(
    'We do not collect reviews',
  );
  await expect(page.getByRole('img', { name: '0 views and 2 contact requests' })).toBeVisible();
  await page.getByText('Show the figures as a table').click();
  await expect(page.locator('.stats-table tbody tr')).toHaveCount(30);

  // Somebody of the same name elsewhere, on the premium plan, does not come before one's own result.
  profiles.push(await addProfile(sql, { ...name, city: 'Elsewhere', is_premium: true }));
  const namesakes = async () => {
    const queries = [{ indexUid: 'psychologists', q: name.name }];
    const response = await page.request.post('/api/search/multi-search', { data: { queries } });
    const { results } = (await response.json()) as { results: { hits: { name: string }[] }[] };
    return results[0]?.hits.filter((hit) => hit.name === name.name).length;
  };
  await expect.poll(namesakes).toBe(2);
  await page.getByRole('link', { name: 'See it in search' }).click();
  await expect(page.locator('.result-card').first()).toContainText(/Dora Figures[^]*Testville/);
});

test('a photo is checked, sent, shown and removed', async ({ page }) => {
  const { id } = await openDashboard(page);
  const input = page.locator('.photo-editor input[type=file]');
  const outcome = page.locator('.photo-outcome');
  await input.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(outcome).toContainText('not a JPEG, PNG or WebP');
  await input.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  });
  await expect(outcome).toContainText('larger than 5 MB');
  // What only claims to be a picture, the server finds out.
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect(outcome).toContainText('Your photo was not saved');
  expect(await columnsOf(id)).toMatchObject({ image_filename: null });

  const png = await page.locator('h1').screenshot();
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/members/me/photo', async (route) => {
    await held;
    await route.continue();
  });
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
  // The chosen picture is shown while it is on its way: the site's own policy lets it.
  const chosen = page.locator('.photo-editor img.avatar[src^="blob:"]');
  await expect
    .poll(() => chosen.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  letGo();
  await expect(outcome).toContainText('Your new photo is saved.');
  await expect(preview(page).locator('img.avatar')).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(outcome).toContainText('Your photo is removed.');
  await expect(preview(page).locator('img.avatar')).toHaveCount(0);
  expect(await columnsOf(id)).toMatchObject({ image_filename: null });
});

test('a member without a profile starts one, which stays hidden', async ({ page }) => {
  const member = await newMember();
  await signIn(page, member);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Profile Not Found' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Please complete your registration first')).toBeVisible();
  await page.getByRole('button', { name: 'Start my profile' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByRole('button', { name: 'Start my profile' }).click();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('This is required');
  await page.getByLabel('First name').fill('Nova');
  await page.getByLabel('Last name').fill('Start');
  await page.getByLabel('City of your practice').fill('Testville');
  await page.getByLabel('Province or territory').selectOption('MB');
  await page.getByRole('button', { name: 'Start my profile' }).click();
  await expect(page.locator('.status-badge')).toHaveText('Hidden');
  const [row] = await sql<{ id: string; is_active: boolean; name: string }[]>`
    select id, is_active, name from psychologist_profiles where user_id = ${member.id}
  `;
  profiles.push(row?.id ?? '');
  expect(row).toMatchObject({ is_active: false, name: 'Nova Start' });
});

for (const [name, query, scheme, width] of [
  ['in English on a wide screen', '', 'light', 1280],
  ['in French on a phone, dark', '?lang=fr', 'dark', 390],
] as const) {
  test(`both modes are accessible ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: scheme });
    await openDashboard(page, { therapy_types: 'EMDR, ACT', is_premium: width === 390 }, query);
    await expect(page.locator('.stats-figures')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.locator('.member-actions button').first().click();
    await expect(form(page)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
