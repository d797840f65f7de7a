-- When a profile's word on new clients, waiting time, fees and other registrations was last given: facts that grow stale are shown with
-- their day. The word on new clients counts for 45 days; after that it is unknown to visitors, to search and to matches, while what was
-- said stays.

-- The rule of ACCEPTANCE_DAYS in domain/src/profile/confirmed.ts; a test holds the two together.
create function public.has_lapsed(said_at timestamptz) returns boolean language sql stable strict parallel safe set search_path = ''
  return said_at < now() - interval '45 days';

-- Keeps the days. Whoever writes the value says it, also when it is the same as before: that is how a member confirms. What is emptied has
-- no day. An import may give the day on which it was said; members may not write these columns.
create function public.date_facts() returns trigger language plpgsql security definer set search_path = '' as $$ declare
  -- The fact that the statement writes; null for a new row.
  written constant text := tg_argv[0];
  before_it public.psychologist_profiles;
begin
  if tg_op = 'UPDATE' then before_it := old; end if;
  -- least() passes over a null: no day given is now.
  if written is null or written = 'accepting' then
    new.accepting_confirmed_at := case when new.accepting_new_clients is not null
      then least(nullif(new.accepting_confirmed_at, before_it.accepting_confirmed_at), now()) end;
    new.accepting_lapsed := coalesce(public.has_lapsed(new.accepting_confirmed_at), false);
  end if;
  if written is null or written = 'wait' then
    new.wait_confirmed_at := case when btrim(new.wait_times) <> ''
      then least(nullif(new.wait_confirmed_at, before_it.wait_confirmed_at), now()) end;
  end if;
  if written is null or written = 'fees' then
    new.fees_confirmed_at := case when num_nonnulls(new.fee_individual_cents, new.fee_couple_cents, new.sliding_scale) > 0
      then least(nullif(new.fees_confirmed_at, before_it.fees_confirmed_at), now()) end;
  end if;
  return new;
end $$;
create trigger psychologist_profiles_facts before insert on public.psychologist_profiles for each row execute function public.date_facts();
create trigger psychologist_profiles_facts_accepting
  before update of accepting_new_clients, accepting_confirmed_at on public.psychologist_profiles
  for each row execute function public.date_facts('accepting');
create trigger psychologist_profiles_facts_wait before update of wait_times, wait_confirmed_at on public.psychologist_profiles
  for each row execute function public.date_facts('wait');
create trigger psychologist_profiles_facts_fees
  before update of fee_individual_cents, fee_couple_cents, sliding_scale, fees_confirmed_at on public.psychologist_profiles
  for each row execute function public.date_facts('fees');

create function public.date_stated_registrations() returns trigger language plpgsql set search_path = '' as $$ begin
  new.registrations_stated_at := case when new.stated_registrations <> '{}' then now() end;
  return new;
end $$;
create trigger psychologist_profiles_stated before insert or update of stated_registrations on public.psychologist_profiles
  for each row execute function public.date_stated_registrations();

-- Marks the words on new clients that have grown too old. Returns how many. For the worker, which may write no profile otherwise.
create function public.lapse_acceptance() returns integer language sql security definer set search_path = '' as $$
  with lapsed as (
    update public.psychologist_profiles as p set accepting_lapsed = true
    where not p.accepting_lapsed and p.accepting_new_clients is not null and public.has_lapsed(p.accepting_confirmed_at)
    returning 1
  )
  select count(*)::integer from lapsed $$;
