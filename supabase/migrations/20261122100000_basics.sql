-- Roles, what they may do with what later files make, and the one function that every table with updated_at uses.

-- Supabase has these roles. A bare Postgres, as in a local stack, may not.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin bypassrls;
  end if;
end
$$;

grant usage on schema public to anon, authenticated, service_role;

-- Supabase opens every new table, sequence and function of this schema to everyone. Here each is closed until its own file opens
-- it. Functions are open to PUBLIC by Postgres' own default, which can only be withdrawn for every schema at once. The owner and
-- service_role are bound by neither grants nor row-level security.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant execute on functions to service_role;

-- Keeps updated_at. An update that changes nothing leaves it alone.
create function public.set_updated_at() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
