-- What members may do with their own profile.

-- Whether the caller's session still exists and its member may sign in. An access token outlives its session by up to an hour;
-- what it writes must not.
create function public.has_live_session() returns boolean
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  return exists (
    select
    from auth.sessions as s join auth.users as u on u.id = s.user_id
    where s.id = (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid
      and s.user_id = auth.uid()
      and (u.banned_until is null or u.banned_until < now())
  );
end
$$;

grant execute on function public.has_live_session() to authenticated;

-- The sub-select makes Postgres ask for the caller once per query, not once per row.
create policy "Members read their own profile" on public.psychologist_profiles
  for select to authenticated
  using (user_id = (select auth.uid()));

grant update (
  name, credentials, bio, bio_language, second_bio, phone, website, booking_url, social_links, therapy_types, service_languages,
  spoken_languages, session_types, telepsychology, services_to, populations, client_populations, practice_areas, areas_of_expertise,
  accepting_new_clients, wait_times, specialties_detailed, assessment_friendly, accepts_severity_levels
) on public.psychologist_profiles to authenticated;

create policy "Members edit their own profile" on public.psychologist_profiles
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "A member that is signed out changes nothing" on public.psychologist_profiles
  as restrictive for update to authenticated
  using ((select public.has_live_session()));

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

create policy "A member that is signed out starts nothing" on public.psychologist_profiles
  as restrictive for insert to authenticated
  with check ((select public.has_live_session()));

-- Keeps a member's writes to what members may decide, and counts revisions. auth.uid() is null for the operator and the programs.
-- Security definer because members need not have the schema auth open to them.
create function public.guard_profile() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  kept jsonb;
begin
  if tg_op = 'INSERT' then
    new.revision := 1;
    if caller is not null then
      new.user_id := caller;
      new.is_active := false;
      new.is_premium := false;
    end if;
  else
    new.revision := old.revision + (
      (
        old.name, old.credentials, old.bio, old.bio_language, old.second_bio, old.phone, old.website, old.booking_url,
        old.social_links, old.therapy_types, old.service_languages, old.spoken_languages, old.session_types,
        old.telepsychology, old.services_to, old.populations, old.client_populations, old.practice_areas,
        old.areas_of_expertise, old.accepting_new_clients, old.wait_times, old.specialties_detailed,
        old.assessment_friendly, old.accepts_severity_levels
      ) is distinct from (
        new.name, new.credentials, new.bio, new.bio_language, new.second_bio, new.phone, new.website, new.booking_url,
        new.social_links, new.therapy_types, new.service_languages, new.spoken_languages, new.session_types,
        new.telepsychology, new.services_to, new.populations, new.client_populations, new.practice_areas,
        new.areas_of_expertise, new.accepting_new_clients, new.wait_times, new.specialties_detailed,
        new.assessment_friendly, new.accepts_severity_levels
      )
    )::integer;
  end if;
  if caller is null or new.is_premium then
    return new;
  end if;
  kept := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
  -- Taking away what a premium year left behind is free.
  if (new.booking_url is not null and new.booking_url is distinct from kept ->> 'booking_url')
    or (new.second_bio is not null and new.second_bio is distinct from kept ->> 'second_bio')
    or (new.social_links <> '{}' and new.social_links is distinct from kept -> 'social_links')
  then
    raise exception 'premium_required' using
      errcode = '42501',
      hint = 'The booking link, social links and the bio in a second language belong to the premium plan.';
  end if;
  return new;
end
$$;

-- Before the slugs and the time of the change, which the alphabet puts after it.
create trigger psychologist_profiles_guard before insert or update on public.psychologist_profiles
  for each row execute function public.guard_profile();

-- The caller's own profile, active or hidden, with every column that a member may see and what the profile page joins to it; no row
-- when there is none. user_id itself cannot be selected or filtered by, so this is how a member finds the profile.
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

grant execute on function public.my_profile() to authenticated;
