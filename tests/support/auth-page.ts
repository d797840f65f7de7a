import { expect, type Page } from '@playwright/test';
import { mailTo } from './delivered-mail.ts';
import { untilHydrated } from './hydrated.ts';
import type { TestMember } from './test-member.ts';

/** The form of the page, and its parts. */
export const form = (page: Page) => page.locator('form.auth-form');
export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
export const send = (page: Page) => form(page).locator('button[type=submit]');
export const outcome = (page: Page) => form(page).getByRole('status');
export const header = (page: Page) => page.getByRole('banner');

/** Opens a page with such a form and waits until it has come to life. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(form(page));
}

/** Fills in the form and sends it; what comes of it is the caller's. */
export async function logIn(page: Page, { email, password }: Omit<TestMember, 'id'>, address = '/login') {
  await open(page, address);
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await send(page).click();
}

/** The link in the one mail that the address gets. */
export async function mailedLink(email: string): Promise<string> {
  await expect.poll(async () => (await mailTo(email)).length).toBe(1);
  const [mail] = await mailTo(email);
  const link = /https?:\/\/\S+\/reset-password\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  // The mail names the site's public origin; the tests may use another address of it.
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}

interface LoadedScript {
  url: string;
  text: Promise<string>;
}

/** The page's scripts as they arrive, from now on. */
export function watchScripts(page: Page): LoadedScript[] {
  const scripts: LoadedScript[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (url.includes('/assets/') && url.endsWith('.js'))
      scripts.push({ url, text: response.text().catch(() => '') });
  });
  return scripts;
}

/** Those of the scripts that hold supabase-js, told by the name that it gives itself. */
export async function withSupabase(scripts: readonly LoadedScript[]): Promise<string[]> {
  const texts = await Promise.all(scripts.map(({ text }) => text));
  return scripts.filter((_, index) => texts[index]?.includes('supabase-js')).map(({ url }) => url);
}
