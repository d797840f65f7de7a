import type { Sql } from 'postgres';
import type { AnySql } from '../../first-rows.ts';
import { failed, ok, type Verdict, warning } from './verdict.ts';

/** Row-level security on every table that Supabase's REST interface could show. */
export async function checkRowSecurity(sql: Sql): Promise<Verdict> {
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

const ROLES = ['directory_api', 'directory_worker', 'directory_indexer'];

/** Each program has a role that is nobody else, owns nothing, has no right that none needs, and which it can log in as. */
export async function checkRoles(sql: AnySql): Promise<Verdict> {
  const rows = await sql<{ name: string; login: boolean; found: [what: string, cure: string][] }[]>`
    select r.rolname as name, r.rolcanlogin as login, (
      select coalesce(json_agg(json_build_array(what, cure)), '[]')
      from (
        select t.what, format('alter role %I no%s', r.rolname, t.attribute) as cure
        from (values
          (r.rolsuper, 'is a superuser', 'superuser'), (r.rolbypassrls, 'stands above row-level security', 'bypassrls'),
          (r.rolcreatedb, 'may create databases', 'createdb'), (r.rolcreaterole, 'may create roles', 'createrole'),
          (r.rolreplication, 'may replicate', 'replication')
        ) as t (has, what, attribute)
        where t.has
        union all
        select 'is a member of ' || g.rolname, format('revoke %I from %I', g.rolname, r.rolname)
        from pg_catalog.pg_auth_members as m join pg_catalog.pg_roles as g on g.oid = m.roleid
        where m.member = r.oid
        union all
        select 'owns something', format('reassign owned by %I to current_user', r.rolname)
        where exists (
          select from pg_catalog.pg_shdepend as d
          where d.refclassid = 'pg_authid'::regclass and d.refobjid = r.oid and d.deptype = 'o'
        )
        union all
        select 'may create schemas', format('revoke create on database %I from %I', current_database(), r.rolname)
        where has_database_privilege(r.oid, current_database(), 'create')
        union all
        select 'may create in the schema ' || n.nspname, format('revoke create on schema %I from %I', n.nspname, r.rolname)
        from pg_catalog.pg_namespace as n
        where n.nspname !~ '^pg_' and has_schema_privilege(r.oid, n.oid, 'create')
        union all
        select 'may ' || lower(string_agg(right_name, ', ')) || ' ' || c.relname,
          format('revoke %s on %I.%I from %I', string_agg(right_name, ', '), n.nspname, c.relname, r.rolname)
        from pg_catalog.pg_class as c
        join pg_catalog.pg_namespace as n on n.oid = c.relnamespace,
          unnest(array['TRUNCATE', 'TRIGGER', 'REFERENCES']) as right_name
        where n.nspname in ('public', 'auth', 'storage') and c.relkind in ('r', 'p', 'v', 'm', 'f')
          and has_table_privilege(r.oid, c.oid, right_name)
        group by c.relname, n.nspname
      ) as found
    ) as found
    from pg_catalog.pg_roles as r
    where r.rolname = any(${ROLES}::text[])
    order by r.rolname`;
  const missing = ROLES.filter((role) => !rows.some(({ name }) => name === role));
  if (missing.length > 0)
    return failed(`${missing.join(', ')} missing`, 'Apply supabase/migrations: supabase db push.');
  const above = rows.filter(({ found }) => found.length > 0);
  if (above.length > 0)
    return failed(
      above.map(({ name, found }) => `${name} ${found.map(([what]) => what).join(', ')}`).join('; '),
      `No program needs that: ${above.flatMap(({ found }) => found.map(([, cure]) => `${cure};`)).join(' ')}`,
    );
  const closed = rows.filter(({ login }) => !login).map(({ name }) => name);
  if (closed.length > 0)
    return warning(
      `${closed.join(', ')} cannot log in: a program works as somebody else`,
      "alter role … login password '…', and give each program its own DATABASE_URL (docs/operations/hosted.md).",
    );
  return ok(`${ROLES.join(', ')} own nothing, and are nobody else`);
}

/** So many are named. */
const MOST_NAMED = 5;

/**
 * What Supabase's own database linter (https://supabase.com/docs/guides/database/database-linter) would say of errors and warnings in our
 * schema, by its names, as far as SQL can tell and `row security` has not said it.
 */
export async function checkDatabaseLints(sql: Sql): Promise<Verdict> {
  const found = await sql<{ lint: string; name: string }[]>`
    with ours as (
      select c.oid, c.relname, c.relkind, c.relrowsecurity, c.reloptions
      from pg_catalog.pg_class as c
      where c.relnamespace = 'public'::regnamespace
        and not exists (select from pg_catalog.pg_depend as d where d.objid = c.oid and d.deptype = 'e')
    ), shown as (
      select * from ours
      where has_table_privilege('anon', oid, 'select') or has_table_privilege('authenticated', oid, 'select')
    )
    select '0002_auth_users_exposed' as lint, shown.relname as name
    from shown
    join pg_catalog.pg_rewrite as r on r.ev_class = shown.oid
    join pg_catalog.pg_depend as d on d.objid = r.oid and d.refobjid = to_regclass('auth.users')
    union
    select '0003_auth_rls_initplan', policyname || ' on ' || tablename
    from pg_catalog.pg_policies
    where schemaname = 'public'
      and regexp_replace(concat(qual, ' ', with_check), '\\( ?SELECT (auth\\.(uid|jwt|role|email)|current_setting)\\(', '', 'gi')
        ~* '(auth\\.(uid|jwt|role|email)|current_setting)\\('
    union
    select '0007_policy_exists_rls_disabled', ours.relname
    from ours
    join pg_catalog.pg_policy as p on p.polrelid = ours.oid
    where not ours.relrowsecurity
    union
    select l.lint, relname
    from shown join (values
      ('0010_security_definer_view', 'v'), ('0016_materialized_view_in_api', 'm'), ('0017_foreign_table_in_api', 'f')
    ) as l (lint, kind) on relkind = l.kind::"char"
    where relkind <> 'v'
      or not coalesce(reloptions, '{}') && array['security_invoker=on', 'security_invoker=true', 'security_invoker=1']
    union
    select '0011_function_search_path_mutable', p.proname
    from pg_catalog.pg_proc as p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from unnest(p.proconfig) as setting where setting like 'search_path=%')
      and not exists (select from pg_catalog.pg_depend as d where d.objid = p.oid and d.deptype = 'e')
    union
    select '0014_extension_in_public', extname
    from pg_catalog.pg_extension
    where extnamespace = 'public'::regnamespace
    union
    select '0015_rls_references_user_metadata', policyname || ' on ' || tablename
    from pg_catalog.pg_policies
    where schemaname = 'public' and concat(qual, with_check) ~ 'user_metadata'
    order by lint, name`;
  if (found.length === 0) return ok('no error or warning of Supabase’s database linter');
  const named = found.slice(0, MOST_NAMED).map(({ lint, name }) => `${lint}: ${name}`);
  const rest = found.length - named.length;
  return warning(
    named.join('; ') + (rest > 0 ? `; and ${rest} more` : ''),
    "Supabase’s documentation says under each name what it means and how it is mended; for 0011: alter function public.… set search_path = '';",
  );
}
