import type postgres from 'postgres';
import { failed, ok, type Verdict } from './verdict.ts';

/** Row-level security on every table that Supabase's REST interface could show. */
export async function checkRowSecurity(sql: postgres.Sql): Promise<Verdict> {
  const tables = await sql<{ name: string; secured: boolean }[]>`
    select c.relname as name, c.relrowsecurity as secured
    from pg_catalog.pg_class as c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (
        select from pg_catalog.pg_depend as d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
      )
    order by c.relname`;
  const open = tables.filter(({ secured }) => !secured).map(({ name }) => name);
  if (tables.length === 0)
    return failed('the schema public has no tables', 'Apply supabase/migrations: supabase db push.');
  if (open.length === 0) return ok(`on for all ${tables.length} tables`);
  const statements = open.map((name) => `alter table public.${name} enable row level security;`);
  return failed(
    `off for ${open.join(', ')}`,
    `Run, and find out who switched it off: ${statements.join(' ')}`,
  );
}
