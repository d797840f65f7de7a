-- /{province}/{city}/psychologist/{name}: the last two parts are kept here, so that whoever writes a profile gets the same ones.

-- The name part before any suffix; null when the first name, last name, city or province leaves nothing to build it from.
create function public.profile_slug_base(first_name text, last_name text, city text, province text) returns text
  language sql
  immutable
  parallel safe
  return case
    when province is not null
      and public.slugify(city) <> ''
      and public.slugify(first_name) <> ''
      and public.slugify(last_name) <> ''
    then public.slugify(first_name || ' ' || last_name)
  end;

create function public.suffixed_slug(base text, number integer) returns text
  language sql
  immutable
  parallel safe
  return case when number = 1 then base else base || '-' || number end;

create function public.is_profile_slug_taken(own_id uuid, province text, city_slug text, name_slug text) returns boolean
  language sql
  stable
  return exists (
    select from public.psychologist_profiles as p
    where p.province = is_profile_slug_taken.province
      and p.city_slug = is_profile_slug_taken.city_slug
      and p.name_slug = is_profile_slug_taken.name_slug
      and p.id <> own_id
  );

-- Gives the profile its slugs. The first Jean Roy of a city is jean-roy, the next jean-roy-2, then jean-roy-3. A slug once given
-- stays until the name or the place really changes, and what a writer puts in the two columns is ignored.
create function public.set_profile_slugs() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  base text := public.profile_slug_base(new.first_name, new.last_name, new.city, new.province);
  taken integer := 0;
  free integer := 1;
  middle integer;
begin
  new.city_slug := nullif(public.slugify(new.city), '');
  if tg_op = 'UPDATE' then
    if old.name_slug is not null
      and new.province is not distinct from old.province
      and new.city_slug is not distinct from old.city_slug
      and base = public.profile_slug_base(old.first_name, old.last_name, old.city, old.province)
    then
      new.name_slug := old.name_slug;
      return new;
    end if;
  end if;
  new.name_slug := base;
  if base is null then
    return new;
  end if;

  -- One writer per name and place at a time, so that two of one name cannot both see the slug free. The 1,024 keys bound what a bulk
  -- load holds in the lock table. The unique index stands behind this.
  perform pg_catalog.pg_advisory_xact_lock(
    823674, pg_catalog.hashtext(new.province || '/' || new.city_slug || '/' || base) & 1023
  );
  -- Doubling, then halving, finds a free suffix after a taken one in a few look-ups, however many share the name.
  while public.is_profile_slug_taken(new.id, new.province, new.city_slug, public.suffixed_slug(base, free)) loop
    taken := free;
    free := free * 2;
  end loop;
  while free - taken > 1 loop
    middle := (free + taken) / 2;
    if public.is_profile_slug_taken(new.id, new.province, new.city_slug, public.suffixed_slug(base, middle)) then
      taken := middle;
    else
      free := middle;
    end if;
  end loop;
  new.name_slug := public.suffixed_slug(base, free);
  return new;
end
$$;

create trigger psychologist_profiles_slugs_insert before insert on public.psychologist_profiles
  for each row execute function public.set_profile_slugs();

create trigger psychologist_profiles_slugs_update before update on public.psychologist_profiles
  for each row
  when (
    (old.first_name, old.last_name, old.city, old.province, old.name_slug, old.city_slug)
    is distinct from (new.first_name, new.last_name, new.city, new.province, new.name_slug, new.city_slug)
  )
  execute function public.set_profile_slugs();
