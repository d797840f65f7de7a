import { expect, type Page } from '@playwright/test';
import { answer, answerAll, button, keepResult, openAssessment, WORDS } from '../support/assessment.ts';
import { openList, outcome, stored } from '../support/device-results.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { test } from '../support/visitor.ts';
import { expectWeather, serveWeather } from '../support/weather-page.ts';

/** Every state that the page gives to an entry of the browser's history, as text: sessions that are restored bring it back. */
async function entryStates(page: Page): Promise<string[]> {
  const states: string[] = [];
  await page.exposeFunction('noteState', (text: string) => void states.push(text));
  await page.addInitScript(() => {
    const { noteState } = window as unknown as { noteState: (text: string) => void };
    for (const name of ['pushState', 'replaceState'] as const) {
      const native = history[name].bind(history);
      history[name] = (state, title, url) => {
        noteState(JSON.stringify([state, url]));
        native(state, title, url);
      };
    }
  });
  return states;
}

const question = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
/** Everything that the device keeps of the site, as text. */
const onDevice = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
const tabKeys = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));

test('Back, reload and language find the result, kept only if asked', async ({ page, context }) => {
  const states = await entryStates(page);
  await page.goto('/assessments');
  await untilHydrated(button(page, 'Import'));
  await page.locator('main a[href="/assessment/ptsd"]').click();
  await button(page, 'Start').click();
  await answer(page, [4, 3, 2]);
  await expect(question(page)).toContainText('Question 4');
  await page.goBack();
  await expect(question(page)).toContainText('Question 3');
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await page.goForward();
  await expect(question(page)).toContainText('Question 4');
  await page.reload();
  await expect(question(page)).toContainText('Question 4');
  await untilHydrated(button(page, 'Previous'));
  await button(page, 'Previous').click();
  await expect(question(page)).toBeFocused();
  await expect(question(page)).toContainText('Question 3');
  await answer(page, [2], 3);
  await answer(page, [4, 4, 4, 4, 4, 4, 4], 4);
  await button(page, WORDS.en.without).click();
  const results = page.getByRole('heading', { name: 'Your results' });
  await expect(results).toBeFocused();
  await expect(page).toHaveURL(/#result-[\w-]+$/);
  const score = page.locator('.assessment-score-words');
  await expect(score).toContainText('Score 37');
  // The device has no word of what was not kept.
  expect(await onDevice(page)).not.toContain('ptsd');

  await page.reload();
  await expect(score).toContainText('Score 37');
  await untilHydrated(button(page, 'Retake'));
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: 'Vos résultats' })).toBeVisible();
  await untilHydrated(page.getByRole('button', { name: 'Supprimer ce résultat' }));
  await page.getByRole('link', { name: 'English' }).click();
  await expect(score).toContainText('Score 37');
  await untilHydrated(button(page, 'Retake'));

  // The code of the matches is slow, then cannot be had at all.
  let giveUp: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (giveUp = resolve));
  await page.route(/therapist-match-page.*\.js/, async (route) => {
    await held;
    await route.abort();
  });
  await page.getByRole('link', { name: 'Find therapists' }).click();
  await expect(page.getByText('Getting the page…')).toBeVisible();
  await expect(score).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Getting the page…')).toHaveCount(0);
  await expect(score).toContainText('Score 37');
  await page.getByRole('link', { name: 'Find therapists' }).click();
  await expect(page.getByText('Getting the page…')).toBeVisible();
  let asked = 0;
  page.on('request', (request) => {
    if (/therapist-match-page.*\.js/.test(request.url())) asked += 1;
  });
  await context.setOffline(true);
  giveUp();
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(/therapist-match-page.*\.js/);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Therapist Matches for PTSD');
  await expect(page.getByText(/your result: score 37/i)).toBeVisible();
  // A connection that is lost is not asked again and again, by each rendering of what says so.
  expect(asked).toBeLessThan(5);
  await page.goBack();
  await expect(score).toContainText('Score 37');

  await untilHydrated(button(page, 'Delete this result'));
  await button(page, 'Delete this result').click();
  await expect(page.getByText('The result was deleted.')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  expect(await tabKeys(page)).not.toContain('assessment_ptsd_open');
  expect(await tabKeys(page)).not.toContain('therapist_match_result');
  await button(page, 'Undo').click();
  await expect(score).toContainText('Score 37');
  await page.evaluate(() => {
    const mark = JSON.parse(localStorage.getItem('assessment_mark') ?? 'null') as unknown;
    sessionStorage.setItem('visitor_province', JSON.stringify({ mark, value: 'MB' }));
  });
  await keepResult(page);
  expect(await stored(page, 'visitor_province')).toBe('"MB"');
  await button(page, 'Delete this result').click();
  await expect(page.getByText('The result was deleted.')).toBeVisible();
  expect(await onDevice(page)).not.toMatch(/ptsd|province/);
  expect(states.length).toBeGreaterThan(10);
  for (const state of states) {
    expect(state).not.toMatch(/score|severe|answers|ptsd-q/);
    const [{ usr = null } = {}] = JSON.parse(state) as [{ usr?: object | null }?];
    expect(Object.keys(usr ?? {}).filter((key) => !['step', 'depth'].includes(key))).toEqual([]);
  }
});

test('two tabs leave each other’s answers alone, but for Delete all, which leaves no list of matches either', async ({
  page,
  context,
  openTab,
}) => {
  const other = await context.newPage();
  await openAssessment(other, 'ptsd');
  await openAssessment(page, 'ptsd');
  await button(page, 'Start').click();
  await answer(page, [1, 2, 3, 1, 2]);
  await button(other, 'Start').click();
  await answer(other, [4]);
  await expect(other.getByText('Another tab holds unfinished answers')).toBeVisible();
  const kept = JSON.parse((await stored(page, 'assessment_ptsd_progress')) ?? '') as { answers: object[] };
  expect(kept.answers).toHaveLength(5);
  await other.reload();
  await expect(question(other)).toContainText('Question 2');

  // A tab that is offered the answers of an open one leaves them where they stand, whether it goes on from them or starts afresh.
  const third = await openTab();
  const onDevice = async () => {
    const progress = (await stored(page, 'assessment_ptsd_progress')) ?? 'null';
    return (JSON.parse(progress) as { answers: object[] } | null)?.answers.length ?? null;
  };
  await openAssessment(third, 'ptsd');
  await button(third, 'Start afresh').click();
  await expect(button(third, 'Start afresh')).toHaveCount(0);
  expect(await onDevice()).toBe(5);
  await button(third, 'Start').click();
  await answer(third, [2]);
  await expect(third.getByText('Another tab holds unfinished answers')).toBeVisible();
  expect(await onDevice()).toBe(5);
  await third.close();
  // Once the tab that gave them is closed, they are the visitor's to leave.
  await page.goto('/robots.txt');
  const matches = await openTab();
  await openAssessment(matches, 'ptsd');
  await button(matches, 'Start afresh').click();
  await expect(button(matches, 'Start afresh')).toHaveCount(0);
  await page.goto('/assessment/ptsd');
  // It hears of nothing before.
  await untilHydrated(page.locator('main'));
  expect(await onDevice()).toBeNull();

  await page.evaluate(() => {
    const mark = JSON.parse(localStorage.getItem('assessment_mark') ?? 'null') as unknown;
    const value = { condition: 'ptsd', score: 31, severity: 'severe' };
    sessionStorage.setItem('therapist_match_result', JSON.stringify({ mark, value }));
    localStorage.setItem('visitor_province', '"MB"');
  });
  await matches.goto('/therapist-match?condition=ptsd&province=MB&language=French');
  await expect(matches.getByRole('article').first()).toBeVisible();
  await expect
    .poll(() => matches.evaluate(() => sessionStorage.getItem('assessment_analytics')))
    .toContain('therapist-match-viewed');
  // Each tab is told once: one that was told twice left its page twice, at which Chromium's could crash.
  await page.evaluate(() => {
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === 'assessment_mark' && newValue === null)
        document.body.dataset['told'] = `${document.body.dataset['told']}once`;
    });
    document.body.dataset['told'] = '';
  });
  await openList(other);
  await button(other, 'Delete all').click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete all' }).click();
  await expect(outcome(other)).toContainText('Every result was deleted');
  await expect(page.getByText('was deleted in another tab')).toBeVisible();
  await expect(button(page, 'Start')).toBeVisible();
  await expect(matches).toHaveURL(/\/assessments#my-results$/);
  await expect(matches.getByText('There are no results on this device.')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-told', 'once');
  for (const tab of [page, other]) {
    await expect.poll(() => tabKeys(tab)).toEqual([]);
    expect(await tab.evaluate(() => Object.keys(localStorage))).toEqual([]);
  }
});

/** Each way out has a tab of its own: after another site's page, a browser takes another process, which has to read the site's code anew. */
test.describe('the quick exit leaves nothing on the screen, and no way back to it', () => {
  async function pressExit(page: Page, name = 'Quick exit'): Promise<void> {
    await serveWeather(page);
    await page.getByRole('link', { name }).click();
  }

  /** What was before the site is where Back leads; Forward leads to no page of it that says why somebody was here. */
  async function expectNoWayBack(page: Page, before: string): Promise<void> {
    await expectWeather(page);
    await page.goBack();
    await expect(page).toHaveURL(before);
    await page.goForward();
    await expectWeather(page);
    await page.goForward();
    await expect(page).toHaveURL(/^[^?#]*(\/|(weather|meteo).gc.ca\/)$/);
  }

  const BEFORE = '/robots.txt';

  async function start(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await untilHydrated(button(page, 'Start'));
    await button(page, 'Start').click();
  }

  test('by Escape, amid the questions', async ({ page }) => {
    await page.goto('about:blank');
    await page.goto('/assessments');
    await untilHydrated(button(page, 'Import'));
    await page.locator('main a[href="/assessment/anxiety"]').click();
    await button(page, 'Start').click();
    await answer(page, [1, 1, 1]);
    // Escape is the dialog's and the menu's first.
    await page.locator('header summary').first().click();
    await serveWeather(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNoWayBack(page, 'about:blank');
    await page.goto('/about');
    expect(await onDevice(page)).not.toContain('anxiety');
    expect(await tabKeys(page)).toEqual([]);
  });

  test('by a press, after the other language in the middle of the way', async ({ page }) => {
    await page.goto(BEFORE);
    await start(page, '/assessment/anxiety?lang=en');
    await answer(page, [1, 1, 1]);
    // It goes on there, and what lay before it is gone with the rest.
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(question(page)).toContainText('Question 4 sur');
    await untilHydrated(button(page, 'Précédente'));
    await pressExit(page, 'Sortie rapide');
    await expectNoWayBack(page, BEFORE);
  });

  test('before its own scripts have come, where pages that were whole loads lie before it', async ({
    page,
  }) => {
    await page.goto(BEFORE);
    await start(page, '/assessment/anxiety?lang=en');
    await answer(page, [1, 1, 1]);
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto('/assessment/ptsd');
    await pressExit(page);
    await expectWeather(page);
    // None of them is shown again, until somebody opens one anew.
    await page.goBack();
    await expectWeather(page);
    await page.unrouteAll();
    await page.goto('/assessment/anxiety');
    await expect(button(page, 'Start')).toBeVisible();
    expect(await onDevice(page)).not.toContain('progress');
  });

  test('from the matches of a result that is kept, with the province that was chosen for them', async ({
    page,
  }) => {
    await answerAll(page, 'anxiety', 1);
    await button(page, WORDS.en.without).click();
    await keepResult(page);
    await page.getByRole('link', { name: 'Find therapists' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Therapist Matches');
    await pressExit(page);
    await expectNoWayBack(page, BEFORE);
    await page.goto('/about');
    // What was kept on purpose stays, with what was done on the way there, and no score.
    expect(await stored(page, 'assessment_anxiety_results')).not.toBeNull();
    const counted = await stored(page, 'assessment_analytics');
    expect(counted).toContain('assessment-completed');
    expect(counted).not.toMatch(/"(?:score|severity)":(?!null)/);
  });

  test('in a browser that does not go back, or too late: the page is left from where it is', async ({
    page,
  }) => {
    await start(page, '/assessment/ptsd');
    await page.evaluate(() => (history.go = () => undefined));
    await pressExit(page);
    await expect(page.locator('body')).toBeHidden();
    await expectWeather(page);
  });
});
