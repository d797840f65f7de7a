import { expect, it } from 'vitest';
import { openPlain, type PlainPage } from '../../support/plain-page.ts';
import { press } from '../contact/visitor.ts';

const SEARCH = '/find-a-psychologist';
const searchFor = (words: string) => `${SEARCH}?search=${encodeURIComponent(words)}`;

const numberIn = (words = '') => Number(/(\d+)\)?$/.exec(words.replace(/,/g, ''))?.[1]);
const totalOf = (page: PlainPage) => Number.parseInt(page.all('result-count')[0] ?? '', 10);
const chipOf = (page: PlainPage, name: string) =>
  page.all('filter-option').find((value) => value.startsWith(name)) ?? '';
const understood = (page: PlainPage) => page.all('chip-label', 'understood');

it('the search’s form searches, chips filter, and pages are links', async () => {
  const start = await openPlain(SEARCH);
  expect(start.all('result-card')).toHaveLength(20);
  // A place that no other test adds psychologists to: the counts stand still.
  const quebec = await start.press('Show this place', { province: 'QC' });
  expect(quebec.address).toBe(`${SEARCH}?location=Quebec`);
  const city = await quebec.press('Show this place', { city: 'Montréal' });
  expect(city.query.get('location')).toBe('Montréal, Quebec');
  expect(city.all('result-card')[0]).toContain('Montréal, Quebec');

  const phone = await city.press(/^Phone/);
  expect([...phone.query]).toEqual([
    ['location', 'Montréal, Quebec'],
    ['sessionTypes', 'Phone'],
  ]);
  expect(totalOf(phone)).toBe(numberIn(chipOf(city, 'Phone')));
  const back = await phone.press(/^Phone/);
  expect(back.address).toBe(city.address);
  // A city whose province nobody said stays with what else is chosen.
  const alone = await openPlain(`${SEARCH}?location=Winnipeg`);
  expect((await alone.press(/^English/)).query.get('location')).toBe('Winnipeg');

  const next = await quebec.follow('Next');
  expect(next.query.get('page')).toBe('2');
  expect(next.all('result-card')[0]).not.toBe(quebec.all('result-card')[0]);
  expect((await next.follow('Clear all')).address).toBe(SEARCH);
});

it('its form finds who is near', async () => {
  const start = await openPlain(`${SEARCH}?languages=French`);
  const near = await start.press('Show who is near', { near: 'Winnipeg' });
  expect(near.all('near-chip')[0]).toMatch(/Within 25\s*km of Winnipeg/);
  expect(near.query.get('languages')).toBe('French');
  expect(near.all('near-distance')).not.toEqual([]);
  expect((await near.follow('Sort by distance')).all('near-distance')).not.toEqual([]);
});

it('words of danger in the field of a place have the lines, below an address that does not name them', async () => {
  for (const near of ['i want to kill myself', 'je veux mourir']) {
    const answer = await press(SEARCH, { search: '', near, within: '25' });
    // Not sent on: the browser's history has each address that it asks for.
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('You do not have to be alone with this');
    expect(html).toMatch(new RegExp(`<input[^>]* value="${near}"`));
    expect(html.replace(/<input[^>]*>|<script id="page-data"[^]*?<\/script>/g, '')).not.toContain(near);
  }
  const place = await press(SEARCH, { search: '', near: 'Winnipeg' });
  expect([place.status, place.headers.get('location')]).toEqual([303, `${SEARCH}?search=&near=Winnipeg`]);
});

it('what was understood is a link that takes it back, which a submitted form keeps', async () => {
  const start = await openPlain(searchFor('anxious woman Alberta'));
  expect(understood(start)).toEqual(['Anxiety', 'Women', 'Alberta']);
  const without = await start.follow(/^Women/);
  expect(understood(without)).toEqual(['Anxiety', 'Alberta', '“woman” as text']);
  const english = await without.press(/^English/);
  expect(english.query.get('languages')).toBe('English');
  expect(understood(english)).toEqual(['Anxiety', 'Alberta', '“woman” as text']);
  expect(understood(await english.follow(/^“woman” as text/))).toEqual(['Anxiety', 'Women', 'Alberta']);
});

it('who may see people online in a province is chosen, said, and taken back', async () => {
  const notice = (page: PlainPage) => page.all('online-notice')[0] ?? '';
  const start = await openPlain(`${SEARCH}?online=MB`);
  expect(notice(start)).toContain('registered in Manitoba');
  const both = await start.press(/^Saskatchewan/);
  expect(notice(both)).toContain('registered in Manitoba or in Saskatchewan');
  const one = await both.follow('Remove Online in Manitoba');
  expect(one.query.getAll('online')).toEqual(['SK']);
  // Where nobody is found, nobody is said to be registered.
  const nobody = await openPlain(`${SEARCH}?online=NU&search=zzqxqzz`);
  expect(notice(nobody)).toContain('nobody whom we know to be registered in Nunavut');
});

it('the home page’s box is a plain form that understands places', async () => {
  const home = await openPlain('/');
  const found = await home.press('Search', { search: 'insomnia winnipeg' });
  expect(found.address).toBe(`${SEARCH}?search=insomnia+winnipeg`);
  expect(found.all('result-card')[0]).toContain('Winnipeg');
  const french = await openPlain('/?lang=fr');
  const inWords = await french.press('Rechercher', { search: 'anxiété mtl' });
  expect(inWords.address).toBe(`${SEARCH}?search=anxi%C3%A9t%C3%A9+mtl&lang=fr`);
});

it('a safety plan can be filled in, and says that nothing is kept', async () => {
  const { main } = await openPlain('/safety-plan');
  expect(main).toMatch(/<textarea\b/);
  expect(main).not.toMatch(/<textarea\b[^>]*(?:disabled|readonly)/i);
  expect(main).toContain('href="tel:988"');
  expect(main).toMatch(/<noscript>[^]*?Without JavaScript[^]*?<\/noscript>/);
});

it('in French the search says what it understood, filters and writes amounts as in French', async () => {
  const start = await openPlain(`${searchFor('psychologue femme anxieuse en ligne Québec')}&lang=fr`);
  expect(understood(start)).toEqual(['Femmes', 'Anxiété', 'En ligne au Québec']);
  const without = await start.follow(/^En ligne au Québec : y renoncer/);
  expect(understood(without).at(-1)).toBe('« Québec » comme texte');

  const alberta = await openPlain(`${SEARCH}?lang=fr&location=Alberta`);
  const cards = alberta.all('result-card').join();
  for (const said of [/Délai : \d/, /tarif selon le revenu/, /Anglais, /]) expect(cards).toMatch(said);
  const cheap = await alberta.press(/^Jusqu’à 150 \$/);
  const taking = await cheap.press(/^Accepte de nouveaux clients/);
  expect([taking.query.get('fee'), taking.query.get('accepting')]).toEqual(['150', 'yes']);
  const card = taking.all('result-card')[0] ?? '';
  expect(card).toContain('Accepte de nouveaux clients');
  expect(card).toMatch(/\d+ \$ la séance/);
  expect((await taking.follow('Retirer Jusqu’à 150 $')).query.get('fee')).toBeNull();
});
