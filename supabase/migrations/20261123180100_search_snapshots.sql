-- An index's place in the change log becomes a snapshot: the index holds what every transaction that the snapshot sees has logged, and
-- nothing else. A cursor in the log's order had to stop at the oldest open transaction, and everything behind that was read again
-- and again, or not at all once there was much of it.

alter table public.search_targets
  add covered pg_snapshot not null default '1:1:',
  -- When that was seen last: what is older and not held is late.
  add covered_at timestamptz not null default now(),
  -- database_identity() of the database whose log this is. Restored elsewhere, neither snapshot nor index mean anything.
  add database_id text,
  -- What tells the engine's index from another of the same name, and how old it was when last seen.
  add engine_created_at text,
  add engine_updated_at text,
  -- Why the index is not as it should be, as a code; null when it is.
  add trouble text check (length(trouble) <= 60),
  -- The last comparison with the database, by the clock or by hand.
  add verified jsonb;

-- All before the cursor's transaction is held. That one is repeated, which does no harm.
update public.search_targets
set covered = format('%s:%s:', greatest(cursor_txid, '1'), greatest(cursor_txid, '1'))::pg_snapshot;

alter table public.search_targets drop cursor_txid, drop cursor_seq;

-- Who can be linked to a practice or a specialty changes in other transactions. So their changes are logged as such, and which profiles
-- that means is asked when the log is read: a link that commits before is found then, one that commits later is read later itself.
alter table public.search_changes
  alter profile_id drop not null,
  add practice_id uuid,
  add specialty_id uuid,
  add constraint search_changes_one_subject check (num_nonnulls(profile_id, practice_id, specialty_id) = 1);

-- Logs what the trigger's query names, in the column that its second argument names.
create or replace function public.log_search_changes() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  logged bigint;
begin
  execute format('insert into public.search_changes (%I) %s', coalesce(tg_argv[1], 'profile_id'), tg_argv[0]);
  get diagnostics logged = row_count;
  if logged > 0 then perform pg_catalog.pg_notify('search_changes', ''); end if;
  return null;
end
$$;

drop trigger practices_log_update on public.practices;
create trigger practices_log_update after update on public.practices
  referencing old table as old_rows new table as new_rows
  for each statement execute function public.log_search_changes(
    $$
      select id from new_rows as n join old_rows as o using (id)
      where to_jsonb(n) - 'updated_at' is distinct from to_jsonb(o) - 'updated_at'
    $$,
    'practice_id'
  );

drop trigger specialties_log_update on public.specialties;
create trigger specialties_log_update after update on public.specialties
  referencing old table as old_rows new table as new_rows
  for each statement execute function public.log_search_changes(
    $$
      select id from new_rows as n join old_rows as o using (id)
      where n.specialty_name is distinct from o.specialty_name
    $$,
    'specialty_id'
  );

-- The log's rows that can be seen now and could not in that snapshot: transactions that began since, or ran then. By the primary key,
-- so that what is held already costs nothing, however long some other transaction stays open.
create function public.search_changes_since(covered pg_snapshot) returns setof public.search_changes
  language sql
  stable
  set search_path = ''
as $$
  select * from public.search_changes where txid >= pg_catalog.pg_snapshot_xmax(covered)
  union all
  select * from public.search_changes where txid = any(array(select pg_catalog.pg_snapshot_xip(covered)))
$$;

-- Deletes the log's rows that every target holds; with no target, those of ended transactions, for a new target starts at the log's
-- head. Returns how many rows went.
create or replace function public.prune_search_changes() returns bigint
  language sql
  set search_path = ''
as $$
  with pruned as (
    delete from public.search_changes as c
    where c.txid is distinct from pg_catalog.pg_current_xact_id_if_assigned()
      and not exists (
        select from public.search_targets as t
        where not pg_catalog.pg_visible_in_snapshot(c.txid, t.covered)
      )
    returning 1
  )
  select count(*) from pruned
$$;

-- Which database this is: another cluster, another database in it, and a server that was set back or took over from another (a new
-- timeline) each give another text.
create function public.database_identity() returns text
  language sql
  stable
  set search_path = ''
as $$
  select pg_catalog.format('%s/%s/%s', system.system_identifier, checkpoint.timeline_id, own.oid)
  from pg_catalog.pg_control_system() as system, pg_catalog.pg_control_checkpoint() as checkpoint, pg_catalog.pg_database as own
  where own.datname = pg_catalog.current_database()
$$;

-- The indexer's processes that live. Their connections carry the id in their name, so that one that stands still can be cut off.
create table public.search_indexers (
  id text primary key check (length(id) between 1 and 60),
  beat_at timestamptz not null default clock_timestamp()
);

alter table public.search_indexers enable row level security;
revoke all on public.search_indexers from anon, authenticated;
grant select, insert, update, delete on public.search_indexers to directory_indexer;
grant select on public.search_indexers to directory_api;
create policy "Programs reach the rows of what they are granted" on public.search_indexers
  to directory_api, directory_indexer using (true) with check (true);

-- What a process may have written too late, it logs again.
grant insert (profile_id) on public.search_changes to directory_indexer;

grant execute on function public.search_changes_since(pg_snapshot) to directory_api, directory_indexer;
grant execute on function public.database_identity() to directory_indexer;
