import { expect, test } from 'vitest';
import type { Directory } from '@directory/domain/site/directory';
import type { Landing, LandingCard } from '@directory/domain/site/landing';
import { ApiFailure } from '../site/ask-api.ts';
import { directory, profile, render, status } from './rendered-page.ts';

/** A directory whose one page of a place says so much; of the rest nobody is listed there. */
const withPlace = (place: Pick<Landing, 'province' | 'city'> & Partial<Landing>): Directory => ({
  ...directory,
  landing: () =>
    Promise.resolve({
      ...{ service: null, total: 0, cards: [], sessionTypes: [], languages: [], cities: [], services: [] },
      ...place,
    }),
});

test('a listed city without psychologists has its page, leads on, and is not for search engines', async () => {
  const from = withPlace({ province: 'NS', city: { name: 'Halifax', slug: 'halifax', count: 0 } });
  const { response, html } = await render('/nova-scotia/halifax', { from });
  expect(status(response)).toBe(200);
  expect(html).toContain('Nobody in Halifax is listed here yet');
  expect(html).toContain('href="/nova-scotia"');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).toContain('href="tel:911"');
});

test('a page of Nunavut, which has no 911, leads nobody there', async () => {
  const from = withPlace({ province: 'NU', city: null });
  for (const [language, instead] of [
    ['en', 'call your community’s RCMP or health centre'],
    ['fr', 'appelez la GRC ou le centre de santé de votre communauté'],
  ] as const) {
    const { html } = await render('/nunavut', { from, language });
    expect(html).not.toContain('href="tel:911"');
    expect(html.slice(html.indexOf('<footer'))).toContain(`, ${instead}`);
  }
  // Another province has its own lines.
  const { html } = await render('/quebec', { from: withPlace({ province: 'QC', city: null }) });
  for (const href of ['tel:911', 'tel:+18662773553']) expect(html).toContain(`href="${href}"`);
  expect(html).not.toContain('tel:+18774357170');
});

test.each([
  ['en', 'One registered psychologist is listed in '],
  ['fr', 'Un psychologue autorisé '],
] as const)('a place where one person is listed says so: %s', async (language, words) => {
  const lead = async (total: number, city: Landing['city']) => {
    const from = withPlace({ province: 'MB', city, total });
    const { html } = await render(city ? '/manitoba/winnipeg' : '/manitoba', { from, language });
    return /<p class="[^"]*lead[^"]*">(.*?)<\/p>/.exec(html)?.[1];
  };
  for (const city of [null, { name: 'Winnipeg', slug: 'winnipeg', count: 1 }]) {
    expect(await lead(1, city)).toContain(words);
    expect(await lead(2, city)).toBeDefined();
    expect(await lead(2, city)).not.toContain(words);
  }
});

test('what cannot be had blames the visitor’s connection only when nothing answered, and a guide leads to the others', async () => {
  const shown = async (path: string, error: Error) => {
    const no = () => Promise.reject(error);
    const { response, html } = await render(path, {
      from: { ...directory, article: no, landing: no, premium: no },
    });
    expect(status(response)).toBe(503);
    return html;
  };
  for (const path of ['/manitoba', '/featured-psychologists', '/blog/how-to-choose']) {
    const failed = await shown(path, new Error('a database'));
    expect(failed).toContain('The fault is ours.');
    expect(failed).not.toContain('Check your connection');
    expect(await shown(path, new ApiFailure('internal', 503))).toContain('The fault is ours.');
    expect(await shown(path, new ApiFailure('unreachable', 0))).toContain('Check your connection');
  }
  const guide = await shown('/blog/how-to-choose', new Error('a database'));
  expect(guide).toMatch(/<a class="button button-secondary" href="\/blog">/);
});

test('the featured page says how many of the Premium listings it shows, and leads to all psychologists', async () => {
  const listing = { cards: [], psychologists: 3, cities: 1, languages: 1 };
  const said = async (premium: number, language: 'en' | 'fr') => {
    const from: Directory = { ...directory, premium: () => Promise.resolve({ ...listing, premium }) };
    return (await render('/featured-psychologists', { from, language })).html;
  };
  expect(await said(34, 'en')).toContain('Shown here: 0 of the 34');
  const next = (html: string) => html.slice(html.indexOf('id="next-heading"'));
  expect(next(await said(34, 'en'))).toContain('>Search all psychologists<');
  expect(next(await said(34, 'fr'))).toContain('>Chercher parmi tous les psychologues<');
  expect(await said(34, 'fr')).toContain('Affichées ici\u00a0: 0 sur 34');
  expect(await said(0, 'en')).not.toContain('Shown here');
});

test('a card of a service says in the reader’s language that a practice has no name, and writing stands back where no clients are taken', async () => {
  const card: LandingCard = {
    ...{ id: '7', path: profile.path, name: 'Jo Roy', credentials: null, gender: null, photo_url: null },
    ...{
      city: 'Winnipeg',
      province: 'MB',
      specialties: [],
      session_types: [],
      is_premium: false,
      registration_number: 'MB-204',
    },
    ...{ practice_name: 'Private Practice', accepting: 'no', accepting_confirmed_at: null },
    ...{
      next_opening: null,
      wait: null,
      wait_confirmed_at: null,
      fee: null,
      fee_confirmed_at: null,
      sliding_scale: null,
    },
  };
  const shown = async (found: LandingCard) => {
    const from = withPlace({
      ...{ province: 'MB', city: { name: 'Winnipeg', slug: 'winnipeg', count: 1 }, total: 1, cards: [found] },
      service: { slug: 'anxiety', value: 'Anxiety' },
    });
    return (await render('/manitoba/winnipeg/anxiety', { from, language: 'fr' })).html;
  };
  const html = await shown(card);
  expect(html).toContain('<p class="muted small">Pratique privée</p>');
  expect(html).toContain('Nº MB-204');
  const write = (kind: string) =>
    new RegExp(`class="button button-${kind}" href="/contact\\?psychologistId=7"`);
  expect(html).toMatch(write('quiet'));
  expect(await shown({ ...card, accepting: 'yes' })).toMatch(write('secondary'));
  expect(await shown({ ...card, practice_name: 'Centre Roy' })).toContain('Centre Roy');

  // What was confirmed long ago carries its day; the earliest stands once, behind what is of that day.
  const daysSaid = async (wait: number, fee: number) => {
    const [wait_confirmed_at, fee_confirmed_at] = [wait, fee].map(
      (days) => Date.now() / 1000 - days * 86_400,
    );
    const facts = { wait: 'Immediate', fee: 150, accepting_confirmed_at: 0 };
    const page = await shown({ ...card, ...facts, wait_confirmed_at, fee_confirmed_at } as LandingCard);
    return page
      .split('<li')
      .flatMap((fact) => (fact.includes('practical-day') ? [fact.includes('150') ? 'fee' : 'wait'] : []));
  };
  expect(await daysSaid(90, 60)).toEqual(['wait']);
  expect(await daysSaid(40, 90)).toEqual(['fee']);
  expect(await daysSaid(40, 45)).toEqual([]);
});
