import { expect, type Page } from '@playwright/test';
import { answerAll, button, openAssessment, tabTo, WORDS } from '../support/assessment.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { wordsApart } from '../support/words-apart.ts';
import { test } from '../support/visitor.ts';

const KEY = 'assessment_safety_plan';
const step = (page: Page, name: string) => page.getByRole('textbox', { name });
const keep = (page: Page) => page.getByRole('checkbox', { name: /^Keep this plan/ });
const kept = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, KEY);

async function openPlan(page: Page, language: 'en' | 'fr' = 'en'): Promise<void> {
  await page.goto(`/safety-plan?lang=${language}`);
  await untilHydrated(page.getByRole('checkbox'));
}

test('a plan is on the screen alone until it is kept, and never sent', async ({ page, context }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await openPlan(page);
  await tabTo(page, keep(page));
  await step(page, '1. Warning signs').fill('I stop answering the telephone');
  await expect(page.getByText('Not kept: what you write is gone')).toBeVisible();
  expect(await kept(page)).toBeNull();

  await keep(page).check();
  await expect(page.getByText('Kept on this device only.')).toBeVisible();
  await step(page, '4. People I can ask for help').fill('Ana, 204 555 0100');
  await page.reload();
  await untilHydrated(keep(page));
  await expect(keep(page)).toBeChecked();
  await expect(step(page, '1. Warning signs')).toHaveValue('I stop answering the telephone');
  await expect(step(page, '4. People I can ask for help')).toHaveValue('Ana, 204 555 0100');

  // Another tab shows the same, and what is deleted here leaves it.
  const other = await context.newPage();
  await openPlan(other);
  await expect(step(other, '4. People I can ask for help')).toHaveValue('Ana, 204 555 0100');
  await page.getByRole('button', { name: 'Delete this plan' }).click();
  await expect(step(page, '1. Warning signs')).toHaveValue('');
  await expect(step(other, '1. Warning signs')).toHaveValue('');
  expect(await kept(page)).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(step(other, '1. Warning signs')).toHaveValue('I stop answering the telephone');

  // No longer kept: off the device, still on the screen.
  await keep(page).uncheck();
  await expect(step(page, '1. Warning signs')).toHaveValue('I stop answering the telephone');
  expect(await kept(page)).toBeNull();

  // "Delete all" takes it along.
  await keep(page).check();
  await expect.poll(() => kept(page)).not.toBeNull();
  await page.goto('/assessments');
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect.poll(() => kept(page)).toBeNull();
  expect(sent.filter((request) => /telephone|\bAna\b|204.{0,3}555/.test(wordsApart(request)))).toEqual([]);
});

test('where nothing can be kept it says so; on paper the plan stands in full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openPlan(page);
  await keep(page).check();
  await expect(page.getByText('This browser does not keep the plan')).toBeVisible();

  const long = Array.from({ length: 30 }, (_, line) => `Line ${line + 1}`).join('\n');
  await step(page, '2. What I can do').fill(long);
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('.safety-plan-printed').filter({ hasText: 'Line 30' });
  await expect(printed).toBeVisible();
  await expect(page.locator('textarea[name="alone"]')).toBeHidden();
  // A step without a word keeps its field, to be filled in by hand.
  await expect(page.locator('textarea[name="people"]')).toBeVisible();
  await expect(page.getByRole('button', { name: /Print/ })).toBeHidden();
  await expect(page.locator('.crisis-line').getByText('Call 1-800-668-6868')).toBeVisible();
});

test('the province’s lines are shown where the device knows it, and folded where it does not', async ({
  page,
}) => {
  const quebec = page.getByRole('main').locator('a[href="tel:+18662773553"]');
  const manitoba = page.getByRole('main').locator('a[href="tel:+18774357170"]');
  await page.goto('/safety-plan');
  await expect(quebec).toBeHidden();
  await page.getByText('Lines by province and territory').press('Enter');
  await expect(quebec).toBeVisible();
  await page.evaluate(() => localStorage.setItem('visitor_province', '"MB"'));
  await openAssessment(page, 'ptsd');
  await expect(page.getByRole('note').getByRole('link', { name: 'Manitoba: 1-877-435-7170' })).toBeVisible();
  await page.goto('/conditions/ptsd');
  await expect(manitoba).toHaveCount(2);
  // Lines for trauma and sexual violence stand with PTSD, the province's and the country's.
  for (const number of ['+18882927565', '+18669254419', '+18002687708'])
    await expect(page.locator(`a[href="tel:${number}"]`)).toBeVisible();
  await expect(page.locator('a[href="tel:+18889339007"]')).toHaveCount(0);
});

test('whoever has said that they are in Nunavut, which has no 911, is led there on no page', async ({
  page,
}) => {
  const emergency = page.locator('a[href="tel:911"]');
  const instead = 'call your community’s RCMP';
  const foot = page.getByRole('contentinfo');
  const notice = page.locator('.crisis-notice');
  await page.goto('/therapist-match?condition=depression');
  await untilHydrated(page.getByLabel('Your province'));
  await expect(emergency.first()).toBeVisible();
  await page.getByLabel('Your province').selectOption('NU');
  await expect(page.getByRole('note').getByRole('link', { name: 'Nunavut: 1-800-265-3333' })).toBeVisible();
  await expect(emergency).toHaveCount(0);
  await expect(foot).toContainText(instead);
  await expect(notice).toContainText(instead);
  for (const path of ['/safety-plan', '/conditions/ptsd', '/contact']) {
    await page.goto(path);
    await expect(foot).toContainText(instead);
    await expect(emergency, path).toHaveCount(0);
    for (const one of await notice.all()) await expect(one, path).toContainText(instead);
  }
  await expect(page.locator('.urgent-note')).toContainText(instead);

  await answerAll(page, 'depression', 2);
  const panel = page.locator('.crisis-panel');
  await expect(panel).toContainText(instead);
  await button(page, WORDS.en.without).click();
  await expect(page.locator('.assessment-severe')).toContainText(instead);
  await expect(panel).toBeVisible();
  await expect(emergency).toHaveCount(0);
  await expect(page.getByText('call 911')).toHaveCount(0);

  // On a page about Nunavut, a device that remembers another province is told of both.
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.setItem('visitor_province', '"MB"');
  });
  await page.goto('/nunavut');
  await expect(foot).toContainText('call 911 (in Nunavut, the RCMP or your health centre)');
  await expect(foot.getByRole('link', { name: 'Call 911' })).toBeVisible();
});

test('the lines stand without their code', async ({ page }) => {
  await page.route(/\/crisis-lines-.*\.js/, (route) => route.abort());
  await openPlan(page);
  const lines = page.locator('.crisis-all');
  await expect(lines.getByRole('link').first()).toHaveAttribute('href', 'tel:988');
  await lines.getByText('Lines by province and territory').click();
  await expect(lines.locator('a[href="tel:+18662773553"]')).toBeVisible();

  await page.goto('/assessments');
  const condition = page.locator('main a[href="/conditions/depression"]').first();
  await untilHydrated(condition);
  await condition.click();
  await expect(page.locator('#crisis-support a[href="tel:988"]')).toBeVisible();
  await expect(page.locator('#crisis-support a[href="tel:911"]')).toBeVisible();
});
