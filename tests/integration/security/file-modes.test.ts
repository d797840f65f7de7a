import { readdirSync, readFileSync, statSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import postgres from 'postgres';
import { expect, it } from 'vitest';

/** The running stack's folder. */
const dataDir = dirname(resolve(process.env['STACK_JSON'] ?? ''));

const modeOf = (path: string) => statSync(path).mode & 0o777;
const isOwners = (path: string) => (modeOf(path) & 0o077) === 0;
interface Entry {
  path: string;
  isFile: boolean;
}
/** What a folder and those below it hold, but not the folders that the path tells to pass over. */
const entries = (folder: string, passOver?: RegExp): Entry[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    const below = entry.isDirectory() && !passOver?.test(path) ? entries(path, passOver) : [];
    return [{ path, isFile: entry.isFile() }, ...below];
  });

it('the data folder, and the folder of each part, is its owner’s alone', () => {
  expect(modeOf(dataDir).toString(8)).toBe('700');
  const folders = readdirSync(dataDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name)).toEqual(expect.arrayContaining(['logs', 'redis', 'supabase']));
  expect(folders.map(({ name }) => join(dataDir, name)).filter((path) => !isOwners(path))).toEqual([]);
});

it('so is every key, configuration and log', () => {
  // The servers' own data come and go while this reads.
  const files = entries(dataDir, /\/postgres\/(?:base|pg_\w+)$|\/meilisearch\/data/)
    .filter(({ path, isFile }) => isFile && /\.(json|conf|toml|log|1|pid)$/.test(path))
    .map(({ path }) => path);
  for (const name of [
    'stack.json',
    'secrets.json',
    'supabase/config.json',
    'logs/api.log',
    'logs/supabase.log',
  ]) {
    expect(files).toContain(join(dataDir, name));
  }
  expect(files.filter((path) => !isOwners(path))).toEqual([]);
});

it('no log holds a key or a password', () => {
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;
  const { meilisearch } = JSON.parse(readFileSync(join(dataDir, 'stack.json'), 'utf8')) as {
    meilisearch: Record<string, string>;
  };
  const named = Object.entries({ ...secrets, ...meilisearch }).filter(
    ([name]) => !['supabasePublishableKey', 'url'].includes(name),
  );
  expect(named.map(([name]) => name)).toEqual(
    expect.arrayContaining(['supabaseSecretKey', 'postgresPassword', 'adminKey', 'searchKey']),
  );
  const logs = entries(join(dataDir, 'logs')).map(({ path }) => ({ path, text: readFileSync(path, 'utf8') }));
  expect(logs.map(({ path }) => path)).toContain(join(dataDir, 'logs', 'supabase.log'));
  const found = logs.flatMap(({ path, text }) =>
    named.filter(([, value]) => text.includes(value)).map(([name]) => `${name} in ${path}`),
  );
  expect(found).toEqual([]);
});

it('no log holds a row that the database refused', async () => {
  const { postgres: url } = JSON.parse(readFileSync(join(dataDir, 'stack.json'), 'utf8')) as {
    postgres: string;
  };
  const sql = postgres(url, { max: 1 });
  const word = `refused-${randomUUID()}`;
  await expect(
    sql`insert into psychologist_profiles (first_name, last_name, email) values (${word}, ${word}, ${word})`,
  ).rejects.toThrow('check constraint');
  await sql.end();
  const logs = () => entries(join(dataDir, 'logs')).map(({ path }) => readFileSync(path, 'utf8'));
  await expect
    .poll(() => logs().some((text) => text.includes('psychologist_profiles_email_check')))
    .toBe(true);
  expect(logs().filter((text) => text.includes(word))).toEqual([]);
});

it('nobody else can change the built programs and pages', () => {
  const built = entries('build').map(({ path }) => path);
  expect(built.length).toBeGreaterThan(50);
  expect(built.filter((path) => (modeOf(path) & 0o002) !== 0)).toEqual([]);
});
