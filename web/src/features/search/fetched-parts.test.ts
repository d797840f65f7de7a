import type { SearchAnswer, SearchHit } from '@directory/domain/contracts/search-answer';
import { expect, test } from 'vitest';
import { directory, render } from '../../shell/rendered-page.ts';
import { NOBODY_FOUND } from './model/client.ts';

const person = (id: string, more: Partial<SearchHit> = {}): SearchHit => ({
  ...{ id, path: `/p/${id}`, name: `Jo ${id}`, specialties: [], matched: 0, rest: 0 },
  ...{ languages: [], session_types: [] },
  ...more,
});

test('the server renders who comes near and how far, and whom a search for sessions online leaves out', async () => {
  const found: SearchAnswer = {
    ...NOBODY_FOUND,
    hits: Array.from({ length: 7 }, (_, at) => person(`met${at}`)),
    total: 7,
    pages: 1,
    offers: [{ way: { kind: 'allOnline', provinces: ['MB'] }, count: null, state: { languages: ['Cree'] } }],
    groups: [
      {
        offer: { way: { kind: 'within', place: 'Laval', km: 25 }, count: 9, state: { near: 'Laval, QC' } },
        hits: [person('near', { distance_km: 12, place_accuracy: 'exact' })],
      },
    ],
  };
  const from = { ...directory, search: () => Promise.resolve(found) };
  const { html } = await render('/search?search=laval', { from });
  const said = html.replaceAll('<!-- -->', '');
  expect(said).toContain('within 25 km of Laval (9)');
  expect(said).toMatch(/about\s12\skm/);
  expect(said).toContain('registered in Manitoba');
  expect(said).toMatch(/href="[^"]*languages=Cree[^"]*"[^>]*>See everyone who works online/);
  // There is choice enough.
  expect(said).not.toContain('action="/api/alerts"');
});
