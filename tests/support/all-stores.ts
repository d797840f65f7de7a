import { Redis } from 'ioredis';
import type postgres from 'postgres';

/** All that stands in a Redis, a line for each key with its value. */
export async function everythingInRedis(url: string): Promise<string[]> {
  const redis = new Redis(url);
  try {
    const lines = (await redis.keys('*')).map(async (key) => `${key} ${await valueOf(redis, key)}`);
    return await Promise.all(lines);
  } finally {
    redis.disconnect();
  }
}

async function valueOf(redis: Redis, key: string): Promise<string> {
  const type = await redis.type(key);
  const read: Readonly<Record<string, () => Promise<unknown>>> = {
    string: () => redis.get(key),
    hash: () => redis.hgetall(key),
    list: () => redis.lrange(key, 0, -1),
    set: () => redis.smembers(key),
    zset: () => redis.zrange(key, '0', '-1'),
    stream: () => redis.xrange(key, '-', '+'),
  };
  // Between the two questions it may have gone.
  if (type === 'none') return '';
  const value = read[type];
  if (!value) throw new Error(`${key} is a ${type}, which nobody reads here.`);
  return JSON.stringify(await value());
}

/** All rows of all tables of a database, a line each. */
export async function everythingInTables(sql: postgres.Sql): Promise<string[]> {
  const tables = await sql<{ schema: string; name: string }[]>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;
  const rows = await Promise.all(
    tables.map(
      ({ schema, name }) =>
        sql<
          { row: string }[]
        >`select ${name} || ' ' || to_jsonb(t)::text as row from ${sql(schema)}.${sql(name)} as t`,
    ),
  );
  return rows.flat().map(({ row }) => row);
}
