import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { axeViolations } from '../support/axe.ts';
import {
  answer,
  answerAll,
  button,
  keepResult,
  openAssessment,
  skipDifficulty,
  untilAsked,
  WORDS,
} from '../support/assessment.ts';
import { openList, outcome, section, stored } from '../support/device-results.ts';
import { test } from '../support/visitor.ts';

const DAY_MS = 86_400_000;

async function importText(page: Page, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'results.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

const completedAt = new Date(Date.now() - DAY_MS).toISOString();
const entry = (id: string, rest: Record<string, unknown> = {}) => ({
  id,
  condition: 'anxiety',
  score: 9,
  severity: 'moderate',
  answers: [],
  completedAt,
  ...rest,
});

test('a result stays for 90 days, and is cleaned when the site starts on any page', async ({
  ownPage: page,
}) => {
  await page.clock.install();
  await answerAll(page, 'anxiety', 2);
  await button(page, WORDS.en.without).click();
  await expect(page.getByRole('heading', { name: 'Your results' })).toBeFocused();
  await expect.poll(() => stored(page, 'assessment_anxiety_progress')).toBeNull();
  expect(await stored(page, 'assessment_anxiety_results')).toBeNull();
  await keepResult(page);
  const result = (
    JSON.parse((await stored(page, 'assessment_anxiety_results')) ?? '[]') as Record<string, unknown>[]
  )[0];
  expect(result).toMatchObject({
    condition: 'anxiety',
    score: 14,
    severity: 'moderate',
    email: '',
    isEncrypted: false,
  });
  expect(Object.keys(result ?? {}).sort()).toEqual(
    [
      'id',
      'condition',
      'score',
      'severity',
      'answers',
      'difficulty',
      'email',
      'completedAt',
      'expiresAt',
      'isEncrypted',
    ].sort(),
  );
  await page.clock.setFixedTime(Date.now() + 89 * DAY_MS);
  await openList(page);
  await expect(
    section(page).getByText('Moderate symptoms: 14 out of 21 (published band 10 to 14)'),
  ).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 91 * DAY_MS);
  await page.goto('/faq');
  await expect.poll(() => stored(page, 'assessment_anxiety_results')).toBeNull();
});

test('a result can be opened again, deleted, brought back, and all of them deleted', async ({ page }) => {
  await answerAll(page, 'anxiety', 1);
  await button(page, WORDS.en.without).click();
  await keepResult(page);
  await page.getByRole('link', { name: 'Find therapists' }).click();
  await expect(page.getByText('Based on your result: score 7.')).toBeVisible();
  await openList(page);
  await expect(section(page).getByRole('listitem')).toHaveCount(1);
  await section(page).getByRole('link', { name: /^Open/ }).click();
  await expect(page.locator('.assessment-score-words')).toContainText('Score 7 out of 21');
  await openList(page);
  await section(page)
    .getByRole('button', { name: /^Delete \(/ })
    .click();
  await expect(outcome(page)).toContainText('The result was deleted.');
  // The button that was pressed is gone with its result: the focus goes to the way back.
  await expect(outcome(page)).toBeFocused();
  expect(await stored(page, 'assessment_anxiety_results')).toBeNull();
  // Taken to the matches, it leaves the tab as well.
  expect(await page.evaluate(() => sessionStorage.getItem('therapist_match_result'))).toBeNull();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toHaveText('The result is back.');
  await expect(outcome(page)).toBeFocused();
  await expect(section(page).getByRole('listitem')).toHaveCount(1);

  await button(page, 'Delete all').click();
  await expect(page.getByRole('dialog')).toContainText('This cannot be undone');
  expect(await axeViolations(page, 'dialog[open]')).toEqual([]);
  // Only an answer closes a question.
  await page.mouse.click(5, 5);
  await page.getByRole('dialog').getByRole('button', { name: 'Keep them' }).click();
  await expect(section(page).getByRole('listitem')).toHaveCount(1);
  await button(page, 'Delete all').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all' }).click();
  await expect(outcome(page)).toHaveText('Every result was deleted from this device.');
  await expect(section(page).getByText('There are no results on this device.')).toBeVisible();
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('assessment_')),
  );
  expect(left).toEqual([]);
});

test('unfinished answers wait to be gone on with; they, and what is damaged, can be deleted', async ({
  page,
}) => {
  await openAssessment(page, 'ptsd');
  await button(page, 'Start').click();
  await answer(page, [1, 2, 3]);
  await openAssessment(page, 'ptsd');
  await expect(page.getByText('3 of 10 questions are answered.')).toBeVisible();
  await button(page, 'Continue').click();
  await untilAsked(page, 4);
  await button(page, 'Previous').click();
  await expect(page.getByRole('radio').nth(3)).toBeChecked();
  // Answers left unfinished can be deleted where the results are.
  await openList(page);
  await button(page, 'Delete all').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all' }).click();
  await expect(button(page, 'Delete all')).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await page.evaluate((moment) => {
    const expiresAt = new Date(Date.parse(moment) + 90 * 86_400_000).toISOString();
    const result = { id: 'x', condition: 'ptsd', score: 9_999, severity: 'severe', answers: [], email: '' };
    localStorage.setItem(
      'assessment_ptsd_results',
      JSON.stringify([{ ...result, completedAt: moment, expiresAt }]),
    );
    localStorage.setItem('assessment_ptsd_progress', '{"condition":"ptsd","answers":"all"}');
    for (const key of ['assessment_ptsd_open', 'therapist_match_result'])
      sessionStorage.setItem(key, JSON.stringify({ mark: null, value: result }));
  }, completedAt);
  await page.goto('/therapist-match?condition=ptsd');
  await expect(page.getByText('4 damaged or foreign things are stored')).toBeVisible();
  await expect(page.getByText('9999')).toHaveCount(0);
  await page.goto('/assessment/ptsd#result-x');
  await expect(page.getByText('4 damaged or foreign things are stored')).toBeVisible();
  await expect(page.getByText('9,999')).toHaveCount(0);
  await expect(button(page, 'Start')).toBeVisible();
  await openList(page);
  await expect(section(page)).toContainText('There are no results on this device.');
  expect(await axeViolations(page, '#my-results')).toEqual([]);
  await button(page, 'Delete what is damaged').click();
  await expect(outcome(page)).toHaveText('What was damaged is deleted.');
  await expect(button(page, 'Delete what is damaged')).toHaveCount(0);
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  // The match page was seen and counted, which no deletion of damage undoes.
  expect(left.filter((key) => /ptsd|match/.test(key))).toEqual([]);
});

test('what is exported can be imported on another device, which takes nothing else', async ({
  page,
  browser,
  baseURL,
}) => {
  await answerAll(page, 'anxiety', 3);
  await button(page, WORDS.en.without).click();
  await keepResult(page);
  await openList(page);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export').click()]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ version: '1.0', results: [{ condition: 'anxiety', score: 21 }] });

  // What the device counts can be looked at, and taken along, too; no answer is in it.
  await page.getByText('What is counted on this device').click();
  await expect(page.locator('.local-counts-list')).toContainText('Started1');
  await expect(page.locator('.local-counts-list')).toContainText('Finished of those started100%');
  const [counted] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Export the counts').click(),
  ]);
  const counts = readFileSync(await counted.path(), 'utf8');
  expect(counts).toContain('assessment-completed');
  expect(counts).not.toContain('anxiety-q');

  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const there = await other.newPage();
  await openList(there);
  await importText(there, text);
  await expect(outcome(there)).toHaveText('1 result imported.');
  await expect(section(there).getByText('Severe symptoms: 21 out of 21')).toBeVisible();
  await importText(there, text);
  await expect(outcome(there)).toContainText('1 entry was skipped');
  await expect(section(there).getByRole('listitem')).toHaveCount(1);

  // It takes what is valid and leaves the rest; what is no export is refused.
  for (const refused of ['not json', '{"results":{}}']) {
    await importText(there, refused);
    await expect(outcome(there)).toContainText('Failed to import assessment data');
    await expect(outcome(there)).toContainText('Invalid data format');
  }
  const image = '<img src=x onerror=alert(1)>';
  const another = { condition: 'depression', score: 27, severity: 'severe', email: image };
  const hostile = [entry('a'), entry('b', another), entry(image), null];
  await importText(there, JSON.stringify({ results: hostile }));
  await expect(outcome(there)).toContainText('2 results imported. 2 entries were skipped');
  await expect(section(there).getByRole('listitem')).toHaveCount(3);
  await expect(there.locator('img[src=x]')).toHaveCount(0);
  expect(await axeViolations(there, '#my-results')).toEqual([]);
  await other.close();
});

test('where the browser keeps nothing, the assessment works and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await openAssessment(page, 'anxiety');
  await button(page, 'Start').click();
  await untilAsked(page, 1);
  await page.keyboard.press('1');
  await expect(page.getByText('This browser does not let us keep your answers.')).toBeVisible();
  await page.keyboard.press('Enter');
  await answer(page, [1, 1, 1, 1, 1, 1], 2);
  await skipDifficulty(page);
  await button(page, WORDS.en.without).click();
  await expect(page.locator('.assessment-score-words')).toContainText('Score 7 out of 21');
  await button(page, 'Keep this result').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to save assessment result');
  await page.goto('/assessments');
  await expect(section(page)).toContainText('This browser does not let us keep results');
});
