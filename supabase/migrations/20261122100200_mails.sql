-- The mails that the directory sends, a row each. A mail is about a subject: the row of another table that it is made of. Both are written
-- in one transaction, before anyone is told that something was sent; a job then sends the mail and marks its row.
create table public.mails (
  id uuid primary key default gen_random_uuid(),
  -- Says which table the subject is in. The list of kinds is the api's: a new one needs no migration.
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$' and length(kind) <= 60),
  subject_id uuid not null,
  -- The request that brought it, whose id stands in the server's log; null for one that no request brought, as an operator's invitation.
  request_id uuid,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  -- Not sent before this; null, as it is for nearly all, means at once. The database's clock decides, whichever machine the worker is on.
  not_before timestamptz,
  -- Who sends it just now, and the try. A mail is sent by whoever has claimed it and by nobody else, whatever the queue says: a queue that
  -- was emptied, or that takes a worker that stands still for a dead one, gives the same mail out twice. A worker holds an advisory lock
  -- (823677, its number) for as long as its session lives.
  claimed_by integer check (claimed_by >= 0), claim uuid, claimed_at timestamptz,
  -- Why the last try failed. A mail that still waits has one, too, when it was tried.
  failure_reason text check (length(failure_reason) <= 1000),
  attempts integer not null default 0 check (attempts >= 0),
  created_at timestamptz not null default now(), sent_at timestamptz, updated_at timestamptz not null default now(),
  unique (subject_id, kind),
  constraint mails_sent check ((status = 'sent') = (sent_at is not null)),
  constraint mails_failed check (status <> 'failed' or failure_reason is not null),
  constraint mails_claim check ((claim is null) = (claimed_by is null) and (claim is null) = (claimed_at is null))
);
-- The operator's list of failures. Nearly all rows are sent, and in no partial index.
create index mails_unsent on public.mails (status, id) where status <> 'sent';
-- What waits in the order in which the sweeper queues it: what was never held, then what was held, first things first.
create index mails_sweep on public.mails (coalesce(not_before, '-infinity'), id) where status = 'queued';
create trigger mails_updated_at before update on public.mails
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();
alter table public.mails enable row level security;

-- Deletes the mails of deleted subjects. Every table of subjects has it as a trigger: whoever deletes a row (the daily retention, the
-- operator's command, someone at the database's console) leaves no mail behind.
create function public.delete_mails() returns trigger language plpgsql set search_path = '' as $$ begin
  delete from public.mails where subject_id in (select id from deleted);
  return null;
end $$;

-- Whether nobody sends the mail any more. A worker that was killed has lost its session, and the lock with it; one that stands still has
-- it, and may yet hear the mail server's word. After a quarter of an hour that word is lost. A young claim is believed without the lock: a
-- session that broke is open again two seconds later, a killed worker's jobs are given to another no sooner than after five, and one that
-- the server itself took down a while after it is up.
create function public.mail_claim_is_free(claimed_by integer, claimed_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select claimed_by is null or claimed_at < now() - interval '15 minutes'
    or (
      claimed_at < now() - case
        when claimed_at < pg_catalog.pg_postmaster_start_time() then interval '2 minutes' else interval '5 seconds' end
      and not exists (
        select from pg_catalog.pg_locks as held
        where held.locktype = 'advisory' and held.classid = 823677 and held.objid = claimed_by::oid and held.objsubid = 2
          and held.database = (select oid from pg_catalog.pg_database where datname = pg_catalog.current_database())
      )
    ) $$;
