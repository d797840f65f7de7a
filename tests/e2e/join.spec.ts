import type { ProfileCard } from '@directory/domain/profile/public-profile';
import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { forgetContactLimits } from '../support/limits.ts';
import { mailTo } from '../support/delivered-mail.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { holdBack } from '../support/hold-back.ts';
import { test } from '../support/visitor.ts';

test.beforeEach(forgetContactLimits);

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, label: string) => dialog(page).getByLabel(label);
const send = (page: Page) => dialog(page).locator('button[type=submit]');
const outcome = (page: Page) => dialog(page).getByRole('status');

async function openDialog(page: Page, plan: string, address = '/join'): Promise<void> {
  await page.goto(address);
  const button = page.getByRole('link', { name: plan });
  await untilHydrated(button);
  await button.click();
  await expect(dialog(page)).toBeVisible();
}

test('each plan’s link opens the request with that plan, which reaches the operator', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await page.goto('/join');
  await untilHydrated(page.getByRole('link', { name: 'Choose Free' }));
  for (const [button, value, close] of [
    ['Choose Free', 'free', () => page.keyboard.press('Escape')],
    ['Choose Monthly', 'monthly', () => page.mouse.click(5, 5)],
    ['Choose Annual', 'annual', () => dialog(page).getByRole('button', { name: 'Close' }).click()],
  ] as const) {
    const opener = page.getByRole('link', { name: button });
    await opener.click();
    await expect(field(page, 'Listing type')).toHaveValue(value);
    await expect(field(page, 'Full name')).toBeFocused();
    // Its name and the way out stay in sight, and a press within closes nothing.
    await send(page).scrollIntoViewIfNeeded();
    await expect(dialog(page).getByRole('heading')).toBeInViewport();
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport();
    await dialog(page).getByRole('heading').click();
    await expect(dialog(page)).toBeVisible();
    // Another choice, left without sending, does not stay.
    await field(page, 'Listing type').selectOption('');
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
  }

  // A request reaches the operator; the dialog thanks and starts afresh.
  const applicant = `applicant-${randomUUID()}@example.org`;
  await page.getByRole('link', { name: 'Choose Monthly' }).click();
  await field(page, 'Full name').fill('Ana Applicant');
  await field(page, 'Email').fill(applicant);
  await field(page, 'Province or territory').selectOption('MB');
  await field(page, 'City').fill('Brandon');
  await field(page, 'Message').fill('Registered with the Psychological Association of Manitoba.');
  // The thanks stand for three seconds: the page notes what it said.
  await outcome(page).evaluate((status) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => said.push(status.textContent)).observe(status, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await send(page).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said))
    .toContain("✓ Thank you! Your listing request has been sent. We'll contact you soon.");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(`The answer will come to ${applicant}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Choose Free' }).click();
  await expect(field(page, 'Full name')).toHaveValue('');
  await expect(field(page, 'Listing type')).toHaveValue('free');
  await expect(outcome(page)).toHaveText('');
  await expect.poll(async () => (await mailTo(applicant)).length).toBe(1);
});

test('what is missing is named; a failure is in sight and keeps what was written, as a reload does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openDialog(page, 'Choose Annual');
  await field(page, 'Listing type').selectOption('');
  await send(page).click();
  await expect(field(page, 'Full name')).toBeFocused();
  await expect(field(page, 'Full name')).toHaveAccessibleDescription('Full name is required');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required');
  await expect(field(page, 'Listing type')).toHaveAccessibleDescription('Please choose a listing type');

  await page.route('**/api/contact', (route) => route.abort());
  await field(page, 'Listing type').selectOption('annual');
  await field(page, 'Full name').fill('Ana');
  await field(page, 'Email').fill('ana@example.org');
  await field(page, 'Email').press('Enter');
  await expect(outcome(page)).toContainText('✗ There was an error sending your request. Please try again.');
  await expect(outcome(page)).toBeInViewport();
  await expect(dialog(page)).toBeVisible();
  await expect(field(page, 'Full name')).toHaveValue('Ana');
  await expect(send(page)).toBeEnabled();

  await page.unroute('**/api/contact');
  const release = await holdBack(page, '**/api/contact', (route) => route.abort());
  await send(page).click();
  await expect(send(page)).toHaveText('Sending…');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  release();
  const failed = page.getByText('✗ There was an error sending your request. Please try again.');
  await expect(failed.filter({ visible: true })).toBeVisible();
  await page.getByRole('link', { name: 'Choose Annual' }).click();
  await expect(field(page, 'Full name')).toHaveValue('Ana');

  // What was written survives a reload; the plan is the one pressed last.
  await field(page, 'Message').fill('Half a thought');
  await openDialog(page, 'Choisir le forfait gratuit', '/join?lang=fr');
  await expect(page.getByText(/300\s\$ par année/)).toBeVisible();
  await expect(field(page, 'Nom complet')).toHaveValue('Ana');
  await expect(field(page, 'Message')).toHaveValue('Half a thought');
  await expect(field(page, 'Forfait')).toHaveValue('free');
  await field(page, 'Nom complet').fill('');
  await send(page).click();
  await expect(field(page, 'Nom complet')).toHaveAccessibleDescription('Le nom complet est obligatoire');
});

test('whoever is listed already is led to the profile, and whoever is somebody else sends the request all the same', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDialog(page, 'Choose Free');
  const [listed] = (await (await page.request.get('/api/featured?limit=1')).json()) as ProfileCard[];
  const email = `somebody-${randomUUID()}@example.org`;
  await field(page, 'Full name').fill(`Dr. ${listed?.name}`);
  await field(page, 'Email').fill(email);
  await send(page).first().click();
  await expect(outcome(page)).toContainText('It looks as if you are in the directory already');
  await expect(outcome(page)).toBeInViewport();
  await expect(outcome(page).getByRole('link').first()).toHaveAttribute(
    'href',
    `/psychologist/${listed?.id}`,
  );
  await expect(
    outcome(page)
      .getByRole('link', { name: /This is me|Sign in/ })
      .first(),
  ).toBeVisible();
  await dialog(page).getByRole('button', { name: 'I am somebody else: send my request' }).click();
  await expect(page.getByText(`The answer will come to ${email}.`)).toBeVisible();
});
