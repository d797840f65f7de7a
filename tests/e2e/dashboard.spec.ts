import type { SearchAnswer } from '@directory/domain/contracts/search-answer';
import { displayPhoto } from '@directory/domain/profile/public-profile';
import type { ProfileRow } from '@directory/domain/profile/row';
import { expect, type Locator } from '@playwright/test';
import { addProfile, connect } from '../support/database.ts';
import { edit, field, form, ownDashboards, preview, save, saved } from '../support/dashboard-page.ts';
import { signIn } from '../support/signed-in.ts';
import { holdBack } from '../support/hold-back.ts';
import { test } from '../support/visitor.ts';

const sql = connect();
const dashboards = ownDashboards(sql);

test.afterAll(dashboards.remove);

test('a member leaves AI assistants, is gone there with the save, and comes back; premium fields are locked on a free account, open on a premium one', async ({
  page,
}) => {
  const { id } = await dashboards.open(page, { city: 'Winnipeg' });
  const { movedTo } = (await (await page.request.get(`/api/profiles/${id}`)).json()) as { movedTo: string };
  const assistantsGet = async () => (await page.request.get(`${movedTo}.md`)).status();
  expect(await assistantsGet()).toBe(200);
  const premium = page.getByRole('region', { name: 'Premium' });
  await expect(premium).toContainText('Premium is paid placement.');
  await premium.getByRole('button', { name: 'Ask for Premium' }).press('Enter');
  await expect(premium).toContainText(/Asked on [A-Z]/);
  await expect(premium.getByRole('status')).toBeFocused();
  await expect(premium.getByRole('button')).toHaveCount(0);
  await edit(page);
  const assistants = page.getByRole('group', { name: 'Leave my profile out of' }).getByLabel('AI assistants');
  await assistants.check();
  await expect(
    form(page).getByText('Part of the premium plan. Price: $30 a month or $300 a year.'),
  ).toBeVisible();
  await expect(field(page, 'Booking link')).toHaveCount(0);
  await expect(form(page).getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/join');
  await save(page);
  await saved(page);
  expect((await dashboards.columnsOf(id))['left_out_of']).toEqual(['assistants']);
  expect(await assistantsGet()).toBe(404);

  await sql`update psychologist_profiles set is_premium = true where id = ${id}`;
  await page.reload();
  await edit(page);
  await assistants.uncheck();
  await field(page, 'Booking link').fill('book.dora-board.ca/new');
  await field(page, 'LinkedIn').fill('https://www.linkedin.com/in/dora-board');
  await field(page, 'Bio in French').fill('J’écoute.');
  await expect(preview(page).getByRole('link', { name: 'Book an appointment' })).toBeVisible();
  await save(page);
  await saved(page);
  expect(await dashboards.columnsOf(id)).toMatchObject({
    booking_url: 'https://book.dora-board.ca/new',
    social_links: { linkedin: 'https://www.linkedin.com/in/dora-board' },
    second_bio: 'J’écoute.',
  });
  expect(await assistantsGet()).toBe(200);
});

test('the status is the truth, and the figures are real', async ({ page }) => {
  const name = { first_name: 'Dora', last_name: 'Figures', name: 'Dora Figures' };
  const { id } = await dashboards.open(page, { ...name, is_active: false });
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
  await expect(requests).not.toContainText('agree');
  await expect(page.locator('.stats-figure').filter({ hasText: 'Profile views' })).toContainText(
    'Counts only visitors who agreed to statistics',
  );
  await expect(page.locator('.stats')).toContainText('Reviews: 0. We do not collect reviews');
  await expect(page.locator('.stats-figure')).toHaveCount(2);
  await expect(page.getByRole('img', { name: '0 views and 2 contact requests' })).toBeVisible();
  // The words of the chart are as large on a phone as elsewhere.
  await page.setViewportSize({ width: 390, height: 844 });
  const wordHeight = async () => (await page.locator('.stats-day').first().boundingBox())?.height ?? 0;
  await expect.poll(wordHeight).toBeGreaterThan(11);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByText('Show the figures as a table').click();
  await expect(page.locator('.stats-table tbody tr')).toHaveCount(30);

  // Somebody of the same name elsewhere, on the premium plan, does not come before one's own result.
  dashboards.profiles.push(await addProfile(sql, { ...name, city: 'Elsewhere', is_premium: true }));
  const namesakes = async () => {
    const response = await page.request.post('/api/search', { data: { search: name.name } });
    const { hits } = (await response.json()) as SearchAnswer;
    return hits.filter((hit) => hit.name === name.name).length;
  };
  await expect.poll(namesakes).toBe(2);
  await page.getByRole('link', { name: 'See it in search' }).click();
  await expect(page.locator('.result-card').first()).toContainText(/Dora Figures[^]*Testville/);
});

test('a photo is checked, sent, shown and removed', async ({ page }) => {
  const { id } = await dashboards.open(page);
  const input = page.locator('.photo-editor input[type=file]');
  const outcome = page.locator('.photo-outcome');
  // What only claims to be a picture, the server finds out.
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect(outcome).toContainText('Your photo was not saved');
  expect(await dashboards.columnsOf(id)).toMatchObject({ image_filename: null });

  const png = await page.screenshot();
  const letGo = await holdBack(page, '**/api/members/me/photo');
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
  // The chosen picture is shown while it is on its way: the site's own policy lets it.
  const chosen = page.locator('.photo-editor img.avatar[src^="blob:"]');
  await expect.poll(() => widthOf(chosen)).toBeGreaterThan(0);
  letGo();
  await expect(outcome).toContainText('Your new photo is saved.');
  const shown = preview(page).locator('img.avatar');
  await expect(shown).toHaveAttribute('src', new RegExp(`^/photos/${id}/`));
  await expect.poll(() => widthOf(shown)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(outcome).toContainText('Your photo is removed.');
  await expect(preview(page).locator('img.avatar')).toHaveCount(0);
  expect(await dashboards.columnsOf(id)).toMatchObject({ image_filename: null });
});

test('a member without a profile starts one, which stays hidden', async ({ page }) => {
  const member = await dashboards.addMember();
  await signIn(page, member);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Profile Not Found' })).toBeVisible();
  await expect(page.getByText('Please complete your registration first')).toBeVisible();
  await page.getByRole('button', { name: 'Start my profile' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByRole('button', { name: 'Start my profile' }).click();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('This is required');
  await page.getByLabel('First name').fill('Nova 2');
  await page.getByRole('button', { name: 'Start my profile' }).click();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/letters, spaces, hyphens/);
  await page.getByLabel('First name').fill('Nova');
  await page.getByLabel('Last name').fill('Start');
  await page.getByLabel('City of your practice').fill('Testville');
  await page.getByLabel('Province or territory').selectOption('MB');
  await page.getByRole('button', { name: 'Start my profile' }).click();
  await expect(page.locator('.status-badge')).toHaveText('Hidden');
  const [row] = await sql<{ id: string; is_active: boolean; name: string }[]>`
    select id, is_active, name from psychologist_profiles
    where id = (select profile_id from profile_records where user_id = ${member.id})
  `;
  dashboards.profiles.push(row?.id ?? '');
  expect(row).toMatchObject({ is_active: false, name: 'Nova Start' });

  // Its photo is the member's alone to see: it comes with the session, and its address answers nobody.
  const png = await page.screenshot();
  await page
    .locator('.photo-editor input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
  await expect(page.locator('.photo-outcome')).toContainText('Your new photo is saved.');
  await page.reload();
  const shown = preview(page).locator('img.avatar[src^="data:image/webp"]');
  await expect.poll(() => widthOf(shown)).toBeGreaterThan(0);
  const stored = await dashboards.columnsOf(row?.id ?? '');
  const address = displayPhoto(stored as unknown as ProfileRow);
  expect((await page.request.get(address ?? '')).status()).toBe(404);
});

/** How wide a picture is, 0 until it has come. */
const widthOf = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.naturalWidth);
