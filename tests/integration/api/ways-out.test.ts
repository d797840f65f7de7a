import { expect, it } from 'vitest';
import { ask, search } from './site.ts';

/** What a page of results offers in place of a search: each way's words, how many it says there are, and its address. */
async function waysOut(query: string): Promise<{ label: string; count: string; href: string }[]> {
  const { text } = await ask(`/search?${query}`);
  return [
    ...text
      .replaceAll('<!-- -->', '')
      .matchAll(/(?<=<li>|: )<a [^>]*href="([^"]*)"[^>]*>([^<]*) \((\d+)\)<\/a>/g),
  ].map(([, href = '', label = '', count = '']) => ({ label, count, href: href.replaceAll('&amp;', '&') }));
}

// Of some the words name one place, and what was chosen another.
it.each([
  ['search=anxiety winnipeg&location=Ontario', 'winnipeg', 'anywhere in Ontario'],
  ['search=anxiety winnipeg&near=M5V&within=5', 'winnipeg', 'Search at any distance'],
  ['search=anxiety toronto&location=Ottawa, Ontario', 'toronto', 'without “Toronto”'],
  ['search=anxiety toronto&location=Ottawa, Ontario', 'toronto', 'without “Ottawa”'],
  ['search=punjabi manitoba&location=Ontario', 'manitoba', 'without “Ontario”'],
  ['search=anxiety manitoba near K1A', 'manitoba', 'without “Manitoba”'],
  ['search=anxiety gatineau&near=K1A&within=25', 'gatineau', 'without “Gatineau”'],
  // Without all that was understood the words are looked for as words.
  ['search=home visits psychologist ottawa', 'ottawa', 'online, anywhere in Ontario'],
  ['search=tagalog emdr woman winnipeg', 'winnipeg', 'without “Tagalog”'],
  ['not=genders:Male,genders:Female&location=Brandon, Manitoba', '', 'without “Not: Male” or “Not: Female”'],
  ['search=tagalog&location=Brandon, Manitoba', '', 'anywhere in Manitoba'],
  ['search=tagalog&location=Brandon, Manitoba&genders=Male', '', 'anywhere in Canada'],
])('%s: each way out leads to as many as it says, and where it says', async (query, typed, expected) => {
  const ways = await waysOut(query);
  expect(ways.map(({ label }) => label)).toContain(expected);
  for (const { label, count, href } of ways) {
    const page = await ask(href);
    expect([label, />(\d+) results?</.exec(page.text)?.[1]]).toEqual([label, count]);
    const [, where] = /anywhere in ([^,]+)/.exec(label) ?? [];
    if (where === undefined) continue;
    // All of that place: no other holds the search, neither a chosen one nor one in its words.
    const params = new URL(href, 'https://site.test').searchParams;
    const place = ['location', 'near', 'frame'].map((name) => params.get(name));
    const literal = params.getAll('literal').some((words) => words.toLowerCase() === typed);
    expect({ label, place, literal }).toEqual({
      label,
      place: [where === 'Canada' ? null : where, null, null],
      literal: typed !== '',
    });
  }
});

it('where few are found it looks farther around the place first, and keeps all that was asked for', async () => {
  const spoken = async (where: object) =>
    (await search({ province: 'MB', ...where, count: ['languages'] })).facets.languages ?? {};
  const there = await spoken({ city: 'Brandon' });
  const [language = ''] = Object.keys(await spoken({ sessionTypes: ['Online'] })).filter(
    (name) => !Object.hasOwn(there, name),
  );
  const ways = await waysOut(`search=${language} brandon`);
  const [first] = ways;
  expect(first?.label).toMatch(/^within (25|50|100) km of Brandon$|^online, anywhere in Manitoba$/);
  expect(new URL(first?.href ?? '', 'https://site.test').searchParams.get('search')).toBe(language);
  // It is said once.
  const labels = ways.map(({ label }) => label);
  expect(labels).toEqual([...new Set(labels)]);
});

it('names of people near stand below the heading of what they are near in', async () => {
  const { text } = await ask('/search?search=anxiety winnipeg&location=Ontario');
  expect(text).toMatch(/Close to what you asked for/);
  expect((await ask('/search?search=anxiety winnipeg&location=Ontario&lang=fr')).text).toMatch(
    /Proche de votre demande/,
  );
  expect(text).toMatch(/<h3 class="near-heading">/);
  expect(text).toMatch(/<h4 class="result-name">/);
  expect(text).not.toMatch(/<h3 class="result-name">/);
});
