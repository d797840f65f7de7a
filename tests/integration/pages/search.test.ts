import { expect, it } from 'vitest';
import { each, readPage, wordsOf } from './read-page.ts';

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
