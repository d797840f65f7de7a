import { expect, type Page, type Request } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { answer, button, openAssessment, tabTo, WORDS } from '../support/assessment.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { test } from '../support/visitor.ts';

const DAY_MS = 86_400_000;
const ANSWERS = [2, 1, 2, 0, 1, 0, 1, 0, 1];
const sheet = (page: Page) => page.getByRole('article');
const facts = (page: Page) => sheet(page).locator('dl');

/** The printable width of the papers at 96 pixels an inch, without the sheet's margins of 14 mm. */
const PAPERS = { A4: 688, Letter: 710 } as const;

/** The last noon in the middle of the country: what is minutes apart is of one day. */
const NOON = Math.floor((Date.now() - 18 * 3_600_000) / DAY_MS) * DAY_MS + 18 * 3_600_000;

/** A result as a device keeps it, of so many days before that noon. */
function kept(id: string, condition: 'depression' | 'adhd', answers: readonly number[], daysAgo: number) {
  const completedAt = new Date(NOON - daysAgo * DAY_MS).toISOString();
  const score = answers.reduce((sum, value) => sum + value, 0);
  const [moderate, severe] = condition === 'depression' ? [10, 19] : [16, 26];
  return {
    ...{ id, condition, score, completedAt, difficulty: null, email: '', isEncrypted: false },
    severity: score >= severe ? 'severe' : score >= moderate ? 'moderate' : 'mild',
    expiresAt: new Date(Date.parse(completedAt) + 90 * DAY_MS).toISOString(),
    answers: answers.map((value, index) => ({
      questionId: `${condition}-q${index + 1}`,
      value,
      timestamp: completedAt,
    })),
  };
}

/** A device that keeps these before the site starts. */
async function keep(page: Page, results: ReturnType<typeof kept>[]): Promise<void> {
  await page.addInitScript((all) => {
    for (const { condition } of all) {
      const own = all.filter((result) => result.condition === condition);
      localStorage.setItem(`assessment_${condition}_results`, JSON.stringify(own));
    }
  }, results);
}

test('a result becomes a sheet for a clinician, and nothing of it leaves', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await openAssessment(page, 'depression');
  await button(page, WORDS.en.start).click();
  await answer(page, ANSWERS);
  await page.getByRole('radio', { name: 'Very difficult' }).check();
  await page.keyboard.press('Enter');
  await button(page, WORDS.en.without).click();
  await expect(page.getByRole('heading', { name: 'Your results' })).toBeFocused();

  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await tabTo(page, page.getByRole('link', { name: 'Prepare an appointment' }));
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toHaveAccessibleName('Patient Health Questionnaire-9 (PHQ-9)');
  await expect(facts(page)).toContainText('Total8 of 27');
  await expect(facts(page)).toContainText('SeverityMild (5 to 9)');
  await expect(facts(page)).toContainText('Published by the authors of the questionnaire');
  await expect(facts(page)).toContainText(/Completed.+\s20\d\d\sat\s\d+:\d\d\s[ap]\.m\./);
  await expect(facts(page)).toContainText('English, version 1');
  await expect(sheet(page)).toContainText('Question 9 was answered “Several days” (1 point).');
  const rows = sheet(page).locator('.appointment-answers tbody tr');
  expect(await rows.locator('td:last-child').allTextContents()).toEqual(ANSWERS.map(String));
  await expect(rows.first()).toHaveText(
    '1. Little interest or pleasure in doing thingsMore than half the days2',
  );
  await expect(sheet(page)).toContainText('get along with other people?Very difficult');
  await expect(sheet(page)).toContainText('Spitzer');
  await expect(page.getByRole('heading', { name: 'You do not have to be alone with this' })).toBeVisible();
  expect(await axeViolations(page, 'main')).toEqual([]);

  await tabTo(page, page.getByRole('radio', { name: 'English' }));
  await page.keyboard.press('ArrowRight');
  await expect(sheet(page)).toHaveAccessibleName('Questionnaire sur la santé du patient-9 (PHQ-9)');
  await expect(rows.first()).toContainText('Plus de sept jours');
  await expect(sheet(page)).toContainText('Très difficile(s)');
  expect(await sheet(page).evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(
    'fr-CA',
  );
  // The page itself, which is the visitor's, stays in their language.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For your appointment');
  await tabTo(page, button(page, 'Print or save'));
  await page.keyboard.press('Enter');
  await expect(page.locator('html[data-printed]')).toHaveCount(1);

  await page.waitForLoadState('networkidle');
  // Code and pictures of the site, the same for everybody.
  for (const request of requests) {
    expect(request.method()).toBe('GET');
    expect(new URL(request.url()).search, request.url()).toBe('');
    expect(new URL(request.url()).pathname).toMatch(/^\/(?:assets|fonts)\/[\w./-]+$/);
  }
  const { href, state } = await page.evaluate(() => ({
    href: location.href,
    state: JSON.stringify(history.state),
  }));
  expect(href).toMatch(/\/appointment#result-[\w-]{36}$/);
  expect(state).not.toMatch(/score|severity|answer|depression/);

  // Nobody has chosen to keep the result: it is this tab's, over a reload, and goes with all else.
  await page.reload();
  await expect(sheet(page)).toContainText('8 of 27');
  const other = await context.newPage();
  await other.goto('/assessments');
  await button(other, 'Delete all').click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByText('No result to put on this sheet')).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
});

test('on paper there is the sheet alone, dark on white and whole, on A4 as on Letter', async ({
  ownPage: page,
}) => {
  const now = kept('now', 'depression', ANSWERS, 1);
  await keep(page, [now, kept('before', 'depression', [3, 3, 3, 2, 2, 2, 1, 1, 0], 30)]);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // In the longer of the languages.
  await page.goto('/appointment?lang=fr#result-now');
  await expect(sheet(page)).toBeVisible();
  for (const [format, width] of Object.entries(PAPERS)) {
    await page.setViewportSize({ width, height: 900 });
    const others = 'header.header, footer.footer, .breadcrumbs, .appointment-controls, h1';
    await expect(page.locator(others).filter({ visible: true })).toHaveCount(0);
    const found = await sheet(page).evaluate((element) => {
      const shown = [...element.querySelectorAll('*')].filter((each) => each.getClientRects().length > 0);
      const { right } = element.getBoundingClientRect();
      return {
        cut: shown.filter((each) => each.getBoundingClientRect().right > right + 0.5).length,
        text: getComputedStyle(element).color,
        paper: getComputedStyle(element.parentElement?.closest('.appointment') ?? element).backgroundColor,
        chart: element.querySelector('.score-chart')?.getBoundingClientRect().width ?? 0,
        // What can be opened on a screen only.
        folded: element.querySelectorAll('details').length,
      };
    });
    expect(found).toMatchObject({ cut: 0, text: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)', folded: 0 });
    expect(found.chart).toBeGreaterThan(200);
    // No page is empty: answers on the first, what came before on the second.
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  }
});

test('earlier results stand beside a result, with the change in words', async ({ page }) => {
  const results = [
    kept('c', 'depression', ANSWERS, 0.001),
    kept('b', 'depression', [2, 2, 2, 2, 2, 1, 1, 1, 0], 0.002),
    kept('a', 'depression', [3, 3, 3, 2, 2, 2, 1, 1, 0], 30),
    { ...kept('h2', 'adhd', [4, 4, 4, 4, 1, 1, 1, 1, 1, 1], 2), answers: [] },
    kept('h1', 'adhd', [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 40),
  ];
  await keep(page, results);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto('/assessment/depression#result-c');
  const overTime = page.getByRole('region', { name: 'Over time: Depression (PHQ-9)' });
  await expect(overTime.getByRole('img')).toHaveAccessibleName('Scores, the oldest first: 17, 13, 8.');
  await expect(overTime).toContainText(/5 points lower than on .+ at .+: from 13 to 8\./);
  await expect(overTime).toContainText(
    'On the PHQ-9, 5 points or more is usually taken as a real change. This is as much or more.',
  );
  await expect(overTime.getByRole('link', { name: 'Löwe et al., Medical Care, 2004' })).toBeVisible();
  await overTime.getByText('The same as a table').click();
  await expect(overTime.getByRole('row')).toHaveCount(4);
  await expect(overTime.getByRole('row').last()).toContainText('8Mild');
  expect(await axeViolations(page, 'main')).toEqual([]);

  await page.goto('/assessments');
  await untilHydrated(button(page, 'Import'));
  const list = page.locator('#my-results');
  await expect(list.getByRole('region')).toHaveCount(2);
  await expect(list.getByRole('region', { name: 'Over time: ADHD' })).toContainText(
    'How many points make a real change is not known here',
  );
  // Two of one day differ on the screen and by the names of their buttons.
  const items = list.locator('.my-result', { hasText: 'Depression' });
  const named = await items.getByRole('button', { name: /^Delete/ }).allInnerTexts();
  expect(named.every((name) => / at \d/.test(name))).toBe(true);
  for (const texts of [named, await items.locator('.my-result-dates').allInnerTexts()]) {
    expect(new Set(texts).size).toBe(3);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await axeViolations(page, '#my-results')).toEqual([]);

  await items
    .first()
    .getByRole('link', { name: /^Prepare an appointment/ })
    .click();
  await expect(sheet(page)).toContainText('from 13 to 8');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.getByRole('link', { name: 'Back to the result' }).click();
  await expect(overTime).toBeVisible();

  // A result whose answers are not there has a sheet that says so.
  await page.goto('/appointment#result-h2');
  await expect(sheet(page)).toContainText('The answers to this result are not on this device.');
  await expect(facts(page)).toContainText('Total22 of 40');
  await expect(facts(page)).toContainText('the checklist has no published bands');
  await expect(facts(page)).toContainText('SeveritySeveral signs, fairly often (16 to 25)');
  await expect(sheet(page).locator('.appointment-answers')).toHaveCount(0);
});
