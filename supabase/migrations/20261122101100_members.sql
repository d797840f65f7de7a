-- What members may do with their own profile. Nothing else is open to the REST interface: visitors read the directory through the site
-- alone, where limits hold, and nobody can ask for all of it at once or join tables as they like.

-- The caller's profile, active or hidden; null when there is none. Security definer because nobody reads whose a profile is.
create function public.my_profile_id() returns uuid language sql stable security definer set search_path = '' as $$
  select r.profile_id from public.profile_records as r where r.user_id = auth.uid() $$;

-- The caller's own profile, with what the profile page joins to it and what of it waits; null when there is none.
create function public.my_profile() returns jsonb language sql stable security definer set search_path = '' as $$
  select to_jsonb(p) || jsonb_build_object(
    'practices', array(select to_jsonb(r) - array['created_at', 'updated_at'] from public.practices as r where r.id = p.practice_id),
    'specialties', array(
      select s.specialty_name from public.profile_specialties as j join public.specialties as s on s.id = j.specialty_id
      where j.profile_id = p.id order by j.position, s.specialty_name
    ),
    'registration_checked_on', (select g.checked_on from public.registers as g where g.regulator = p.regulator),
    'waiting_changes', array(
      select jsonb_build_object('field', c.field, 'value', c.new_value, 'requested_at', c.requested_at)
      from public.profile_changes as c where c.profile_id = p.id and c.state = 'waiting' order by c.field
    ),
    'waiting_address', (
      select jsonb_build_object('address', c.new_address, 'expires_at', c.expires_at, 'undeliverable', exists (
        select from public.mails as m where m.subject_id = c.id and m.kind = 'contact-address-confirmation' and m.status = 'failed'
      ))
      from public.contact_address_changes as c where c.profile_id = p.id and c.state = 'waiting' and c.expires_at > now()
    )
  )
  from public.psychologist_profiles as p where p.id = public.my_profile_id() and public.has_live_session() $$;

-- Each of them takes the caller's own profile or sessions alone.
grant execute on function
  public.my_profile_id(), public.my_profile(), public.has_live_session(), public.my_sessions(), public.end_my_sessions(uuid),
  public.withdraw_profile_changes(text), public.withdraw_contact_address(), public.resend_contact_address()
to authenticated;

-- A save is filtered by the revision that its editor loaded. The sub-selects make Postgres ask once per query, not once per row.
grant select on public.psychologist_profiles to authenticated;
create policy "Members read their own profile" on public.psychologist_profiles for select to authenticated
  using (id = (select public.my_profile_id()));
create policy "Members edit their own profile" on public.psychologist_profiles for update to authenticated
  using (id = (select public.my_profile_id())) with check (id = (select public.my_profile_id()));
create policy "A member that is signed out changes nothing" on public.psychologist_profiles as restrictive for update to authenticated
  using ((select public.has_live_session()));
-- One profile for one member, hidden until the operator has compared it with the register: the guard sets is_active and is_premium whatever
-- the client sends, and the profile becomes the caller's own.
create policy "Members start their own profile" on public.psychologist_profiles for insert to authenticated
  with check (not is_active and not is_premium);
create policy "A member that is signed out starts nothing" on public.psychologist_profiles as restrictive for insert to authenticated
  with check ((select public.has_live_session()));

-- These grants alone say what members may write: the guard reads them, too. A profile's first name, last name and province come from its
-- first save alone. It is begun without an e-mail address: whatever a member writes there is a change. A linked practice is not theirs to
-- change: their own address stands before it.
do $$ declare
  written constant text := 'name, credentials, bio, bio_language, phone, website, therapy_types, service_languages, spoken_languages,
    session_types, telepsychology, services_to, populations, client_populations, practice_areas, areas_of_expertise,
    accepting_new_clients, wait_times, specialties_detailed, assessment_friendly, accepts_severity_levels, address, city, postal_code,
    fee_individual_cents, fee_couple_cents, sliding_scale, payment_methods, provider_lists, stated_registrations';
begin
  execute format('grant insert (%1$s, first_name, last_name, province), update (%1$s, email, second_bio, booking_url, social_links)
    on public.psychologist_profiles to authenticated', written);
end $$;

-- Keeps a member's writes to what members may decide, and counts revisions: changes of what members may update. auth.uid() is null for the
-- operator and the programs. Security definer because members need not have the schema auth open to them.
create function public.guard_profile() returns trigger language plpgsql security definer set search_path = '' as $$ declare
  is_member constant boolean := auth.uid() is not null;
  kept jsonb := '{}';
begin
  if tg_op = 'UPDATE' then
    kept := to_jsonb(old);
    new.revision := old.revision + (exists (
      select from jsonb_each(to_jsonb(new)) as written
      where written.value <> kept -> written.key
        and has_column_privilege('authenticated', 'public.psychologist_profiles', written.key, 'update')
    ))::integer;
  else
    new.revision := 1;
    if is_member then
      new.is_active := false;
      new.is_premium := false;
    end if;
  end if;
  -- Taking away what a premium year left behind is free.
  if is_member and not new.is_premium and exists (
    select from jsonb_each(to_jsonb(new)) as written
    where written.key in ('booking_url', 'second_bio', 'social_links')
      and written.value not in ('null', '{}') and written.value is distinct from kept -> written.key
  ) then
    raise exception 'premium_required' using errcode = '42501',
      hint = 'The booking link, social links and the bio in a second language belong to the premium plan.';
  end if;
  return new;
end $$;
-- Before the slugs and the time of the change, which the alphabet puts after it.
create trigger psychologist_profiles_guard before insert or update on public.psychologist_profiles
  for each row execute function public.guard_profile();

-- Refuses what a member writes into a profile and nobody would see; what the operator writes stays as the register has it. Whole texts may
-- hold such characters, as in emoji; web addresses have a rule of their own. What stood there before does not hinder other changes.
create function public.check_member_texts() returns trigger language plpgsql security definer set search_path = '' as $$ declare
  kept constant jsonb := coalesce(to_jsonb(old), '{}');
  refused text;
begin
  if auth.uid() is null then return new; end if;
  select written.key into refused from jsonb_each_text(to_jsonb(new)) as written
  where written.key not in ('bio', 'second_bio', 'website', 'booking_url', 'social_links')
    and written.value is distinct from kept ->> written.key and public.has_invisible(written.value);
  -- A first save is shown under its name, or else under first and last name, which also make its address.
  if refused is null and tg_op = 'INSERT' then
    refused := case
      when not public.is_person_name(coalesce(nullif(btrim(new.name), ''), concat_ws(' ', new.first_name, new.last_name))) then 'name'
      when not public.is_person_name(new.first_name) then 'first_name'
      when not public.is_person_name(new.last_name) then 'last_name'
      when not public.is_credentials(new.credentials) then 'credentials'
    end;
  end if;
  if refused is not null then
    raise exception 'The text of "%" violates check constraint "member_texts".', refused using errcode = '23514';
  end if;
  return new;
end $$;
create trigger psychologist_profiles_check_texts before insert or update on public.psychologist_profiles
  for each row execute function public.check_member_texts();

-- What members may not write beyond the checks of every row: the rules of domain/src/profile/fields.ts.
create function public.check_member_facts() returns trigger language plpgsql security definer set search_path = '' as $$ declare
  before_it public.psychologist_profiles;
  refused text;
begin
  if auth.uid() is null then return new; end if;
  if tg_op = 'UPDATE' then before_it := old; end if;
  refused := case
    -- The profile's address on the site is made of the city.
    when new.city is distinct from before_it.city and coalesce(public.slugify(new.city), '') = '' then 'city'
    when new.fee_individual_cents is distinct from before_it.fee_individual_cents and new.fee_individual_cents > 200000
      then 'fee_individual_cents'
    when new.fee_couple_cents is distinct from before_it.fee_couple_cents and new.fee_couple_cents > 200000 then 'fee_couple_cents'
  end;
  if refused is not null then
    raise exception 'The value of "%" violates check constraint "psychologist_profiles_%_check".', refused, refused using errcode = '23514';
  end if;
  return new;
end $$;
create trigger psychologist_profiles_check_facts before insert or update on public.psychologist_profiles
  for each row execute function public.check_member_facts();

-- A member who moves: the register's whole address would go on naming the old place, and a city that others are in keeps one spelling, so
-- that it stays one place of search. Before the slugs, which the alphabet puts after it.
create function public.move_profile() returns trigger language plpgsql security definer set search_path = '' as $$ declare usual text; begin
  if auth.uid() is null then return new; end if;
  new.full_address := null;
  new.own_place := true;
  if new.city is distinct from old.city then
    select p.city into usual from public.psychologist_profiles as p
    where p.province = new.province and p.city_slug = public.slugify(new.city) and p.is_active and p.id <> new.id
    group by p.city order by count(*) desc, p.city limit 1;
    new.city := coalesce(usual, btrim(new.city));
  end if;
  return new;
end $$;
create trigger psychologist_profiles_moved before update of address, city on public.psychologist_profiles
  for each row when ((old.address, old.city) is distinct from (new.address, new.city)) execute function public.move_profile();

-- A profile that a member starts is theirs, and the operator is written to. user_id is unique: a second one is refused.
create function public.own_started_profile() returns trigger language plpgsql security definer set search_path = '' as $$ begin
  insert into public.profile_records (profile_id, user_id) values (new.id, auth.uid());
  insert into public.mails (kind, subject_id) values ('profile-begun', new.id);
  return null;
end $$;
create trigger psychologist_profiles_own after insert on public.psychologist_profiles
  for each row when (auth.uid() is not null) execute function public.own_started_profile();

-- Notes which columns a member writes: those that the save changes and that members may write at all.
create function public.note_member_columns() returns trigger language plpgsql security definer set search_path = '' as $$ declare
  before_it constant jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
  written text[];
begin
  select array_agg(w.key order by w.key) into written from jsonb_each(to_jsonb(new)) as w
  where w.value is distinct from coalesce(before_it -> w.key, 'null') and (tg_op = 'UPDATE' or w.value not in ('""', '{}', '[]'))
    and has_column_privilege('authenticated', 'public.psychologist_profiles', w.key, tg_op);
  if written is null then return null; end if;
  insert into public.profile_records as r (profile_id, member_columns) values (new.id, written)
  on conflict (profile_id) do update
  set member_columns = array(select distinct c from unnest(r.member_columns || excluded.member_columns) as c order by c)
  where not r.member_columns @> excluded.member_columns;
  return null;
end $$;
-- After psychologist_profiles_own, which makes a started profile the member's: the alphabet puts it there.
create trigger psychologist_profiles_own_columns after insert or update on public.psychologist_profiles
  for each row when (auth.uid() is not null) execute function public.note_member_columns();
