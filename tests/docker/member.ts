import { chromium, expect as see, type Browser, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { findOrInstallChromium } from '../support/chromium.ts';
import type { Product } from './product.ts';

export const openBrowser = (say: (line: string) => void): Promise<Browser> =>
  chromium.launch({ executablePath: findOrInstallChromium(process.env, say), args: ['--no-sandbox'] });

/** A page of a visitor whom nobody knows yet. */
export async function newPage(browser: Browser, { origin: baseURL }: Product): Promise<Page> {
  const context = await browser.newContext({ baseURL, ignoreHTTPSErrors: true });
  return context.newPage();
}

/** Somebody with a profile, and an account once the invitation was taken. */
export class Member {
  readonly id = randomUUID();
  readonly email = `member-${randomUUID()}@example.org`;
  readonly name: string;
  readonly #password = `Two rivers ${randomUUID()}`;

  constructor(lastName: string) {
    this.name = `Jo ${lastName}`;
  }

  async addProfile(database: Pick<Product, 'sql'>, bio = ''): Promise<void> {
    const [first, last] = this.name.split(' ');
    await database.sql(`
      insert into psychologist_profiles (id, first_name, last_name, name, city, province, email, bio)
        values ('${this.id}', '${first}', '${last}', '${this.name}', 'Winnipeg', 'MB', '${this.email}', '${bio}');
      insert into profile_records (profile_id, detail_url)
        values ('${this.id}', 'https://register.example.org/${this.id}');`);
  }

  /** Is invited by the operator, and sets the password by the mail's link. The page is then the dashboard. */
  async accept(product: Product, page: Page): Promise<void> {
    await product.compose(['run', '--rm', 'admin', 'members', 'invite', this.email, '--profile', this.id]);
    const invitation = () => product.mailbox.invitation(this.email);
    await expect.poll(invitation, { timeout: 60_000 }).toBeDefined();
    const link = (await invitation()) ?? '';
    expect(link.startsWith(product.origin)).toBe(true);
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill(this.#password);
    await page.getByLabel('New password again').fill(this.#password);
    await page.getByRole('button', { name: 'Save the password' }).click();
    await see(page).toHaveURL('/dashboard');
  }

  async signIn(page: Page): Promise<void> {
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill(this.email);
    await page.getByLabel('Password', { exact: true }).fill(this.#password);
    await page.locator('form.auth-form button[type=submit]').click();
    await see(page).toHaveURL('/dashboard');
  }

  /** Gives the account a picture, on the dashboard. */
  async addPicture(page: Page): Promise<void> {
    const buffer = await page.screenshot();
    const input = page.locator('.photo-editor input[type=file]');
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await see(page.locator('.photo-outcome')).toContainText('Your new photo is saved.');
  }

  /** Asks on the dashboard for a copy of all that is held of them, and returns the file. */
  async downloadCopy(page: Page): Promise<string> {
    await page.getByRole('button', { name: 'Devices and password' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download a copy' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString('utf8');
  }

  /** Asks there to be erased. */
  async deleteAccount(page: Page): Promise<void> {
    await page.getByLabel('Your password, once more', { exact: true }).fill(this.#password);
    await page.getByRole('button', { name: 'Delete my account for good' }).click();
    await see(page.getByText('Your account is being deleted.')).toBeVisible();
  }
}
