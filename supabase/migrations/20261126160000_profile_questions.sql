-- What a person is asked about their own profile, by mail: because a visitor pressed "Something is wrong here" (nothing is kept of who), or
-- because their word on new clients grows old.
create table public.profile_questions (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.psychologist_profiles (id) on update cascade on delete cascade,
  -- Of a report what is said to be wrong, or that the person wants to be in no directory; otherwise why it is asked now. The lists of domain/src/profile/questions.ts.
  cause text not null check (
    cause in ('clients', 'contact', 'place', 'fees', 'registration', 'gone', 'leave', 'age', 'message', 'full', 'views', 'wait')
  ),
  -- How many said so while it was open.
  presses integer not null default 1 check (presses > 0),
  -- The person's, by a press. After `stop` they are asked about new clients no more until they answer otherwise.
  answer text check (answer in ('right', 'mended', 'leave', 'stay', 'yes', 'no', 'stop')), answered_at timestamptz,
  -- The operator's word on a report, which the profile shows; of who wants to leave, whether the press hid the profile and nobody showed it since.
  state text not null default 'open' check (state in ('open', 'mended', 'kept')), settled_at timestamptz,
  created_at timestamptz not null default now(),
  constraint profile_questions_answered check ((answer is null) = (answered_at is null)),
  constraint profile_questions_settled check ((state = 'open') = (settled_at is null))
);
-- The same report is one row until it is settled, however many press at once.
create unique index profile_questions_open on public.profile_questions (profile_id, cause)
  where state = 'open' and cause in ('clients', 'contact', 'place', 'fees', 'registration', 'gone', 'leave');
create index profile_questions_profile on public.profile_questions (profile_id, created_at desc);
create trigger profile_questions_mails after delete on public.profile_questions
  referencing old table as deleted for each statement execute function public.delete_mails();
-- The profile says what became of a report.
create trigger profile_questions_log_update after update on public.profile_questions
  referencing old table as old_rows new table as new_rows
  for each statement execute function public.log_search_changes($$
    select distinct n.profile_id from new_rows as n join old_rows as o using (id) where n.state is distinct from o.state
  $$);
alter table public.profile_questions enable row level security;

-- Keeps the answer that a link of the mail gives for 60 days; of the two lists only the one that fits. A yes or a no is the person's word on
-- new clients as if they had saved it; who is known from a register alone leaves, or comes back after that. False when the link is too old, the
-- answer does not fit, or the profile that would leave has a member by now.
create function public.answer_profile_question(question uuid, answer text) returns boolean
language plpgsql security definer set search_path = '' as $$ declare profile uuid; has_left boolean; begin
  select q.cause = 'leave' and q.answer = 'leave' and q.state = 'mended' into has_left
  from public.profile_questions as q where q.id = question for update;
  update public.profile_questions as q set answer = answer_profile_question.answer, answered_at = now(),
    state = case when q.cause <> 'leave' then q.state
      when answer_profile_question.answer = 'leave' and (has_left or (
        select p.is_active from public.psychologist_profiles as p where p.id = q.profile_id
      )) then 'mended' else 'kept' end,
    settled_at = case when q.cause = 'leave' then now() else q.settled_at end
  where q.id = question and q.created_at > now() - interval '60 days'
    and not (q.cause = 'leave' and exists (
      select from public.profile_records as r where r.profile_id = q.profile_id and r.user_id is not null
    ))
    and answer_profile_question.answer = any(
      case when q.cause in ('age', 'message', 'full', 'views', 'wait') then array['yes', 'no', 'stop']
        when q.cause = 'leave' then array['leave', 'stay'] else array['right', 'mended'] end
    )
  returning q.profile_id into profile;
  if profile is null then return false; end if;
  if answer_profile_question.answer = 'leave' then
    update public.psychologist_profiles set is_active = false where id = profile;
    update public.register_entries set hidden_by_departure = false where profile_id = profile;
  -- What somebody else has hidden, before the press or after it, stays hidden.
  elsif answer_profile_question.answer = 'stay' and has_left then
    update public.psychologist_profiles set is_active = true where id = profile and regulator is not null;
  end if;
  if answer_profile_question.answer in ('yes', 'no') then
    update public.psychologist_profiles set accepting_new_clients = (answer_profile_question.answer = 'yes') where id = profile;
    update public.profile_records as r
    set member_columns = array(select distinct c from unnest(r.member_columns || array['accepting_new_clients']) as c order by c)
    where r.profile_id = profile;
  end if;
  return true;
end $$;

grant select, insert (profile_id, cause), update (presses, state, settled_at) on public.profile_questions to directory_api;
grant select, insert (profile_id, cause), delete on public.profile_questions to directory_worker;
grant execute on function public.answer_profile_question(uuid, text) to directory_api;
grant select (profile_id, user_id) on public.profile_records to directory_worker;
grant select (member_columns) on public.profile_records to directory_api, directory_worker;
create policy "Programs reach the rows of what they are granted" on public.profile_questions
  to directory_api, directory_worker using (true) with check (true);
