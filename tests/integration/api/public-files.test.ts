import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readStack } from '../../support/stack-file.ts';
import { ask, search } from './site.ts';

const stack = readStack();
const client = resolve(import.meta.dirname, '..', '..', '..', 'build', 'web', 'client');

/** What is the servers' own: with the project's address and any key, the site's limits could be gone around. */
const OWN = {
  'the project’s address': new URL(stack.supabase.url).host,
  'the publishable key': stack.supabase.publishableKey,
  'the secret key': stack.supabase.secretKey,
  'the search key': stack.meilisearch.searchKey,
  'the engine’s address': new URL(stack.meilisearch.url).host,
};

const foundIn = (text: string) =>
  Object.entries(OWN).flatMap(([name, value]) => (text.includes(value) ? [name] : []));

it('no page and none of its headers names the project or a key', async () => {
  const { hits } = await search({});
  const paths = [
    '/',
    '/find-a-psychologist',
    hits[0]?.path ?? '',
    '/manitoba',
    '/login',
    '/register',
    '/dashboard',
    '/reset-password',
    '/password-reset',
    '/therapist-match?condition=anxiety',
    '/no-such-page/at/all/here',
    '/api/openapi.json',
    '/robots.txt',
  ];
  const found: string[] = [];
  for (const path of paths) {
    const { text, headers } = await ask(path);
    const names = foundIn(`${text}\n${JSON.stringify([...headers])}`);
    found.push(...names.map((name) => `${path}: ${name}`));
  }
  expect(found).toEqual([]);
});

it('nor does any file that browsers are given', () => {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .map((name) => join(client, name))
    .filter((path) => statSync(path).isFile() && /\.(js|css|html|json|webmanifest|svg)$/.test(path));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((path) => foundIn(readFileSync(path, 'utf8')).length > 0)).toEqual([]);
});
