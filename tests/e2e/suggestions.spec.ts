import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { holdBack } from '../support/hold-back.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { cards, keyword, openSearch, query, standingCard } from '../support/search-screen.ts';
import { test } from '../support/visitor.ts';

const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const words = (page: Page) => page.getByRole('combobox', { name: 'Concern, place or name' });

/** Moves down to an option, as a visitor at the keyboard does, and chooses it. */
async function chooseByKeyboard(page: Page, name: string | RegExp): Promise<void> {
  const option = list(page).getByRole('option', { name });
  await expect(option).toBeVisible();
  while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test.describe('on the search screen', () => {
  test('they open at three characters and close; what is chosen becomes a filter in place of the words, or leads to the person', async ({
    page,
  }) => {
    await openSearch(page);
    const answered = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/search') &&
        (response.request().postData() ?? '').includes('"search":"an"'),
    );
    await keyword(page).pressSequentially('an');
    await answered;
    await expect(list(page)).toBeHidden();
    await keyword(page).press('x');
    const concerns = list(page).getByRole('group', { name: 'Concerns' });
    await expect(concerns.locator('mark').first()).toHaveText('Anx');
    await expect(keyword(page)).toHaveAttribute('aria-expanded', 'true');
    await keyword(page).press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(keyword(page)).toHaveValue('anx');
    await keyword(page).press('i');
    await expect(list(page)).toBeVisible();
    await page.locator('.result-count').click();
    await expect(list(page)).toBeHidden();
    await keyword(page).fill('anxie');
    await concerns.getByRole('option', { name: /^Anxiety/ }).click();
    await expect.poll(() => query(page).get('concerns')).toBe('Anxiety');
    await keyword(page).fill('espag');
    await chooseByKeyboard(page, /^Spanish/);
    await expect.poll(() => query(page).get('languages')).toBe('Spanish');
    expect([query(page).get('concerns'), query(page).get('search')]).toEqual(['Anxiety', null]);
    await expect(keyword(page)).toHaveValue('');

    // The first is how the words are understood, and searches for them as they were typed.
    await openSearch(page);
    await keyword(page).fill('anxiety toronto online');
    const first = list(page).getByRole('option').first();
    await expect(first).toHaveText(/^Anxiety · Toronto · online[1-9]\d*$/);
    await expect(list(page).getByRole('group').first()).toHaveAccessibleName('What we understand');
    await keyword(page).press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await keyword(page).press('Enter');
    await expect(list(page)).toBeHidden();
    await expect.poll(() => query(page).get('search')).toBe('anxiety toronto online');
    await expect(keyword(page)).toHaveValue('anxiety toronto online');

    await openSearch(page);
    await keyword(page).fill('winni');
    await list(page).getByRole('group', { name: 'Locations' }).getByRole('option').first().click();
    await expect.poll(() => query(page).get('location')).toBe('Winnipeg, Manitoba');
    await expect(page.getByRole('link', { name: 'Remove Winnipeg, Manitoba' })).toBeVisible();
    await expect(cards(page).first()).toContainText('Winnipeg');
    await keyword(page).fill(await (await standingCard(page)).getByRole('heading').innerText());
    await expect(cards(page).first().locator('mark').first()).toBeVisible();
    await list(page).getByRole('group', { name: 'Names' }).getByRole('option').first().click();
    await expect(page).toHaveURL(/\/psychologist\//);
  });

  test('a field that is left before its suggestions are there stays closed, and the focus where it went', async ({
    page,
  }) => {
    await openSearch(page);
    const answers = await holdBack(page, /\/api\/suggestions/);
    const asked = page.waitForRequest(/\/api\/suggestions/);
    await keyword(page).pressSequentially('anx');
    await asked;
    const more = page.getByRole('button', { name: /^More filters/ });
    await more.focus();
    const answered = page.waitForResponse(/\/api\/suggestions/);
    answers();
    await answered;
    await expect.poll(() => query(page).get('search')).toBe('anx');
    await expect(more).toBeFocused();
    await expect(list(page)).toBeHidden();
    // They are there: a click into the field shows them.
    await keyword(page).click();
    await expect(list(page)).toBeVisible();
  });

  test('words that begin to tell of danger bring the line to call, which a press calls and Enter does not: it shows all lines', async ({
    page,
  }) => {
    await page.goto('/');
    await page.evaluate(() => {
      document.addEventListener('click', (event) => {
        const link = (event.target as Element).closest('a[href^="tel:"]');
        if (!link) return;
        event.preventDefault();
        Object.assign(window, { called: link.getAttribute('href') });
      });
    });
    const called = () => page.evaluate(() => (window as unknown as { called?: string }).called);
    await words(page).pressSequentially('suic');
    const line = list(page).getByRole('option');
    await expect(line).toHaveText('9-8-8: Suicide Crisis Helpline');
    expect(await axeViolations(page, 'main form')).toEqual([]);
    await words(page).press('ArrowDown');
    await expect(line).toHaveAttribute('aria-selected', 'true');
    await words(page).press('Enter');
    await expect(page.locator('.crisis-panel')).toBeVisible();
    await expect(list(page)).toBeHidden();
    expect(await called()).toBeUndefined();
    await keyword(page).press('End');
    await keyword(page).pressSequentially('i');
    await line.click();
    expect(await called()).toBe('tel:988');
    await openSearch(page, '/find-a-psychologist?lang=fr');
    await page.getByRole('combobox', { name: 'Mot-clé' }).fill('je veux mour');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(
      '9-8-8 : Ligne d’aide en cas de crise de suicide',
    );
  });
});

test.describe('on the home page', () => {
  test('the box loads its code when it is turned to, keeps what was typed, and leads to the search that is meant, also after another page', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/search-box.*\.js$/.test(request.url())) scripts.push(request.url());
    });
    await page.goto('/');
    await untilHydrated(page.getByRole('banner'));
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    const before = await words(page).boundingBox();
    await words(page).pressSequentially('anx');
    await untilHydrated(words(page));
    expect(scripts).toHaveLength(1);
    await expect(words(page)).toHaveValue('anx');
    await expect(words(page)).toBeFocused();
    expect(await words(page).boundingBox()).toEqual(before);
    const anxiety = list(page).getByRole('option', { name: /^Anxiety/ });
    await expect(anxiety.first()).toBeVisible();
    await words(page).fill('winni');
    await chooseByKeyboard(page, /^Winnipeg, Manitoba/);
    await expect(page).toHaveURL('/find-a-psychologist?location=Winnipeg%2C+Manitoba');
    await expect(cards(page).first()).toContainText('Winnipeg');

    await page.getByRole('banner').getByRole('link', { name: 'Psychologist Directory' }).click();
    await untilHydrated(words(page));
    await words(page).fill('insomnia mtl');
    await words(page).press('Enter');
    await expect(page).toHaveURL('/find-a-psychologist?search=insomnia+mtl');

    await page.goto('/?lang=fr');
    await page.getByRole('combobox', { name: 'Motif, lieu ou nom' }).fill('anx');
    const concerns = page.getByRole('group', { name: 'Motifs de consultation' });
    await concerns
      .getByRole('option', { name: /^Anxiété/ })
      .first()
      .click();
    await expect(page).toHaveURL('/find-a-psychologist?concerns=Anxiety');
    await expect(page.getByRole('combobox', { name: 'Mot-clé' })).toHaveValue('');
  });
});
