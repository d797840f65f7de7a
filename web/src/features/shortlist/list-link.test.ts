import { SHORTLIST_MAX } from '@directory/domain/site/shortlist';
import { expect, it } from 'vitest';
import { listLink, readListLink } from './list-link.ts';

const ids = ['6b0a2f0e-0000-4000-8000-0000000000ff', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
const linkOf = (path: string) => readListLink(new URL(path, 'https://site.example').searchParams);
const idsOf = (path: string) => linkOf(path)?.ids;

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
  expect(linkOf('/shortlist')).toBeNull();
});

it('says what of it is lost: people beyond what a list holds, or what was cut off', () => {
  const link = listLink(ids);
  expect(linkOf(`${link},`)?.lost).toBeNull();
  expect(linkOf(link.slice(0, -1))).toEqual({ ids: ids.slice(0, 1), lost: 'unread' });
  const many = Array.from({ length: SHORTLIST_MAX + 1 }, () => crypto.randomUUID());
  expect(linkOf(listLink(many))?.lost).toBe('beyond');
  expect(linkOf(listLink([...many.slice(1), many[1] ?? '']))?.lost).toBeNull();
});
