import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addProfile } from '../../support/database.ts';
import { ownSite } from '../../support/own-site.ts';
import { ask, errorOf, post } from './site.ts';

const { api, database, links } = await ownSite();
const { sql } = database;

const pageOf = async (id: string) => {
  const [row] = await sql<{ name_slug: string; city_slug: string }[]>`
    select name_slug, city_slug from psychologist_profiles where id = ${id}`;
  return `/manitoba/${row?.city_slug ?? ''}/psychologist/${row?.name_slug ?? ''}`;
};

it('an edit is on the page a moment later, though the page was kept', async () => {
  const id = await addProfile(sql, { first_name: 'Kept', last_name: 'Edited', bio: 'The words of before.' });
  const path = await pageOf(id);
  expect((await ask(path, {}, api.url)).text).toContain('The words of before.');
  await sql`update psychologist_profiles set bio = 'The words of after.' where id = ${id}`;
  await expect.poll(async () => (await ask(path, {}, api.url)).text).toContain('The words of after.');
  await sql`update psychologist_profiles set is_active = false where id = ${id}`;
  await expect.poll(async () => (await ask(path, {}, api.url)).status).toBe(404);
});

it('while the database stands still, pages that are known stay, and others say so in time, with help for who needs it', async () => {
  const id = await addProfile(sql, { first_name: 'Kept', last_name: 'Frozen' });
  const known = await pageOf(id);
  const unknown = await pageOf(await addProfile(sql, { first_name: 'Kept', last_name: 'Never' }));
  await expect.poll(async () => (await ask(known, {}, api.url)).status).toBe(200);
  const before = api.log.length;
  links.postgres.freeze();
  expect((await ask(known, {}, api.url)).text).toContain('Kept Frozen');
  const [page, data, message] = await Promise.all([
    ask(unknown, {}, api.url),
    ask('/api/featured?limit=3', {}, api.url),
    post(
      '/api/contact',
      {
        psychologistId: id,
        name: 'Ada Martin',
        email: 'ada@visitor.example',
        message: 'Do you take new clients?',
        language: 'en',
        elapsedMs: 20_000,
        idempotencyKey: randomUUID(),
      },
      api.url,
    ),
  ]);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(page.text).toMatch(/9-8-8/);
  for (const answer of [data, message])
    expect([answer.status, errorOf(answer).code]).toEqual([503, 'database_unavailable']);
  // Also once it has been noticed that changes are not heard any more.
  await expect.poll(() => api.log.slice(before).some((line) => line.includes('cannot be heard'))).toBe(true);
  expect((await ask(known, {}, api.url)).status).toBe(200);
});
