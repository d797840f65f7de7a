-- Visitors read the directory through the site alone, and a member reads their own profile: nothing else is open to the REST interface.
-- What is public is decided in one place, where limits hold, and nobody can ask for all of it at once or join tables as they like. A
-- practice or a specialty that only a hidden profile has is so hidden with it.

revoke all on public.psychologist_profiles from anon;
revoke all on public.practices, public.specialties, public.profile_specialties from anon, authenticated;

drop policy "Anyone reads active profiles" on public.psychologist_profiles;
drop policy "Anyone reads practices" on public.practices;
drop policy "Anyone reads specialties" on public.specialties;
drop policy "Specialties show with their profile" on public.profile_specialties;

-- A query that nobody waits for any more goes on until this ends it. The embedded stack gives its own role the same
-- (stack/src/parts/supabase-role.ts). Roles belong to all databases of a server, so one that is set is left alone: several may be
-- migrated at the same time.
do $$
declare
  caller text;
begin
  foreach caller in array array['anon', 'authenticated'] loop
    if not exists (
      select from pg_catalog.pg_roles where rolname = caller and 'statement_timeout=5s' = any (rolconfig)
    ) then
      execute format('alter role %I set statement_timeout = ''5s''', caller);
    end if;
  end loop;
end
$$;

-- PostgREST reads the settings of roles when it starts, or when it is told to.
notify pgrst, 'reload config';
