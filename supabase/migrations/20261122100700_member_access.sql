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

-- The caller's profile, active or hidden; null when there is none. Security definer because nobody reads whose a profile is.
create function public.my_profile_id() returns uuid
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select r.profile_id from public.profile_records as r where r.user_id = auth.uid()
$$;

grant execute on function public.my_profile_id() to authenticated;

-- The sub-select makes Postgres ask for the caller's profile once per query, not once per row.
create policy "Members read their own profile" on public.psychologist_profiles
  for select to authenticated
  using (id = (select public.my_profile_id()));

create policy "Members edit their own profile" on public.psychologist_profiles
  for update to authenticated
  using (id = (select public.my_profile_id()))
  with check (id = (select public.my_profile_id()));

create policy "A member that is signed out changes nothing" on public.psychologist_profiles
  as restrictive for update to authenticated
  using ((select public.has_live_session()));

-- One profile for one member, hidden until the operator has checked it: the guard sets is_active and is_premium whatever the client
-- sends, and the profile becomes the caller's own.
create policy "Members start their own profile" on public.psychologist_profiles
  for insert to authenticated
  with check (not is_active and not is_premium);

create policy "A member that is signed out starts nothing" on public.psychologist_profiles
  as restrictive for insert to authenticated
  with check ((select public.has_live_session()));

-- These grants alone say what members may write: the guard reads them, too.
do $$
declare
  -- What members write from the start. A profile's first name, last name and place come from its first save alone.
  written constant text := 'name, credentials, bio, bio_language, phone, website, therapy_types, service_languages, spoken_languages,
    session_types, telepsychology, services_to, populations, client_populations, practice_areas, areas_of_expertise,
    accepting_new_clients, wait_times, specialties_detailed, assessment_friendly, accepts_severity_levels';
begin
  execute format(
    'grant update (%1$s, second_bio, booking_url, social_links),
      insert (%1$s, first_name, last_name, email, address, city, province, postal_code)
    on public.psychologist_profiles to authenticated',
    written
  );
end
$$;

-- Keeps a member's writes to what members may decide, and counts revisions: changes of what members may update. auth.uid() is null for
-- the operator and the programs. Security definer because members need not have the schema auth open to them.
create function public.guard_profile() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  is_member constant boolean := auth.uid() is not null;
  kept jsonb := '{}';
begin
  if tg_op = 'UPDATE' then
    kept := to_jsonb(old);
    new.revision := old.revision + (
      exists (
        select
        from jsonb_each(to_jsonb(new)) as written
        where written.value <> kept -> written.key
          and has_column_privilege('authenticated', 'public.psychologist_profiles', written.key, 'update')
      )
    )::integer;
  else
    new.revision := 1;
    if is_member then
      new.is_active := false;
      new.is_premium := false;
    end if;
  end if;
  -- Taking away what a premium year left behind is free.
  if is_member and not new.is_premium and exists (
    select
    from jsonb_each(to_jsonb(new)) as written
    where written.key in ('booking_url', 'second_bio', 'social_links')
      and written.value not in ('null', '{}')
      and written.value is distinct from kept -> written.key
  ) then
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

-- A profile that a member starts is theirs. user_id is unique: a second one is refused.
create function public.own_started_profile() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.profile_records (profile_id, user_id) values (new.id, auth.uid());
  return null;
end
$$;

create trigger psychologist_profiles_own after insert on public.psychologist_profiles
  for each row when (auth.uid() is not null) execute function public.own_started_profile();

-- The caller's own profile, active or hidden, with what the profile page joins to it; null when there is none.
create function public.my_profile() returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select
    to_jsonb(p) || jsonb_build_object(
      'practices',
      array(select to_jsonb(r) - array['created_at', 'updated_at'] from public.practices as r where r.id = p.practice_id),
      'specialties',
      array(
        select s.specialty_name
        from public.profile_specialties as j join public.specialties as s on s.id = j.specialty_id
        where j.profile_id = p.id
        order by j.position, s.specialty_name
      )
    )
  from public.psychologist_profiles as p
  where p.id = public.my_profile_id()
$$;

grant execute on function public.my_profile() to authenticated;
