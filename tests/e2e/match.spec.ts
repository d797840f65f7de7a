import { expect, test } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import {
  cards,
  MATCH,
  openMatch,
  province,
  query,
  scores,
  subtitle,
  total,
  untilAnswered,
} from '../support/match-page.ts';

test('a link with a result is a whole page before scripts, and the result leaves the address at once', async ({
  page,
}) => {
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('console', (message) => {
    // That something was asked for early and used late is a matter of the machine.
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('preload'))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  // Not a moment that somebody could see: the address as it is before any module of the page has run.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset['addressWhenParsed'] = location.search;
    }),
  );
  const address = `${MATCH}?condition=anxiety&score=12&severity=moderate`;
  const response = await page.goto(address);
  const html = (await response?.text()) ?? '';
  expect(html).toContain('Therapist Matches for Anxiety');
  expect(html).toContain('Moderate symptoms');
  expect(html).toContain('people who work with anxiety');
  expect(html.match(/<article/g)).toHaveLength(10);
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  expect(response?.headers()['cache-control']).toBe('no-store');

  await expect(page.locator('html')).toHaveAttribute('data-address-when-parsed', '?condition=anxiety');
  page.on('request', (request) => requests.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await expect(subtitle(page)).toContainText('Moderate symptoms');
  await expect(
    page.getByText('Based on a score of 12 from a link. For the matches, this counts as moderate symptoms.'),
  ).toBeVisible();
  await expect(page.getByText('your result')).toBeHidden();
  await untilHydrated(page.getByLabel('Available Now'));
  await page.getByLabel('Available Now').check();
  await untilAnswered(page);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  expect(requests.join('\n')).not.toMatch(/score=|severity=|moderate/);

  // The tab keeps it over a reload and forgets it when asked.
  await expect.poll(() => query(page)).toBe('?condition=anxiety&available=1');
  await page.reload();
  await expect(subtitle(page)).toContainText('Moderate symptoms');
  expect(query(page)).toBe('?condition=anxiety&available=1');
  await page.getByRole('button', { name: 'Forget the score from the link' }).click();
  await expect(subtitle(page)).toContainText('Mild symptoms assumed');
  await expect(page.getByText('We have no result from you')).toBeVisible();
  await page.goBack();
  expect(page.url()).not.toContain('score');
  expect(complaints).toEqual([]);
});

test('the device’s own result is known in a new tab, and no link takes its place', async ({
  page,
  context,
}) => {
  await page.goto('/privacy');
  const now = new Date();
  await page.evaluate(
    ([completedAt, expiresAt]) => {
      const kept = { condition: 'adhd', score: 16, severity: 'moderate', answers: [], email: '' };
      const result = { id: 'a-result', ...kept, completedAt, expiresAt, isEncrypted: false };
      localStorage.setItem('assessment_adhd_results', JSON.stringify([result]));
    },
    [now.toISOString(), new Date(now.getTime() + 86_400_000).toISOString()] as const,
  );
  const tab = await context.newPage();
  await openMatch(tab, `${MATCH}?condition=adhd`);
  await expect(
    tab.getByText('Based on your result: score 16. For the matches, this counts as moderate symptoms.'),
  ).toBeVisible();
  await expect(subtitle(tab)).toContainText('Several signs, fairly often');

  await openMatch(tab, `${MATCH}?condition=adhd&score=38`);
  await expect(tab.getByText('Based on a score of 38 from a link.')).toBeVisible();
  await openMatch(tab, `${MATCH}?condition=adhd&score=-99&severity=severe`);
  await expect(
    tab.getByText('named a score or a severity that this self-assessment cannot give'),
  ).toBeVisible();
  await expect(tab.getByText('Based on your result: score 16.')).toBeVisible();
  await expect(tab.getByText('-99')).toBeHidden();

  await openMatch(tab, `${MATCH}?condition=adhd&score=40&severity=severe`);
  await expect(tab.getByText('Based on a score of 40 from a link.')).toBeVisible();
  await expect(subtitle(tab)).toContainText('Many signs, often');
  await tab.getByRole('button', { name: 'Use the result on this device instead' }).click();
  await expect(tab.getByText('Based on your result: score 16.')).toBeVisible();
  await expect(subtitle(tab)).toContainText('Several signs, fairly often');

  await tab.getByRole('button', { name: 'Go on without my result' }).click();
  await expect(tab.getByText('Your result on this device is left out')).toBeVisible();
  await expect(subtitle(tab)).toContainText('Mild symptoms assumed');
  await tab.reload();
  await tab.getByRole('button', { name: 'Use my result' }).click();
  await expect(subtitle(tab)).toContainText('Several signs, fairly often');
  expect(await tab.evaluate(() => localStorage.getItem('assessment_adhd_results'))).toContain('"score":16');
});

test('a card says who, how well and why, folds away what is not known, and has a button for each way that there is', async ({
  page,
}) => {
  await openMatch(page, `${MATCH}?condition=depression`);
  const first = cards(page).first();
  await expect(first.getByText('Excellent Match')).toBeVisible();
  await expect(first.getByRole('heading', { name: 'Why this match?' })).toBeVisible();
  await expect(first.getByText('Names Depression in their profile')).toBeVisible();
  const notKnown = first.getByRole('heading', { name: 'Not known' });
  await expect(notKnown).toBeHidden();
  await first.getByText('More about this match').press('Enter');
  await expect(notKnown).toBeVisible();
  for (const card of await cards(page).all())
    expect(await card.locator('.match-first .match-reasons li').count()).toBeLessThanOrEqual(3);
  const sorted = (await scores(page)).map(Number);
  expect(sorted).toEqual([...sorted].sort((a, b) => b - a));

  for (const card of await cards(page).all()) {
    await expect(card.getByRole('link', { name: /^View Profile/ })).toHaveAttribute(
      'href',
      /^\/psychologist\/[0-9a-f-]{36}$/,
    );
    const phone = card.getByRole('link', { name: /^Call Now/ });
    const email = card.getByRole('link', { name: /^Email/ });
    const message = card.getByRole('link', { name: /^Message/ });
    const [hasPhone, hasEmail] = [await phone.count(), await email.count()];
    if (hasPhone) await expect(phone).toHaveAttribute('href', /^tel:[+\d]/);
    if (hasEmail) await expect(email).toHaveAttribute('href', /^mailto:.+@/);
    await expect(message).toHaveCount(hasPhone && hasEmail ? 0 : 1);
    if (!hasEmail) await expect(message).toHaveAttribute('href', /^\/contact\?psychologistId=/);
  }
  const name = await first.getByRole('heading', { level: 3 }).innerText();
  await first.getByRole('link', { name: /^View Profile/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('filters act at once and can be linked; the province is asked once and remembered', async ({ page }) => {
  await openMatch(page, `${MATCH}?condition=ptsd`);
  const all = await total(page);

  // Nobody is known to be in a province that is not known.
  await page.getByLabel('Same Province Only').check();
  await expect(page.getByText('No matches found')).toBeVisible();
  await expect(page.getByText('Choose your province, so that')).toBeVisible();
  // That the choices leave nobody does not mean that there is nobody, and each choice can be dropped.
  await expect(subtitle(page)).toContainText('Nobody fits all your choices');
  await page.getByRole('button', { name: 'Without “Same Province Only”' }).click();
  await expect.poll(() => total(page)).toBe(all);
  await page.getByLabel('Same Province Only').check();
  await expect(page.getByText('No matches found')).toBeVisible();
  await province(page).selectOption('ON');
  await expect(page.getByText('No matches found')).toBeHidden();
  await untilAnswered(page);
  expect(await total(page)).toBeLessThan(all);
  await cards(page).first().getByText('More about this match').click();
  await expect(cards(page).first()).toContainText('Practises in Ontario, where you are');

  await page.getByLabel('Minimum score').selectOption('80');
  await expect.poll(async () => Math.min(...(await scores(page)).map(Number))).toBeGreaterThanOrEqual(80);
  await expect.poll(() => query(page)).toBe('?condition=ptsd&province=ON&min=80&local=1');
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect.poll(() => query(page)).toBe('?condition=ptsd&province=ON');
  await expect.poll(() => total(page)).toBe(all);

  // However often the filters change, the matches were looked at once.
  const events = await page.evaluate(() => localStorage.getItem('assessment_analytics') ?? '');
  expect(events.match(/therapist-match-viewed/g)).toHaveLength(1);

  // Another visit, another condition: the province is still known, without being in the address.
  await openMatch(page, `${MATCH}?condition=adhd`);
  await expect(province(page)).toHaveValue('ON');
  await untilAnswered(page);
  await cards(page).first().getByText('More about this match').click();
  await expect(cards(page).first()).toContainText('where you are');
  expect(query(page)).toBe('?condition=adhd');
  await province(page).selectOption('');
  await openMatch(page, `${MATCH}?condition=adhd`);
  await expect(province(page)).toHaveValue('');
});

test('in French the heading goes on as a sentence, and a biography in English says that it is', async ({
  page,
}) => {
  await openMatch(page, `${MATCH}?condition=depression&lang=fr`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Psychologues suggérés : dépression');
  await expect(subtitle(page)).toContainText(/\d+ psychologues traitent la dépression/);
  const english = page.locator('.match-bio').filter({ has: page.locator('[lang="en-CA"]') });
  await expect(english.first()).toHaveText(/^\(en anglais\) \S/);
});

test('three questions stand before the list: each can be skipped, answered and changed, and none needs a score', async ({
  page,
}) => {
  await openMatch(page, `${MATCH}?condition=anxiety`);
  const all = await total(page);
  const where = page.getByLabel('In person or online?');
  const language = page.getByLabel('In which language?');
  const cost = page.getByLabel('Price or insurance?');
  for (const question of [where, language, cost]) await expect(question).toHaveValue('');

  await where.selectOption('Online');
  await expect.poll(() => total(page)).toBeLessThan(all);
  const online = await total(page);
  await language.selectOption('French');
  await expect.poll(() => total(page)).toBeLessThan(online);
  const french = await total(page);
  await cost.selectOption('150');
  await expect.poll(() => total(page)).toBeLessThan(french);
  const cheap = await total(page);
  await expect.poll(() => query(page)).toBe('?condition=anxiety&session=Online&language=French&cost=150');

  // They can be linked and reloaded, and taken back one by one.
  await page.reload();
  await untilHydrated(where);
  expect(await total(page)).toBe(cheap);
  await cost.selectOption('Sun Life');
  await expect.poll(() => query(page)).toContain('cost=Sun+Life');
  await cost.selectOption('');
  await expect.poll(() => total(page)).toBe(french);

  // Who wants to meet in person means nearby.
  await province(page).selectOption('ON');
  await where.selectOption('In Person');
  await expect(page.getByLabel('Same Province Only')).toBeChecked();
  await language.selectOption('');
  await expect.poll(() => query(page)).toBe('?condition=anxiety&province=ON&session=In+Person&local=1');
  await untilAnswered(page);
  const nearby = await total(page);
  await page.getByLabel('In which city?').selectOption('Toronto');
  await expect.poll(() => total(page)).toBeLessThan(nearby);
  await expect(cards(page).first()).toContainText('Toronto, Ontario');

  // Nobody meets it all: the questions can be skipped again at once.
  await language.selectOption('Yiddish');
  await expect(page.getByText('No matches found')).toBeVisible();
  await page.getByRole('button', { name: 'Skip the questions' }).click();
  await expect.poll(() => total(page)).toBe(all);
  await expect(where).toHaveValue('');
});

test('who does not name the condition is listed when asked for, apart, and is never called a match', async ({
  page,
}) => {
  await openMatch(page, `${MATCH}?condition=ptsd&province=PE&local=1`);
  await expect(page.getByLabel('Specialty Match Only')).toBeChecked();
  const matches = await total(page);
  await expect(cards(page)).toHaveCount(matches);
  await expect(page.locator('.match-score')).toHaveCount(matches);

  await page.getByRole('button', { name: 'Show others too' }).click();
  const others = page.locator('.match-others');
  await expect(others.getByRole('heading', { level: 2 })).toHaveText(
    'Others, whose profile does not name PTSD',
  );
  await expect(others.getByRole('article').first()).toBeVisible();
  await expect(others.locator('.match-score')).toHaveCount(0);
  await expect(others).not.toContainText(/Match|Why this/);
  await expect(others.getByRole('article').first()).toContainText('What the profile says');
  // They are counted apart, and the choice is a filter as any other.
  expect(await total(page)).toBe(matches);
  await expect(page.getByLabel('Specialty Match Only')).not.toBeChecked();
  await expect.poll(() => query(page)).toContain('specialty=0');
  await page.reload();
  await expect(others).toBeVisible();
  await page.getByRole('button', { name: 'Show matches only' }).click();
  await expect(others).toBeHidden();
});

test('pages follow one another, and by keyboard', async ({ page }) => {
  await openMatch(page, `${MATCH}?condition=anxiety`);
  const first = await cards(page).first().getByRole('heading', { level: 3 }).innerText();
  const last = Number((await scores(page)).at(-1));
  const next = page.getByRole('link', { name: 'Next' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(cards(page).first().getByRole('heading', { level: 3 })).not.toHaveText(first);
  expect(Number((await scores(page))[0])).toBeLessThanOrEqual(last);
  await expect(page.getByRole('heading', { name: 'Matches', exact: true })).toBeFocused();
  await page.goBack();
  await expect(cards(page).first().getByRole('heading', { level: 3 })).toHaveText(first);

  await page.getByLabel('Available Now').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => query(page)).toContain('available=1');
  // Enter submits nothing.
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Available Now')).toBeFocused();
  await page.goto(`${MATCH}?condition=anxiety&province=MB&local=1&page=99`);
  await expect.poll(() => query(page)).not.toContain('page=99');
  await expect(cards(page).first()).toBeVisible();
});

test('without a condition the visitor is sent to the assessments', async ({ page }) => {
  await page.goto(`${MATCH}?score=12&severity=severe`);
  await expect(page).toHaveURL(/\/assessments$/);
  await page.goto(`${MATCH}?condition=boredom`);
  await expect(page).toHaveURL(/\/assessments\?/);
  await expect(page.getByText('Assessment Not Found').first()).toBeVisible();
});

test('nothing found says so and leads on', async ({ page }) => {
  await openMatch(page, `${MATCH}?condition=adhd&province=NU&local=1&available=1&min=100`);
  await expect(page.getByText('No matches found')).toBeVisible();
  await expect(page.getByText('Try adjusting your filters or contact us for assistance.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take Another Assessment' })).toHaveAttribute(
    'href',
    '/assessments',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await page.getByRole('link', { name: 'Back to self-assessments' }).click();
  await expect(page).toHaveURL(/\/assessments$/);
});

test('on a phone the questions are asked, the other filters folded away, and a person is seen at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMatch(page, `${MATCH}?condition=ptsd`);
  const filters = page.getByRole('form', { name: 'Filters' });
  const available = page.getByLabel('Available Now');
  for (const label of ['In person or online?', 'Your province', 'In which language?', 'Price or insurance?'])
    for (const part of [page.getByLabel(label), filters.getByText(label, { exact: true })]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      expect((await part.boundingBox())?.width, label).toBeGreaterThan(60);
    }
  await expect(available).toBeHidden();
  await expect(cards(page).first().getByRole('heading', { level: 3 })).toBeInViewport({ ratio: 1 });
  const height = (await cards(page).first().boundingBox())?.height ?? Number.NaN;
  expect(height).toBeLessThanOrEqual(300);
  // The longest note above the list, and still it says who, how well, and why.
  await openMatch(page, `${MATCH}?condition=depression&score=16`);
  await expect(cards(page).first().locator('.match-first .match-reasons li').last()).toBeInViewport({
    ratio: 1,
  });
  await page.getByRole('button', { name: 'More filters', exact: true }).press('Enter');
  await available.check();
  await expect(page.getByRole('button', { name: 'More filters (1 chosen)' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  expect((await cards(page).first().boundingBox())?.height).toBeLessThanOrEqual(300);
  await page.setViewportSize({ width: 390, height: 844 });
  await openMatch(page, `${MATCH}?condition=ptsd&local=1&min=80`);
  await expect(available).toBeHidden();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page.getByRole('button', { name: 'More filters', exact: true })).toBeVisible();
  // The bar at the foot of the screen takes no button of the first card below a note, and nothing of it below none.
  for (const last of ['.match-actions', '.match-rest summary']) {
    for (const language of ['en', 'fr']) {
      await page.goto(`${MATCH}?condition=depression&lang=${language}`);
      const bar = await page.locator('.quick-exit').boundingBox();
      const part = cards(page).first().locator(last);
      await expect
        .poll(async () => {
          const box = await part.boundingBox();
          return (box?.y ?? NaN) + (box?.height ?? NaN);
        })
        .toBeLessThanOrEqual(bar?.y ?? NaN);
    }
    await page.evaluate(() => sessionStorage.clear());
  }
  // On the narrowest of phones, too, the first person has a name, a place, a score and a reason there, and the questions are a press away.
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [language, where, more] of [
    ['en', 'In person or online?', 'More filters'],
    ['fr', 'En personne ou en ligne?', 'Plus de filtres'],
  ] as const) {
    await openMatch(page, `${MATCH}?condition=depression&lang=${language}`);
    const bar = await page.locator('.quick-exit').boundingBox();
    for (const part of ['.match-name', '.match-who', '.match-score', '.match-reasons li']) {
      const box = await cards(page).first().locator(part).first().boundingBox();
      expect((box?.y ?? NaN) + (box?.height ?? NaN), part).toBeLessThanOrEqual(bar?.y ?? NaN);
    }
    await expect(page.getByLabel(where)).toBeHidden();
    await page.getByRole('button', { name: more, exact: true }).press('Enter');
    await page.getByLabel(where).selectOption('Online');
    await page.getByRole('button', { name: more, exact: true }).press('Enter');
    await expect(page.getByLabel(where)).toBeVisible();
  }
});

test('works without scripts: the filters are a form', async ({ browser }) => {
  // A phone: nothing may be folded away that no script can unfold.
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${MATCH}?condition=anxiety&severity=severe`);
  await expect(
    page.getByText('named a score or a severity that this self-assessment cannot give'),
  ).toBeVisible();
  await expect(subtitle(page)).toContainText('Mild symptoms assumed');
  await page.goto(`${MATCH}?condition=anxiety&score=20&severity=severe`);
  await expect(page.getByText('Based on a score of 20 from a link.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Forget the score from the link' })).toBeHidden();
  const all = await total(page);
  await province(page).selectOption('BC');
  await page.getByLabel('In person or online?').selectOption('Online');
  await page.getByLabel('Specialty Match Only').uncheck();
  await page.getByLabel('Same Province Only').check();
  await page.getByRole('button', { name: 'Apply the filters' }).click();
  // What the link said of a result is passed on: without scripts nothing else could.
  expect(query(page)).toContain('score=20&severity=severe');
  expect(await total(page)).toBeLessThan(all);
  await expect(page.getByLabel('In person or online?')).toHaveValue('Online');
  await expect(page.getByLabel('Specialty Match Only')).not.toBeChecked();
  await expect(cards(page).first()).toContainText('Practises in British Columbia, where you are');
  await expect(page.getByText('Based on a score of 20 from a link.')).toBeVisible();
  await context.close();
});
