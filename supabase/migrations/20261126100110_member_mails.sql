-- An invitation says whether the profile that it is to is public already. Null for one to begin a profile, and for other mails.
alter table public.member_mails
  add column profile_id uuid references public.psychologist_profiles (id) on update cascade on delete set null;

-- A stranger who asks for an account's link again and again floods no mailbox, and keeps nobody from a link: while the last one is good and
-- young, another request sends nothing. Whether the newest link of an account has not been used yet; when it was mailed, member_mails knows.
create function public.has_unused_link(address text) returns boolean
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  return exists (select from auth.users as u where u.email = address and u.recovery_token <> '');
end
$$;

grant execute on function public.has_unused_link(text) to directory_worker;
