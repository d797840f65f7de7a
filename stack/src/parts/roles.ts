import type postgres from 'postgres';
import { PROGRAMS, type ProgramName } from '../config.ts';
import type { Secrets } from '../data-dir/secrets.ts';
import { withDatabase } from '../with-database.ts';

/** How each program reaches the database. */
export type ProgramDatabaseUrls = Readonly<Record<ProgramName, string>>;

/** Lets the programs' roles, which the migrations made, log in to the embedded database. Returns their addresses. */
export async function openProgramRoles(databaseUrl: string, secrets: Secrets): Promise<ProgramDatabaseUrls> {
  return withDatabase(databaseUrl, async (sql) => {
    const open = async (program: ProgramName) => {
      const role = `directory_${program}`;
      const password = secrets[`${program}DatabasePassword`];
      await sql.unsafe(`alter role ${role} login password ${quoted(password)}`);
      return [program, addressOf(databaseUrl, role, password)] as const;
    };
    const urls = await Promise.all(PROGRAMS.map(open));
    return Object.fromEntries(urls) as Record<ProgramName, string>;
  });
}

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
    const [found] = await sql<{ name: string }[]>`select current_database() as name`;
    const database = found?.name ?? '';
    const role = `supabase_lite_${database}`;
    const roles = { anon: 'nologin', authenticated: 'nologin', service_role: 'nologin bypassrls' };
    for (const [name, options] of Object.entries({ ...roles, [role]: 'login inherit' }))
      if (!(await exists(sql, name))) await sql.unsafe(`create role "${name}" ${options}`);
    await sql.unsafe(`
      alter role "${role}" password ${quoted(password)};
      alter role "${role}" set statement_timeout = ${quoted(STATEMENT_TIMEOUT)};
      grant anon, authenticated, service_role to "${role}";
      grant create on database "${database}" to "${role}";
    `);
    return addressOf(databaseUrl, role, password);
  });
}

/**
 * Lets Supabase Lite make no account. `enable_signup = false` closes its sign-up, but a sign-in by one-time code (`/otp`) still
 * makes an account for an address that has none, which Supabase Auth itself refuses. Whoever owns the database still may.
 */
export const refuseSignUp = (databaseUrl: string): Promise<void> =>
  run(
    databaseUrl,
    `
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
    `,
  );

/**
 * Lets the worker make the links that set a password, which in Supabase Lite, without an admin interface, are a column of Auth's. Run after
 * the migrations, which make the worker's role.
 */
export const letWorkerMakeLinks = (databaseUrl: string): Promise<void> =>
  run(
    databaseUrl,
    `
      grant usage on schema auth to directory_worker;
      grant select (email), update (recovery_token, recovery_sent_at) on auth.users to directory_worker;
    `,
  );

const run = (databaseUrl: string, statements: string): Promise<void> =>
  withDatabase(databaseUrl, async (sql) => void (await sql.unsafe(statements)));

async function exists(sql: postgres.Sql, role: string): Promise<boolean> {
  return (await sql`select from pg_roles where rolname = ${role}`).length > 0;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const addressOf = (databaseUrl: string, username: string, password: string): string =>
  Object.assign(new URL(databaseUrl), { username, password }).href;
