import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { connect } from '../support/database.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { showMap } from '../support/map-tiles.ts';
import { addPsychologist, type TestPsychologist } from '../support/test-psychologist.ts';
import { test } from '../support/visitor.ts';

const sql = connect();
let psychologist: TestPsychologist;
test.beforeAll(async () => {
  psychologist = await addPsychologist(sql, { city: 'Winnipeg' });
});
test.afterAll(() => sql`delete from psychologist_profiles where id = ${psychologist.id}`);

/** What the browser refuses from now on, as `directive source`. */
async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', (event) =>
      noteViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return violations;
}

/** The map's pictures come from outside; here none does. */
const serveTiles = (page: Page) =>
  page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );

test('the site keeps to its own policy: markup by scripts, map, tabs, API; what is smuggled into a page does nothing', async ({
  page,
}) => {
  const violations = await violationsOf(page);
  await serveTiles(page);
  await page.goto('/');
  await untilHydrated(page.getByRole('banner'));
  // Its text is written by a script, and not by the server.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('main').locator('p, li', { hasText: 'cookie' }).first()).toBeVisible();
  await page.goto('/api/docs');
  await expect(page.locator('.opblock').first()).toBeVisible();
  await page.goto(psychologist.path);
  await untilHydrated(page.getByRole('banner'));
  await showMap(page);
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
  await page.getByRole('tab', { name: 'Specialties' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Specialties' })).toBeVisible();
  expect(violations).toEqual([]);

  const refused = await page.evaluate(() => {
    const attempts: Record<string, () => void> = {
      markup: () => (document.createElement('div').innerHTML = '<img src="x" onerror="broken = 1">'),
      'a script by its text': () => (document.createElement('script').textContent = 'broken = 1'),
      'a script by its address': () => (document.createElement('script').src = '/assets/other.js'),
      'a handler': () => document.createElement('p').setAttribute('onclick', 'broken = 1'),
      'a frame’s document': () => (document.createElement('iframe').srcdoc = '<p>'),
      'code in a text': () => void (setTimeout as (code: string) => unknown)('broken = 1'),
      'a policy of its own': () =>
        void (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): object } }
        ).trustedTypes.createPolicy('mine', {}),
    };
    return Object.entries(attempts)
      .filter(([, attempt]) => {
        try {
          attempt();
          return false;
        } catch {
          return true;
        }
      })
      .map(([name]) => name);
  });
  expect(refused).toEqual([
    'markup',
    'a script by its text',
    'a script by its address',
    'a handler',
    'a frame’s document',
    'code in a text',
    'a policy of its own',
  ]);
  const color = await page.evaluate(() => {
    const element = document.createElement('p');
    element.setAttribute('style', 'color: rgb(1, 2, 3)');
    const script = document.createElement('script');
    script.append('broken = 1');
    document.body.append(element, script);
    return getComputedStyle(element).color;
  });
  expect(color).not.toBe('rgb(1, 2, 3)');
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  expect(violations.map((violation) => violation.split(' ', 1)[0])).toEqual(
    expect.arrayContaining(['require-trusted-types-for', 'style-src-attr', 'trusted-types']),
  );
});

test('what a browser refuses reaches the log by its origin alone', async ({ page }) => {
  const name = `x${Math.random().toString(36).slice(2)}.example`;
  await page.goto('/find-a-psychologist?search=depression');
  await page.evaluate((host) => void (new Image().src = `https://${host}/pixel?search=depression`), name);
  const logFile = join(dirname(process.env['STACK_JSON'] ?? ''), 'logs', 'api.log');
  const reports = () =>
    readFileSync(logFile, 'utf8')
      .split('\n')
      .filter((line) => line.includes(name));
  await expect.poll(reports, { timeout: 90_000 }).toHaveLength(1);
  const { level, msg, ...facts } = JSON.parse(reports()[0] ?? '{}') as Record<string, unknown>;
  expect([level, msg]).toEqual([40, 'CSP violation reported']);
  expect(facts).toMatchObject({ directive: 'img-src', blocked: `https://${name}` });
  expect(JSON.stringify(facts)).not.toMatch(/depression|pixel/);
});
