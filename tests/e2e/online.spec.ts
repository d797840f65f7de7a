import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { connect } from '../support/database.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { cards as matches, MATCH, openMatch } from '../support/match-page.ts';
import { cards, openSearch, query, SEARCH } from '../support/search-screen.ts';
import { readStack } from '../support/stack-file.ts';
import { addPsychologist, type TestPsychologist } from '../support/test-psychologist.ts';

const sql = connect();
let psychologist: TestPsychologist;

test.beforeAll(async () => {
  // An office in Quebec, a further registration in the register's data, and one that nobody has checked.
  psychologist = await addPsychologist(sql, {
    ...{ city: 'Montréal', province: 'QC', regulator: 'opq', telepsychology: true },
    ...{ concurrent_registrations: 'Manitoba', stated_registrations: ['NT'] },
    ...{ practice_areas: 'Anxiety', service_languages: 'Icelandic' },
  });
});
test.afterAll(async () => {
  await sql`delete from psychologist_profiles where id = ${psychologist.id}`;
});

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

  for (const [language, ...said] of [
    [
      'fr',
      'Reçoit en ligne les personnes qui se trouvent au Québec, au Manitoba et aux Territoires du Nord-Ouest',
      'Déclare pouvoir exercer aux Territoires du Nord-Ouest. Nous ne l’avons pas vérifié.',
    ],
    [
      'en',
      'Sees people online in: Quebec, Manitoba and Northwest Territories',
      'Says that they are registered in Northwest Territories. We have not checked this.',
    ],
  ] as const) {
    await page.goto(`${psychologist.path}?lang=${language}`);
    for (const words of said) await expect(page.getByText(words)).toBeVisible();
  }
  await untilHydrated(page.locator('.profile-tabs'));
  const fold = page.locator('details').filter({ hasText: 'What this is based on' });
  await fold.getByText('What this is based on').click();
  const [own, further] = await fold.getByRole('listitem').allInnerTexts();
  expect(own).toMatch(/^Quebec: in the register of Ordre des psychologues du Québec, checked on /);
  expect(further).toMatch(/^Manitoba: a further registration/);
  await expect(fold).toContainText('People in Nova Scotia may also be seen');
  expect(await axeViolations(page)).toEqual([]);

  await fold.getByRole('link', { name: 'What each province asks, with its source' }).click();
  await expect(page.locator('.info-list > div')).toHaveCount(13);
  expect(await axeViolations(page)).toEqual([]);
});

test('a match for sessions online goes by registrations, and its reason says whose word that is', async ({
  page,
}) => {
  const address = (province: string, more = '&session=Online') =>
    `${MATCH}?condition=anxiety&language=Icelandic&province=${province}${more}`;
  const card = matches(page).filter({ hasText: psychologist.name });
  await expect
    .poll(async () => (await fetch(readStack().app + address('MB'))).text())
    .toContain(psychologist.name);
  await openMatch(page, address('MB'));
  await expect(card).toContainText('Registered in Manitoba, and may see you online');
  await expect(notice(page)).toContainText('These psychologists are registered in Manitoba');
  expect(await axeViolations(page)).toEqual([]);
  await openMatch(page, `${address('MB')}&lang=fr`);
  await expect(card).toContainText('Peut exercer au Manitoba et vous recevoir en ligne');
  await openMatch(page, `${address('NT')}&lang=en`);
  await expect(card).toContainText(
    'Says that they are registered in the Northwest Territories; we have not checked this',
  );
  await openMatch(page, address('QC'));
  await expect(card).toContainText('Practises in Quebec, where you are');

  // Elsewhere they may not, as far as is known, and are offered only to whoever does not ask for sessions online.
  await openMatch(page, address('ON'));
  await expect(card).toHaveCount(0);
  await expect(notice(page)).toContainText('nobody whom we know to be registered in Ontario');
  await openMatch(page, address('ON', ''));
  await expect(card).toContainText('Practises in Quebec: ask whether they may see clients in your province');
  await expect(notice(page)).toHaveCount(0);
});

test('the province that this device remembers is offered first, and chosen by nobody but the visitor', async ({
  page,
}) => {
  const group = page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('group', { name: 'Online, for people in' });
  await openSearch(page);
  await group.locator('summary').first().click();
  await expect(group.getByRole('button').first()).not.toHaveText(/^Northwest Territories/);
  // As the match keeps it.
  await page.evaluate(() => localStorage.setItem('visitor_province', '"NT"'));
  await openSearch(page);
  await group.locator('summary').first().click();
  await expect(group.getByRole('button').first()).toHaveText(/^Northwest Territories/);
  expect(query(page).toString()).toBe('');
  await expect(notice(page)).toHaveCount(0);
});
