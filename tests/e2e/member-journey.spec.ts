import type { SearchAnswer } from '@directory/domain/contracts/search-answer';
import { expect, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { adminProgram } from '../support/admin-program.ts';
import { addProfile, connect } from '../support/database.ts';
import { mailTo } from '../support/delivered-mail.ts';
import { readStack } from '../support/stack-file.ts';
import { forgetMemberLimits } from '../support/limits.ts';

const sql = connect();
const email = `journey-${randomUUID()}@example.org`;
let profileId = '';

test.beforeEach(forgetMemberLimits);
test.afterAll(async () => {
  await sql`delete from psychologist_profiles where id = ${profileId}`;
  await sql`delete from auth.users where email = ${email}`;
});

test('invited, a member signs in, edits, is found by the new words, signs out', async ({ page }) => {
  // Letters alone, so that no search takes them for anything else.
  const word = `zq${randomUUID().replace(/[^a-z]/g, '')}xwvk`;
  const { app, supabase } = readStack();
  profileId = await addProfile(sql, { first_name: 'Jo', last_name: 'Journey', name: 'Jo Journey' });

  const invited = await adminProgram(['members', 'invite', email, '--profile', profileId], {
    SUPABASE_URL: supabase.url,
    SUPABASE_SECRET_KEY: supabase.secretKey,
    SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
    PUBLIC_URL: app,
  });
  expect(invited.code, invited.stderr).toBe(0);
  const linkOf = async () => {
    const [mail] = await mailTo(email);
    return /https?:\/\/\S+\/reset-password\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(linkOf).not.toBe('');
  const { pathname, search, hash } = new URL(await linkOf());

  const password = `Two rivers ${randomUUID()}`;
  await page.goto(pathname + search + hash);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(password);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();

  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form.auth-form button[type=submit]').click();
  await expect(page).toHaveURL('/dashboard');

  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Bio', { exact: true }).fill(`I work with ${word} and with care.`);
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' && response.url().includes('/psychologist_profiles'),
  );
  await page.getByRole('button', { name: 'Save changes' }).click();
  await saved;
  const found = async () => {
    const response = await page.request.post('/api/search', {
      headers: { origin: app },
      data: { search: word },
    });
    const { hits } = (await response.json()) as SearchAnswer;
    return hits.map(({ id }) => id);
  };
  // How soon is measured by `npm run bench -- sync`.
  await expect.poll(found).toEqual([profileId]);

  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByText('Live in search')).toBeVisible();
  await page.getByRole('link', { name: 'See it in search' }).click();
  const result = page.locator('.result-card').filter({ hasText: 'Jo Journey' });
  await expect(result).toBeVisible();
  await result.getByRole('link', { name: 'Jo Journey' }).click();
  await expect(page.locator('.profile-bio')).toContainText(word);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});
