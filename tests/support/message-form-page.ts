import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { untilHydrated } from './hydrated.ts';

export const form = (page: Page) => page.locator('form.message-form');
export const field = (page: Page, label: string) => form(page).getByLabel(label);
export const send = (page: Page) => form(page).locator('button[type=submit]');
export const toast = (page: Page) => page.locator('.toast');
export const newAddress = () => `visitor-${randomUUID()}@example.org`;

/** Where the form stands in a dialog, presses what opens it. */
export async function openOver(page: Page): Promise<void> {
  const opener = page.locator('main a:is([href="#contact"], [href="#write"]):visible').first();
  await opener
    .or(form(page).filter({ visible: true }))
    .first()
    .waitFor();
  if (await opener.count()) await opener.click();
}

/** A page with a form, which has come to life. */
export async function open(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  await openOver(page);
  await untilHydrated(form(page));
  return form(page);
}

export async function fillIn(page: Page, message: string, email = newAddress()): Promise<void> {
  await field(page, 'Name').fill('Ana');
  await field(page, 'Email').fill(email);
  await field(page, 'Message').fill(message);
}

/** Counts what the page hands to the server. */
export function watchPosts(page: Page): { idempotencyKey: string }[] {
  const posts: { idempotencyKey: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact'))
      posts.push(request.postDataJSON() as { idempotencyKey: string });
  });
  return posts;
}
