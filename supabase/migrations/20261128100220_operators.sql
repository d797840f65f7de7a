-- Who operates the directory, and what they did. The operator's commands write both as the owner of the database; no program, member or
-- visitor reaches either; service_role, which row-level security does not hold, reads them.
create table public.operators (
  name text primary key check (length(name) between 1 and 80 and public.is_one_line(name)),
  -- Each may what those before it may. Who may do which operation stands in the operation's row.
  role text not null check (role in ('reader', 'operator', 'owner')),
  added_at timestamptz not null default now()
);
create unique index operators_by_name on public.operators (lower(name));
alter table public.operators enable row level security;

-- An entry for each act, once it is over, and one for each row that it changed, in the change's transaction: an erasure takes one person's.
create table public.operator_acts (
  id uuid primary key default gen_random_uuid(),
  -- What the entries of one act share.
  act uuid not null,
  at timestamptz not null default clock_timestamp(),
  -- As they said; null where nobody need say it.
  operator text,
  operation text not null,
  input jsonb, reason text,
  -- Ids of what it was about.
  subjects uuid[] not null default '{}',
  -- Null in an entry of changed rows.
  outcome text check (outcome in ('done', 'partly', 'failed')),
  -- [{table, row, before, after}] with the columns that differ; of more than a hundred rows of a statement one entry, [{table, rows}].
  changes jsonb
);
create index operator_acts_by_act on public.operator_acts (act);
alter table public.operator_acts enable row level security;
revoke insert, update, delete, truncate on public.operators, public.operator_acts from service_role;

-- Holds for the owner, too. An erasure takes an entry's words and ids and leaves who did what and when; time takes entries as a whole, once
-- they are as old as a record of a breach may have to be (PIPEDA: 24 months).
create function public.keep_operator_acts() returns trigger language plpgsql set search_path = '' as $$ begin
  if tg_op = 'UPDATE' and to_jsonb(new) - '{input,reason,changes,subjects}'::text[] = to_jsonb(old) - '{input,reason,changes,subjects}'::text[]
    and (new.input is null or new.input = old.input) and (new.reason is null or new.reason = old.reason)
    and (new.changes is null or new.changes = old.changes) and new.subjects <@ old.subjects
  then return new; end if;
  if tg_op = 'DELETE' and old.at < now() - interval '24 months' then return old; end if;
  raise exception 'The audit is added to, and never changed';
end $$;
create trigger keep_operator_acts before update or delete on public.operator_acts
  for each row execute function public.keep_operator_acts();
create trigger keep_all_operator_acts before truncate on public.operator_acts
  for each statement execute function public.keep_operator_acts();

create function public.delete_old_operator_acts() returns integer language sql security definer set search_path = '' as $$
  with gone as (delete from public.operator_acts where at < now() - interval '24 months' returning 1)
  select count(*)::integer from gone $$;
grant execute on function public.delete_old_operator_acts() to directory_worker;

-- Notes what a statement changed while the session's setting `directory.act` says who does what. Not with its owner's rights: a program that
-- sets it notes nothing in an operator's name, and is refused. The argument is the column by which rows are known.
create function public.note_operator_change() returns trigger language plpgsql set search_path = '' as $$ declare
  act constant jsonb := current_setting('directory.act')::jsonb;
  many constant bigint = (select count(*) from after);
begin
  insert into public.operator_acts (act, operator, operation, input, reason, subjects, changes)
  select (act ->> 'id')::uuid, act ->> 'operator', act ->> 'operation', nullif(act -> 'input', 'null'), act ->> 'reason', noted.about, noted.changes
  from (
    select '{}'::uuid[] as about, jsonb_build_array(jsonb_build_object('table', tg_table_name, 'rows', many)) as changes where many > 100
    union all
    select case when tg_argv[0] like '%id' then array[(a.row ->> tg_argv[0])::uuid] else '{}' end, jsonb_build_array(jsonb_build_object(
      'table', tg_table_name, 'row', a.row ->> tg_argv[0], 'before', jsonb_object_agg(n.key, b.row -> n.key), 'after', jsonb_object_agg(n.key, n.value)
    ))
    from (select to_jsonb(t) as row from before as t) as b
      join (select to_jsonb(t) as row from after as t) as a on a.row -> tg_argv[0] = b.row -> tg_argv[0]
      cross join lateral jsonb_each(a.row) as n
    where many <= 100 and n.value is distinct from b.row -> n.key and n.key not in ('updated_at', 'revision', 'message')
    group by a.row
  ) as noted;
  return null;
end $$;

do $$ declare noted text[]; begin
  foreach noted slice 1 in array array[
    ['psychologist_profiles', 'id'], ['profile_records', 'profile_id'], ['profile_changes', 'id'], ['profile_questions', 'id'],
    ['premium_terms', 'id'], ['listing_requests', 'id'], ['register_entries', 'profile_id'], ['registers', 'regulator'], ['operators', 'name']
  ] loop
    execute format('create trigger note_operator_change after update on public.%I
      referencing old table as before new table as after for each statement
      when (current_setting(''directory.act'', true) <> '''') execute function public.note_operator_change(%L)', noted[1], noted[2]);
  end loop;
end $$;
