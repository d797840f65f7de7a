import { createProfileFiles, readProfileFile } from '@directory/api/site/sitemap/profile-files';
import { profilePages } from '@directory/api/site/sitemap/pages';
import { expect, it } from 'vitest';
import { connect } from '../../support/database.ts';
import { ownDatabase } from '../../support/own-database.ts';
import { sitemapEntries, sitemapFiles } from '../../support/sitemap.ts';
import { readStack } from '../../support/stack-file.ts';
import { ask } from '../api/site.ts';

const { app } = readStack();
const read = async (address: string): Promise<string> => {
  const answer = await ask(address.replace(app, ''));
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return answer.text;
};

/** Also who comes before the first of today is in it. */
const EVERYBODY = '/sitemaps/profiles-00000000-0000-0000-0000-000000000000-last.xml';

it('has an index of files by kind, which robots.txt names', async () => {
  expect((await ask('/robots.txt')).text).toContain(`Sitemap: ${app}/sitemap.xml`);
  const files = (await sitemapFiles(read)).map((address) => address.replace(app, ''));
  expect(files).toEqual(
    expect.arrayContaining([
      '/sitemaps/pages.xml',
      '/sitemaps/articles.xml',
      '/sitemaps/assessments.xml',
      '/sitemaps/places-manitoba.xml',
    ]),
  );
  expect(files.filter((file) => file.includes('/profiles-'))).toEqual([EVERYBODY]);
  for (const file of files) {
    const { status, headers } = await ask(file);
    expect([file, status, headers.get('content-type')]).toEqual([
      file,
      200,
      'application/xml; charset=utf-8',
    ]);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
  }
});

it('lists every active profile once in each language, with its last change and its twins, and nobody else', async () => {
  const sql = connect();
  const active = await sql<{ id: string; updated_at: Date }[]>`
    select id, updated_at from psychologist_profiles where is_active`;
  const newest = active
    .map((row) => row.updated_at.toISOString())
    .sort()
    .at(-1);
  const files = (await sitemapFiles(read)).filter((file) => file.includes('/profiles-'));
  const entries = (await Promise.all(files.map(read))).flatMap(sitemapEntries);
  expect(entries.length).toBe(2 * active.length);
  expect(new Set(entries.map(({ address }) => address)).size).toBe(entries.length);
  expect(
    entries
      .map(({ lastModified }) => lastModified ?? '')
      .sort()
      .at(-1),
  ).toBe(newest);
  for (const { address, twins } of entries) {
    expect(address).toMatch(/\/psychologist\//);
    expect([twins['en'], twins['fr']]).toContain(address);
    expect(twins['x-default']).toBe(twins['en']);
  }
});

it('lists provinces, cities and services that have psychologists, and the guides in both languages', async () => {
  const places = sitemapEntries(await read('/sitemaps/places-manitoba.xml')).map(({ address }) => address);
  expect(places).toEqual(
    expect.arrayContaining([`${app}/manitoba`, `${app}/manitoba?lang=fr`, `${app}/manitoba/winnipeg`]),
  );
  expect(places.some((address) => /\/manitoba\/winnipeg\/[a-z-]+$/.test(address))).toBe(true);
  const guides = sitemapEntries(await read('/sitemaps/articles.xml'));
  expect(guides).toHaveLength(2 * 5);
  for (const { lastModified } of guides) expect(lastModified).toMatch(/^\d{4}-\d\d-\d\d$/);
});

const NOBODY = 'profiles-ffffffff-ffff-ffff-ffff-ffffffffffff-last';

it.each(['profiles-1', NOBODY, 'profiles-x-last', 'places-atlantis', 'nothing', '../robots'])(
  'has no file %s',
  async (name) => {
    expect((await ask(`/sitemaps/${name}.xml`)).status).toBe(404);
  },
);

it('answers 304 to whoever has a file already, and compresses it', async () => {
  const file = await ask(EVERYBODY, { headers: { 'accept-encoding': 'gzip' } });
  expect(file.headers.get('content-encoding')).toBe('gzip');
  // Nobody's file is gathered before it is sent, whatever compression they ask for.
  for (const accepted of ['gzip', 'br', 'identity']) {
    const { headers } = await ask(EVERYBODY, { headers: { 'accept-encoding': accepted } });
    expect(headers.get('content-length')).toBeNull();
  }
  const etag = file.headers.get('etag') ?? '';
  const again = await ask(EVERYBODY, { headers: { 'if-none-match': etag } });
  expect([again.status, again.text.length]).toEqual([304, 0]);
});

it('divides profiles into files that lose nobody and hold no more than they may', async () => {
  await using database = await ownDatabase();
  const { sql } = database;
  await sql`
    insert into psychologist_profiles (first_name, last_name, city, province, is_active)
    select 'Test', 'Person', 'Brandon', 'MB', number % 10 <> 0 from generate_series(1, 2600) as number`;
  let nowMs = 0;
  const division = createProfileFiles(sql, 1000, () => nowMs);
  const files = await division.list();
  expect(files.map(({ count }) => count)).toEqual([1000, 1000, 340]);
  // Who comes later is in the files of a server that divided them before; nobody is pushed out of one.
  await sql`
    insert into psychologist_profiles (first_name, last_name, city, province, is_active)
    select 'Late', 'Person', 'Brandon', 'MB', true from generate_series(1, 60)`;
  const paths: string[] = [];
  for (const { first, next } of files) {
    const file = await readProfileFile(sql, { first, next });
    if (!file) throw new Error('A file that was listed is gone.');
    for await (const pages of profilePages(sql, file)) paths.push(...pages.map(({ path }) => path));
  }
  expect(paths).toHaveLength(2400);
  expect(new Set(paths).size).toBe(2400);
  expect(await division.list()).toBe(files);
  // A crawler that comes back an hour later is given the division of now, at its first fetch.
  nowMs += 60 * 60_000;
  expect((await division.list()).map(({ count }) => count)).toEqual([1000, 1000, 400]);
});
