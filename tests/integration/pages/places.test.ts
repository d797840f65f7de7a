import { LANDING_LIMITS } from '@directory/domain/site/landing';
import { expect, it } from 'vitest';
import { ask } from '../api/site.ts';
import { each, readPage, wordsOf } from './read-page.ts';

const CITY = '/manitoba/winnipeg';
const cardsOf = (main: string) => main.split(/<(?:article|li)[^>]*psychologist-card/).slice(1);

it('a province leads to its cities, a city to its services, and each to the search', async () => {
  const province = await readPage('/manitoba');
  expect(province.words).toContain('Psychologists in Manitoba');
  expect(province.main).toMatch(/href="\/search\?location=Manitoba"[^>]*>Find a psychologist in Manitoba/);
  for (const name of ['Get Listed Free', 'Premium Listing'])
    expect(province.main).toMatch(new RegExp(`href="/join"[^>]*>${name}`));
  expect(province.main).toMatch(new RegExp(`href="${CITY}"[^>]*>(?:<[^>]+>)*Winnipeg`));

  const city = await readPage(CITY);
  expect(city.words).toContain('Psychologists in Winnipeg, Manitoba');
  expect(city.main).toMatch(/href="\/assessments"[^>]*>Take a free self-assessment/);
  const cards = cardsOf(city.main);
  expect(cards).toHaveLength(LANDING_LIMITS.city);
  for (const card of cards) {
    expect(card).toMatch(/href="\/contact\?psychologistId=[^"]+"[^>]*>(?:<[^>]+>)*Contact Now/);
    expect(card).toMatch(/href="\/[^"]*psychologist\/[^"]+"[^>]*>(?:<[^>]+>)*View Profile/);
    expect(each(card, 'ul', 'tag-list').flatMap((list) => each(list, 'li')).length).toBeLessThanOrEqual(3);
  }
  expect(city.main).toMatch(new RegExp(`href="${CITY}/anxiety"[^>]*>(?:<[^>]+>)*Anxiety`));

  const service = await readPage(`${CITY}/anxiety`);
  expect(service.words).toMatch(/Found [\d,]+ psychologists/);
  const [trail = ''] = each(service.html, 'nav', 'breadcrumbs');
  expect(each(trail, 'li').map(wordsOf)).toEqual(['Home', 'Manitoba', 'Winnipeg', 'Anxiety']);
  // The form searches the city without scripts.
  const [form = ''] = each(service.main, 'form');
  expect(form).toMatch(/action="\/search"/);
  expect(form).toMatch(
    /name="location"[^>]*value="Winnipeg, Manitoba"|value="Winnipeg, Manitoba"[^>]*name="location"/,
  );
});

it('a service that nobody offers says so and leads back to the city', async () => {
  const { status, words, main, isIndexable } = await readPage(`${CITY}/juggling`);
  expect([status, isIndexable]).toEqual([404, false]);
  expect(words).toContain('Found 0 psychologists');
  expect(main).toMatch(new RegExp(`href="${CITY}"[^>]*>All psychologists in Winnipeg`));
});

it.each([
  ['/Colombie-Britannique', 301, '/british-columbia'],
  ['/quebec/Montr%C3%A9al', 301, '/quebec/montreal'],
  [`${CITY}/Grief%20and%20Loss?lang=fr`, 301, `${CITY}/grief-and-loss?lang=fr`],
  ['/manitoba/atlantis', 404, null],
  ['/texas/austin/anxiety', 404, null],
])(
  'other names of a place lead to its page; what is no place is not found: %s',
  async (path, status, location) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
  },
);

it('search engines get one address of a service, and its list', async () => {
  const { canonical, structuredData } = await readPage(`${CITY}/anxiete`);
  expect(canonical).toMatch(/\/manitoba\/winnipeg\/anxiety$/);
  expect(structuredData.map((data) => data['@type'])).toEqual(
    expect.arrayContaining(['ItemList', 'BreadcrumbList']),
  );
  expect((await readPage(`${CITY}/anxiety-therapy`)).isIndexable).toBe(false);
});
