-- What members write on their own profile: which columns, which values, and how two editors notice each other.

-- Whether a text is an address that visitors can be sent to: http or https, a host with a name on the public internet, nobody's
-- password. Numeric hosts are refused altogether, in whatever notation: no practice is reached by one, and a private address could
-- hide in it. The same rule as domain/src/profile/web-address.ts; a test holds the two together.
create function public.is_public_web_address(value text) returns boolean
  language sql
  immutable
  strict
  parallel safe
  return length(value) <= 500
    -- Browsers read a backslash as a slash and drop control characters, which would move the host's end.
    and value !~ '[\u0001-\u0020\u007f-\u00a0\u2028\u2029<>"\\]'
    -- Labels of Latin letters and digits, the last one of letters alone (or an encoded one), then an optional port.
    and value ~* (
      '^https?://([a-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]([a-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f-]{0,61}'
      '[a-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f])?[.])+([a-z]{2,63}|xn--[a-z0-9-]{1,59})(:[0-9]{1,5})?([/?#]|$)'
    )
    -- A letter that stands for another, as the long s does, could spell an internal name.
    and substring(value from '^[^:]*://([^/?#]*)') is nfkc normalized
    -- Names that never leave a local network (RFC 6761, RFC 6762, RFC 8375, ICANN's list of private names).
    and value !~* (
      '^https?://[^/?#:]*[.](localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)'
      '(:[0-9]*)?([/?#]|$)'
    );

-- At most ten networks, each with such an address.
create function public.are_social_links(value jsonb) returns boolean
  language sql
  immutable
  strict
  parallel safe
  return jsonb_typeof(value) = 'object'
    and (select count(*) <= 10 from jsonb_object_keys(case jsonb_typeof(value) when 'object' then value else '{}' end))
    and not exists (
      select
      from jsonb_each(case jsonb_typeof(value) when 'object' then value else '{}' end) as link (network, address)
      where network !~ '^[a-z][a-z0-9_-]{0,29}$'
        or jsonb_typeof(address) <> 'string'
        or not public.is_public_web_address(address #>> '{}')
    );

-- What members write on one line: nothing that ends the line or turns the direction of what follows.
create function public.is_one_line(value text) returns boolean
  language sql
  immutable
  strict
  parallel safe
  return value !~ '[\u0001-\u001f\u007f\u0085\u2028-\u202e\u2066-\u2069]';

alter table public.psychologist_profiles
  add constraint psychologist_profiles_website_public check (public.is_public_web_address(website)),
  add constraint psychologist_profiles_booking_url_public check (public.is_public_web_address(booking_url)),
  drop constraint psychologist_profiles_social_links,
  add constraint psychologist_profiles_social_links check (public.are_social_links(social_links)),
  add constraint psychologist_profiles_one_line check (
    public.is_one_line(name) and public.is_one_line(first_name) and public.is_one_line(last_name)
    and public.is_one_line(credentials) and public.is_one_line(phone)
  ),
  add constraint psychologist_profiles_approaches check (
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
  -- Counts the changes of what the member can edit. An editor saves with the number that it loaded as a filter: when another editor
  -- was faster, no row has it any more. Postgres looks at the row again once it is unlocked, so of two saves at once only one finds it.
  add column revision integer not null default 1;

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

-- Joined specialties hide practice_areas, which is what members write. So a member's own list takes the join's place.
create function public.replace_joined_specialties() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.profile_specialties as s where s.profile_id = new.id;
  return null;
end
$$;

create trigger psychologist_profiles_own_specialties after update on public.psychologist_profiles
  for each row
  when (old.practice_areas is distinct from new.practice_areas and new.user_id = auth.uid())
  execute function public.replace_joined_specialties();

-- The same function as before; a revision is as little to search for as the time of the last change.
create or replace function public.log_profile_update() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  irrelevant constant text[] := array[
    'user_id', 'detail_url', 'previous_name', 'city_id', 'concurrent_registrations', 'registration_history', 'discipline_info',
    'updated_at', 'revision'
  ];
begin
  -- The left join also takes a row whose id was changed: both ids must then be looked at again.
  insert into public.search_changes (profile_id)
  select n.id
  from new_rows as n left join old_rows as o using (id)
  where o.id is null or to_jsonb(n) - irrelevant is distinct from to_jsonb(o) - irrelevant
  union all
  select o.id from old_rows as o where not exists (select from new_rows as n where n.id = o.id);
  if found then perform pg_catalog.pg_notify('search_changes', ''); end if;
  return null;
end
$$;
