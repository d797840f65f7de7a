-- A profile that a member begins stays hidden until the operator has compared it with the register. The operator is written to about each:
-- the mail's subject is the profile.
create or replace function public.own_started_profile() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.profile_records (profile_id, user_id) values (new.id, auth.uid());
  insert into public.mails (kind, subject_id) values ('profile-begun', new.id);
  return null;
end
$$;

create trigger psychologist_profiles_mails after delete on public.psychologist_profiles
  referencing old table as deleted for each statement execute function public.delete_mails();
