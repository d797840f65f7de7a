-- Mails that wait for their time: messages beyond what one psychologist is sent in an hour.

-- Not sent before this. Null, as it is for nearly all, means at once. The database's clock decides, whichever machine the worker is on.
alter table public.mails add column not_before timestamptz;

-- What waits in the order in which the sweeper queues it: what was never held, then what was held, first things first.
create index mails_sweep on public.mails (coalesce(not_before, '-infinity'), id) where status = 'queued';

-- Until when a new message to this psychologist is held; null when it may go at once. No hour sees more than `hourly` of them. Those that
-- are held go one by one, an hour's share of time apart, and so in the order in which they came. None is held for more than a day: when
-- more than a day's worth waits, the pace gives way and not the message.
create function public.message_held_until(psychologist uuid, hourly integer) returns timestamptz
  language plpgsql
  set search_path = ''
as $$
declare
  messages integer;
  earliest timestamptz;
  latest_held timestamptz;
  until timestamptz;
begin
  -- One sender at a time for each psychologist, until the message is committed: the query below then sees all that came before.
  perform pg_catalog.pg_advisory_xact_lock(823676, pg_catalog.hashtext(psychologist::text));
  -- Times of delivery never decrease from one message to the next, so the last ones written are the last ones delivered.
  select count(*), min(coalesce(not_before, created_at)), max(not_before) into messages, earliest, latest_held
  from (
    select mails.not_before, contact_messages.created_at
    from public.contact_messages
      join public.mails on mails.subject_id = contact_messages.id and mails.kind = 'contact-message'
    where contact_messages.psychologist_id = psychologist
    order by contact_messages.created_at desc
    limit hourly
  ) as last_messages;
  until := greatest(
    case when messages = hourly then earliest + interval '1 hour' end,
    case when latest_held > now() then latest_held + interval '1 hour' / hourly end
  );
  return case when until > now() then least(until, now() + interval '1 day') end;
end
$$;

-- The server asks while it takes a message.
grant select (subject_id, kind, not_before) on public.mails to directory_api;
grant execute on function public.message_held_until(uuid, integer) to directory_api;
