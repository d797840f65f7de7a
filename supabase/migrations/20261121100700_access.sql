-- Who may read and write what. Row-level security hides rows, column grants hide columns: each table is closed first, then opened
-- exactly as far as its readers need. The owner and service_role are bound by neither.

alter table public.practices enable row level security;
alter table public.specialties enable row level security;
alter table public.psychologist_profiles enable row level security;
alter table public.profile_specialties enable row level security;
alter table public.contact_messages enable row level security;
alter table public.listing_requests enable row level security;
alter table public.assessment_emails enable row level security;
alter table public.analytics_events enable row level security;
alter table public.analytics_events_default enable row level security;
alter table public.search_changes enable row level security;
alter table public.search_targets enable row level security;
alter table public.search_dead_letters enable row level security;

revoke all on all tables in schema public from anon, authenticated;
revoke all on all sequences in schema public from anon, authenticated;
revoke execute on all functions in schema public from public, anon, authenticated;
grant all on all tables in schema public to service_role;
grant all on all sequences in schema public to service_role;
grant execute on all functions in schema public to service_role;
-- Checks run as whoever writes the row.
grant execute on function public.is_email(text), public.is_web_address(text) to authenticated;

-- Profiles: the public columns (domain/src/profile/row.ts) of active profiles, and a member's own profile. practice_id says nothing
-- by itself: it is what joins the practice, which is public.
grant select (
  id, name_slug, city_slug, name, first_name, last_name, credentials, highest_degree, gender, image_filename,
  profile_photo_url, phone, fax, email, website, place_of_work, address, city, province, postal_code, full_address,
  spoken_languages, service_languages, telepsychology, services_to, session_types, wait_times, accepting_new_clients,
  populations, client_populations, therapy_types, assessments, areas_of_expertise, practice_areas, presentations,
  business_info, provider_lists, certificate_type, certificate_registration, registration_number, institution,
  preferred_given, bio, bio_language, second_bio, booking_url, social_links, fee_individual_cents, fee_couple_cents,
  sliding_scale, payment_methods, endorsements, qualifications, specialties_detailed, assessment_friendly,
  accepts_severity_levels, is_premium, created_at, updated_at, is_active, practice_id
) on public.psychologist_profiles to anon, authenticated;

create policy "Anyone reads active profiles" on public.psychologist_profiles
  for select to anon, authenticated
  using (is_active);

-- The sub-select makes Postgres ask for the caller once per query, not once per row.
create policy "Members read their own profile" on public.psychologist_profiles
  for select to authenticated
  using (user_id = (select auth.uid()));

grant update (name, credentials, bio, phone, website) on public.psychologist_profiles to authenticated;

create policy "Members edit their own profile" on public.psychologist_profiles
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

-- What profiles refer to.
grant select (id, name, address, business_info, phone, email, website, latitude, longitude)
  on public.practices to anon, authenticated;
grant select on public.specialties to anon, authenticated;
grant select on public.profile_specialties to anon, authenticated;

create policy "Anyone reads practices" on public.practices
  for select to anon, authenticated
  using (true);

create policy "Anyone reads specialties" on public.specialties
  for select to anon, authenticated
  using (true);

-- The profile's own policies apply inside: a hidden profile's specialties are hidden too.
create policy "Specialties show with their profile" on public.profile_specialties
  for select to anon, authenticated
  using (exists (select from public.psychologist_profiles as p where p.id = profile_id));

-- The caller's own profile, active or hidden, with every column that a member may see; no row when there is none. user_id itself
-- cannot be selected or filtered by, so this is how a member finds the profile.
create function public.my_profile() returns table (
  id uuid, name_slug text, city_slug text, name text, first_name text, last_name text, credentials text,
  highest_degree text, gender text, image_filename text, profile_photo_url text, phone text, fax text, email text,
  website text, place_of_work text, address text, city text, province text, postal_code text, full_address text,
  spoken_languages text, service_languages text, telepsychology boolean, services_to boolean, session_types text,
  wait_times text, accepting_new_clients boolean, populations text, client_populations text, therapy_types text,
  assessments text, areas_of_expertise text, practice_areas text, presentations text, business_info text,
  provider_lists text, certificate_type text, certificate_registration text, registration_number text,
  institution text, preferred_given text, bio text, bio_language text, second_bio text, booking_url text,
  social_links jsonb, fee_individual_cents integer, fee_couple_cents integer, sliding_scale boolean,
  payment_methods text, endorsements text, qualifications text, specialties_detailed jsonb,
  assessment_friendly boolean, accepts_severity_levels text[], is_premium boolean, created_at timestamptz,
  updated_at timestamptz, is_active boolean
)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select
    p.id, p.name_slug, p.city_slug, p.name, p.first_name, p.last_name, p.credentials, p.highest_degree, p.gender,
    p.image_filename, p.profile_photo_url, p.phone, p.fax, p.email, p.website, p.place_of_work, p.address, p.city,
    p.province, p.postal_code, p.full_address, p.spoken_languages, p.service_languages, p.telepsychology,
    p.services_to, p.session_types, p.wait_times, p.accepting_new_clients, p.populations, p.client_populations,
    p.therapy_types, p.assessments, p.areas_of_expertise, p.practice_areas, p.presentations, p.business_info,
    p.provider_lists, p.certificate_type, p.certificate_registration, p.registration_number, p.institution,
    p.preferred_given, p.bio, p.bio_language, p.second_bio, p.booking_url, p.social_links, p.fee_individual_cents,
    p.fee_couple_cents, p.sliding_scale, p.payment_methods, p.endorsements, p.qualifications, p.specialties_detailed,
    p.assessment_friendly, p.accepts_severity_levels, p.is_premium, p.created_at, p.updated_at, p.is_active
  from public.psychologist_profiles as p
  where p.user_id = (select auth.uid())
$$;

revoke execute on function public.my_profile() from public, anon;
grant execute on function public.my_profile() to authenticated;
