import { generateProfile } from '@directory/stack/sample/profile';
import { expect, it } from 'vitest';
import { startStackProcess } from '../runner/stack-process.ts';
import { addProfile } from '../support/database.ts';
import { ownDatabase } from '../support/own-database.ts';
import { readStack } from '../support/stack-file.ts';
import { ask } from '../integration/api/site.ts';

const CLOSED = 'Disallow: /\n';
const OPEN = 'Disallow: /api/\n';
const SENTENCE = 'made up for demonstration';

/** What search engines are told by robots.txt, and by a page of each kind: its header, and the words in it. */
async function told(origin: string) {
  const robots = (await ask('/robots.txt', {}, origin)).text;
  const pages = await Promise.all(['/', '/faq', '/sitemap.xml'].map((path) => ask(path, {}, origin)));
  return {
    isOpen: robots.includes(OPEN) && !robots.includes(CLOSED),
    headers: pages.map(({ headers }) => headers.get('x-robots-tag')),
    says: pages.slice(0, 2).map(({ text }) => text.includes(SENTENCE)),
  };
}

const LISTED = { isOpen: true, headers: [null, null, null], says: [false, false] };
const UNLISTED = { isOpen: false, headers: ['noindex', 'noindex', 'noindex'], says: [true, true] };

it('a stack on a database from outside stays empty; made-up people that come into it close the site until they have gone', async () => {
  const { supabase, smtp } = readStack();
  await using database = await ownDatabase();
  const { sql } = database;
  await using stack = await startStackProcess(
    {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      DATABASE_URL: database.url,
      SUPABASE_URL: supabase.url,
      SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
      SUPABASE_SECRET_KEY: supabase.secretKey,
      SMTP_URL: smtp,
    },
    { quiet: true },
  );
  const [, app = ''] = /^ready (\S+)/m.exec(stack.output()) ?? [];
  expect(await sql`select id from psychologist_profiles`).toHaveLength(0);
  expect(stack.output()).not.toMatch(/demo member|password/i);
  expect(await told(app)).toEqual(LISTED);

  // Somebody who is as real as a test can make them, beside whom one of the sample is loaded.
  await addProfile(sql, {
    id: '717dc6f3-0001-4000-8000-000000000000',
    detail_url: 'https://register.example.com/1',
  });
  const { id, detail_url } = generateProfile(1);
  await addProfile(sql, { id, detail_url });
  await expect.poll(() => told(app), { timeout: 60_000, interval: 1000 }).toEqual(UNLISTED);
  await sql`delete from psychologist_profiles where id = ${id}`;
  await expect.poll(() => told(app), { timeout: 60_000, interval: 1000 }).toEqual(LISTED);
}, 180_000);
