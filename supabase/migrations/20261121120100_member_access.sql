-- What members may do with their own profile beyond the five columns of the first migration.

revoke execute on function
  public.is_public_web_address(text), public.are_social_links(jsonb), public.is_one_line(text), public.guard_profile(),
  public.replace_joined_specialties()
from public, anon, authenticated;
-- Checks run as whoever writes the row.
grant execute on function public.is_public_web_address(text), public.are_social_links(jsonb), public.is_one_line(text)
  to authenticated;

-- A save is filtered by the revision that its editor loaded.
grant select (revision) on public.psychologist_profiles to anon, authenticated;

grant update (
  bio_language, second_bio, booking_url, social_links, therapy_types, service_languages, spoken_languages, session_types,
  telepsychology, services_to, populations, client_populations, practice_areas, areas_of_expertise, accepting_new_clients,
  wait_times, specialties_detailed, assessment_friendly, accepts_severity_levels
) on public.psychologist_profiles to authenticated;

-- One profile for one member, hidden until the operator has checked it: the guard sets user_id, is_active and is_premium whatever
-- the client sends, and user_id is unique.
grant insert (
  user_id, name, first_name, last_name, credentials, bio, bio_language, phone, email, website, address, city, province,
  postal_code, therapy_types, service_languages, spoken_languages, session_types, telepsychology, services_to, populations,
  client_populations, practice_areas, areas_of_expertise, accepting_new_clients, wait_times, specialties_detailed,
  assessment_friendly, accepts_severity_levels
) on public.psychologist_profiles to authenticated;

create policy "Members start their own profile" on public.psychologist_profiles
  for insert to authenticated
  with check (user_id = (select auth.uid()) and not is_active and not is_premium);

-- With the revision, and with what the profile page joins to it.
drop function public.my_profile();

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
  updated_at timestamptz, is_active boolean, revision integer, practices jsonb, specialties text[]
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
    p.assessment_friendly, p.accepts_severity_levels, p.is_premium, p.created_at, p.updated_at, p.is_active, p.revision,
    coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', r.id, 'name', r.name, 'address', r.address, 'business_info', r.business_info, 'phone', r.phone,
            'email', r.email, 'website', r.website, 'latitude', r.latitude, 'longitude', r.longitude
          )
        )
        from public.practices as r
        where r.id = p.practice_id
      ),
      '[]'
    ),
    array(
      select s.specialty_name
      from public.profile_specialties as j join public.specialties as s on s.id = j.specialty_id
      where j.profile_id = p.id
      order by j.position, s.specialty_name
    )
  from public.psychologist_profiles as p
  where p.user_id = (select auth.uid())
$$;

revoke execute on function public.my_profile() from public, anon;
grant execute on function public.my_profile() to authenticated;
