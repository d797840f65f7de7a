-- What a visit does with a profile counts once a day (UTC): a view that is sent again adds nothing to a member's figures, in a burst
-- neither. Each partition has the index for itself, as an index of them all would have to hold the very moment; a day lies within one.
create function public.count_analytics_once(partition_name text) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  execute format(
    'create unique index %I on public.%I (event, session_id, profile_id, md5(metadata::text), ((occurred_at at time zone ''UTC'')::date))
       where profile_id is not null',
    partition_name || '_once', partition_name
  );
end
$$;

-- As before, and each new partition counts once.
create or replace function public.ensure_analytics_partitions(months_ahead integer default 3) returns integer
  language plpgsql
  security definer
  set search_path = ''
  set timezone = 'UTC'
as $$
declare
  first_day timestamptz;
  partition_name text;
  made integer := 0;
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
    execute format(
      'with moved as (delete from public.analytics_events_default where occurred_at >= %L and occurred_at < %L returning *)
       insert into public.%I select * from moved',
      first_day, first_day + interval '1 month', partition_name
    );
    execute format(
      'alter table public.analytics_events attach partition public.%I for values from (%L) to (%L)',
      partition_name, first_day, first_day + interval '1 month'
    );
    made := made + 1;
  end loop;
  return made;
end
$$;

-- Of what was counted more than once, the first stays.
delete from public.analytics_events as again
using public.analytics_events as first
where again.profile_id is not null
  and (first.event, first.profile_id, first.metadata) = (again.event, again.profile_id, again.metadata)
  and first.session_id is not distinct from again.session_id
  and (first.occurred_at at time zone 'UTC')::date = (again.occurred_at at time zone 'UTC')::date
  and (first.occurred_at, first.id) < (again.occurred_at, again.id);

select public.count_analytics_once(c.relname::text)
from pg_catalog.pg_inherits as i join pg_catalog.pg_class as c on c.oid = i.inhrelid
where i.inhparent = 'public.analytics_events'::regclass;
