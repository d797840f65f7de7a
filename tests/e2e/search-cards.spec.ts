import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { connect } from '../support/database.ts';
import { cards, openSearch, SEARCH } from '../support/search-screen.ts';
import { addPsychologist, type TestPsychologist } from '../support/test-psychologist.ts';
import { test } from '../support/visitor.ts';

const sql = connect();

/** So many days ago, at noon in the middle of the country. */
const daysAgo = (days: number) => {
  const day = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  day.setUTCHours(18, 0, 0, 0);
  return day;
};

const dayIn = (locale: string, day: Date) =>
  new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
    .format(day)
    .replace(/^1 /, '1er ');

const SAID = daysAgo(9);
const WAIT_SAID = daysAgo(20);
const FEE_SAID = daysAgo(150);

/** A worker of its own may run these hooks at the same time. */
const CITY = `Cardville ${randomUUID().slice(0, 8)}`;

let taking: TestPsychologist;
let lapsed: TestPsychologist;
let full: TestPsychologist;

test.beforeAll(async () => {
  taking = await addPsychologist(sql, {
    city: CITY,
    accepting_new_clients: true,
    accepting_confirmed_at: SAID,
    wait_times: '1 à 2 semaines',
    wait_confirmed_at: WAIT_SAID,
    fee_individual_cents: 18_000,
    fees_confirmed_at: FEE_SAID,
    sliding_scale: true,
    service_languages: 'English, Punjabi',
    practice_areas: 'Anxiety, Depression, Grief and Loss, Parenting',
    areas_of_expertise: 'Phobias',
    registration_number: 'MB-4711',
    bio: 'Hello. I listen before I ask. Then we talk.',
  });
  lapsed = await addPsychologist(sql, {
    city: CITY,
    accepting_new_clients: true,
    accepting_confirmed_at: daysAgo(60),
    service_languages: 'English',
  });
  full = await addPsychologist(sql, {
    city: CITY,
    accepting_new_clients: false,
    accepting_confirmed_at: SAID,
    wait_times: 'Waitlist closed',
    wait_confirmed_at: SAID,
    fee_individual_cents: 9_950,
    fees_confirmed_at: SAID,
  });
});

test.afterAll(
  () => sql`delete from psychologist_profiles where id in ${sql([taking.id, lapsed.id, full.id])}`,
);

const ADDRESS = `${SEARCH}?location=${encodeURIComponent(CITY)}`;

/** The screen, once the index has all three. */
async function openCards(page: Page, address = ADDRESS): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(cards(page)).toHaveCount(3, { timeout: 1000 });
  }).toPass();
  await openSearch(page, address);
}

test('a card says who it is in their own words, what they work with, and what one decides by; the day only of what is old', async ({
  page,
}) => {
  await openCards(page);
  const card = (name: string) => cards(page).filter({ hasText: name });
  const facts = (name: string) => card(name).getByRole('list', { name: 'Availability and fee' });
  await expect(facts(taking.name).getByRole('listitem')).toHaveText([
    'Taking new clients',
    'Wait: 1 to 2 weeks',
    `$180 a sessionsliding scaleconfirmed ${dayIn('en-CA', FEE_SAID)}`,
    'English, Punjabi',
  ]);
  await expect(card(taking.name)).toContainText('No. MB-4711');
  await expect(card(taking.name).getByText('Hello. I listen before I ask.', { exact: true })).toBeVisible();

  // A word too old to count is not said, and nothing stands in its place; the page's own language goes without saying.
  await expect(facts(lapsed.name).getByRole('listitem')).toHaveText(['Fee not listed']);
  await expect(card(lapsed.name)).not.toContainText('English');

  // What was confirmed lately has no day; the cents of a fee are rounded up.
  await expect(facts(full.name).getByRole('listitem')).toHaveText([
    'Not taking new clients',
    'Wait list closed',
    '$100 a session',
  ]);

  // Every concern that a filter finds the person by is counted; the one that was asked for is first, wherever the profile names it.
  const specialties = card(taking.name).getByRole('list', { name: 'Specialties' });
  await expect(specialties.getByRole('listitem')).toHaveText(['Anxiety', 'Depression', /^Grief and Loss\+2/]);
  for (const asked of ['concerns=Phobias', 'search=phobia']) {
    await openSearch(page, `${ADDRESS}&${asked}`);
    await expect(specialties.getByRole('listitem')).toHaveText(['Phobias', 'Anxiety', /^Depression\+2/]);
    await expect(specialties.locator('.is-matched')).toHaveText(['Phobias']);
  }
});
