-- The change log that search follows. Append-only, written in the transaction of the change itself.
create table public.search_changes (
  seq bigint generated always as identity,
  txid xid8 not null default pg_current_xact_id(),
  -- No foreign keys: the row of a deleted profile is how its deletion is told. Who can be linked to a practice or a specialty changes in
  -- other transactions. So their changes are logged as such, and which profiles that means is asked when the log is read: a link that
  -- commits before is found then, one that commits later is read later itself.
  profile_id uuid, practice_id uuid, specialty_id uuid,
  changed_at timestamptz not null default now(),
  primary key (txid, seq),
  constraint search_changes_one_subject check (num_nonnulls(profile_id, practice_id, specialty_id) = 1)
);

-- One row per index that reads the log: what it has taken in, and with which settings it was built.
create table public.search_targets (
  index_uid text primary key check (length(index_uid) between 1 and 200),
  -- The index holds what every transaction that the snapshot sees has logged, and nothing else. A cursor in the log's order would have to
  -- stop at the oldest open transaction, and everything behind that be read again and again.
  covered pg_snapshot not null default '1:1:',
  -- When that was seen last: what is older and not held is late.
  covered_at timestamptz not null default now(),
  -- database_identity() of the database whose log this is. Restored elsewhere, neither snapshot nor index mean anything.
  database_id text, settings_fingerprint text,
  -- What tells the engine's index from another of the same name, and how old it was when last seen.
  engine_created_at text, engine_updated_at text,
  -- Why the index is not as it should be, as a code; null when it is.
  trouble text check (length(trouble) <= 60),
  -- The last comparison with the database, by the clock or by hand.
  verified jsonb,
  -- How far a rebuild has come: visitors whose search has no index are told how long it takes.
  fill_began_at timestamptz, filled integer check (filled >= 0), to_fill integer check (to_fill >= 0),
  created_at timestamptz not null default now(), updated_at timestamptz not null default now()
);
create trigger search_targets_updated_at before update on public.search_targets for each row execute function public.set_updated_at();

-- Profiles that could not be indexed, set aside so that they hold up nothing else.
create table public.search_dead_letters (
  index_uid text not null check (length(index_uid) between 1 and 200),
  -- Text: a profile may be here for the very reason that its id is bad.
  profile_id text not null, reason text not null, noted_at timestamptz not null default now(),
  primary key (index_uid, profile_id)
);

-- The indexer's processes that live. Their connections carry the id in their name, so that one that stands still can be cut off.
create table public.search_indexers (
  id text primary key check (length(id) between 1 and 60),
  beat_at timestamptz not null default clock_timestamp()
);
alter table public.search_changes enable row level security;
alter table public.search_targets enable row level security;
alter table public.search_dead_letters enable row level security;
alter table public.search_indexers enable row level security;

-- The log's rows that can be seen now and could not in that snapshot: transactions that began since, or ran then. By the primary key, so
-- that what is held already costs nothing, however long some other transaction stays open.
create function public.search_changes_since(covered pg_snapshot) returns setof public.search_changes
language sql stable set search_path = '' as $$
  select * from public.search_changes where txid >= pg_catalog.pg_snapshot_xmax(covered)
  union all
  select * from public.search_changes where txid = any(array(select pg_catalog.pg_snapshot_xip(covered))) $$;

-- Deletes the log's rows that every target holds; with no target, those of ended transactions, for a new target starts at the log's head.
-- Returns how many rows went.
create function public.prune_search_changes() returns bigint language sql set search_path = '' as $$
  with pruned as (
    delete from public.search_changes as c
    where c.txid is distinct from pg_catalog.pg_current_xact_id_if_assigned()
      and not exists (select from public.search_targets as t where not pg_catalog.pg_visible_in_snapshot(c.txid, t.covered))
    returning 1
  )
  select count(*) from pruned $$;

-- Which database this is: another cluster, another database in it, and a server that was set back or took over from another (a new
-- timeline) each give another text.
create function public.database_identity() returns text language sql stable set search_path = '' as $$
  select pg_catalog.format('%s/%s/%s', system.system_identifier, checkpoint.timeline_id, own.oid)
  from pg_catalog.pg_control_system() as system, pg_catalog.pg_control_checkpoint() as checkpoint, pg_catalog.pg_database as own
  where own.datname = pg_catalog.current_database() $$;

-- How long a rebuild takes yet. The engine takes profiles in by thousands at once, so that the rate of the first seconds says little: it
-- counts beside five seconds at a thousand profiles each, which is what one machine does.
create function public.fill_seconds_left(target public.search_targets) returns integer language sql stable set search_path = ''
  return ceil(
    greatest(target.to_fill - target.filled, 0) * (extract(epoch from now() - target.fill_began_at) + 5) / (target.filled + 5000)
  )::integer;

-- Logs what the trigger's query names, in the column that its second argument names. It runs once per statement and sees the statement's
-- rows. Security definer because the log is closed to members, whose edits must still be logged.
create function public.log_search_changes() returns trigger language plpgsql security definer set search_path = '' as $$ declare
  logged bigint;
begin
  execute format('insert into public.search_changes (%I) %s', coalesce(tg_argv[1], 'profile_id'), tg_argv[0]);
  get diagnostics logged = row_count;
  if logged > 0 then perform pg_catalog.pg_notify('search_changes', ''); end if;
  return null;
end $$;
create trigger psychologist_profiles_log_insert after insert on public.psychologist_profiles referencing new table as new_rows
  for each statement execute function public.log_search_changes('select id from new_rows');
-- Two columns only count changes. Any other, also one added later, may be shown or searched. A row whose id was changed is under both ids
-- in the join: both must be looked at again.
create trigger psychologist_profiles_log_update after update on public.psychologist_profiles
  referencing old table as old_rows new table as new_rows
  for each statement execute function public.log_search_changes($$
    select id from new_rows as n full join old_rows as o using (id)
    where to_jsonb(n) - array['updated_at', 'revision'] is distinct from to_jsonb(o) - array['updated_at', 'revision']
  $$);
create trigger psychologist_profiles_log_delete after delete on public.psychologist_profiles referencing old table as old_rows
  for each statement execute function public.log_search_changes('select id from old_rows');
create trigger psychologist_profiles_log_truncate before truncate on public.psychologist_profiles
  for each statement execute function public.log_search_changes('select id from public.psychologist_profiles');

-- A new practice or specialty has no profiles yet. A practice that goes clears the profiles' practice_id, a specialty takes its joins
-- along: either is logged there.
create trigger practices_log_update after update on public.practices referencing old table as old_rows new table as new_rows
  for each statement execute function public.log_search_changes($$
    select id from new_rows as n join old_rows as o using (id)
    where to_jsonb(n) - 'updated_at' is distinct from to_jsonb(o) - 'updated_at'
  $$, 'practice_id');
create trigger specialties_log_update after update on public.specialties referencing old table as old_rows new table as new_rows
  for each statement execute function public.log_search_changes($$
    select id from new_rows as n join old_rows as o using (id) where n.specialty_name is distinct from o.specialty_name
  $$, 'specialty_id');

create trigger profile_specialties_log_insert after insert on public.profile_specialties referencing new table as new_rows
  for each statement execute function public.log_search_changes('select distinct profile_id from new_rows');
-- An update may move a join from one profile to another.
create trigger profile_specialties_log_update after update on public.profile_specialties
  referencing old table as old_rows new table as new_rows
  for each statement execute function public.log_search_changes('select profile_id from new_rows union select profile_id from old_rows');
create trigger profile_specialties_log_delete after delete on public.profile_specialties referencing old table as old_rows
  for each statement execute function public.log_search_changes('select distinct profile_id from old_rows');
