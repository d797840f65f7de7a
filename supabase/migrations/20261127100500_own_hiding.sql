-- A member hides their own profile and shows it again. The operator's word is the stronger one: what somebody else hid, before or after, no
-- member shows.
alter table public.profile_records add column hidden_by_member boolean not null default false;

-- Whoever is shown is hidden by nobody.
create function public.end_own_hiding() returns trigger language plpgsql security definer set search_path = '' as $$ begin
  update public.profile_records as r set hidden_by_member = false where r.profile_id = new.id and r.hidden_by_member;
  return null;
end $$;
create trigger psychologist_profiles_own_hiding after update of is_active on public.psychologist_profiles
  for each row when (new.is_active and not old.is_active)
  execute function public.end_own_hiding();

-- Takes the caller's profile off the site. Returns whether it is hidden at their wish: false where somebody else has hidden it.
create function public.hide_my_profile() returns boolean language plpgsql security definer set search_path = '' as $$ declare
  own constant uuid := public.my_profile_id();
begin
  if not public.has_live_session() then return false; end if;
  update public.psychologist_profiles as p set is_active = false where p.id = own and p.is_active;
  if found then update public.profile_records as r set hidden_by_member = true where r.profile_id = own; end if;
  return coalesce((select r.hidden_by_member from public.profile_records as r where r.profile_id = own), false)
    and not exists (select from public.register_entries as e where e.profile_id = own and e.departed_on is not null);
end $$;

-- Shows it again, where they hid it themselves; while a register lacks them it is hidden by that, and theirs to show once it has them again.
-- Returns whether it is shown. The profile first, as everybody locks them.
create function public.show_my_profile() returns boolean language plpgsql security definer set search_path = '' as $$ declare
  own constant uuid := public.my_profile_id();
begin
  if not public.has_live_session() then return false; end if;
  perform from public.psychologist_profiles as p where p.id = own for update;
  update public.psychologist_profiles as p set is_active = true
  where p.id = own and (select r.hidden_by_member from public.profile_records as r where r.profile_id = own)
    and not exists (select from public.register_entries as e where e.profile_id = own and e.departed_on is not null);
  return coalesce((select p.is_active from public.psychologist_profiles as p where p.id = own), false);
end $$;

-- The caller's own profile, with what the profile page joins to it and what of it waits; null when there is none.
create or replace function public.my_profile() returns jsonb language sql stable security definer set search_path = '' as $$
  select to_jsonb(p) || jsonb_build_object(
    'practices', array(select to_jsonb(r) - array['created_at', 'updated_at'] from public.practices as r where r.id = p.practice_id),
    'specialties', array(
      select s.specialty_name from public.profile_specialties as j join public.specialties as s on s.id = j.specialty_id
      where j.profile_id = p.id order by j.position, s.specialty_name
    ),
    'registration_checked_on', (select g.checked_on from public.registers as g where g.regulator = p.regulator),
    'hidden_by_member', (
      select r.hidden_by_member and not exists (
        select from public.register_entries as e where e.profile_id = p.id and e.departed_on is not null
      )
      from public.profile_records as r where r.profile_id = p.id
    ),
    'waiting_changes', array(
      select jsonb_build_object('field', c.field, 'value', c.new_value, 'requested_at', c.requested_at)
      from public.profile_changes as c where c.profile_id = p.id and c.state = 'waiting' order by c.field
    ),
    'waiting_address', (
      select jsonb_build_object('address', c.new_address, 'expires_at', c.expires_at, 'undeliverable', exists (
        select from public.mails as m where m.subject_id = c.id and m.kind = 'contact-address-confirmation' and m.status = 'failed'
      ))
      from public.contact_address_changes as c where c.profile_id = p.id and c.state = 'waiting' and c.expires_at > now()
    )
  )
  from public.psychologist_profiles as p where p.id = public.my_profile_id() and public.has_live_session() $$;

grant execute on function public.hide_my_profile(), public.show_my_profile() to authenticated;
