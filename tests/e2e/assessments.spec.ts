import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import {
  answer,
  answerAll,
  button,
  keepResult,
  openAnswered,
  openAssessment,
  skipDifficulty,
  tabTo,
  WORDS,
  untilAsked,
} from '../support/assessment.ts';
import { test } from '../support/visitor.ts';

const isAccessible = async (page: Page) => expect(await axeViolations(page, 'main')).toEqual([]);

// What every sum of each assessment comes to, in both languages, is in domain/src/assessments and results-screen.test.tsx.
test('by keyboard alone, from the intro to the results', async ({ page }) => {
  const answers = [3, 3, 3, 3, 3, 3, 1, 0, 0];
  await openAssessment(page, 'depression');
  await tabTo(page, button(page, 'Start'));
  await page.keyboard.press('Enter');

  // The first question by the arrow keys, the others by the number keys, which are the points of an answer.
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(heading).toBeFocused();
  await expect(page.locator('.assessment-option-key')).toHaveText(['0', '1', '2', '3']);
  await expect(button(page, 'Next')).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(heading).toContainText('Question 1');
  for (let presses = 0; presses <= 3; presses += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(3)).toBeChecked();
  await page.keyboard.press('Enter');
  await answer(page, answers.slice(1), 2);

  // How difficult the problems make things: no points, no number keys, and it may be left out.
  await expect(heading).toBeFocused();
  await expect(heading).toContainText('how difficult have these problems made it for you to do your work');
  await expect(page.locator('.assessment-option-key')).toHaveCount(0);
  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect(heading).toBeFocused();
  await expect(button(page, WORDS.en.send)).toBeDisabled();
  await tabTo(page, button(page, WORDS.en.without));
  await page.keyboard.press('Enter');

  await expect(heading).toBeFocused();
  // The published band, also where the level of help has another name.
  await expect(page.locator('.assessment-score-severity')).toHaveText('Moderately severe symptoms');
  await expect(page.locator('.assessment-score-words')).toContainText('Score 19 out of 27');
  await expect(page.locator('.assessment-score')).toContainText('“Very difficult”');
  await expect(page.locator('.assessment-level h3')).toContainText('3 of 3');
});

/** On a phone: what no screen of a self-assessment is without. */
async function noticeInView(page: Page): Promise<void> {
  const notice = page.getByRole('note');
  await expect(notice).toContainText(/This is not a diagnosis\.|Ceci n’est pas un diagnostic\./);
  for (const part of [notice, ...['tel:988', 'tel:911'].map((href) => notice.locator(`a[href="${href}"]`))])
    await expect(part).toBeInViewport({ ratio: 1 });
  const found = await notice.evaluate((element) => ({
    width: document.documentElement.scrollWidth,
    lines: new Set(
      [...element.querySelectorAll('.crisis-notice-links a')].map((link) => link.getBoundingClientRect().top),
    ).size,
  }));
  expect(found).toEqual({ width: 390, lines: 1 });
}

test('thoughts of self-harm bring the crisis lines at once, and with the results', async ({ page }) => {
  const panel = page.getByRole('region', { name: 'You do not have to be alone with this' });
  await openAnswered(page, 'depression', 0);
  // Where the intro stood must not be where the results stand, whose entry of the history takes its place.
  await page.evaluate(() => window.scrollTo(0, 300));
  await button(page, 'Continue').click();
  await untilAsked(page, 9);
  await expect(page.getByRole('radio').nth(0)).toBeChecked();
  await expect(panel).toHaveCount(0);
  await page.keyboard.press('2');
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  await expect(panel.getByRole('link', { name: 'Call 9-8-8' })).toBeInViewport();
  await expect(panel.getByRole('link', { name: 'Text 9-8-8' })).toHaveAttribute('href', 'sms:988');
  // The rest is folded.
  await expect(panel).toContainText('1-800-668-6868');
  await expect(panel).toContainText('1-855-242-3310');
  await expect(panel.getByText('1-800-668-6868')).toBeHidden();
  await panel.getByText('More ways to get help').click();
  await expect(panel.getByRole('link', { name: 'Write a safety plan' })).toHaveAttribute(
    'href',
    '/safety-plan',
  );
  // The province is not known: the provinces' own lines are folded below.
  await expect(panel.getByText('Call 1-866-277-3553')).toBeHidden();
  await expect(panel).not.toContainText('741741');
  await isAccessible(page);
  await button(page, WORDS.en.next).click();
  await skipDifficulty(page);
  // Each screen shows at its top that it is another one, and the lines right below.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { name: 'Would you like your results by email?' })).toBeInViewport();
  await expect(page.getByText('If you are under 14, ask a parent first.')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Call 9-8-8' })).toBeInViewport();
  await button(page, WORDS.en.without).click();
  const score = page.locator('.assessment-score');
  await expect(score.locator('.assessment-score-severity')).toHaveText('Please talk to someone today');
  await expect(score).toContainText('Score 2 out of 27');
  // Neither the lowest band nor the lowest level says that it is little.
  await expect(page.getByRole('main')).not.toContainText(/few or no symptoms|low days|any particular step/i);
  const heading = page.getByRole('heading', { name: 'Your results' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(panel.getByRole('link', { name: 'Call 9-8-8' })).toBeInViewport();
  const therapists = page.getByRole('link', { name: 'Find therapists' });
  const reach = await therapists.evaluate((link) => link.getBoundingClientRect().bottom + window.scrollY);
  expect(reach, 'the way on lies within two screens').toBeLessThan(2 * 844);
  const texts = await page.locator('.assessment-results h2').allInnerTexts();
  expect(texts).toEqual(['Your results', 'You do not have to be alone with this']);
  await expect(page.getByText('Whatever the score says, this answer matters most.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Please do not wait' })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/safety-plan"]')).toHaveCount(1);
  await isAccessible(page);
  // The list of results, and the result when it is opened again, say the same.
  await keepResult(page);
  await page.getByRole('link', { name: 'My results on this device' }).click();
  await expect(page.locator('.my-result')).toContainText('One of these answers matters more than the score');
  await expect(page.locator('.my-result')).not.toContainText(/symptoms/);
  await page.locator('.my-result').getByRole('link', { name: /^Open/ }).click();
  await expect(score.locator('.assessment-score-severity')).toHaveText('Please talk to someone today');
  await expect(panel.getByRole('link', { name: 'Call 911' })).toBeVisible();
  // Nor does the list of matches, by the result of the tab or of the device.
  await therapists.click();
  const lead = page.locator('.match-head p').first();
  await expect(lead).toContainText('people who work with depression');
  await expect(lead).not.toContainText('symptoms');
  // Nor any card, whether the result is used or left out.
  const list = page.locator('.match-list').first();
  const severity = /(mild|moderate|severe) symptoms|assume mild|severity they take/;
  await expect(list).toContainText('Names Depression in their profile');
  expect(await page.locator('.match-screen').textContent()).not.toMatch(severity);
  await expect(page.locator('.match-note')).toContainText('Before any list: call or text 9-8-8');
  await button(page, 'Go on without my result').click();
  await expect(page.locator('.match-note')).toContainText('Your result on this device is left out.');
  await expect(page.locator('.match-note')).toContainText('Before any list: call or text 9-8-8');
  await expect(list).toContainText('Names Depression in their profile');
  expect(await page.locator('.match-screen').textContent()).not.toMatch(severity);
});

test('the PHQ-9 shows its bands, a severe result where to go', async ({ page }) => {
  await answerAll(page, 'depression', 3);
  await button(page, WORDS.en.without).click();
  // What can wait is folded under its heading, opens by keyboard, and stands open on paper.
  const folded = page.getByText('The PHQ-9 was made for adults.');
  const education = page.getByRole('heading', { name: 'Common signs' });
  const band = page.getByRole('row', { name: '20–27 Severe (your score)' });
  const headings = [
    'Your score on the PHQ-9',
    'How reliable such a score is',
    'About depression',
    'Where the questions come from',
  ];
  await expect(page.locator('.assessment-fold summary h3')).toHaveText(headings);
  for (const part of [folded, education]) await expect(part).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const part of [band, folded, education]) await expect(part).toBeVisible();
  await expect(page.getByText('Only a licensed professional who talks with you can diagnose')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(folded).toBeHidden();
  await tabTo(page, page.locator('.assessment-fold summary').nth(1));
  await page.keyboard.press('Enter');
  await expect(folded).toBeVisible();
  await expect(page.locator('a[href="https://doi.org/10.1136/bmj.l1476"]')).toBeVisible();
  // On a wide screen it stands in the middle, and the lines to call beside it, where they stay in view.
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.locator('.assessment-fold').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('note')).toBeInViewport({ ratio: 1 });
  const edges = async (selector: string) =>
    (await page.locator(selector).first().boundingBox()) ?? { x: NaN, width: NaN };
  const [flow, notice] = await Promise.all(['.assessment-main', '.crisis-notice'].map(edges));
  expect((flow?.x ?? NaN) + (flow?.width ?? NaN) / 2).toBeCloseTo(1920 / 2, 0);
  expect(notice?.x).toBeGreaterThan((flow?.x ?? NaN) + (flow?.width ?? NaN));
  await expect(page.getByRole('link', { name: 'Find therapists' })).toHaveAttribute(
    'href',
    '/therapist-match?condition=depression',
  );
  await page.getByText('See a psychiatrist').click();
  await expect(page.getByText('1-888-315-9257')).toBeVisible();
  await page.getByText('Find a support group').click();
  await expect(page.getByRole('link', { name: 'Canadian Mental Health Association' })).toHaveAttribute(
    'href',
    /^https:\/\/cmha\.ca\//,
  );
});

test('on a phone, in French, the notice is in view on each screen; after the answer about self-harm the calls are, and the way on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/assessments?lang=fr');
  await noticeInView(page);
  await openAnswered(page, 'depression', 0, 'fr');
  await noticeInView(page);
  await button(page, WORDS.fr.continue).click();
  await untilAsked(page, 9);
  await noticeInView(page);
  const calls = page.locator('.crisis-panel a[href="tel:988"]').first();
  await page.getByText('Plusieurs jours', { exact: true }).click();
  const bar = (await page.locator('.quick-exit').boundingBox())?.y ?? NaN;
  const chosen = page.getByRole('radio', { checked: true });
  for (const seen of [chosen, calls, button(page, WORDS.fr.next)]) {
    await expect(seen).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => ((await seen.boundingBox())?.y ?? NaN) < bar).toBe(true);
  }
  await button(page, WORDS.fr.next).click();
  await skipDifficulty(page, 'fr');
  await expect(calls).toBeInViewport({ ratio: 1 });
  await button(page, WORDS.fr.without).click();
  await expect(calls).toBeInViewport({ ratio: 1 });
  // The score stands within two screens.
  const score = (await page.locator('.assessment-score').boundingBox())?.y ?? NaN;
  expect(score + (await page.evaluate(() => window.scrollY))).toBeLessThan(2 * 844);
});

test('Retake begins with nothing answered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await answerAll(page, 'anxiety', 1);
  await noticeInView(page);
  await button(page, WORDS.en.without).click();
  await expect(page.getByRole('heading', { name: 'Your results' })).toBeFocused();
  await noticeInView(page);
  await button(page, 'Retake').click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('assessment_anxiety_progress'))).toBeNull();
  await button(page, 'Start').click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  const keys = page.getByText('Press 0 to 3 to choose an answer');
  await expect(keys).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(keys).toBeVisible();

  // Questions whose words cannot be had say so, with the way to try again, and are not waited for without end.
  await page.route(/\/assessment-steps-[^/]*\.js/, (route) => route.abort());
  await openAssessment(page, 'ptsd');
  await button(page, 'Start').click();
  await expect(page.getByText('The directory did not answer.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reload the page' })).toBeVisible();
});

test('without scripts no button is dead, and the page says what the questions need', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/assessment/anxiety');
  // Playwright reads no text of a noscript element, although the browser shows it here.
  const sentence = page.locator('.assessment-intro noscript p');
  expect(await sentence.evaluate((element) => element.textContent)).toContain(
    'The questions need JavaScript',
  );
  expect(await sentence.evaluate((element) => element.clientHeight)).toBeGreaterThan(0);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Quick exit' })).toHaveAttribute(
    'href',
    'https://weather.gc.ca/',
  );
  await page.goto('/assessments');
  await expect(page.getByText('There are no results on this device.')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await context.close();
});
