import { expect, it } from 'vitest';
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
