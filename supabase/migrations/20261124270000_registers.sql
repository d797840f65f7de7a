-- The regulators' registers, as their files were last read: which profile stands in which, what their columns are called, and which words
-- of a profile are its member's own.

-- One for each regulator whose file was read. The list of regulators is the code's (domain/src/places/regulators.ts).
create table public.registers (
  regulator text primary key check (regulator ~ '^[a-z][a-z-]{1,19}$'),
  -- The file's headings and the field that each is read as; '' is a heading that is passed over.
  mapping jsonb not null default '{}' check (jsonb_typeof(mapping) = 'object'),
  -- The day of the last file that was taken in; null while only the headings are known.
  checked_on date,
  updated_at timestamptz not null default now()
);

create trigger registers_updated_at before update on public.registers
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();

-- Who stands in a register, by the registration number as numbers are compared. Who departs stays, so that they can come back.
create table public.register_entries (
  regulator text not null references public.registers (regulator) on update cascade on delete cascade,
  number_key text not null check (length(number_key) between 1 and 100),
  profile_id uuid not null unique references public.psychologist_profiles (id) on update cascade on delete cascade,
  -- The day of the first file without this number; null while it is listed.
  departed_on date,
  -- The departure hid the profile: coming back shows it again. What the operator hid stays hidden.
  hidden_by_departure boolean not null default false,
  primary key (regulator, number_key),
  constraint register_entries_hidden check (departed_on is not null or not hidden_by_departure)
);

alter table public.registers enable row level security;
alter table public.register_entries enable row level security;
revoke all on public.registers, public.register_entries from anon, authenticated;

-- Visitors see when a registration was last checked, and with whom.
grant select (regulator, checked_on) on public.registers to directory_api;
create policy "The server reads when a register was checked" on public.registers
  for select to directory_api
  using (true);

alter table public.psychologist_profiles
  -- The regulator in whose register the profile stands at present; null when it stands in none that was read.
  add column regulator text check (regulator ~ '^[a-z][a-z-]{1,19}$');

alter table public.profile_records
  -- The columns that the member has written: no import writes over them.
  add column member_columns text[] not null default '{}';

-- What the members of today wrote is not known column by column: all that they could have written counts as theirs.
update public.profile_records as r
set member_columns = array(
  select filled.key
  from jsonb_each(to_jsonb(p)) as filled
  where filled.value not in ('null', '""', '{}', '[]')
    and has_column_privilege('authenticated', 'public.psychologist_profiles', filled.key, 'update')
  order by filled.key
)
from public.psychologist_profiles as p
where p.id = r.profile_id and r.user_id is not null;

-- Notes which columns a member writes: those that the save changes and that members may write at all.
create function public.note_member_columns() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  before_it constant jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
  written text[];
begin
  select array_agg(w.key order by w.key) into written
  from jsonb_each(to_jsonb(new)) as w
  where w.value is distinct from coalesce(before_it -> w.key, 'null')
    and (tg_op = 'UPDATE' or w.value not in ('""', '{}', '[]'))
    and has_column_privilege('authenticated', 'public.psychologist_profiles', w.key, tg_op);
  if written is null then
    return null;
  end if;
  insert into public.profile_records as r (profile_id, member_columns) values (new.id, written)
  on conflict (profile_id) do update
  set member_columns = array(select distinct c from unnest(r.member_columns || excluded.member_columns) as c order by c)
  where not r.member_columns @> excluded.member_columns;
  return null;
end
$$;

-- After psychologist_profiles_own, which makes a started profile the member's: the alphabet puts it there.
create trigger psychologist_profiles_own_columns after insert or update on public.psychologist_profiles
  for each row when (auth.uid() is not null) execute function public.note_member_columns();

-- The caller's own profile, with what the profile page joins to it; null when there is none.
create or replace function public.my_profile() returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select
    to_jsonb(p) || jsonb_build_object(
      'practices',
      array(select to_jsonb(r) - array['created_at', 'updated_at'] from public.practices as r where r.id = p.practice_id),
      'specialties',
      array(
        select s.specialty_name
        from public.profile_specialties as j join public.specialties as s on s.id = j.specialty_id
        where j.profile_id = p.id
        order by j.position, s.specialty_name
      ),
      'registration_checked_on',
      (select g.checked_on from public.registers as g where g.regulator = p.regulator),
      'waiting_changes',
      array(
        select jsonb_build_object('field', c.field, 'value', c.new_value, 'requested_at', c.requested_at)
        from public.profile_changes as c
        where c.profile_id = p.id and c.state = 'waiting'
        order by c.field
      )
    )
  from public.psychologist_profiles as p
  -- A token that outlives its session reads nothing.
  where p.id = public.my_profile_id() and public.has_live_session()
$$;
