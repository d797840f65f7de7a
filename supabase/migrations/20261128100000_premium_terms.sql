-- Premium is asked for by the member and granted by the operator, from a first day to the end of a last one. It is paid for elsewhere, by the
-- invoice that the row names. A profile whose plan the operator sets without days has no row here, and keeps it.
create table public.premium_terms (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.psychologist_profiles (id) on update cascade on delete cascade,
  state text not null default 'asked' check (state in ('asked', 'coming', 'running', 'ended')),
  -- Null where the operator grants what nobody asked for here.
  asked_at timestamptz,
  -- Days where the person practises.
  first_day date, last_day date,
  invoice text check (length(invoice) between 1 and 80 and public.is_one_line(invoice)),
  granted_at timestamptz,
  -- Who granted it, as they say or as the database knows them.
  granted_by text check (length(granted_by) between 1 and 80),
  constraint premium_terms_granted check (
    (state = 'asked') = (first_day is null) and (first_day is null) = (last_day is null) and (first_day is null) = (granted_at is null)
  ),
  constraint premium_terms_days check (first_day <= last_day)
);
-- A wish waits once, however often it is pressed.
create unique index premium_terms_asked on public.premium_terms (profile_id) where state = 'asked';
create index premium_terms_profile on public.premium_terms (profile_id, last_day);
create index premium_terms_live on public.premium_terms (last_day) where state in ('coming', 'running');
create trigger premium_terms_mails after delete on public.premium_terms
  referencing old table as deleted for each statement execute function public.delete_mails();
alter table public.premium_terms enable row level security;

-- Brings terms, the plan of their profiles and the mails about them to what is so today: of one profile, or of all. A term begins once and
-- ends once, so each mail is written once, to who has an account; none of an end that another term follows. The profile first, as everybody
-- locks them. Returns how many terms began or ended.
create function public.follow_premium(only_of uuid default null) returns integer
language plpgsql security definer set search_path = '' as $$ declare
  moved public.premium_terms[];
begin
  perform from public.psychologist_profiles as p
  where p.id = coalesce(only_of, p.id) and exists (
    select from public.premium_terms as t where t.profile_id = p.id and t.state in ('coming', 'running')
  ) order by p.id for update;
  with due as (
    update public.premium_terms as t set state = case when t.last_day < d.today then 'ended' else 'running' end
    from public.psychologist_profiles as p, lateral (select (now() at time zone public.zone_of(p.province))::date as today) as d
    where p.id = t.profile_id and t.profile_id = coalesce(only_of, t.profile_id) and t.state in ('coming', 'running')
      and (t.last_day < d.today or t.state = 'coming' and t.first_day <= d.today)
    returning t
  )
  select array_agg(due.t) into moved from due;

  update public.psychologist_profiles as p set is_premium = not p.is_premium
  where p.id in (select m.profile_id from unnest(moved) as m) and p.is_premium <> exists (
    select from public.premium_terms as t where t.profile_id = p.id and t.state = 'running'
  );

  insert into public.mails (kind, subject_id)
  select case t.state when 'ended' then 'premium-ended' else 'premium-ending' end, t.id
  from public.premium_terms as t
    join public.psychologist_profiles as p on p.id = t.profile_id
    join public.profile_records as r on r.profile_id = p.id and r.user_id is not null
  where t.profile_id = coalesce(only_of, t.profile_id)
    and case t.state when 'ended' then t.id in (select m.id from unnest(moved) as m)
      else t.state = 'running' and t.last_day - 7 <= (now() at time zone public.zone_of(p.province))::date end
    and not exists (
      select from public.premium_terms as o
      where o.profile_id = t.profile_id and o.state in ('coming', 'running') and o.last_day > t.last_day
    )
  on conflict (subject_id, kind) do nothing;
  -- Who has it for longer, or not at all any more, is not told that it will end.
  delete from public.mails as m using public.premium_terms as t
  where m.kind = 'premium-ending' and m.status = 'queued' and t.id = m.subject_id and t.profile_id = coalesce(only_of, t.profile_id)
    and (t.state = 'ended' or exists (
      select from public.premium_terms as o where o.profile_id = t.profile_id and o.state in ('coming', 'running') and o.last_day > t.last_day
    ));
  return coalesce(cardinality(moved), 0);
end $$;

-- Grants premium to the end of a day, which settles a wish: unless said, from the day after what is granted already, or from today. For the
-- operator alone. Returns the first day; null for days that are over, run backwards, or are granted already.
create function public.grant_premium(profile uuid, first date, last date, invoice text, by text) returns date
language plpgsql security definer set search_path = '' as $$ declare
  today date;
begin
  select (now() at time zone public.zone_of(p.province))::date into today
  from public.psychologist_profiles as p where p.id = grant_premium.profile for update;
  first := coalesce(first, (
    select max(t.last_day) + 1 from public.premium_terms as t where t.profile_id = grant_premium.profile and t.state in ('coming', 'running')
  ), today);
  if last < greatest(first, today) or exists (
    select from public.premium_terms as t
    where t.profile_id = grant_premium.profile and t.state in ('coming', 'running') and t.first_day <= last and t.last_day >= first
  ) then return null; end if;
  insert into public.premium_terms (profile_id) values (grant_premium.profile) on conflict (profile_id) where state = 'asked' do nothing;
  update public.premium_terms as t set state = 'coming', first_day = first, last_day = last, invoice = grant_premium.invoice,
    granted_at = now(), granted_by = coalesce(by, session_user)
  where t.profile_id = grant_premium.profile and t.state = 'asked';
  perform public.follow_premium(grant_premium.profile);
  return first;
end $$;

-- What the caller asked for and has, or will have.
create function public.my_premium() returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'asked_at', (select t.asked_at from public.premium_terms as t where t.profile_id = p.id and t.state = 'asked'),
    'terms', array(
      select jsonb_build_object('first_day', t.first_day, 'last_day', t.last_day, 'invoice', t.invoice)
      from public.premium_terms as t where t.profile_id = p.id and t.state in ('coming', 'running') order by t.first_day
    )
  )
  from public.psychologist_profiles as p where p.id = public.my_profile_id() and public.has_live_session() $$;

-- Asks for it, or to have it for longer. False when the session has ended.
create function public.ask_my_premium() returns boolean language plpgsql security definer set search_path = '' as $$ begin
  if public.my_profile_id() is null or not public.has_live_session() then return false; end if;
  insert into public.premium_terms (profile_id, asked_at) values (public.my_profile_id(), now())
  on conflict (profile_id) where state = 'asked' do nothing;
  return true;
end $$;

grant execute on function public.my_premium(), public.ask_my_premium() to authenticated;
grant execute on function public.follow_premium(uuid) to directory_worker;
grant select, delete on public.premium_terms to directory_worker;
create policy "Programs reach the rows of what they are granted" on public.premium_terms to directory_worker using (true) with check (true);
