import { expect, type Locator, type Page } from '@playwright/test';
import { untilHydrated } from './hydrated.ts';

/** The words of the buttons that lead through an assessment. */
export const WORDS = {
  en: {
    start: 'Start',
    continue: 'Continue',
    without: 'Show my results without email',
    send: 'Email my results',
    next: 'Next',
    skip: 'Skip',
  },
  fr: {
    start: 'Commencer',
    continue: 'Continuer',
    without: 'Voir mes résultats sans courriel',
    send: 'M’envoyer mes résultats',
    next: 'Suivante',
    skip: 'Passer',
  },
} as const;

/** How many questions and answers each assessment has, and whether it is one of the published screeners. */
const SHAPES = {
  depression: { questions: 9, options: 4, isScreener: true },
  anxiety: { questions: 7, options: 4, isScreener: true },
  adhd: { questions: 10, options: 5, isScreener: false },
  ptsd: { questions: 10, options: 5, isScreener: false },
} as const;

export type AssessmentName = keyof typeof SHAPES;

export const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/**
 * Opens an assessment as on a new visit, and waits until its intro answers. The address that is open already would be a reload, which
 * comes back to the question that was on the screen. What lies between is of the site: for an empty page a browser takes another
 * process, which has to read the code of the site anew.
 */
export async function openAssessment(page: Page, name: string, language: 'en' | 'fr' = 'en'): Promise<void> {
  await page.goto('/robots.txt');
  await openIntro(page, name, language);
}

async function openIntro(page: Page, name: string, language: 'en' | 'fr'): Promise<void> {
  await page.goto(`/assessment/${name}?lang=${language}`);
  await untilHydrated(page.locator('.assessment-start button').first());
}

/** Has the device keep the result that is shown: it does so only when asked. */
export async function keepResult(page: Page): Promise<void> {
  await button(page, 'Keep this result').click();
  await expect(page.locator('.assessment-keeping')).toContainText('Kept in this browser until');
}

/** Goes to a control by the Tab key alone. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** Skips the question that the PHQ-9 and the GAD-7 do not score, which follows where a problem was checked. */
export async function skipDifficulty(page: Page, language: 'en' | 'fr' = 'en'): Promise<void> {
  await button(page, WORDS[language].skip).click();
  await expect(button(page, WORDS[language].without)).toBeVisible();
}

/** Answers the questions from `first` on with these values, by the number keys, and goes on after each. */
export async function answer(page: Page, values: readonly number[], first = 1): Promise<void> {
  for (const [index, value] of values.entries()) {
    await untilAsked(page, first + index);
    await page.keyboard.press(String(value));
    await expect(page.getByRole('radio').nth(value)).toBeChecked();
    await page.keyboard.press('Enter');
  }
}

/** Waits until this question, counted from 1, stands there and takes keys. */
export async function untilAsked(page: Page, question: number): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(heading).toContainText(new RegExp(`Question ${question} (of|sur) `));
  await expect(heading).toBeFocused();
}

/** Goes to the step that asks for an address, as someone who had answered every question on an earlier visit. */
export async function answerAll(
  page: Page,
  name: AssessmentName,
  value: number,
  language: 'en' | 'fr' = 'en',
): Promise<void> {
  await openAnswered(page, name, value, language);
  await goOn(page, name, value, language);
}

/** Opens the intro on a device that keeps this answer to every question; the tab's own, which come first, are none. */
export async function openAnswered(
  page: Page,
  name: AssessmentName,
  value: number,
  language: 'en' | 'fr' = 'en',
): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    ([condition, count, given]) => {
      const now = new Date().toISOString();
      const answers = Array.from({ length: count }, (_, index) => ({
        questionId: `${condition}-q${index + 1}`,
        value: given,
        timestamp: now,
      }));
      const progress = { condition, currentQuestion: count - 1, answers, lastUpdated: now };
      localStorage.setItem(`assessment_${condition}_progress`, JSON.stringify(progress));
      sessionStorage.removeItem(`assessment_${condition}_progress`);
    },
    [name, SHAPES[name].questions, value] as const,
  );
  await openIntro(page, name, language);
}

/** From the intro, which offers the kept answers, to the step that asks for an address. */
export async function goOn(
  page: Page,
  name: AssessmentName,
  value: number,
  language: 'en' | 'fr' = 'en',
): Promise<void> {
  await button(page, WORDS[language].continue).click();
  await expect(page.getByRole('radio').nth(value)).toBeChecked();
  await button(page, WORDS[language].next).click();
  if (value > 0 && SHAPES[name].isScreener) await skipDifficulty(page, language);
  await expect(button(page, WORDS[language].without)).toBeVisible();
}
