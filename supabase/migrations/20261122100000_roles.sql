-- Who comes to the database, and what nobody may do with what later files make.

-- Supabase has the first three; the others are the directory's programs, which whoever runs it lets log in (docs/operations). Roles belong
-- to all databases of a server, of which several may be migrated at the same time: one that is there is left alone.
do $$ declare caller text; begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
  foreach caller in array array['anon', 'authenticated', 'directory_api', 'directory_worker', 'directory_indexer'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = caller) then execute format('create role %I nologin', caller); end if;
  end loop;
  -- A query that nobody waits for any more goes on until this ends it. The embedded stack gives its own role the same
  -- (stack/src/parts/supabase-role.ts).
  foreach caller in array array['anon', 'authenticated'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = caller and 'statement_timeout=5s' = any (rolconfig)) then
      execute format('alter role %I set statement_timeout = ''5s''', caller);
    end if;
  end loop;
end $$;
-- PostgREST reads the settings of roles when it starts, or when it is told to.
notify pgrst, 'reload config';
grant usage on schema public to anon, authenticated, service_role, directory_api, directory_worker, directory_indexer;

-- Supabase opens every new table, sequence and function of this schema to everyone. Here each is closed until it is opened by name.
-- Functions are open to PUBLIC by Postgres' own default, which can only be withdrawn for every schema at once. The owner and service_role
-- are bound by neither grants nor row-level security.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant execute on functions to service_role;

-- Keeps updated_at. Its triggers leave an update alone that changes nothing.
create function public.set_updated_at() returns trigger language plpgsql set search_path = '' as $$ begin
  new.updated_at := now();
  return new;
end $$;
