-- First-party analytics, sent after consent: no address, no message text. One partition a month, so that what is older than 13 months goes
-- by dropping a table.
create table public.analytics_events (
  id uuid not null default gen_random_uuid(),
  occurred_at timestamptz not null default now(),
  event text not null check (length(event) between 1 and 100), session_id text check (length(session_id) <= 100), user_id uuid,
  -- The profile that the event is about: what the dashboard counts.
  profile_id uuid,
  condition text check (length(condition) <= 40), score integer, severity text check (severity in ('mild', 'moderate', 'severe')),
  metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object' and pg_column_size(metadata) <= 8192),
  primary key (id, occurred_at)
) partition by range (occurred_at);

create index analytics_events_event on public.analytics_events (event, occurred_at desc);
create index analytics_events_profile on public.analytics_events (profile_id, occurred_at desc) where profile_id is not null;

-- Catches what no month's partition takes, so that a late maintenance job loses nothing.
create table public.analytics_events_default partition of public.analytics_events default;

alter table public.analytics_events enable row level security;
alter table public.analytics_events_default enable row level security;

-- What a visit does with a profile counts once a day (UTC): a view that is sent again adds nothing to a member's figures, in a burst
-- neither. Each partition has the index for itself, as an index of them all would have to hold the very moment; a day lies within one.
create function public.count_analytics_once(partition_name text) returns void language plpgsql set search_path = '' as $$ begin
  execute format(
    'create unique index %I on public.%I (event, session_id, profile_id, md5(metadata::text), ((occurred_at at time zone ''UTC'')::date))
       where profile_id is not null', partition_name || '_once', partition_name
  );
end $$;

-- Makes the partitions of the present month (UTC) and the following ones, closed to everyone, and moves into them what the default
-- partition holds of those months. Returns how many it made. Months' tables are made and dropped by their owner, for the worker, which asks
-- for it.
create function public.ensure_analytics_partitions(months_ahead integer default 3) returns integer
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$ declare
  first_day timestamptz; partition_name text; made integer := 0;
begin
  perform pg_catalog.pg_advisory_xact_lock(823675, 0);
  for month in 0..months_ahead loop
    first_day := date_trunc('month', now()) + make_interval(months => month);
    partition_name := 'analytics_events_' || to_char(first_day, 'YYYY_MM');
    continue when to_regclass('public.' || partition_name) is not null;

    execute format('create table public.%I (like public.analytics_events including defaults including constraints)', partition_name);
    execute format('alter table public.%I enable row level security', partition_name);
    execute format('revoke all on public.%I from anon, authenticated', partition_name);
    perform public.count_analytics_once(partition_name);
    execute format('with moved as (delete from public.analytics_events_default where occurred_at >= %L and occurred_at < %L returning *)
       insert into public.%I select * from moved', first_day, first_day + interval '1 month', partition_name);
    execute format('alter table public.analytics_events attach partition public.%I for values from (%L) to (%L)',
      partition_name, first_day, first_day + interval '1 month');
    made := made + 1;
  end loop;
  return made;
end $$;

-- Drops the partitions that lie wholly before a moment, and what the default partition holds from before it. Returns how many it dropped.
create function public.drop_analytics_before(moment timestamptz) returns integer
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$ declare
  partition_name text; dropped integer := 0;
begin
  for partition_name in
    select c.relname from pg_catalog.pg_inherits as i join pg_catalog.pg_class as c on c.oid = i.inhrelid
    where i.inhparent = 'public.analytics_events'::regclass and c.relname ~ '^analytics_events_[0-9]{4}_[0-9]{2}$'
  loop
    if to_date(right(partition_name, 7), 'YYYY_MM') + interval '1 month' <= moment then
      execute format('drop table public.%I', partition_name);
      dropped := dropped + 1;
    end if;
  end loop;
  delete from public.analytics_events_default where occurred_at < moment;
  return dropped;
end $$;

select public.count_analytics_once('analytics_events_default');
select public.ensure_analytics_partitions();
