-- The change log that search follows. Append-only, written in the transaction of the change itself.
--
-- A reader takes rows in (txid, seq) order and only those with txid < pg_snapshot_xmin(pg_current_snapshot()): every transaction
-- below that mark has ended, so none can add a row behind the reader's cursor. Sequence order alone would skip a transaction that
-- took its numbers early and committed late.

create table public.search_changes (
  seq bigint generated always as identity,
  txid xid8 not null default pg_current_xact_id(),
  -- No foreign key: the row of a deleted profile is how its deletion is told.
  profile_id uuid not null,
  changed_at timestamptz not null default now(),
  primary key (txid, seq)
);

-- One row per index that reads the log: what it has taken in, and with which settings it was built.
create table public.search_targets (
  index_uid text primary key check (length(index_uid) between 1 and 200),
  cursor_txid xid8 not null default '0',
  cursor_seq bigint not null default 0,
  settings_fingerprint text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger search_targets_updated_at before update on public.search_targets
  for each row execute function public.set_updated_at();

-- Profiles that could not be indexed, set aside so that they hold up nothing else.
create table public.search_dead_letters (
  index_uid text not null check (length(index_uid) between 1 and 200),
  -- Text: a profile may be here for the very reason that its id is bad.
  profile_id text not null,
  reason text not null,
  noted_at timestamptz not null default now(),
  primary key (index_uid, profile_id)
);

alter table public.search_changes enable row level security;
alter table public.search_targets enable row level security;
alter table public.search_dead_letters enable row level security;
revoke all on public.search_changes, public.search_targets, public.search_dead_letters from anon, authenticated;

-- Deletes the log's rows that every target has passed; with no target, those of ended transactions, for a new target starts at the
-- log's head. Returns how many rows went.
create function public.prune_search_changes() returns bigint
  language sql
  set search_path = ''
as $$
  with behind as (
    select t.cursor_txid, t.cursor_seq
    from public.search_targets as t
    order by t.cursor_txid, t.cursor_seq
    limit 1
  ),
  pruned as (
    delete from public.search_changes as c
    where c.txid < pg_catalog.pg_snapshot_xmin(pg_catalog.pg_current_snapshot())
      and not exists (select from behind as b where (c.txid, c.seq) > (b.cursor_txid, b.cursor_seq))
    returning 1
  )
  select count(*) from pruned
$$;

-- Logs the profiles that the trigger's query names. It runs once per statement and sees the statement's rows. Security definer
-- because the log is closed to members, whose edits must still be logged.
create function public.log_search_changes() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  logged bigint;
begin
  execute 'insert into public.search_changes (profile_id) ' || tg_argv[0];
  get diagnostics logged = row_count;
  if logged > 0 then perform pg_catalog.pg_notify('search_changes', ''); end if;
  return null;
end
$$;

create trigger psychologist_profiles_log_insert after insert on public.psychologist_profiles
  referencing new table as new_rows
  for each statement execute function public.log_search_changes('select id from new_rows');
-- Two columns only count changes. Any other, also one added later, may be shown or searched. A row whose id was changed is under both
-- ids in the join: both must be looked at again.
create trigger psychologist_profiles_log_update after update on public.psychologist_profiles
  referencing old table as old_rows new table as new_rows
  for each statement execute function public.log_search_changes($$
    select id from new_rows as n full join old_rows as o using (id)
    where to_jsonb(n) - array['updated_at', 'revision'] is distinct from to_jsonb(o) - array['updated_at', 'revision']
  $$);
create trigger psychologist_profiles_log_delete after delete on public.psychologist_profiles
  referencing old table as old_rows
  for each statement execute function public.log_search_changes('select id from old_rows');
create trigger psychologist_profiles_log_truncate before truncate on public.psychologist_profiles
  for each statement execute function public.log_search_changes('select id from public.psychologist_profiles');

-- A new practice has no profiles yet, and one that goes clears the profiles' practice_id, which is logged there.
create trigger practices_log_update after update on public.practices
  referencing old table as old_rows new table as new_rows
  for each statement execute function public.log_search_changes($$
    select p.id
    from new_rows as n
      join old_rows as o using (id)
      join public.psychologist_profiles as p on p.practice_id = n.id
    where to_jsonb(n) - 'updated_at' is distinct from to_jsonb(o) - 'updated_at'
  $$);

-- A new specialty has no profiles yet, and one that goes takes its joins along, which is logged there.
create trigger specialties_log_update after update on public.specialties
  referencing old table as old_rows new table as new_rows
  for each statement execute function public.log_search_changes($$
    select distinct s.profile_id
    from new_rows as n join old_rows as o using (id) join public.profile_specialties as s on s.specialty_id = n.id
    where n.specialty_name is distinct from o.specialty_name
  $$);

create trigger profile_specialties_log_insert after insert on public.profile_specialties
  referencing new table as new_rows
  for each statement execute function public.log_search_changes('select distinct profile_id from new_rows');
-- An update may move a join from one profile to another.
create trigger profile_specialties_log_update after update on public.profile_specialties
  referencing old table as old_rows new table as new_rows
  for each statement execute function public.log_search_changes(
    'select profile_id from new_rows union select profile_id from old_rows'
  );
create trigger profile_specialties_log_delete after delete on public.profile_specialties
  referencing old table as old_rows
  for each statement execute function public.log_search_changes('select distinct profile_id from old_rows');
