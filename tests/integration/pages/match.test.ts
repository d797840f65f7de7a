import { expect, it } from 'vitest';
import { openPlain } from '../../support/plain-page.ts';
import { ask } from '../api/site.ts';
import { each, readPage, wordsOf } from './read-page.ts';

const MATCH = '/therapist-match';

it('in French the heading goes on as a sentence, and a biography in English says that it is', async () => {
  const { main, words } = await readPage(`${MATCH}?condition=depression&lang=fr`);
  expect(wordsOf(each(main, 'h1')[0] ?? '')).toBe('Psychologues suggérés : dépression');
  expect(words).toMatch(/\d+ psychologues mentionnent la dépression/);
  const english = each(main, 'p', 'match-bio').filter((bio) => bio.includes('lang="en-CA"'));
  expect(wordsOf(english[0] ?? '')).toMatch(/^\(en anglais\) \S/);
});

it('a card says how well, why and how to reach them, the best first', async () => {
  const { main } = await readPage(`${MATCH}?condition=depression`);
  const cards = each(main, 'article');
  const scores = each(main, 'strong', 'match-number').map((score) => Number(wordsOf(score)));
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(scores).toHaveLength(cards.length);
  for (const words of [
    'Excellent Match',
    'Why this match?',
    'Names Depression in their profile',
    'Not known',
  ])
    expect(wordsOf(cards[0] ?? '')).toContain(words);
  for (const card of cards) {
    const links = each(card, 'a').map((link) => [wordsOf(link), /href="([^"]*)"/.exec(link)?.[1]]);
    const to = (words: RegExp) => links.filter(([label = '']) => words.test(label)).map(([, href]) => href);
    expect(to(/^View Profile/)).toEqual([expect.stringMatching(/^\/psychologist\/[0-9a-f-]{36}$/)]);
    expect(to(/^Message/)).toEqual([expect.stringMatching(/^\/contact\?psychologistId=/)]);
    for (const href of to(/^Call Now/)) expect(href).toMatch(/^tel:[+\d]/);
    for (const href of to(/^Email/)) expect(href).toMatch(/^mailto:.+@/);
  }
});

it('who does not name the condition is listed apart, when asked for, and without a score', async () => {
  const asked = `${MATCH}?condition=ptsd&province=PE&local=1`;
  const matches = (await openPlain(asked)).all('match-score');
  const page = await openPlain(`${asked}&specialty=0`);
  expect(page.all('match-score')).toEqual(matches);
  const [others = ''] = page.all('match-others');
  expect(others).toContain('Others, whose profile does not name PTSD or trauma');
  expect(others).toContain('What the profile says');
  expect(others).not.toMatch(/Match|Why this/);
  // Nobody stands in both lists.
  const profiles = each(page.main, 'a').flatMap(
    (link) => /href="(\/psychologist\/[^"]*)"/.exec(link)?.[1] ?? [],
  );
  expect(new Set(profiles).size).toBe(profiles.length);
  expect(profiles.length).toBeGreaterThan(matches.length);
});

it('without scripts the filters are a form, which keeps what the link said of a result', async () => {
  const unlikely = await readPage(`${MATCH}?condition=anxiety&severity=severe`);
  expect(unlikely.words).toContain('named a score or a severity that this self-assessment cannot give');
  expect(unlikely.words).toContain('Mild symptoms assumed');
  const start = await openPlain(`${MATCH}?condition=anxiety&score=20&severity=severe`);
  const filtered = await start.press('Apply the filters', {
    ...{ province: 'BC', session: 'Online', local: '1', specialty: null },
  });
  expect(filtered.address).toContain('score=20&severity=severe');
  expect(Object.fromEntries(filtered.query)).toMatchObject({ province: 'BC', session: 'Online', local: '1' });
  for (const { main } of [start, filtered])
    expect(wordsOf(main)).toContain('Based on a score of 20 from a link.');
  expect(wordsOf(each(filtered.main, 'article')[0] ?? '')).toContain(
    'Practises in British Columbia, where you are',
  );
});

it('without a condition the visitor is sent to the assessments', async () => {
  const { status, headers } = await ask(`${MATCH}?score=12&severity=severe`);
  expect([status, headers.get('location')]).toEqual([302, '/assessments']);
  const unknown = (await ask(`${MATCH}?condition=boredom`)).headers.get('location') ?? '';
  expect(unknown).toMatch(/^\/assessments\?/);
  expect((await readPage(unknown)).words).toContain('Assessment Not Found');
});

it('nothing found says so and leads on', async () => {
  const { main, words } = await readPage(`${MATCH}?condition=adhd&province=NU&local=1&available=1&min=100`);
  expect(words).toContain('No matches found');
  expect(words).toContain('Try adjusting your filters or contact us for assistance.');
  const links = each(main, 'a').map((link) => [wordsOf(link), /href="([^"]*)"/.exec(link)?.[1]]);
  for (const link of [
    ['Take Another Assessment', '/assessments'],
    ['Contact Us', '/contact'],
    ['Back to self-assessments', '/assessments'],
  ])
    expect(links).toContainEqual(link);
});

it.each(['11111111-2222-4333-8444-555555555555', 'nobody'])(
  'a message to nobody says so, and goes to the directory: %s',
  async (id) => {
    const { main, words } = await readPage(`/contact?psychologistId=${id}`);
    expect(words).toContain('Psychologist Not Found');
    expect(wordsOf(each(main, 'h1')[0] ?? '')).toBe('Contact us');
    expect(main).toContain('<form');
  },
);

it.each([
  '/assessments',
  '/assessment/adhd',
  `${MATCH}?condition=adhd&score=30&severity=severe`,
  `${MATCH}?condition=ptsd&lang=fr`,
  '/shortlist?ids=x',
])('%s tells no other site of itself, and has a quick exit in its language', async (path) => {
  const { headers, text } = await ask(path);
  // A form that needs no script says where it comes from, to this site alone.
  expect(headers.get('referrer-policy')).toMatch(
    path.startsWith('/shortlist') ? /^same-origin$/ : /^no-referrer$/,
  );
  const exit = each(text, 'a').find((link) => /Quick exit|Sortie rapide/.test(link));
  expect(exit).toContain(path.includes('fr') ? 'https://meteo.gc.ca/' : 'https://weather.gc.ca/');
});
