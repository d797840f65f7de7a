import type postgres from 'postgres';
import { withDatabase } from '../with-database.ts';

/**
 * As long as a member's statement may take (supabase/migrations/20261122100000_roles.sql). Lite switches to the roles of
 * callers with SET ROLE, which brings none of their settings along.
 */
const STATEMENT_TIMEOUT = '5s';

/**
 * Makes the database role that Supabase Lite connects as and returns its address. The first request that each Lite process
 * serves runs `grant all on all tables in schema public to anon, authenticated`: as the tables' owner that would undo the
 * migrations' column grants. This role owns only what Lite itself makes (the schemas auth and storage). On the project's tables
 * it has service_role's rights without the right to pass them on, so there the grant does nothing but warn.
 */
export async function prepareLiteRole(databaseUrl: string, password: string): Promise<string> {
  return withDatabase(databaseUrl, async (sql) => {
    const [database] = await sql<{ name: string }[]>`select current_database() as name`;
    const role = `supabase_lite_${database?.name ?? ''}`;
    const [statements] = await sql<{ create: string; alter: string; grant: string }[]>`
      select
        format('create role %I login inherit', ${role}::text) as create,
        format(
          'alter role %1$I password %2$L; alter role %1$I set statement_timeout = %3$L',
          ${role}::text, ${password}::text, ${STATEMENT_TIMEOUT}::text
        ) as alter,
        format(
          'grant anon, authenticated, service_role to %1$I; grant create on database %2$I to %1$I',
          ${role}::text, current_database()
        ) as grant
    `;
    for (const [name, options] of [
      ['anon', 'nologin'],
      ['authenticated', 'nologin'],
      ['service_role', 'nologin bypassrls'],
    ] as const) {
      if (!(await exists(sql, name))) await sql.unsafe(`create role ${name} ${options}`);
    }
    if (!(await exists(sql, role))) await sql.unsafe(statements?.create ?? '');
    await sql.unsafe(statements?.alter ?? '').simple();
    await sql.unsafe(statements?.grant ?? '').simple();

    const url = new URL(databaseUrl);
    url.username = role;
    url.password = password;
    return url.href;
  });
}

/**
 * Lets Supabase Lite make no account. `enable_signup = false` closes its sign-up, but a sign-in by one-time code (`/otp`) still
 * makes an account for an address that has none, which Supabase Auth itself refuses. Whoever owns the database still may.
 */
export async function refuseSignUp(databaseUrl: string): Promise<void> {
  return withDatabase(databaseUrl, async (sql) => {
    await sql.unsafe(`
      create or replace function auth.refuse_sign_up() returns trigger language plpgsql as $$
      begin
        if current_user like 'supabase\\_lite\\_%' then
          raise exception 'signup_disabled';
        end if;
        return new;
      end
      $$;
      create or replace trigger refuse_sign_up before insert on auth.users
        for each row execute function auth.refuse_sign_up();
    `);
  });
}

/**
 * Lets the worker make the links that set a password, which in Supabase Lite, without an admin interface, are a column of Auth's. Run after
 * the migrations, which make the worker's role.
 */
export async function letWorkerMakeLinks(databaseUrl: string): Promise<void> {
  return withDatabase(databaseUrl, async (sql) => {
    await sql.unsafe(`
      grant usage on schema auth to directory_worker;
      grant select (email), update (recovery_token, recovery_sent_at) on auth.users to directory_worker;
    `);
  });
}

async function exists(sql: postgres.Sql, role: string): Promise<boolean> {
  return (await sql`select from pg_roles where rolname = ${role}`).length > 0;
}
