-- How psychologists answer: counted every night from what their messages became, answers in the last 90 days, silences for as long as they
-- can be answered.

alter table public.inquiry_people
  -- When they answered first: what is answered later changes no count.
  add column first_answered_at timestamptz,
  -- Each answer that was given so far. Somebody whose address was never confirmed is told only once of the same.
  add column answers_given text[] not null default '{}';
grant update (first_answered_at, answers_given) on public.inquiry_people to directory_api;

create table public.answer_signs (
  psychologist_id uuid primary key references public.psychologist_profiles (id) on update cascade on delete cascade,
  answers integer not null check (answers >= 0), silences integer not null check (silences >= 0),
  -- Half of the answers came sooner.
  median interval,
  counted_at timestamptz not null default now()
);
alter table public.answer_signs enable row level security;

-- What the profile says of it: usually an answer within so many days, or that messages often stay unanswered.
alter table public.psychologist_profiles
  add column answer_sign text check (answer_sign in ('1', '2', '3', '7', 'unanswered'));
-- What is counted, or lapses by itself, is no change of the profile.
drop trigger psychologist_profiles_updated_at on public.psychologist_profiles;
create trigger psychologist_profiles_updated_at before update on public.psychologist_profiles
  for each row when (
    to_jsonb(old) - array['answer_sign', 'accepting_lapsed', 'next_opening']
      is distinct from to_jsonb(new) - array['answer_sign', 'accepting_lapsed', 'next_opening']
  ) execute function public.set_updated_at();

-- Counts anew and says it on profiles: what is quick from five answers on; what stays unanswered from five silences on, 14 days after its
-- member was told by mail, and told again should it come back. A message for which its sender thanked somebody else, or nobody, may have
-- been answered by mail; one whose sender never confirmed an address says nothing; and one sender is one silence. For the worker, which may write no profile otherwise.
create function public.count_answers() returns integer language plpgsql security definer set search_path = '' as $$ declare changed integer; begin
  delete from public.answer_signs;
  insert into public.answer_signs (psychologist_id, answers, silences, median)
  select p.psychologist_id, count(p.first_answered_at), count(distinct lower(m.email)) filter (where p.first_answered_at is null),
    percentile_cont(0.5) within group (order by p.first_answered_at - mail.sent_at) filter (where p.first_answered_at is not null)
  from public.inquiry_people as p
  join public.inquiries as i on i.id = p.inquiry_id
  join public.contact_messages as m on m.id = p.message_id and m.recipient = 'psychologist'
  join public.mails as mail on mail.subject_id = m.id and mail.kind = 'contact-message' and mail.status = 'sent'
  where mail.sent_at > now() - interval '90 days'
    and (p.first_answered_at is not null or p.state = 'silent' and i.closed_as is distinct from 'worked' and i.confirmed_at is not null and i.gone_at > now())
  group by p.psychologist_id;

  insert into public.mails (kind, subject_id)
  select 'answers-missing', psychologist_id from public.answer_signs where silences >= 5 and silences > answers
  on conflict do nothing;
  delete from public.mails as m
  where m.kind = 'answers-missing' and m.claim is null
    and not exists (select from public.answer_signs where psychologist_id = m.subject_id and silences >= 5 and silences > answers);

  with signs as (
    select p.id, case
      when s.silences >= 5 and s.silences > s.answers
        then case when told.sent_at <= now() - interval '14 days' then 'unanswered' end
      when s.answers < 5 then null
      when s.median <= interval '1 day' then '1' when s.median <= interval '2 days' then '2'
      when s.median <= interval '3 days' then '3' when s.median <= interval '7 days' then '7'
    end as sign
    from public.psychologist_profiles as p
    left join public.answer_signs as s on s.psychologist_id = p.id
    left join public.mails as told on told.subject_id = p.id and told.kind = 'answers-missing'
    where s.psychologist_id is not null or p.answer_sign is not null
  )
  update public.psychologist_profiles as p set answer_sign = signs.sign from signs
  where p.id = signs.id and p.answer_sign is distinct from signs.sign;
  get diagnostics changed = row_count;
  return changed;
end $$;
revoke execute on function public.count_answers() from public, anon, authenticated;
grant execute on function public.count_answers() to directory_worker;

-- What began with somebody who is erased ends: its sender is told, and keeps the page, while the text goes. For the operator's command.
create function public.end_inquiries_begun_with(psychologists uuid[]) returns void
language plpgsql set search_path = '' as $$ declare inquiry uuid; begin
  for inquiry in
    select i.id from public.inquiries as i join public.contact_messages as m on m.id = i.id
    where m.psychologist_id = any(psychologists) and i.closed_at is null and i.gone_at > now() and m.erased_at is null
      and exists (select from public.mails as sent where sent.subject_id = m.id and sent.kind = 'contact-message' and sent.status = 'sent')
    order by i.id for update of i
  loop
    perform public.recall_inquiry(inquiry);
    update public.inquiries set closed_as = 'over', closed_at = now() where id = inquiry;
    update public.contact_messages
    set psychologist_id = null, recipient = 'operator', message = '…', subject = null, phone = null, location = null, preferred_reply_day = null, preferred_reply_time = null
    where id = inquiry;
    perform public.post_inquiry_mail('inquiry-news', inquiry);
  end loop;
end $$;
revoke execute on function public.end_inquiries_begun_with(uuid[]) from public, anon, authenticated;
