-- The register, in two tables: what anyone may read of an active profile, and what nobody may. List-like columns are comma-separated
-- text, as messy as the register gives them. What members may do with their own profile stands in the file on member access.

create table public.psychologist_profiles (
  id uuid primary key default gen_random_uuid(),

  -- Who. The two slugs are kept by a trigger. "C" makes their order, and so a look-up by prefix, the same everywhere.
  name_slug text collate "C",
  city_slug text collate "C",
  name text check (length(name) <= 200),
  first_name text check (length(first_name) <= 100),
  last_name text check (length(last_name) <= 100),
  preferred_given text check (length(preferred_given) <= 100),
  gender text check (gender in ('Female', 'Male')),
  credentials text check (length(credentials) <= 200),
  highest_degree text check (length(highest_degree) <= 200),
  image_filename text check (length(image_filename) <= 300),
  profile_photo_url text check (length(profile_photo_url) <= 500),

  -- How to reach them.
  phone text check (length(phone) <= 40),
  fax text check (length(fax) <= 40),
  email text check (public.is_email(email)),
  website text check (public.is_public_web_address(website)),
  booking_url text check (public.is_public_web_address(booking_url)),
  social_links jsonb not null default '{}' check (public.are_social_links(social_links)),

  -- Where.
  practice_id uuid references public.practices (id) on delete set null,
  place_of_work text check (length(place_of_work) <= 300),
  address text check (length(address) <= 300),
  city text check (length(city) <= 120),
  province text check (
    province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')
  ),
  postal_code text check (length(postal_code) <= 20),
  full_address text check (length(full_address) <= 500),

  -- What they offer.
  bio text check (length(bio) <= 10000),
  bio_language text not null default 'en' check (bio_language in ('en', 'fr')),
  second_bio text check (length(second_bio) <= 10000),
  spoken_languages text check (length(spoken_languages) <= 2000),
  service_languages text check (length(service_languages) <= 2000),
  telepsychology boolean,
  services_to boolean,
  session_types text check (length(session_types) <= 500),
  wait_times text check (length(wait_times) <= 500),
  accepting_new_clients boolean,
  populations text check (length(populations) <= 5000),
  client_populations text check (length(client_populations) <= 5000),
  therapy_types text check (length(therapy_types) <= 5000),
  assessments text check (length(assessments) <= 5000),
  areas_of_expertise text check (length(areas_of_expertise) <= 5000),
  practice_areas text check (length(practice_areas) <= 5000),
  presentations text check (length(presentations) <= 5000),
  business_info text check (length(business_info) <= 5000),
  provider_lists text check (length(provider_lists) <= 2000),
  specialties_detailed jsonb not null default '{}',
  assessment_friendly boolean,
  accepts_severity_levels text[] not null default '{}',

  -- What it costs. Cents of a Canadian dollar.
  fee_individual_cents integer check (fee_individual_cents >= 0),
  fee_couple_cents integer check (fee_couple_cents >= 0),
  sliding_scale boolean,
  payment_methods text check (length(payment_methods) <= 500),

  -- What the register says.
  certificate_type text check (length(certificate_type) <= 200),
  certificate_registration text check (length(certificate_registration) <= 200),
  registration_number text check (length(registration_number) <= 100),
  institution text check (length(institution) <= 300),
  endorsements text check (length(endorsements) <= 2000),
  qualifications text check (length(qualifications) <= 5000),

  is_active boolean not null default true,
  is_premium boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Counts the changes of what the member can edit. An editor saves with the number that it loaded as a filter: when another editor
  -- was faster, no row has it any more. Postgres looks at the row again once it is unlocked, so of two saves at once only one finds it.
  revision integer not null default 1,

  constraint psychologist_profiles_named
    check (btrim(coalesce(name, '') || coalesce(first_name, '') || coalesce(last_name, '')) <> ''),
  constraint psychologist_profiles_one_line check (
    public.is_one_line(name) and public.is_one_line(first_name) and public.is_one_line(last_name)
    and public.is_one_line(credentials) and public.is_one_line(phone) and public.is_one_line(wait_times)
  ),
  constraint psychologist_profiles_specialties_detailed check (
    jsonb_typeof(specialties_detailed) = 'object'
    -- What is no object at all is refused above: no error here. The list of keys is the form's; a new one needs no migration.
    and not jsonb_path_exists(
      specialties_detailed, 'strict $.keyvalue() ? (!(@.key like_regex "^[a-z][a-z_-]{0,39}$"))', '{}', true
    )
    and not jsonb_path_exists(
      specialties_detailed,
      'strict $.* ? (@.type() != "object")'
    )
    and not jsonb_path_exists(
      specialties_detailed,
      'lax $.*.experience_years ? (@.type() != "number" || @ < 0 || @ > 80)'
    )
  ),
  constraint psychologist_profiles_approaches check (
    pg_column_size(specialties_detailed) <= 8192
    -- What is no object at all is refused by another check: no error here.
    and not jsonb_path_exists(
      specialties_detailed, 'strict $.*.keyvalue() ? (@.key != "experience_years" && @.key != "approach")', '{}', true
    )
    and not jsonb_path_exists(specialties_detailed, 'strict $.*.approach ? (@.type() != "array")', '{}', true)
    and not jsonb_path_exists(
      specialties_detailed, 'lax $.*.approach[*] ? (@.type() != "string" || @ like_regex "^.{121}" flag "s")'
    )
  ),
  constraint psychologist_profiles_severity_levels
    check (accepts_severity_levels <@ array['mild', 'moderate', 'severe'])
);

-- A person's address on the site. Also the look-up of the next free suffix and of a city's profiles.
create unique index psychologist_profiles_route
  on public.psychologist_profiles (province, city_slug, name_slug);

-- Lists of a province or a city: premium first, then by name.
create index psychologist_profiles_place
  on public.psychologist_profiles (province, city_slug, is_premium desc, last_name, first_name, id)
  where is_active;

-- Featured: those with a picture, premium first, newest first.
create index psychologist_profiles_featured
  on public.psychologist_profiles (is_premium desc, created_at desc, id)
  where is_active and (image_filename is not null or profile_photo_url is not null);

create index psychologist_profiles_premium
  on public.psychologist_profiles (created_at desc, id)
  where is_active and is_premium;

create index psychologist_profiles_practice
  on public.psychologist_profiles (practice_id)
  where practice_id is not null;

create trigger psychologist_profiles_updated_at before update on public.psychologist_profiles
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();

alter table public.psychologist_profiles enable row level security;
revoke all on public.psychologist_profiles from anon, authenticated;

-- Row-level security hides rows. practice_id says nothing by itself: it is what joins the practice, which is public. A save is filtered
-- by the revision that its editor loaded.
grant select on public.psychologist_profiles to anon, authenticated;

create policy "Anyone reads active profiles" on public.psychologist_profiles
  for select to anon, authenticated
  using (is_active);

-- What is private about a profile: whose it is, and what the register says and the site never shows. A table of its own, so that
-- nothing that reads whole profiles can show it. A profile without a row here has nothing private.
create table public.profile_records (
  profile_id uuid primary key references public.psychologist_profiles (id) on update cascade on delete cascade,
  -- The member whose profile it is.
  user_id uuid unique references auth.users (id) on delete set null,
  detail_url text check (length(detail_url) <= 500),
  previous_name text check (length(previous_name) <= 200),
  city_id integer,
  concurrent_registrations text check (length(concurrent_registrations) <= 5000),
  registration_history text check (length(registration_history) <= 10000),
  discipline_info text check (length(discipline_info) <= 10000)
);

alter table public.profile_records enable row level security;
revoke all on public.profile_records from anon, authenticated;
