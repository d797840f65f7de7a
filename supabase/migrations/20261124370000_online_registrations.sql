-- In which provinces a psychologist is registered beside the register that the profile stands in: they may see online only people there.

-- The provinces that a list names, each item a code or a name in English or French and nothing else: of "formerly Ontario" nobody knows what
-- it means today. The names are those of domain/src/places/provinces.ts; a test holds the two together.
create function public.provinces_named(list text) returns text[]
  language sql
  immutable
  parallel safe
  set search_path = ''
as $$
  select coalesce(array_agg(distinct p.code order by p.code), '{}')
  from regexp_split_to_table(list, '[,;/\n]') as item
    join (values
      ('AB', 'alberta', 'alberta'),
      ('BC', 'british-columbia', 'colombie-britannique'),
      ('MB', 'manitoba', 'manitoba'),
      ('NB', 'new-brunswick', 'nouveau-brunswick'),
      ('NL', 'newfoundland-and-labrador', 'terre-neuve-et-labrador'),
      ('NS', 'nova-scotia', 'nouvelle-ecosse'),
      ('NT', 'northwest-territories', 'territoires-du-nord-ouest'),
      ('NU', 'nunavut', 'nunavut'),
      ('ON', 'ontario', 'ontario'),
      ('PE', 'prince-edward-island', 'ile-du-prince-edouard'),
      ('QC', 'quebec', 'quebec'),
      ('SK', 'saskatchewan', 'saskatchewan'),
      ('YT', 'yukon', 'yukon')
    ) as p (code, en, fr) on public.slugify(item) in (lower(p.code), p.en, p.fr)
$$;

alter table public.psychologist_profiles
  -- The provinces among profile_records.concurrent_registrations, which itself stays private. Kept by the database.
  add column concurrent_registrations_in text[] not null default '{}',
  -- What the member says, unchecked, and when they last said it, which the database keeps.
  add column stated_registrations text[] not null default '{}' check (
    stated_registrations <@ array['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT']
    and cardinality(stated_registrations) <= 13
  ),
  add column registrations_stated_at timestamptz;

grant insert (stated_registrations), update (stated_registrations) on public.psychologist_profiles to authenticated;

create function public.keep_concurrent_registrations() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  named constant text[] := public.provinces_named(new.concurrent_registrations);
begin
  update public.psychologist_profiles as p set concurrent_registrations_in = named
  where p.id = new.profile_id and p.concurrent_registrations_in <> named;
  return null;
end
$$;

create trigger profile_records_concurrent_new after insert on public.profile_records
  for each row when (new.concurrent_registrations is not null) execute function public.keep_concurrent_registrations();
create trigger profile_records_concurrent after update on public.profile_records
  for each row when (old.concurrent_registrations is distinct from new.concurrent_registrations)
  execute function public.keep_concurrent_registrations();

-- Whoever writes it says it, also when it is the same as before.
create function public.date_stated_registrations() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.registrations_stated_at := case when new.stated_registrations <> '{}' then now() end;
  return new;
end
$$;

create trigger psychologist_profiles_stated before insert or update of stated_registrations on public.psychologist_profiles
  for each row execute function public.date_stated_registrations();

-- What registers had named before. Without the triggers, which would call this a change: indexes are rebuilt with the program that reads it.
alter table public.psychologist_profiles disable trigger user;
update public.psychologist_profiles as p
set concurrent_registrations_in = public.provinces_named(r.concurrent_registrations)
from public.profile_records as r
where r.profile_id = p.id and r.concurrent_registrations is not null;
alter table public.psychologist_profiles enable trigger user;
