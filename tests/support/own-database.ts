import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@directory/stack/config';
import { applyMigrations } from '@directory/stack/migrations';
import postgres from 'postgres';
import { readStack } from './stack-file.ts';

/** A database of the test's own on the stack's server, with the project's tables and nothing in them. */
export interface OwnDatabase extends AsyncDisposable {
  url: string;
  sql: postgres.Sql;
}

/** Any constant: two runs beside each other make the template once. */
const TEMPLATE_LOCK = 7_204_113_903;

/** Makes it with all migrations. Of Supabase Auth it has only what they and the commands refer to. Disposing drops it. */
export async function ownDatabase(serverUrl = readStack().postgres): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = postgres(serverUrl, { max: 1, onnotice: () => undefined });
  const template = await migratedTemplate(server, serverUrl);
  await server`create database ${server(name)} template ${server(template)}`;
  const url = databaseUrl(serverUrl, name);
  const sql = postgres(url, { max: 2, onnotice: () => undefined });
  return {
    url,
    sql,
    async [Symbol.asyncDispose]() {
      await sql.end({ timeout: 1 });
      await server`drop database ${server(name)} with (force)`;
      await server.end({ timeout: 1 });
    },
  };
}

/** The name of a database with all migrations, made the first time: copying it takes a tenth of applying them. */
async function migratedTemplate(server: postgres.Sql, serverUrl: string): Promise<string> {
  const name = `template_${fingerprint()}`;
  const unfinished = `${name}_unfinished`;
  await server`select pg_advisory_lock(${TEMPLATE_LOCK})`;
  try {
    const [found] = await server`select from pg_database where datname = ${name}`;
    if (found) return name;
    await server`drop database if exists ${server(unfinished)} with (force)`;
    await server`create database ${server(unfinished)}`;
    await migrate(databaseUrl(serverUrl, unfinished));
    await server`alter database ${server(unfinished)} rename to ${server(name)}`;
    return name;
  } finally {
    await server`select pg_advisory_unlock(${TEMPLATE_LOCK})`;
  }
}

async function migrate(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`
    create schema auth;
    create table auth.users (id uuid primary key, email text, created_at timestamptz);
    create function auth.uid() returns uuid language sql stable return null::uuid;
  `);
  await sql.end({ timeout: 5 });
  await applyMigrations(url);
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Of the migrations as they are: a stack that goes on running has one template for each state of them. */
function fingerprint(): string {
  const folder = join(projectRoot, 'supabase', 'migrations');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
