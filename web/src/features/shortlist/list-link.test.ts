import { SHORTLIST_MAX } from '@directory/domain/shortlist';
import { expect, it } from 'vitest';
import { linkedIds, listLink } from './list-link.ts';

const ids = ['6b0a2f0e-0000-4000-8000-0000000000ff', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
const idsOf = (path: string) => linkedIds(new URL(path, 'https://site.example').searchParams);

it('carries the ids alone, in a short form, and gives them back', () => {
  const link = listLink(ids);
  expect(link).toMatch(/^\/shortlist\?ids=[\w-]{22},[\w-]{22}$/);
  expect(idsOf(link)).toEqual(ids);
  // As programs that send links may write it.
  expect(idsOf(link.replace(',', '%2C'))).toEqual(ids);
});

it('understands ids in full, each once, and leaves out what is none', () => {
  const [one = ''] = ids;
  expect(idsOf(`/shortlist?ids=${one.toUpperCase()},${one},x,,<script>,${'a'.repeat(23)}`)).toEqual([one]);
  expect(idsOf('/shortlist?ids=')).toEqual([]);
  expect(idsOf('/shortlist')).toBeNull();
});

it('names as many people as a list holds', () => {
  const many = Array.from(
    { length: SHORTLIST_MAX + 5 },
    (_, index) => `6b0a2f0e-0000-4000-8000-${String(index).padStart(12, '0')}`,
  );
  expect(idsOf(listLink(many))).toEqual(many.slice(0, SHORTLIST_MAX));
});
