import { randomUUID } from 'node:crypto';
import { applyMigrations } from '@directory/stack/migrations';
import postgres from 'postgres';
import { readStack } from './stack-file.ts';

/** A database of the test's own on the stack's server, with the project's tables and nothing in them. */
export interface OwnDatabase extends AsyncDisposable {
  url: string;
  sql: postgres.Sql;
}

/** Makes it with all migrations, or those of a folder. Of Supabase Auth it has only what they refer to. Disposing drops it. */
export async function ownDatabase(
  serverUrl = readStack().postgres,
  migrations?: string,
): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = postgres(serverUrl, { max: 1, onnotice: () => undefined });
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await server`create database ${server(name)}`;
  const sql = postgres(url.href, { max: 2, onnotice: () => undefined });
  await sql.unsafe(`
    create schema auth;
    create table auth.users (id uuid primary key);
    create function auth.uid() returns uuid language sql stable return null::uuid;
  `);
  await applyMigrations(url.href, migrations);
  return {
    url: url.href,
    sql,
    async [Symbol.asyncDispose]() {
      await sql.end({ timeout: 1 });
      await server`drop database ${server(name)} with (force)`;
      await server.end({ timeout: 1 });
    },
  };
}
