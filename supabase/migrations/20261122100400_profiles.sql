-- The register, in two tables: what anyone may read of an active profile, and what nobody may. List-like columns are comma-separated text,
-- as messy as the register gives them.

create table public.psychologist_profiles (
  id uuid primary key default gen_random_uuid(),

  -- Who. The two slugs are kept by a trigger. "C" makes their order, and so a look-up by prefix, the same everywhere.
  name_slug text collate "C", city_slug text collate "C", name text check (length(name) <= 200),
  first_name text check (length(first_name) <= 100), last_name text check (length(last_name) <= 100),
  preferred_given text check (length(preferred_given) <= 100), gender text check (gender in ('Female', 'Male')),
  credentials text check (length(credentials) <= 200), highest_degree text check (length(highest_degree) <= 200),
  image_filename text check (length(image_filename) <= 300), profile_photo_url text check (length(profile_photo_url) <= 500),

  -- How to reach them.
  phone text check (length(phone) <= 40), fax text check (length(fax) <= 40),
  email text check (public.is_email(email)),
  website text check (public.is_public_web_address(website)), booking_url text check (public.is_public_web_address(booking_url)),
  social_links jsonb not null default '{}' check (public.are_social_links(social_links)),

  -- Where.
  practice_id uuid references public.practices (id) on delete set null,
  place_of_work text check (length(place_of_work) <= 300),
  address text check (length(address) <= 300), city text check (length(city) <= 120),
  province text check (province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')),
  postal_code text check (length(postal_code) <= 20), full_address text check (length(full_address) <= 500),
  -- The member wrote the address or the city: the linked practice's coordinates need not be theirs.
  own_place boolean not null default false,

  -- What they offer.
  bio text check (length(bio) <= 10000), bio_language text not null default 'en' check (bio_language in ('en', 'fr')),
  second_bio text check (length(second_bio) <= 10000),
  spoken_languages text check (length(spoken_languages) <= 2000), service_languages text check (length(service_languages) <= 2000),
  telepsychology boolean, services_to boolean,
  session_types text check (length(session_types) <= 500), wait_times text check (length(wait_times) <= 500), accepting_new_clients boolean,
  populations text check (length(populations) <= 5000), client_populations text check (length(client_populations) <= 5000),
  therapy_types text check (length(therapy_types) <= 5000), assessments text check (length(assessments) <= 5000),
  areas_of_expertise text check (length(areas_of_expertise) <= 5000), practice_areas text check (length(practice_areas) <= 5000),
  presentations text check (length(presentations) <= 5000), business_info text check (length(business_info) <= 5000),
  provider_lists text check (length(provider_lists) <= 2000), specialties_detailed jsonb not null default '{}',
  assessment_friendly boolean, accepts_severity_levels text[] not null default '{}',

  -- What it costs. Cents of a Canadian dollar.
  fee_individual_cents integer check (fee_individual_cents >= 0), fee_couple_cents integer check (fee_couple_cents >= 0),
  sliding_scale boolean, payment_methods text check (length(payment_methods) <= 500),

  -- When the words on new clients, waiting time and fees were last given, and whether the first is too old to count: a fact of the row, so
  -- that search follows the change log here, too.
  accepting_confirmed_at timestamptz, wait_confirmed_at timestamptz, fees_confirmed_at timestamptz,
  accepting_lapsed boolean not null default false,

  -- What the register says.
  certificate_type text check (length(certificate_type) <= 200),
  certificate_registration text check (length(certificate_registration) <= 200),
  registration_number text check (length(registration_number) <= 100), institution text check (length(institution) <= 300),
  endorsements text check (length(endorsements) <= 2000), qualifications text check (length(qualifications) <= 5000),
  -- The regulator in whose register the profile stands at present; null when it stands in none that was read.
  regulator text check (regulator ~ '^[a-z][a-z-]{1,19}$'),
  -- The provinces among profile_records.concurrent_registrations, which itself stays private. Kept by the database.
  concurrent_registrations_in text[] not null default '{}',
  -- What the member says of the same, unchecked, and when they last said it, which the database keeps.
  stated_registrations text[] not null default '{}' check (
    stated_registrations <@ array['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT']
    and cardinality(stated_registrations) <= 13
  ),
  registrations_stated_at timestamptz,

  is_active boolean not null default true, is_premium boolean not null default false,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  -- Counts the changes of what the member can edit. An editor saves with the number that it loaded as a filter: when another editor was
  -- faster, no row has it any more. Postgres looks at the row again once it is unlocked, so of two saves at once only one finds it.
  revision integer not null default 1,

  constraint psychologist_profiles_named check (btrim(coalesce(name, '') || coalesce(first_name, '') || coalesce(last_name, '')) <> ''),
  constraint psychologist_profiles_one_line check (
    public.is_one_line(name) and public.is_one_line(first_name) and public.is_one_line(last_name)
    and public.is_one_line(credentials) and public.is_one_line(phone) and public.is_one_line(wait_times)
  ),
  -- The list of keys is the form's; a new one needs no migration. What is no object at all is refused first, and no error after.
  constraint psychologist_profiles_specialties_detailed check (
    jsonb_typeof(specialties_detailed) = 'object'
    and not jsonb_path_exists(specialties_detailed, 'strict $.keyvalue() ? (!(@.key like_regex "^[a-z][a-z_-]{0,39}$"))', '{}', true)
    and not jsonb_path_exists(specialties_detailed, 'strict $.* ? (@.type() != "object")')
    and not jsonb_path_exists(specialties_detailed, 'lax $.*.experience_years ? (@.type() != "number" || @ < 0 || @ > 80)')
  ),
  constraint psychologist_profiles_approaches check (
    pg_column_size(specialties_detailed) <= 8192
    and not jsonb_path_exists(
      specialties_detailed, 'strict $.*.keyvalue() ? (@.key != "experience_years" && @.key != "approach")', '{}', true
    )
    and not jsonb_path_exists(specialties_detailed, 'strict $.*.approach ? (@.type() != "array")', '{}', true)
    and not jsonb_path_exists(specialties_detailed, 'lax $.*.approach[*] ? (@.type() != "string" || @ like_regex "^.{121}" flag "s")')
  ),
  constraint psychologist_profiles_severity_levels check (accepts_severity_levels <@ array['mild', 'moderate', 'severe'])
);
-- A person's address on the site. Also the look-up of the next free suffix and of a city's profiles.
create unique index psychologist_profiles_route on public.psychologist_profiles (province, city_slug, name_slug);
-- Lists of a province or a city: premium first, then by name.
create index psychologist_profiles_place
  on public.psychologist_profiles (province, city_slug, is_premium desc, last_name, first_name, id) where is_active;
-- Featured: those with a picture, premium first, newest first.
create index psychologist_profiles_featured on public.psychologist_profiles (is_premium desc, created_at desc, id)
  where is_active and (image_filename is not null or profile_photo_url is not null);
create index psychologist_profiles_premium on public.psychologist_profiles (created_at desc, id) where is_active and is_premium;
create index psychologist_profiles_practice on public.psychologist_profiles (practice_id) where practice_id is not null;
create trigger psychologist_profiles_updated_at before update on public.psychologist_profiles
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();
-- The operator is written to about each profile that a member begins: the mail's subject is the profile.
create trigger psychologist_profiles_mails after delete on public.psychologist_profiles
  referencing old table as deleted for each statement execute function public.delete_mails();
alter table public.psychologist_profiles enable row level security;

-- What is private about a profile: whose it is, and what the register says and the site never shows. A table of its own, so that nothing
-- that reads whole profiles can show it. A profile without a row here has nothing private.
create table public.profile_records (
  profile_id uuid primary key references public.psychologist_profiles (id) on update cascade on delete cascade,
  -- The member whose profile it is, and the columns that they have written: no import writes over them.
  user_id uuid unique references auth.users (id) on delete set null, member_columns text[] not null default '{}',
  detail_url text check (length(detail_url) <= 500), previous_name text check (length(previous_name) <= 200),
  city_id integer, concurrent_registrations text check (length(concurrent_registrations) <= 5000),
  registration_history text check (length(registration_history) <= 10000), discipline_info text check (length(discipline_info) <= 10000)
);
alter table public.profile_records enable row level security;

-- Whether there are made-up people in this directory, which search engines must then not list. The loader of the sample data
-- (stack/src/sample) gives all of them ids of one range and a page of a register that does not exist; no real one has both, and nobody but
-- the database's owner can change either.
create function public.holds_made_up_people() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.profile_records
    where profile_id between '717dc6f3-0000-0000-0000-000000000000' and '717dc6f3-ffff-ffff-ffff-ffffffffffff'
      and detail_url like 'https://register.example.org/%'
  ) $$;

-- The bucket of the profiles' pictures is private: the api reads it with the secret key and serves the pictures of active profiles alone.
-- Nobody else reads or writes, because no policy lets them. Skipped where there is no Storage.
do $$ begin
  if to_regclass('storage.buckets') is null then return; end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('psychologist-images', 'psychologist-images', false, 5242880, array['image/webp', 'image/jpeg', 'image/png', 'image/avif'])
  on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
end $$;

-- The pictures in the bucket, by name. Storage's tables are closed to the worker.
create function public.stored_photos() returns table (name text, created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$ begin
  if to_regclass('storage.objects') is null then return; end if;
  return query select o.name::text, o.created_at::timestamptz from storage.objects as o where o.bucket_id = 'psychologist-images';
end $$;

-- The fields of work that profiles are joined to.
create table public.specialties (
  id uuid primary key default gen_random_uuid(),
  specialty_name text not null check (length(btrim(specialty_name)) between 1 and 120),
  description text check (length(description) <= 2000), created_at timestamptz not null default now()
);
create unique index specialties_name on public.specialties (lower(specialty_name));
alter table public.specialties enable row level security;

-- Which specialties a profile has, in the order in which they are shown.
create table public.profile_specialties (
  profile_id uuid not null references public.psychologist_profiles (id) on delete cascade,
  specialty_id uuid not null references public.specialties (id) on delete cascade,
  position smallint not null default 0 check (position >= 0),
  primary key (profile_id, specialty_id)
);
create index profile_specialties_specialty on public.profile_specialties (specialty_id);
alter table public.profile_specialties enable row level security;

-- Joined specialties hide practice_areas, which is what members write. So a member's own list takes the join's place. The policies let
-- members write their own profile alone.
create function public.replace_joined_specialties() returns trigger language plpgsql security definer set search_path = '' as $$ begin
  delete from public.profile_specialties as s where s.profile_id = new.id;
  return null;
end $$;
create trigger psychologist_profiles_own_specialties after update on public.psychologist_profiles
  for each row when (old.practice_areas is distinct from new.practice_areas and auth.uid() is not null)
  execute function public.replace_joined_specialties();
