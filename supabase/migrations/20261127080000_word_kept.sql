-- What a person has said of an opening and has not ended; null without. For the form of the dashboard, and of a question's link.
create function public.said_opening(profile uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('places', o.places, 'times', o.times, 'session', o.session,
    'first_day', greatest((o.starts[1] at time zone z.zone)::date, (now() at time zone z.zone)::date),
    'last_day', ((o.ends_at - interval '1 second') at time zone z.zone)::date)
  from public.psychologist_profiles as p join public.openings as o on o.profile_id = p.id and o.source = 'person' and o.ends_at > now(),
    lateral (select public.zone_of(p.province) as zone) as z
  where p.id = profile $$;
create or replace function public.my_openings() returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('said', public.said_opening(p.id), 'opening', p.next_opening, 'calendar', (
      select jsonb_build_object('address', c.address, 'read_at', c.read_at, 'trouble', c.trouble)
      from public.opening_calendars as c where c.profile_id = p.id
    ))
  from public.psychologist_profiles as p where p.id = public.my_profile_id() and public.has_live_session() $$;
grant execute on function public.said_opening(uuid) to directory_api;

-- Sends the mail with an alert's link once more: whoever asks again confirms again, and is then told for 60 days from that day. For the
-- server, which may write no mail that is there. False while the last mail is young, or waits.
create function public.ask_opening_alert_again(alert uuid) returns boolean
language plpgsql security definer set search_path = '' as $$ begin
  update public.mails as m set status = 'queued', attempts = 0, failure_reason = null, sent_at = null, not_before = null
  where m.subject_id = alert and m.kind = 'opening-alert' and m.status <> 'queued' and m.updated_at < now() - interval '10 minutes';
  if not found then return false; end if;
  -- An address that nobody has confirmed is kept as long as after the first mail.
  update public.opening_alerts as a set created_at = now() where a.id = alert and a.confirmed_at is null;
  return true;
end $$;
grant execute on function public.ask_opening_alert_again(uuid) to directory_api;
grant update (ends_at) on public.opening_alerts to directory_api;

-- Who answers somebody that they are full has taken back that they take new clients: until they say it anew nobody knows.
create function public.doubt_acceptance() returns trigger language plpgsql security definer set search_path = '' as $$ begin
  update public.psychologist_profiles as p set accepting_lapsed = true
  where p.id = new.psychologist_id and p.accepting_new_clients and not p.accepting_lapsed and p.accepting_confirmed_at < new.answered_at;
  perform public.refresh_openings(array[new.psychologist_id]);
  return null;
end $$;
create trigger inquiry_people_full after update of state on public.inquiry_people
  for each row when (new.state = 'full') execute function public.doubt_acceptance();
