import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { inTime } from '../../support/in-time.ts';
import { search } from '../api/site.ts';
import { each, readPage, wordsOf } from './read-page.ts';

const sql = connect();
const CITY = 'Cardville';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const SAID = daysAgo(9);
const FEE_SAID = daysAgo(150);

beforeAll(async () => {
  const add = (first_name: string, columns: object) =>
    addProfile(sql, { first_name, last_name: 'Carded', city: CITY, ...columns });
  await add('Taking', {
    ...{ accepting_new_clients: true, accepting_confirmed_at: SAID },
    ...{ wait_times: '1 à 2 semaines', wait_confirmed_at: daysAgo(20) },
    ...{ fee_individual_cents: 18_000, fees_confirmed_at: FEE_SAID, sliding_scale: true },
    practice_areas: 'Anxiety, Depression, Grief and Loss, Parenting',
    ...{ areas_of_expertise: 'Phobias', service_languages: 'English, Punjabi' },
    ...{ registration_number: 'MB-4711', bio: 'Hello. I listen before I ask. Then we talk.' },
  });
  const old = { accepting_new_clients: true, accepting_confirmed_at: daysAgo(60) };
  await add('Lapsed', { ...old, service_languages: 'English' });
  await add('Full', {
    ...{ accepting_new_clients: false, accepting_confirmed_at: SAID },
    ...{ wait_times: 'Waitlist closed', wait_confirmed_at: SAID },
    ...{ fee_individual_cents: 9_950, fees_confirmed_at: SAID },
  });
  await inTime(async () => expect((await search({ city: CITY })).total).toBe(3));
});
afterAll(() => removeTestRows(sql));

/** Somebody's card, and the items of its lists. */
async function cardOf(firstName: string, asked = '') {
  const { main } = await readPage(`/find-a-psychologist?location=${CITY}${asked}`);
  const html = main.split('result-card"').find((card) => card.includes(`${firstName} Carded</a>`)) ?? '';
  const items = (label: string) =>
    each(each(html, 'ul', `aria-label="${label}"`)[0] ?? '', 'li').map(wordsOf);
  return {
    html,
    words: wordsOf(html),
    facts: items('Availability and fee'),
    specialties: items('Specialties'),
  };
}

it('a card says who it is in their own words, what they work with, and what one decides by; the day only of what is old', async () => {
  const day = new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric', timeZone: 'Etc/GMT+6' });
  const taking = await cardOf('Taking');
  expect(taking.facts).toEqual([
    'Taking new clients',
    'Wait: 1 to 2 weeks',
    `$180 a session sliding scale confirmed ${day.format(FEE_SAID)}`,
    'English, Punjabi',
  ]);
  expect(taking.words).toContain('No. MB-4711');
  expect(each(taking.html, 'p', 'result-opening').map(wordsOf)).toEqual(['Hello. I listen before I ask.']);

  // A word too old to count is not said, and nothing stands in its place; the page's own language goes without saying.
  const lapsed = await cardOf('Lapsed');
  expect(lapsed.facts).toEqual(['Fee not listed']);
  expect(lapsed.words).not.toContain('English');

  // What was confirmed lately has no day; the cents of a fee are rounded up.
  expect((await cardOf('Full')).facts).toEqual([
    'Not taking new clients',
    'Wait list closed',
    '$100 a session',
  ]);
});

it('every concern that a filter finds somebody by is counted; the one that was asked for is first, wherever the profile names it', async () => {
  expect((await cardOf('Taking')).specialties).toEqual(['Anxiety', 'Depression', 'Grief and Loss +2']);
  for (const asked of ['&concerns=Phobias', '&search=phobia']) {
    const { specialties, html } = await cardOf('Taking', asked);
    expect(specialties).toEqual(['Phobias', 'Anxiety', 'Depression +2']);
    expect(each(html, 'li', 'is-matched').map(wordsOf)).toEqual(['Phobias']);
  }
});

const SEARCH = '/find-a-psychologist';
const cardsIn = (main: string) => main.split('result-card"').slice(1).map(wordsOf);

it('what is asked for is what the cards say', async () => {
  const asked = await readPage(`${SEARCH}?location=Ontario&accepting=yes&fee=150`);
  for (const card of cardsIn(asked.main)) {
    expect(card).toContain('Taking new clients');
    expect(Number(/\$(\d+) a session/.exec(card)?.[1])).toBeLessThanOrEqual(150);
  }
  const unknown = cardsIn((await readPage(`${SEARCH}?location=Ontario&fee=unknown`)).main);
  expect(unknown.length).toBeGreaterThan(0);
  expect(unknown.filter((card) => card.includes('a session'))).toEqual([]);
});

it('nothing found: the text, and wider searches', async () => {
  const { words, main } = await readPage(`${SEARCH}?search=zzqxqzz&location=Manitoba`);
  expect(words).toContain('No psychologists found matching your criteria.');
  expect(words).toContain('Nobody mentions “zzqxqzz”.');
  expect(main).toMatch(/href="[^"]*\?location=Manitoba"[^>]*>(?:<[^>]+>)*Search without “zzqxqzz”/);
});

it.each([
  ['near=Atlantis', 'We know no place called “Atlantis”'],
  ['search=anxiety near Atlantis', 'We know no place called “Atlantis”'],
  ['search=V0N', 'We do not know where the postal area “V0N” is'],
])('a place that cannot be found is named, and nobody is left out: %s', async (query, said) => {
  const { words, main } = await readPage(`${SEARCH}?${encodeURI(query)}`);
  expect(words).toContain(said);
  expect(cardsIn(main)).toHaveLength(20);
  expect(words).not.toContain('Nobody mentions');
});

it('a value that no result has is not offered, unless it is chosen', async () => {
  const mainOf = async (query: string) => (await readPage(`${SEARCH}?${query}`)).main;
  const values = (main: string) => each(main, 'button', 'filter-option').map(wordsOf);
  const counts = [...(await mainOf('location=Alberta&languages=English')).matchAll(/option-count">([^<]*)/g)];
  expect(counts.length).toBeGreaterThan(10);
  expect(counts.map(([, count = '']) => count.trim())).not.toContain('0');
  expect(values(await mainOf('search=zzqxqzz&insurers=Blue+Cross'))).toContain('Blue Cross 0');
  expect(wordsOf(await mainOf('search=zzqxqzz'))).toContain('There is nothing left to narrow down.');
});
