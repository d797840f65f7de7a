import { afterAll, expect, it } from 'vitest';
import { pageFacts } from '../../support/page-facts.ts';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { readStack } from '../../support/stack-file.ts';
import { ask } from '../api/site.ts';

const { app } = readStack();
const sql = connect();
afterAll(() => removeTestRows(sql));

async function pictureOf(path: string): Promise<string> {
  const page = pageFacts((await ask(path)).text);
  return (page.openGraph['og:image'] ?? '').replace(app, '');
}

it.each([
  '/',
  '/blog/what-therapy-costs-in-canada?lang=fr',
  '/faq?lang=fr',
  '/manitoba/winnipeg/anxiety?lang=fr',
  '/assessment/depression?lang=fr',
])('%s has a picture of 1200 by 630 that never changes under its address', async (path) => {
  const response = await fetch(app + (await pictureOf(path)), { redirect: 'manual' });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(response.headers.get('cache-control')).toContain('immutable');
  const png = Buffer.from(await response.arrayBuffer());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  // The header holds the width, then the height.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

it('a profile’s picture gets a new address when its name changes; the old one leads there', async () => {
  const id = await addProfile(sql, { first_name: 'Ada', last_name: 'Picture' });
  const [row] = await sql<{ name_slug: string; city_slug: string }[]>`
    select name_slug, city_slug from psychologist_profiles where id = ${id}`;
  const path = `/manitoba/${row?.city_slug ?? ''}/psychologist/${row?.name_slug ?? ''}`;
  const before = await pictureOf(path);
  expect(before).toContain(id);
  expect((await ask(before)).status).toBe(200);
  await sql`update psychologist_profiles set credentials = 'Ph.D.' where id = ${id}`;
  await expect.poll(() => pictureOf(path)).not.toBe(before);
  const after = await pictureOf(path);
  const moved = await ask(before);
  expect([moved.status, moved.headers.get('location')]).toEqual([302, after]);
  await sql`update psychologist_profiles set is_active = false where id = ${id}`;
  expect((await ask(after)).status).toBe(404);
});

it.each([
  '/og/profile/00000000-0000-0000-0000-000000000000.en.abc.png',
  '/og/page/toString.en.abc.png',
  '/og/place/manitoba/winnipeg/juggling.en.abc.png',
  '/og/page/home.de.abc.png',
  '/og/page/..%2f..%2fhome.en.abc.png',
])('%s is a 404', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

it('many who want one picture at once get the same one', async () => {
  const path = await pictureOf('/ontario');
  const pictures = await Promise.all(Array.from({ length: 40 }, () => ask(path)));
  expect(new Set(pictures.map(({ status, text }) => `${status} ${text.length}`)).size).toBe(1);
  expect(pictures[0]?.status).toBe(200);
});
