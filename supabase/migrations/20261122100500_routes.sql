-- /{province}/{city}/psychologist/{name}: the last two parts are kept here, so that whoever writes a profile gets the same ones.

-- The name part before any suffix; null when the first or the last name leaves nothing to build it from.
create function public.profile_slug_base(first_name text, last_name text) returns text
language sql immutable parallel safe set search_path = ''
  -- The pattern spares nearly every name a second run of slugify.
  return case
    when (first_name ~ '[A-Za-z0-9]' or public.slugify(first_name) <> '')
      and (last_name ~ '[A-Za-z0-9]' or public.slugify(last_name) <> '')
    then public.slugify(first_name || ' ' || last_name)
  end;

-- Gives the profile its slugs. The first Jean Roy of a city is jean-roy, the next jean-roy-2, then jean-roy-3. A slug once given stays
-- until the name or the place really changes, and what a writer puts in the two columns is ignored.
create function public.set_profile_slugs() returns trigger language plpgsql security definer set search_path = '' as $$ declare
  base text := public.profile_slug_base(new.first_name, new.last_name);
  -- Suffixes: the highest that was found taken, the lowest that was found free, and the next to look up. 1 is no suffix.
  taken integer := 0; free integer; probe integer := 1;
begin
  new.city_slug := nullif(public.slugify(new.city), '');
  if new.city_slug is null or new.province is null then base := null; end if;
  if tg_op = 'UPDATE' then
    if old.name_slug is not null and new.province is not distinct from old.province
      and new.city_slug is not distinct from old.city_slug and base = public.profile_slug_base(old.first_name, old.last_name)
    then new.name_slug := old.name_slug; return new; end if;
  end if;
  new.name_slug := base;
  if base is null then return new; end if;

  -- One writer per name and place at a time, so that two of one name cannot both see the slug free. The 1,024 keys bound what a bulk load
  -- holds in the lock table. The unique index stands behind this.
  perform pg_catalog.pg_advisory_xact_lock(823674, pg_catalog.hashtext(new.province || '/' || new.city_slug || '/' || base) & 1023);
  -- Doubling, then halving, finds a free suffix after a taken one in a few look-ups, however many share the name.
  loop
    perform from public.psychologist_profiles as p
    where p.province = new.province and p.city_slug = new.city_slug
      and p.name_slug = case when probe = 1 then base else base || '-' || probe end and p.id <> new.id;
    if found then taken := probe; else free := probe; end if;
    exit when free = taken + 1;
    probe := case when free is null then taken * 2 else (taken + free) / 2 end;
  end loop;
  if free > 1 then new.name_slug := base || '-' || free; end if;
  return new;
end $$;
create trigger psychologist_profiles_slugs_insert before insert on public.psychologist_profiles
  for each row execute function public.set_profile_slugs();
create trigger psychologist_profiles_slugs_update before update on public.psychologist_profiles
  for each row when (
    (old.first_name, old.last_name, old.city, old.province, old.name_slug, old.city_slug)
    is distinct from (new.first_name, new.last_name, new.city, new.province, new.name_slug, new.city_slug)
  ) execute function public.set_profile_slugs();

-- Where profiles used to be: links in mails, bookmarks and search engines outlive a change of name or city.
create table public.former_profile_routes (
  province text not null,
  city_slug text collate "C" not null, name_slug text collate "C" not null,
  -- Who had the address last. Whoever has it now comes first.
  profile_id uuid not null references public.psychologist_profiles (id) on delete cascade,
  primary key (province, city_slug, name_slug)
);
create index former_profile_routes_profile on public.former_profile_routes (profile_id);
alter table public.former_profile_routes enable row level security;

create function public.keep_former_profile_route() returns trigger language plpgsql security definer set search_path = '' as $$ begin
  insert into public.former_profile_routes (province, city_slug, name_slug, profile_id)
  values (old.province, old.city_slug, old.name_slug, old.id)
  on conflict (province, city_slug, name_slug) do update set profile_id = excluded.profile_id;
  return null;
end $$;
create trigger psychologist_profiles_former_route after update on public.psychologist_profiles
  for each row when (
    old.name_slug is not null
    and (old.province, old.city_slug, old.name_slug) is distinct from (new.province, new.city_slug, new.name_slug)
  ) execute function public.keep_former_profile_route();
