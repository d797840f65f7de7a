-- Who sends a mail just now. A mail is sent by whoever has claimed it, and by nobody else, whatever the queue says: a queue that was
-- emptied, or that takes a worker that stands still for a dead one, gives the same mail out twice.
alter table public.mails
  -- The worker, which holds the advisory lock (823677, its number) for as long as its session lives.
  add column claimed_by integer check (claimed_by >= 0),
  -- This one try of it.
  add column claim uuid,
  add column claimed_at timestamptz,
  add constraint mails_claim check (
    (claim is null) = (claimed_by is null) and (claim is null) = (claimed_at is null)
  );

-- Whether nobody sends the mail any more. A worker that was killed has lost its session, and the lock with it; one that stands still has
-- it, and may yet hear the mail server's word. After a quarter of an hour that word is lost. A young claim is believed without the lock:
-- a session that broke is open again two seconds later, a killed worker's jobs are given to another
-- no sooner than after five, and one that the server itself took down a while after it is up.
create function public.mail_claim_is_free(claimed_by integer, claimed_at timestamptz) returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select claimed_by is null
    or claimed_at < now() - interval '15 minutes'
    or (
      claimed_at < now() - case
        when claimed_at < pg_catalog.pg_postmaster_start_time() then interval '2 minutes'
        else interval '5 seconds'
      end
      and not exists (
        select from pg_catalog.pg_locks as held
        where held.locktype = 'advisory' and held.classid = 823677 and held.objid = claimed_by::oid and held.objsubid = 2
          and held.database = (select oid from pg_catalog.pg_database where datname = pg_catalog.current_database())
      )
    )
$$;

grant execute on function public.mail_claim_is_free(integer, timestamptz) to directory_worker;
