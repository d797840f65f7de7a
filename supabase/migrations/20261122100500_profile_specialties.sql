-- Which specialties a profile has, in the order in which they are shown.

create table public.profile_specialties (
  profile_id uuid not null references public.psychologist_profiles (id) on delete cascade,
  specialty_id uuid not null references public.specialties (id) on delete cascade,
  position smallint not null default 0 check (position >= 0),
  primary key (profile_id, specialty_id)
);

create index profile_specialties_specialty on public.profile_specialties (specialty_id);

alter table public.profile_specialties enable row level security;
revoke all on public.profile_specialties from anon, authenticated;
grant select on public.profile_specialties to anon, authenticated;

-- The profile's own policies apply inside: a hidden profile's specialties are hidden too.
create policy "Specialties show with their profile" on public.profile_specialties
  for select to anon, authenticated
  using (exists (select from public.psychologist_profiles as p where p.id = profile_id));

-- Joined specialties hide practice_areas, which is what members write. So a member's own list takes the join's place. The policies let
-- members write their own profile alone.
create function public.replace_joined_specialties() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.profile_specialties as s where s.profile_id = new.id;
  return null;
end
$$;

create trigger psychologist_profiles_own_specialties after update on public.psychologist_profiles
  for each row
  when (old.practice_areas is distinct from new.practice_areas and auth.uid() is not null)
  execute function public.replace_joined_specialties();
