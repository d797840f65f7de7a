-- A member cannot become somebody else: a change of the words by which people know who somebody is waits for the operator. The rows are the
-- history, too: what stood there before, who asked for what, when, and what was decided. They are kept as long as the profile.
create table public.profile_changes (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.psychologist_profiles (id) on update cascade on delete cascade,
  field text not null check (field in ('name', 'credentials')),
  -- What visitors saw when it was asked for.
  old_value text, new_value text,
  -- The member. No foreign key: an account that is deleted does not take along who it was.
  requested_by uuid not null, requested_at timestamptz not null default now(),
  -- withdrawn: the member took it back, or asked for something else since.
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'declined', 'withdrawn')),
  decided_at timestamptz,
  -- The operator's words to the member.
  reason text check (length(reason) between 1 and 500),
  constraint profile_changes_words check (
    case field when 'name' then new_value is not null and public.is_person_name(new_value)
      else new_value is null or public.is_credentials(new_value) end
  ),
  constraint profile_changes_decided check ((state = 'waiting') = (decided_at is null)),
  constraint profile_changes_reason check (reason is null or state = 'declined')
);
-- One of a field waits at most.
create unique index profile_changes_waiting on public.profile_changes (profile_id, field) where state = 'waiting';
create index profile_changes_profile on public.profile_changes (profile_id, requested_at desc);
create trigger profile_changes_mails after delete on public.profile_changes
  referencing old table as deleted for each statement execute function public.delete_mails();

-- The days on which the operator was written to because changes wait: a day has one mail at most.
create table public.change_notices (id uuid primary key default gen_random_uuid(), day date not null unique);
create trigger change_notices_mails after delete on public.change_notices
  referencing old table as deleted for each statement execute function public.delete_mails();
alter table public.profile_changes enable row level security;
alter table public.change_notices enable row level security;

-- Turns a member's change of a field into a row that waits, and keeps the field as it is. The rest of the same save is written at once.
-- Saving the present words takes back what waits; asking for the same again changes nothing.
create function public.hold_profile_change() returns trigger language plpgsql security definer set search_path = '' as $$ declare
  held constant text := tg_argv[0];
  requested constant text := nullif(btrim(to_jsonb(new) ->> held), '');
  present text := nullif(btrim(to_jsonb(old) ->> held), '');
begin
  if auth.uid() is null then return new; end if;
  if held = 'name' then
    -- A register's row may have the two parts alone, which visitors see then.
    present := coalesce(present, nullif(concat_ws(' ', nullif(btrim(old.first_name), ''), nullif(btrim(old.last_name), '')), ''));
    new.name := old.name;
  else
    new.credentials := old.credentials;
  end if;

  -- Said here: a row that the table's own check refuses would stand in the server's log.
  if requested is distinct from present and not (
    case held when 'name' then coalesce(public.is_person_name(requested), false)
      else coalesce(public.is_credentials(requested), true) end
  ) then
    raise exception 'The text of "%" violates check constraint "member_texts".', held using errcode = '23514';
  end if;

  update public.profile_changes as c set state = 'withdrawn', decided_at = now()
  where c.profile_id = old.id and c.field = held and c.state = 'waiting'
    and (requested is not distinct from present or requested is distinct from c.new_value);
  if requested is not distinct from present or exists (
    select from public.profile_changes as c where c.profile_id = old.id and c.field = held and c.state = 'waiting'
  ) then return new; end if;
  -- Rows stay: nobody needs more, and no program shall fill the table.
  if (select count(*) >= 20 from public.profile_changes as c where c.profile_id = old.id and c.requested_at > now() - interval '1 day') then
    raise exception 'too_many_changes' using errcode = 'PT429', hint = 'A name and credentials can be changed again tomorrow.';
  end if;
  insert into public.profile_changes (profile_id, field, old_value, new_value, requested_by)
  values (old.id, held, present, requested, auth.uid());
  return new;
end $$;
-- Only where the save names the column. Before the guard, which the alphabet puts after them: what waits is no change of the profile and no
-- revision of it.
create trigger psychologist_profiles_change_credentials before update of credentials on public.psychologist_profiles
  for each row execute function public.hold_profile_change('credentials');
create trigger psychologist_profiles_change_name before update of name on public.psychologist_profiles
  for each row execute function public.hold_profile_change('name');

-- Takes back what waits of the caller's own profile: of one field, or of all. Returns whether anything did: false also after the session
-- has ended.
create function public.withdraw_profile_changes(field text default null) returns boolean
language plpgsql security definer set search_path = '' as $$ begin
  update public.profile_changes as c set state = 'withdrawn', decided_at = now()
  where c.profile_id = public.my_profile_id() and c.state = 'waiting' and public.has_live_session()
    and c.field = coalesce(withdraw_profile_changes.field, c.field);
  return found;
end $$;
