import { expect, type Page } from '@playwright/test';
import { connect } from '../support/database.ts';
import { SEARCH, cards, count, keyword, numberIn, openSearch, query } from '../support/search-screen.ts';
import { readStack } from '../support/stack-file.ts';
import { addPsychologist, type TestPsychologist } from '../support/test-psychologist.ts';
import { test } from '../support/visitor.ts';

/** What else to search for where few are found: in the list, or as the heading of those who come near. */
const waysOut = (page: Page) => page.locator('.nearest, .near-heading').getByRole('link');

/** A search that nobody in the city meets, and one person elsewhere in the province does. */
const HARD = 'woman emdr grief tagalog by phone Winnipeg';

/** The address of a search for these words. */
const searchFor = (words: string) => `${SEARCH}?search=${encodeURIComponent(words)}`;

test.describe('with somebody who comes near', () => {
  // One after the other: a second worker would bring somebody of its own while the first one counts.
  test.describe.configure({ mode: 'default' });
  const sql = connect();
  let near: TestPsychologist;

  test.beforeAll(async () => {
    near = await addPsychologist(sql, {
      city: 'Elsewhere',
      gender: 'Female',
      therapy_types: 'EMDR',
      practice_areas: 'Grief',
      service_languages: 'Tagalog',
      session_types: 'Phone, Online',
    });
    await expect
      .poll(async () => {
        const response = await fetch(`${readStack().app}/api/search`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ search: near.name }),
        });
        return response.text();
      })
      .toContain(near.id);
  });
  test.afterAll(() => sql`delete from psychologist_profiles where id = ${near.id}`);

  test('where few meet all of it, the nearest are offered with counts that hold, apart from those who do', async ({
    page,
  }) => {
    await openSearch(page, searchFor(HARD));
    await expect(page.locator('.near-heading').first()).toContainText(
      /^Close to what you asked for: .+ \(\d+\)$/,
    );
    const all = await cards(page).count();
    expect(await page.locator('.near-group').locator('.result-card').count()).toBe(
      all - Number.parseInt(await count(page).innerText(), 10),
    );
    const offers = waysOut(page);
    await expect(offers.filter({ hasText: /^anywhere in Manitoba/ })).toHaveCount(1);
    const online = offers.filter({ hasText: /^online, anywhere in Manitoba/ });
    const expected = await numberIn(online);

    await online.click();
    await expect(count(page)).toHaveText(new RegExp(`^${expected} results?$`));
    expect(query(page).get('location')).toBe('Manitoba');
    expect(query(page).get('sessionTypes')).toBe('Online');
    expect(query(page).get('search')).toBe(HARD);

    await openSearch(page, `${searchFor(HARD)}&lang=fr`);
    await expect(page.locator('.near-heading').first()).toContainText(
      /^Proche de votre demande\s: .+ \(\d+\)$/,
    );
    await expect(page.getByRole('link', { name: /^partout au Manitoba/ }).first()).toBeVisible();
  });

  test('each way out leads to somebody, the one to most first and none twice, also past a filter', async ({
    page,
  }) => {
    // The drawer is closed, and the values of its filters are not counted.
    await page.setViewportSize({ width: 390, height: 844 });
    await openSearch(page, `${SEARCH}?genders=Male`);
    await keyword(page).fill(HARD.replace('woman ', '').replace('Winnipeg', 'Manitoba'));
    await expect(waysOut(page).filter({ hasText: /^without “Male” \(\d+\)$/ })).toHaveCount(1);
    const texts = await page.locator('.nearest').getByRole('link').allInnerTexts();
    expect(texts.pop()).toBe('See every psychologist');
    const counts = texts.map((text) => Number(/\((\d+)\+?\)$/.exec(text)?.[1]));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const hrefs = await waysOut(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(hrefs).size).toBe(hrefs.length);
    for (const href of hrefs) {
      await page.goto(href ?? '');
      await expect(count(page), href ?? '').toHaveText(/^[1-9]/);
    }
  });
});

test('words that nobody mentions are named and take nobody away; nobody for what was chosen: each way out says how many it finds', async ({
  page,
}) => {
  await openSearch(page, searchFor('anxiety alberta'));
  const found = await count(page).innerText();
  await keyword(page).fill('anxiety zzqxqzz alberta');
  await expect(page.getByText('Nobody mentions “zzqxqzz”.')).toBeVisible();
  await expect(count(page)).toHaveText(found);

  await openSearch(page, `${searchFor('zzqxqzz')}&location=Manitoba`);
  await expect(page.getByText('Nobody mentions “zzqxqzz”.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Search without “zzqxqzz”' })).toBeVisible();
  // A place that no other test adds psychologists to: the counts stand still.
  await openSearch(page, `${SEARCH}?location=Nowhereville,+Ontario`);
  await expect(page.getByText('No psychologists found matching your criteria.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Look across Canada \(\d+\)$/ })).toBeVisible();
  const province = page.getByRole('link', { name: /^Look in Ontario, beyond Nowhereville/ });
  const expected = await numberIn(province);
  await province.click();
  await expect(count(page)).toHaveText(`${expected} results`);
});
