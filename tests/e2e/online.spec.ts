import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { connect } from '../support/database.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { cards, openSearch, query, SEARCH, opened } from '../support/search-screen.ts';
import { readStack } from '../support/stack-file.ts';
import { addPsychologist, type TestPsychologist } from '../support/test-psychologist.ts';

const sql = connect();
let psychologist: TestPsychologist;

test.beforeAll(async () => {
  // An office in Quebec, a further registration in the register's data, and one that nobody has checked.
  psychologist = await addPsychologist(sql, {
    ...{ city: 'Gatineau', province: 'QC', regulator: 'opq', telepsychology: true },
    ...{ concurrent_registrations: 'Manitoba', stated_registrations: ['NT'] },
    ...{ practice_areas: 'Anxiety', service_languages: 'Icelandic' },
  });
});
test.afterAll(() => sql`delete from psychologist_profiles where id = ${psychologist.id}`);

const surname = () => psychologist.name.split(' ').at(-1) ?? '';
const notice = (page: Page) => page.locator('.online-notice');

test('who may see people online in a province is found, and says what that rests on', async ({ page }) => {
  const address = `${SEARCH}?online=NT&search=${surname()}`;
  await expect.poll(async () => (await fetch(readStack().app + address)).text()).toContain(psychologist.path);
  await openSearch(page, address);
  await expect(cards(page)).toHaveCount(1);
  await expect(
    page
      .getByRole('navigation', { name: 'Your search' })
      .getByRole('link', { name: 'Online in the Northwest Territories' }),
  ).toBeVisible();
  await expect(notice(page)).toContainText('These psychologists are registered in the Northwest Territories');
  expect(await axeViolations(page)).toEqual([]);

  // The words of both say the same as the filter, and lead to all who work online. In Manitoba others are registered, too: a province
  // with nobody but this person would be known to the words a minute later.
  await openSearch(page, `${SEARCH}?search=${encodeURIComponent(`en ligne manitoba ${surname()}`)}&lang=fr`);
  await expect(cards(page).first()).toContainText(psychologist.name);
  await expect(page.getByRole('link', { name: 'En ligne au Manitoba' })).toBeVisible();
  await notice(page)
    .getByRole('link', { name: 'Voir toutes les personnes qui offrent des séances en ligne' })
    .click();
  await expect.poll(() => query(page).get('sessionTypes')).toBe('Online');
  await expect(notice(page)).toHaveCount(0);

  await page.goto(`${psychologist.path}?lang=en`);
  await untilHydrated(page.locator('.profile-tabs'));
  const fold = page.locator('details').filter({ hasText: 'What this is based on' });
  await fold.getByText('What this is based on').click();
  await expect(fold.getByRole('listitem').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await fold.getByRole('link', { name: 'What each province asks, with its source' }).click();
  await expect(page.locator('.info-list > div')).toHaveCount(13);
  expect(await axeViolations(page)).toEqual([]);
});

test('the province that this device remembers is offered first, and chosen by nobody but the visitor', async ({
  page,
}) => {
  const group = page.getByRole('group', { name: 'Online, for people in' });
  await openSearch(page);
  await opened(page, 'Online');
  await expect(group.getByRole('button').first()).not.toHaveText(/^Northwest Territories/);
  // As the match keeps it.
  await page.evaluate(() => localStorage.setItem('visitor_province', '"NT"'));
  await openSearch(page);
  await opened(page, 'Online');
  await expect(group.getByRole('button').first()).toHaveText(/^Northwest Territories/);
  expect(query(page).toString()).toBe('');
  await expect(notice(page)).toHaveCount(0);
});
