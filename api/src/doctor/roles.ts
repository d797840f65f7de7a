import type postgres from 'postgres';
import { failed, ok, type Verdict, warning } from './verdict.ts';

const ROLES = ['directory_api', 'directory_worker', 'directory_indexer'];

/** Each program has a role that owns nothing, for which row-level security holds, and which it can log in as. */
export async function checkRoles(sql: postgres.Sql): Promise<Verdict> {
  const rows = await sql<{ name: string; free: boolean; login: boolean; owned: number }[]>`
    select r.rolname as name, r.rolsuper or r.rolbypassrls as free, r.rolcanlogin as login,
      (select count(*)::integer from pg_catalog.pg_class as c where c.relowner = r.oid) as owned
    from pg_catalog.pg_roles as r
    where r.rolname = any(${ROLES}::text[])`;
  const missing = ROLES.filter((role) => !rows.some(({ name }) => name === role));
  if (missing.length > 0)
    return failed(`${missing.join(', ')} missing`, 'Apply supabase/migrations: supabase db push.');
  const above = rows.filter(({ free, owned }) => free || owned > 0).map(({ name }) => name);
  if (above.length > 0)
    return failed(
      `${above.join(', ')} above row-level security, or an owner of tables`,
      `alter role … nosuperuser nobypassrls; give what it owns to the owner: reassign owned by … to current_user;`,
    );
  const closed = rows.filter(({ login }) => !login).map(({ name }) => name);
  if (closed.length > 0)
    return warning(
      `${closed.join(', ')} cannot log in: a program works as somebody else`,
      "alter role … login password '…', and give each program its own DATABASE_URL (README.md, Configure it).",
    );
  return ok(`${ROLES.join(', ')} own nothing`);
}
