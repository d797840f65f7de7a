import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StackAddresses } from '@directory/stack/stack-file';
import type { Redis } from 'ioredis';
import type postgres from 'postgres';

// All that a stack's servers keep, as text: what a test looks for marks in.

/** Every value of every table, and what the planner has noted of the values, a line each. */
export async function databaseText(sql: postgres.Sql): Promise<Map<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select c.oid::regclass::text as name from pg_class as c
    where c.relkind = 'r' and c.relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'pg_toast')`;
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const rows = await sql.unsafe<{ row: string }[]>(`select t::text as row from ${name} as t`);
    found.set(name, rows.map(({ row }) => row).join('\n'));
  }
  const noted = await sql<{ name: string; row: string }[]>`
    select format('statistics of %s.%s', tablename, attname) as name, t::text as row from pg_catalog.pg_stats as t
    where schemaname not in ('pg_catalog', 'information_schema')`;
  for (const { name, row } of noted) found.set(name, row);
  return found;
}

/** Every key and value. */
export async function redisText(redis: Redis): Promise<string> {
  const found: string[] = [];
  for (const key of await redis.keys('*')) {
    const type = await redis.type(key);
    const read: Record<string, () => Promise<unknown>> = {
      string: () => redis.get(key),
      hash: () => redis.hgetall(key),
      list: () => redis.lrange(key, 0, -1),
      set: () => redis.smembers(key),
      zset: () => redis.zrange(key, '0', '-1'),
      stream: () => redis.call('xrange', key, '-', '+'),
    };
    const value = await read[type]?.();
    found.push(`${key} ${JSON.stringify(value)}`);
  }
  return found.join('\n');
}

/** The documents and the engine's own notes. */
export async function indexText({ meilisearch }: StackAddresses): Promise<string> {
  const headers = { authorization: `Bearer ${meilisearch.adminKey}` };
  const paths = ['indexes/psychologists/documents?limit=1000', 'tasks?limit=1000'];
  return (
    await Promise.all(
      paths.map(async (path) => (await fetch(`${meilisearch.url}/${path}`, { headers })).text()),
    )
  ).join('\n');
}

/** Names and contents of a folder's files. */
export async function filesText(root: string): Promise<string> {
  const files = await readdir(root, { recursive: true });
  const texts = await Promise.all(
    files.map(async (file) =>
      (await stat(join(root, file))).isFile() ? `${file} ${await readFile(join(root, file), 'utf8')}` : '',
    ),
  );
  return texts.join('\n');
}
