-- The regulators' registers, as their files were last read, and in which provinces a psychologist is registered beside.

-- One for each regulator whose file was read. The list of regulators is the code's (domain/src/places/regulators.ts).
create table public.registers (
  regulator text primary key check (regulator ~ '^[a-z][a-z-]{1,19}$'),
  -- The file's headings and the field that each is read as; '' is a heading that is passed over.
  mapping jsonb not null default '{}' check (jsonb_typeof(mapping) = 'object'),
  -- The day of the last file that was taken in; null while only the headings are known.
  checked_on date,
  updated_at timestamptz not null default now()
);
create trigger registers_updated_at before update on public.registers
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();

-- Who stands in a register, by the registration number as numbers are compared. Who departs stays, so that they can come back.
create table public.register_entries (
  regulator text not null references public.registers (regulator) on update cascade on delete cascade,
  number_key text not null check (length(number_key) between 1 and 100),
  profile_id uuid not null unique references public.psychologist_profiles (id) on update cascade on delete cascade,
  -- The day of the first file without this number; null while it is listed.
  departed_on date,
  -- When that file was read, which may be later.
  departure_noted_at timestamptz,
  -- The departure hid the profile: coming back shows it again. What the operator hid stays hidden.
  hidden_by_departure boolean not null default false,
  primary key (regulator, number_key),
  constraint register_entries_hidden check (departed_on is not null or not hidden_by_departure)
);
alter table public.registers enable row level security;
alter table public.register_entries enable row level security;

-- The provinces that a list names, each item a code or a name in English or French and nothing else: of "formerly Ontario" nobody knows
-- what it means today. The names are those of domain/src/places/provinces.ts; a test holds the two together.
create function public.provinces_named(list text) returns text[] language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_agg(distinct p.code order by p.code), '{}')
  from regexp_split_to_table(list, '[,;/\n]') as item
    join (values
      ('AB', 'alberta', 'alberta'), ('BC', 'british-columbia', 'colombie-britannique'), ('MB', 'manitoba', 'manitoba'),
      ('NB', 'new-brunswick', 'nouveau-brunswick'), ('NL', 'newfoundland-and-labrador', 'terre-neuve-et-labrador'),
      ('NS', 'nova-scotia', 'nouvelle-ecosse'), ('NT', 'northwest-territories', 'territoires-du-nord-ouest'),
      ('NU', 'nunavut', 'nunavut'), ('ON', 'ontario', 'ontario'), ('PE', 'prince-edward-island', 'ile-du-prince-edouard'),
      ('QC', 'quebec', 'quebec'), ('SK', 'saskatchewan', 'saskatchewan'), ('YT', 'yukon', 'yukon')
    ) as p (code, en, fr) on public.slugify(item) in (lower(p.code), p.en, p.fr) $$;

create function public.keep_concurrent_registrations() returns trigger language plpgsql security definer set search_path = '' as $$ declare
  named constant text[] := public.provinces_named(new.concurrent_registrations);
begin
  update public.psychologist_profiles as p set concurrent_registrations_in = named
  where p.id = new.profile_id and p.concurrent_registrations_in <> named;
  return null;
end $$;
create trigger profile_records_concurrent_new after insert on public.profile_records
  for each row when (new.concurrent_registrations is not null) execute function public.keep_concurrent_registrations();
create trigger profile_records_concurrent after update on public.profile_records
  for each row when (old.concurrent_registrations is distinct from new.concurrent_registrations)
  execute function public.keep_concurrent_registrations();
