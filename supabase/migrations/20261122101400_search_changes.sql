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

-- The triggers run once per statement over its changed rows. They are security definer because the log is closed to members, whose
-- edits must still be logged.

create function public.log_profile_insert() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.search_changes (profile_id) select n.id from new_rows as n;
  if found then perform pg_catalog.pg_notify('search_changes', ''); end if;
  return null;
end
$$;

-- Two columns only count changes. Any other, also one added later, may be shown or searched.
create function public.log_profile_update() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  irrelevant constant text[] := array['updated_at', 'revision'];
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

create function public.log_profile_delete() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.search_changes (profile_id) select o.id from old_rows as o;
  if found then perform pg_catalog.pg_notify('search_changes', ''); end if;
  return null;
end
$$;

create function public.log_profile_truncate() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.search_changes (profile_id) select p.id from public.psychologist_profiles as p;
  if found then perform pg_catalog.pg_notify('search_changes', ''); end if;
  return null;
end
$$;

create function public.log_practice_update() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.search_changes (profile_id)
  select p.id
  from new_rows as n
    join old_rows as o using (id)
    join public.psychologist_profiles as p on p.practice_id = n.id
  where to_jsonb(n) - 'updated_at' is distinct from to_jsonb(o) - 'updated_at';
  if found then perform pg_catalog.pg_notify('search_changes', ''); end if;
  return null;
end
$$;

create function public.log_specialty_update() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.search_changes (profile_id)
  select distinct s.profile_id
  from new_rows as n join old_rows as o using (id) join public.profile_specialties as s on s.specialty_id = n.id
  where n.specialty_name is distinct from o.specialty_name;
  if found then perform pg_catalog.pg_notify('search_changes', ''); end if;
  return null;
end
$$;

create function public.log_profile_specialties_change() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.search_changes (profile_id) select distinct c.profile_id from changed_rows as c;
  if found then perform pg_catalog.pg_notify('search_changes', ''); end if;
  return null;
end
$$;

create trigger psychologist_profiles_log_insert after insert on public.psychologist_profiles
  referencing new table as new_rows
  for each statement execute function public.log_profile_insert();
create trigger psychologist_profiles_log_update after update on public.psychologist_profiles
  referencing old table as old_rows new table as new_rows
  for each statement execute function public.log_profile_update();
create trigger psychologist_profiles_log_delete after delete on public.psychologist_profiles
  referencing old table as old_rows
  for each statement execute function public.log_profile_delete();
create trigger psychologist_profiles_log_truncate before truncate on public.psychologist_profiles
  for each statement execute function public.log_profile_truncate();

-- A new practice has no profiles yet, and one that goes clears the profiles' practice_id, which is logged there.
create trigger practices_log_update after update on public.practices
  referencing old table as old_rows new table as new_rows
  for each statement execute function public.log_practice_update();

-- A new specialty has no profiles yet, and one that goes takes its joins along, which is logged there.
create trigger specialties_log_update after update on public.specialties
  referencing old table as old_rows new table as new_rows
  for each statement execute function public.log_specialty_update();

create trigger profile_specialties_log_insert after insert on public.profile_specialties
  referencing new table as changed_rows
  for each statement execute function public.log_profile_specialties_change();
-- An update may move a join from one profile to another: two triggers, because each has the one table named changed_rows.
create trigger profile_specialties_log_update_new after update on public.profile_specialties
  referencing new table as changed_rows
  for each statement execute function public.log_profile_specialties_change();
create trigger profile_specialties_log_update_old after update on public.profile_specialties
  referencing old table as changed_rows
  for each statement execute function public.log_profile_specialties_change();
create trigger profile_specialties_log_delete after delete on public.profile_specialties
  referencing old table as changed_rows
  for each statement execute function public.log_profile_specialties_change();
