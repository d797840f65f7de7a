import type { RenderedPage } from '@directory/domain/site/page';
import { expect, it } from 'vitest';
import { isKept, keepPages, type PageOrigin } from './kept-pages.ts';

const renderer = () => undefined;
const at = (revision: string | null): PageOrigin => ({ revision, renderer });
const page = (html: string, but: Partial<RenderedPage> = {}): RenderedPage => ({
  kind: 'page',
  status: 200,
  html,
  scriptHashes: [],
  isWhole: true,
  headers: {},
  ...but,
});
const make = (pages: ReturnType<typeof keepPages>, origin: PageOrigin, made: RenderedPage) =>
  pages.make(
    '/',
    () => origin,
    () => Promise.resolve(made),
  );
const textOf = async (found: unknown) => (isKept(found) ? (await found.bytes(undefined)).toString() : found);

it('keeps a page until something in it changes', async () => {
  const pages = keepPages();
  await make(pages, at('1'), page('one'));
  expect(await textOf(pages.find('/', at('1')))).toBe('one');
  expect(pages.find('/', at('2'))).toBeUndefined();
  expect(pages.find('/', { revision: '1', renderer: () => undefined })).toBeUndefined();
});

it('shows a page that may have changed only while nobody can tell, or when no other can be made', async () => {
  const pages = keepPages();
  await make(pages, at('1'), page('one'));
  expect(await textOf(pages.find('/', at(null)))).toBe('one');
  expect(await textOf(pages.findLast('/', at('2')))).toBe('one');
});

it('makes a page anew that changed while it was made, and shows it only where no other can be made', async () => {
  const pages = keepPages();
  let revision = 1;
  await pages.make(
    '/',
    () => at(String(revision)),
    () => {
      revision += 1;
      return Promise.resolve(page('old'));
    },
  );
  expect(pages.find('/', at('2'))).toBeUndefined();
  expect(await textOf(pages.findLast('/', at('2')))).toBe('old');
  await make(pages, at(null), page('unheard'));
  expect(pages.find('/', at('2'))).toBeUndefined();
  expect(await textOf(pages.find('/', at(null)))).toBe('unheard');
});

it('keeps no page that failed in part, is none, or says that it is not to be kept', async () => {
  const pages = keepPages();
  await make(pages, at('2'), page('half', { isWhole: false }));
  await make(pages, at('2'), page('none', { status: 404 }));
  await make(pages, at('2'), page('mine', { headers: { 'cache-control': 'no-store' } }));
  for (const known of ['2', null]) expect(pages.find('/', at(known))).toBeUndefined();
});

it('makes a page once for all who ask for it at the same time', async () => {
  const pages = keepPages();
  let made = 0;
  const ask = () =>
    pages.make(
      '/',
      () => at('1'),
      () => {
        made += 1;
        return Promise.resolve(page('one'));
      },
    );
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect([made, new Set(answers).size]).toEqual([1, 1]);
});

it('makes it for each of them when it is not one to keep', async () => {
  const pages = keepPages();
  let made = 0;
  const ask = () =>
    pages.make(
      '/',
      () => at('1'),
      () => {
        made += 1;
        return made === 1
          ? Promise.reject(new Error('no'))
          : Promise.resolve(page(`${made}`, { status: 404 }));
      },
    );
  const answers = await Promise.allSettled([ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

it('gives way to others beyond its size', async () => {
  const pages = keepPages(2000);
  const noise = Array.from({ length: 3000 }, (_, index) => ((index * 7919) % 9973).toString(36)).join('');
  for (const key of ['/a', '/b'])
    await pages.make(
      key,
      () => at('1'),
      () => Promise.resolve(page(noise.slice(0, 900) + key)),
    );
  expect(pages.find('/a', at('1'))).toBeUndefined();
});

it('has the same ETag whenever its data was read', async () => {
  const pages = keepPages();
  const [one, other] = await Promise.all(
    ['"dataUpdatedAt":1', '"dataUpdatedAt":2'].map((html, index) =>
      make(pages, at(String(index)), page(html)),
    ),
  );
  expect(isKept(one) && isKept(other) && one.etag === other.etag).toBe(true);
});
