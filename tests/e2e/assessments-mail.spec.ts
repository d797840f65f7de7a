import { expect, type Page, type Request } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  answer,
  answerAll,
  button,
  keepResult,
  openAssessment,
  untilAsked,
  WORDS,
} from '../support/assessment.ts';
import { connect } from '../support/database.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { openKeptProfile } from '../support/kept-profile.ts';
import { mailTo } from '../support/delivered-mail.ts';
import { forgetResultsLimits } from '../support/limits.ts';
import { test } from '../support/visitor.ts';

test.beforeEach(forgetResultsLimits);

const newAddress = () => `taker-${randomUUID()}@example.org`;
const address = (page: Page) => page.getByLabel('Email address');
const status = (page: Page) => page.locator('.assessment-results .live').getByRole('status');

test('an address is given, or none; the server’s reason is shown', async ({ page }) => {
  await answerAll(page, 'anxiety', 1);
  await expect(button(page, WORDS.en.send)).toBeDisabled();
  await expect(address(page)).toHaveAccessibleDescription(
    /^You need an address only to receive your results/,
  );
  await expect(page.getByText('The record on our server is deleted after 90 days.')).toBeVisible();
  for (const typed of ['', '   ']) {
    await address(page).pressSequentially(typed);
    await address(page).press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Please enter your email address to receive your results.',
    );
    await expect(address(page)).toHaveAccessibleDescription(
      'Please enter your email address to receive your results.',
    );
  }
  await address(page).fill('a@example.org');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('');
  await expect(button(page, WORDS.en.send)).toBeEnabled();
  await address(page).fill('someone@localhost');
  await button(page, WORDS.en.send).click();
  await expect(status(page)).toContainText(/Please enter a valid email address\.\s*They are here/);
});

test('a mail that fails is said, keeps nothing back and can be tried again; its subject is private if wished', async ({
  page,
}) => {
  const to = newAddress();
  await answerAll(page, 'anxiety', 2);
  await expect(page.getByLabel('Keep the subject line private')).toBeChecked();
  await page.getByLabel('Keep the subject line private').uncheck();
  await page.route('**/api/assessment-results', (route) => route.abort());
  await address(page).fill(`  ${to}  `);
  await button(page, WORDS.en.send).click();
  await expect(page.getByRole('heading', { name: 'Your results' })).toBeFocused();
  await expect(page.locator('.assessment-score-words')).toContainText('Score 14 out of 21');
  await expect(status(page)).toContainText('Your results were not emailed.');
  await page.unroute('**/api/assessment-results');
  await button(page, 'Try again').click();
  await expect(status(page)).toContainText(`Your results are on their way to ${to}`);
  await expect
    .poll(async () => (await mailTo(to)).map((mail) => mail.subject))
    .toEqual(['ANXIETY Assessment Results']);
  await keepResult(page);
  expect(await page.evaluate(() => localStorage.getItem('assessment_anxiety_results'))).toContain(to);
});

test('a whole walk leaves no answer in a request, log or row, no score in an address', async ({
  baseURL,
}) => {
  if (baseURL === undefined) throw new Error('There is no site to walk through.');
  await using profile = await openKeptProfile(baseURL);
  const page = await profile.context.newPage();
  const requests: Request[] = [];
  const addresses: string[] = [];
  page.on('request', (request) => requests.push(request));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const to = newAddress();
  await openAssessment(page, 'depression');
  await button(page, WORDS.en.start).click();
  await answer(page, [2, 1, 2, 1, 2, 1, 1, 1]);
  await untilAsked(page, 9);
  await page.keyboard.press('1');
  await expect(page.getByRole('region', { name: 'You do not have to be alone with this' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Extremely difficult' }).check();
  const progress = await page.evaluate(() => localStorage.getItem('assessment_depression_progress') ?? '');
  const { answers } = JSON.parse(progress) as { answers: { timestamp: string }[] };
  expect(answers).toHaveLength(9);
  expect(progress).toContain('"difficulty":3');
  await button(page, WORDS.en.next).click();
  await address(page).fill(to);
  await button(page, WORDS.en.send).click();
  await expect(status(page)).toContainText('on their way');
  await expect
    .poll(async () => (await mailTo(to)).map((mail) => mail.subject))
    .toEqual(['Your requested results']);
  // The sheet for an appointment in the other language, a safety plan that is kept, and back to the result.
  await page.getByRole('link', { name: 'Prepare an appointment' }).click();
  await page.getByRole('radio', { name: 'Français' }).check();
  await expect(page.getByText('Pensées de mort ou d’automutilation')).toBeVisible();
  await page.getByRole('link', { name: 'Write a safety plan' }).click();
  await untilHydrated(page.getByRole('checkbox'));
  await page.getByRole('checkbox', { name: /^Keep this plan/ }).check();
  await page.getByRole('textbox', { name: '1. Warning signs' }).fill('canary of the plan');
  await page.goBack();
  await page.getByRole('link', { name: 'Back to the result' }).click();
  await keepResult(page);
  await page.getByRole('link', { name: 'Find therapists' }).click();
  await expect(page).toHaveURL(/\/therapist-match\?condition=depression$/);
  await expect(page.getByText('Based on your result: score 12.')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(page.getByText('Based on your result: score 12.')).toBeVisible();
  // Whoever stays on a profile has people like them asked for.
  const similarAsked = page.waitForRequest('**/api/search');
  await page
    .getByRole('link', { name: /^View Profile/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/psychologist\//);
  await similarAsked;
  await page.goBack();
  await expect(page.getByText('Based on your result: score 12.')).toBeVisible();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.getByText('Selon votre résultat : un score de 12.')).toBeVisible();
  await page.waitForLoadState('networkidle');

  // The moments of the answers are known to this device alone; the questions' names are in no request either.
  const canaries = [
    'depression-q',
    '"difficulty"',
    'Extremely difficult',
    'selfHarm',
    'canary of the plan',
    ...answers.map(({ timestamp }) => timestamp),
  ];
  // What goes with a request for a file goes with a page's and the API's, too; to ask the browser for all of them takes a second.
  const isFile = (request: Request) => /^\/(?:assets|fonts|photos)\//.test(new URL(request.url()).pathname);
  const sent = await Promise.all(
    requests.map(async (request) => {
      const headers = isFile(request) ? request.headers() : await request.allHeaders();
      return [request.url(), request.postData() ?? '', JSON.stringify(headers)].join('\n');
    }),
  );
  const sql = connect();
  const rows = await sql<{ row: string }[]>`
      select to_jsonb(e)::text as row from assessment_emails e
      union all select to_jsonb(a)::text from analytics_events a
    `;
  const logs = join(dirname(process.env['STACK_JSON'] ?? ''), 'logs');
  const written = readdirSync(logs).map((name) => readFileSync(join(logs, name), 'utf8'));
  const texts = [...sent, ...rows.map(({ row }) => row), ...written];
  expect(canaries.filter((canary) => texts.some((text) => text.includes(canary)))).toEqual([]);
  expect(rows.some(({ row }) => row.includes(to))).toBe(true);
  expect(written.some((text) => text.includes(to))).toBe(false);

  const posted = requests.filter((request) => request.method() === 'POST');
  const [mails, others] = [true, false].map((isMail) =>
    posted.filter((request) => request.url().endsWith('/api/assessment-results') === isMail),
  );
  const [mail, second] = mails ?? [];
  expect(second).toBeUndefined();
  expect(Object.keys(mail?.postDataJSON() as object).sort()).toEqual(
    ['email', 'condition', 'score', 'severity', 'language', 'discreet', 'idempotencyKey'].sort(),
  );
  // The score is in this one request; the severity goes to the matches besides, in a body.
  // People like the one whose profile was open are asked for by what that profile says.
  const [matches, similar] = [true, false].map((isMatch) =>
    (others ?? []).filter((request) => request.url().endsWith('/api/match') === isMatch),
  );
  for (const request of similar ?? []) {
    expect(new URL(request.url()).pathname).toBe('/api/search');
    expect(['province', 'city', 'specialties']).toEqual(
      expect.arrayContaining(Object.keys(request.postDataJSON() as object)),
    );
  }
  const bodies = (matches ?? []).map((request) => request.postDataJSON() as Record<string, unknown>);
  for (const body of bodies) {
    expect(['condition', 'severity', 'province', 'needs', 'filters', 'page']).toEqual(
      expect.arrayContaining(Object.keys(body)),
    );
    expect(body).toMatchObject({ condition: 'depression', severity: 'moderate' });
  }
  // The whole list: nothing is sent but these two, and no address names anything else than what a page is about.
  const asked = requests.map((request) => new URL(request.url()));
  expect(new Set(asked.flatMap(({ searchParams }) => [...searchParams.keys()]))).toEqual(
    new Set(['condition', 'lang', 'page']),
  );
  expect(new Set(requests.map((request) => request.method()))).toEqual(new Set(['GET', 'POST']));
  expect(asked.filter(({ hash }) => hash !== '')).toEqual([]);
  const named = /[?&](score|severity)=|score%3d|severity%3d/i;
  expect([...addresses, ...asked.map(({ href }) => href)].filter((url) => named.test(url))).toEqual([]);

  const { history, sessions } = await profile.closeAndRead();
  // It did keep where they were.
  expect(history.includes('/assessment/depression')).toBe(true);
  expect(history.includes('/therapist-match?condition=depression')).toBe(true);
  expect(sessions.includes('/therapist-match?condition=depression')).toBe(true);
  const traces = ['score=', 'severity=', 'moderate', ...answers.map(({ timestamp }) => timestamp)];
  const isKept = (trace: string) =>
    [history, sessions].some((kept) => kept.includes(trace, 0, 'utf8') || kept.includes(trace, 0, 'utf16le'));
  expect(traces.filter(isKept)).toEqual([]);
});

test('a page that carries scores sends no Referer, though it is reached by a link', async ({ page }) => {
  await page.goto('/faq');
  const policy = () =>
    page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=referrer]')?.content ?? null);
  expect(await policy()).toBeNull();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Self-Assessments', { exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Anxiety', exact: true })
    .click();
  await expect(button(page, 'Start')).toBeVisible();
  await expect.poll(policy).toBe('no-referrer');
});
