-- Which mails a member does not want, of those on which nothing depends. What people write, what is about the account and its safety, what
-- changes the profile or is said to be wrong on it comes in any case.
-- questions: whether new clients are still taken. premium: that it ends in a week, which the dashboard says, too; that it has ended is told.
alter table public.profile_records add column unwanted_mails text[] not null default '{}'
  check (unwanted_mails <@ array['questions', 'premium'] and cardinality(unwanted_mails) <= 2);
update public.profile_records as r set unwanted_mails = array['questions']
where exists (select from public.profile_questions as q where q.profile_id = r.profile_id and q.answer = 'stop');

-- "Do not ask me this any more", by the link of a mail or the mail program's own button, is the same wish; whoever then answers otherwise is
-- asked again. The profile first, as everybody locks them.
create function public.follow_stop() returns trigger language plpgsql security definer set search_path = '' as $$ begin
  perform from public.psychologist_profiles as p where p.id = new.profile_id for update;
  update public.profile_records as r
  set unwanted_mails = array_remove(r.unwanted_mails, 'questions') || case when new.answer = 'stop' then array['questions'] else '{}' end
  where r.profile_id = new.profile_id;
  return null;
end $$;
create trigger profile_questions_stop after update of answer on public.profile_questions
  for each row when ('stop' in (new.answer, old.answer) and new.answer is distinct from old.answer) execute function public.follow_stop();

-- What the caller does not want; null without a profile.
create function public.my_unwanted_mails() returns text[] language sql stable security definer set search_path = '' as $$
  select r.unwanted_mails from public.profile_records as r where r.profile_id = public.my_profile_id() and public.has_live_session() $$;

-- Says it anew, with commas between; what is no such mail is passed over. Returns false without a profile, or after the session has ended.
create function public.choose_my_mails(unwanted text) returns boolean language plpgsql security definer set search_path = '' as $$ begin
  update public.profile_records as r
  set unwanted_mails = array(select m from unnest(array['questions', 'premium']) as m where m = any (string_to_array(choose_my_mails.unwanted, ',')))
  where r.profile_id = public.my_profile_id() and public.has_live_session();
  return found;
end $$;

grant execute on function public.my_unwanted_mails(), public.choose_my_mails(text) to authenticated;
grant select (unwanted_mails) on public.profile_records to directory_worker;
