import { DEMO_MEMBER } from '@directory/stack/sample/member';
import { answerAll, button, WORDS, type AssessmentName } from '../support/assessment.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { openOver } from '../support/message-form-page.ts';
import { inTurn, press, seen, type Steps } from './view.ts';

/** Who stands first among the search's results. */
export const FIRST_PERSON = '.result-card .card-link';

/** Writes this into the fields of these names. */
export const fill =
  (fields: Readonly<Record<string, string>>): Steps =>
  async (page) => {
    for (const [name, text] of Object.entries(fields))
      await page.locator(`main [name=${name}]`).first().fill(text);
  };

/** Puts the first so many people of the search on the list, and goes there. */
export const toShortlist = (people: number): Steps =>
  inTurn(
    ...Array.from({ length: people }, (_, index): Steps =>
      inTurn(press('.heart[aria-pressed=false]'), (page) =>
        page.locator('.heart[aria-pressed=true]').nth(index).waitFor(),
      ),
    ),
    (page, language) => page.goto(`/shortlist?lang=${language}`),
    seen('.compared-name:visible'),
  );

/** Opens a link to the people of the list that is shown, as somebody who keeps none of them. */
export const toLinkedList: Steps = async (page, language) => {
  const ids = await page.evaluate(() => {
    const list = localStorage.getItem('shortlist') ?? '';
    localStorage.removeItem('shortlist');
    return [...new Set(list.match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g))].join(',');
  });
  await page.goto(`/shortlist?ids=${ids}&lang=${language}`);
  await seen('.compared-name:visible')(page, language);
};

/** Opens the first person of the search. */
export const toProfile = inTurn(press(FIRST_PERSON), seen('.profile-tabs'));

/** A profile's form comes to life when it is nearly in view. */
export const toForm: Steps = async (page) => {
  await openOver(page);
  await untilHydrated(page.locator('form.message-form'));
};

/** Answers every question of an assessment alike, and goes to its results. */
export const results =
  (condition: AssessmentName, value: number): Steps =>
  async (page, language) => {
    await answerAll(page, condition, value, language);
    await button(page, WORDS[language].without).click();
    await page.locator('.assessment-results').waitFor();
  };

/** Sends the sign-in form as the demo member. */
export const enter = inTurn(fill(DEMO_MEMBER), press('main button[type=submit]'));

export const logIn = inTurn(enter, seen('.member-actions'));

export const message = { name: 'Ana', email: 'ana@example.org', message: 'Do you take new clients?' };
