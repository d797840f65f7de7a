-- When somebody has room: as the person says it, or as the free times of their own public calendar do. Each ends by itself.
create table public.openings (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.psychologist_profiles (id) on update cascade on delete cascade,
  source text not null check (source in ('person', 'calendar')),
  -- What the person says of it; null where nothing is said.
  places smallint check (places between 1 and 20),
  times text check (times in ('Daytime', 'Evenings', 'Weekends')),
  session text check (session in ('Online', 'In Person', 'Phone', 'Home Visit')),
  -- When it begins; of a calendar each free time.
  starts timestamptz[] not null check (cardinality(starts) between 1 and 50),
  ends_at timestamptz not null,
  unique (profile_id, source)
);
create index openings_ends on public.openings (ends_at);

-- The one that comes first, as profile and search show it: `from` and `until` are days where the person practises, no `from` is now, `soon` is
-- within two weeks, `since` is when it became known, or soon. The type Opening of domain/src/profile/openings.ts.
alter table public.psychologist_profiles add column next_opening jsonb;
create index psychologist_profiles_opening on public.psychologist_profiles (id) where next_opening is not null;

create function public.zone_of(province text) returns text language sql immutable parallel safe set search_path = ''
  return case province
    when 'NL' then 'America/St_Johns' when 'NB' then 'America/Halifax' when 'NS' then 'America/Halifax' when 'PE' then 'America/Halifax'
    when 'MB' then 'America/Winnipeg' when 'SK' then 'America/Regina' when 'AB' then 'America/Edmonton' when 'NT' then 'America/Edmonton'
    when 'BC' then 'America/Vancouver' when 'YT' then 'America/Whitehorse' else 'America/Toronto' end;

-- Brings the profiles' next openings to what is so now: of these, or of all that have or had one. Whoever takes no new clients has none, and
-- what a person says counts as long as their word on new clients. What is said anew of one became known now. Returns how many changed.
create function public.refresh_openings(only_of uuid[] default null) returns integer
language sql security definer set search_path = '' as $$
  with known as (
    select p.id, p.next_opening as before, public.zone_of(p.province) as zone, p.accepting_new_clients is not false as has_room, p.accepting_lapsed
    from public.psychologist_profiles as p
    where case when only_of is null
      then p.next_opening is not null or exists (select from public.openings as o where o.profile_id = p.id) else p.id = any(only_of) end
  ),
  coming as (
    select distinct on (o.profile_id) o.*, free.at
    from known as k join public.openings as o on o.profile_id = k.id and not (k.accepting_lapsed and o.source = 'person'), lateral (
      select coalesce(min(s), case o.source when 'person' then now() end) as at from unnest(o.starts) as s where s > now()
    ) as free
    where o.ends_at > now() and free.at is not null
    order by o.profile_id, free.at, o.source desc
  ),
  present as (
    select k.id, k.before, k.zone, case when k.has_room and c.id is not null then jsonb_strip_nulls(jsonb_build_object(
      'id', c.id, 'source', c.source, 'places', c.places, 'times', c.times, 'session', c.session,
      'from', case when c.at > now() then to_char(c.at at time zone k.zone, 'YYYY-MM-DD') end,
      'until', case c.source when 'person' then to_char((c.ends_at - interval '1 second') at time zone k.zone, 'YYYY-MM-DD') end,
      'soon', c.at < now() + interval '14 days'
    )) end as opening
    from known as k left join coming as c on c.profile_id = k.id
  ),
  changed as (
    update public.psychologist_profiles as p
    set next_opening = x.opening || jsonb_build_object('since', case
      when x.before ->> 'id' = x.opening ->> 'id' and (x.before -> 'soon' = x.opening -> 'soon' or x.before -> 'soon' = 'true')
        and x.before - array['from', 'until', 'soon', 'since'] = x.opening - array['from', 'until', 'soon']
        -- One that begins is the same.
        and (x.before -> 'from' is not distinct from x.opening -> 'from'
          or not x.opening ? 'from' and x.before ->> 'from' <= to_char(now() at time zone x.zone, 'YYYY-MM-DD'))
        then x.before -> 'since' else to_jsonb(extract(epoch from now())::float8) end)
    from present as x where p.id = x.id and x.opening is distinct from x.before - 'since'
    returning 1
  )
  select count(*)::integer from changed $$;

create function public.show_openings() returns trigger language plpgsql security definer set search_path = '' as $$ begin
  perform public.refresh_openings(array(select distinct profile_id from changed));
  return null;
end $$;
create trigger openings_shown_insert after insert on public.openings referencing new table as changed
  for each statement execute function public.show_openings();
create trigger openings_shown_update after update on public.openings referencing new table as changed
  for each statement execute function public.show_openings();
create trigger openings_shown_delete after delete on public.openings referencing old table as changed
  for each statement execute function public.show_openings();

-- Who takes no new clients any more has taken back what they said of an opening.
create function public.close_opening() returns trigger language plpgsql security definer set search_path = '' as $$ begin
  delete from public.openings as o where o.profile_id = new.id and o.source = 'person';
  perform public.refresh_openings(array[new.id]);
  return null;
end $$;
create trigger psychologist_profiles_openings after update of accepting_new_clients on public.psychologist_profiles
  for each row when (new.accepting_new_clients is false) execute function public.close_opening();

-- Takes away what has ended, and says what has begun or become soon. Returns how many profiles changed. For the worker, which may write no
-- profile otherwise.
create function public.end_openings() returns integer language plpgsql security definer set search_path = '' as $$ begin
  delete from public.openings where ends_at <= now();
  return public.refresh_openings();
end $$;

-- Keeps what a person says: from the first day to the end of the last one, where they practise. That is their word on new clients, too. Said
-- again before it has ended, it is the same opening. False for days that cannot be meant.
create function public.keep_opening(profile uuid, places integer, first_day date, last_day date, times text, session text) returns boolean
language plpgsql security definer set search_path = '' as $$ declare
  zone text;
  today date;
begin
  select public.zone_of(p.province) into zone from public.psychologist_profiles as p where p.id = profile;
  today := (now() at time zone zone)::date;
  if zone is null or last_day < today or first_day > last_day or last_day > today + 366 then return false; end if;
  insert into public.openings as o (profile_id, source, places, times, session, starts, ends_at)
  values (profile, 'person', keep_opening.places, keep_opening.times, keep_opening.session,
    array[first_day::timestamp at time zone zone], (last_day + 1)::timestamp at time zone zone)
  on conflict (profile_id, source) do update set places = excluded.places, times = excluded.times, session = excluded.session,
    starts = excluded.starts, ends_at = excluded.ends_at;
  update public.psychologist_profiles set accepting_new_clients = true where id = profile;
  update public.profile_records as r
  set member_columns = array(select distinct c from unnest(r.member_columns || array['accepting_new_clients']) as c order by c)
  where r.profile_id = profile;
  -- Who took no new clients a moment ago had none.
  perform public.refresh_openings(array[profile]);
  return true;
end $$;

-- A public calendar that its person has opted in with: its free times are read until they take it back.
create table public.opening_calendars (
  profile_id uuid primary key references public.psychologist_profiles (id) on update cascade on delete cascade,
  address text not null check (length(address) <= 500 and address ~ '^https://[^[:space:]]+$'),
  -- When it was last looked at, and what was wrong then, as a code.
  read_at timestamptz, trouble text check (length(trouble) <= 60),
  created_at timestamptz not null default now()
);

-- A member's own: each is about the caller's profile alone.
create function public.my_openings() returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('said', (
      select jsonb_build_object('places', o.places, 'times', o.times, 'session', o.session,
        'first_day', greatest((o.starts[1] at time zone public.zone_of(p.province))::date, (now() at time zone public.zone_of(p.province))::date),
        'last_day', ((o.ends_at - interval '1 second') at time zone public.zone_of(p.province))::date)
      from public.openings as o where o.profile_id = p.id and o.source = 'person' and o.ends_at > now()
    ), 'opening', p.next_opening, 'calendar', (
      select jsonb_build_object('address', c.address, 'read_at', c.read_at, 'trouble', c.trouble)
      from public.opening_calendars as c where c.profile_id = p.id
    ))
  from public.psychologist_profiles as p where p.id = public.my_profile_id() and public.has_live_session() $$;
-- Null where the session has ended.
create function public.say_my_opening(places integer, first_day date, last_day date, times text, session text) returns boolean
language sql security definer set search_path = '' as $$
  select case when public.has_live_session()
    then public.keep_opening(public.my_profile_id(), places, first_day, last_day, nullif(times, ''), nullif(session, '')) end $$;
create function public.end_my_opening() returns boolean language plpgsql security definer set search_path = '' as $$ begin
  if not public.has_live_session() then return false; end if;
  delete from public.openings as o where o.profile_id = public.my_profile_id() and o.source = 'person';
  return true;
end $$;
-- An empty address takes it back, and what was read of it.
create function public.read_my_calendar(address text) returns boolean language plpgsql security definer set search_path = '' as $$ begin
  if not public.has_live_session() then return false; end if;
  delete from public.opening_calendars as c where c.profile_id = public.my_profile_id();
  delete from public.openings as o where o.profile_id = public.my_profile_id() and o.source = 'calendar';
  if btrim(read_my_calendar.address) <> '' then
    insert into public.opening_calendars (profile_id, address) select public.my_profile_id(), btrim(read_my_calendar.address)
    where public.my_profile_id() is not null;
  end if;
  return true;
end $$;

-- Who wants to be told when somebody whom a search finds has an opening. Nothing is sent before the address is confirmed; a press, or the end,
-- takes the row away.
create table public.opening_alerts (
  id uuid primary key default gen_random_uuid(),
  email text not null check (public.is_email(email)),
  language text not null check (language in ('en', 'fr')),
  -- The search's state, never words of danger.
  search jsonb not null check (jsonb_typeof(search) = 'object' and length(search::text) <= 20000),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- Openings that became known before have been looked at.
  looked_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '60 days'
);
create unique index opening_alerts_once on public.opening_alerts (lower(email), md5(search::text));
create index opening_alerts_live on public.opening_alerts (ends_at) where confirmed_at is not null;
create trigger opening_alerts_mails after delete on public.opening_alerts
  referencing old table as deleted for each statement execute function public.delete_mails();

-- What an alert told, or is about to tell: its key makes a second mail about one opening impossible.
create table public.alert_openings (
  id uuid primary key default gen_random_uuid(),
  alert_id uuid not null references public.opening_alerts (id) on delete cascade,
  profile_id uuid not null references public.psychologist_profiles (id) on update cascade on delete cascade,
  opening_id uuid not null,
  created_at timestamptz not null default now(),
  unique (alert_id, opening_id)
);
create index alert_openings_profile on public.alert_openings (profile_id);
create trigger alert_openings_mails after delete on public.alert_openings
  referencing old table as deleted for each statement execute function public.delete_mails();

-- For the server, which may delete no mail otherwise. False when it has ended before.
create function public.end_opening_alert(alert uuid) returns boolean language plpgsql security definer set search_path = '' as $$ begin
  delete from public.opening_alerts as a where a.id = alert;
  return found;
end $$;

alter table public.openings enable row level security;
alter table public.opening_calendars enable row level security;
alter table public.opening_alerts enable row level security;
alter table public.alert_openings enable row level security;

grant execute on function public.my_openings(), public.say_my_opening(integer, date, date, text, text), public.end_my_opening(),
  public.read_my_calendar(text) to authenticated;
grant execute on function public.keep_opening(uuid, integer, date, date, text, text), public.end_opening_alert(uuid) to directory_api;
grant execute on function public.end_openings() to directory_worker;
grant select, insert, update, delete on public.openings to directory_worker;
grant select, update (read_at, trouble) on public.opening_calendars to directory_worker;
grant select, insert (email, language, search), update (confirmed_at, looked_at) on public.opening_alerts to directory_api;
grant select, insert (alert_id, profile_id, opening_id) on public.alert_openings to directory_api;
grant select, delete on public.opening_alerts to directory_worker;
grant select on public.alert_openings to directory_worker;
create policy "Programs reach the rows of what they are granted" on public.openings to directory_worker using (true) with check (true);
create policy "Programs reach the rows of what they are granted" on public.opening_calendars to directory_worker using (true) with check (true);
create policy "Programs reach the rows of what they are granted" on public.opening_alerts
  to directory_api, directory_worker using (true) with check (true);
create policy "Programs reach the rows of what they are granted" on public.alert_openings
  to directory_api, directory_worker using (true) with check (true);
