import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import { readStack } from '../support/stack-file.ts';
import { test } from '../support/visitor.ts';

const { app } = readStack();

test('the box stands on a foreign site, searches in a tab of its own, and leaves nothing behind', async ({
  browser,
}) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const failures: string[] = [];
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
  const clinic = createServer((_, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(
      `<!doctype html><html lang="fr"><title>Clinique</title><link rel="icon" href="data:,"><body>
      <script src="${app}/embed.js" data-province="MB" data-language="fr" async></script>`,
    ),
  );
  await once(clinic.listen(0, 'localhost'), 'listening');
  // Another site than the directory's, which is known by its number.
  await page.goto(`http://localhost:${(clinic.address() as AddressInfo).port}/`);
  const frame = page.frameLocator('iframe[title="Répertoire des psychologues"]');
  await expect(frame.getByLabel('Trouver un psychologue au Manitoba')).toBeVisible();
  await expect(page.locator('iframe')).not.toHaveAttribute('sandbox', /allow-scripts|allow-same-origin/);
  await frame.getByRole('searchbox').fill('anxiété');
  expect(asked.filter((url) => url.startsWith(app)).map((url) => new URL(url).pathname)).toEqual([
    '/embed.js',
    '/embed.html',
  ]);
  expect(await context.cookies()).toEqual([]);
  expect(failures).toEqual([]);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    frame.getByRole('button', { name: 'Chercher' }).click(),
  ]);
  await tab.waitForURL(/find-a-psychologist/);
  const { searchParams } = new URL(tab.url());
  expect([searchParams.get('search'), searchParams.get('lang')]).toEqual(['anxiété', 'fr']);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await frame.getByRole('searchbox').fill('je veux mourir');
  const [dark] = await Promise.all([
    context.waitForEvent('page'),
    frame.getByRole('button', { name: 'Chercher' }).click(),
  ]);
  await expect(dark.locator('a[href="tel:988"]').first()).toBeVisible();
  expect(dark.url()).not.toMatch(/mourir/);
  await context.close();
  clinic.close();
});

test('the page of the open data writes the line for the box', async ({ page }) => {
  await page.goto('/data');
  const province = page.getByLabel('Province or territory');
  await untilHydrated(province);
  const line = page.locator('output code');
  await expect(line).toHaveText(`<script src="${app}/embed.js" data-language="en" async></script>`);
  await province.selectOption('MB');
  await page.getByLabel('Language of the box').selectOption('fr');
  await expect(line).toContainText('data-province="MB" data-language="fr"');
  await page.getByLabel(/our psychologists/).fill(`${app}/manitoba/winnipeg/psychologist/a-b?lang=fr`);
  await expect(line).toContainText('data-of="/manitoba/winnipeg/psychologist/a-b"');
  await expect(line).not.toContainText('data-province');
});
