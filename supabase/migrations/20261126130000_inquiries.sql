-- What somebody wants to have answered: a message, and whom it may be shown to. It is named by its first message, whose text and sender the
-- messages to the others repeat; nothing personal stands here. State is rows: whoever acts locks the inquiry's row first.
create table public.inquiries (
  id uuid primary key references public.contact_messages (id) on delete cascade,
  -- How many are written to at once.
  at_once smallint not null default 1 check (at_once between 1 and 3),
  -- The sender has agreed that the next is asked by itself.
  passes_on boolean not null default false,
  -- When the sender confirmed the address by the link of a mail. Until then nobody but the first is written to.
  confirmed_at timestamptz,
  -- worked: the sender has found somebody; stopped: the sender wants nobody else asked; over: nobody is left to ask or to wait for.
  closed_as text check (closed_as in ('worked', 'stopped', 'over')), closed_at timestamptz,
  created_at timestamptz not null default now(),
  -- When the sender's page ends: after 30 days, or on a press.
  gone_at timestamptz not null default now() + interval '30 days',
  constraint inquiries_closed check ((closed_as is null) = (closed_at is null))
);
create index inquiries_open on public.inquiries (gone_at) where closed_as is null or closed_as = 'stopped';

-- Whom the sender has named, in the order in which they may be asked.
create table public.inquiry_people (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references public.inquiries (id) on delete cascade,
  place smallint not null check (place between 1 and 5),
  psychologist_id uuid not null references public.psychologist_profiles (id) on update cascade on delete cascade,
  -- The message to this person, once they were written to.
  message_id uuid unique references public.contact_messages (id) on delete set null,
  state text not null default 'named'
    check (state in ('named', 'asked', 'yes', 'later', 'full', 'elsewhere', 'silent', 'bounced', 'skipped')),
  answered_at timestamptz,
  -- Of a yes: from when; of who is full: until when.
  answered_day date,
  -- Of who suggests somebody else: whom, or where.
  suggestion text check (length(suggestion) between 1 and 300),
  unique (inquiry_id, place), unique (inquiry_id, psychologist_id)
);
create index inquiry_people_psychologist on public.inquiry_people (psychologist_id);
-- Whom nobody is asked after any more is not to bring the next one their turn.
create function public.end_inquiry_of_deleted() returns trigger language plpgsql set search_path = '' as $$ begin
  update public.inquiries set closed_as = 'stopped', closed_at = now()
  where closed_as is null and id in (select inquiry_id from deleted where state <> 'named');
  return null;
end $$;
create trigger inquiry_people_ended after delete on public.inquiry_people
  referencing old table as deleted for each statement execute function public.end_inquiry_of_deleted();
create trigger inquiry_people_mails after delete on public.inquiry_people
  referencing old table as deleted for each statement execute function public.delete_mails();
alter table public.inquiries enable row level security;
alter table public.inquiry_people enable row level security;

-- Has a mail sent about what has changed. Each is a mail of its own, five minutes after the one before at the soonest; one that nobody has begun to
-- send says it all when it goes.
create function public.post_inquiry_mail(kind text, subject uuid) returns void
language plpgsql security definer set search_path = '' as $$ declare earlier timestamptz; begin
  if post_inquiry_mail.kind not in ('inquiry-news', 'inquiry-settled') then raise exception 'No such mail.' using errcode = '22023'; end if;
  perform from public.mails as m
  where m.kind = post_inquiry_mail.kind and m.subject_id = subject and m.status = 'queued' and m.claim is null for update;
  if found then return; end if;
  delete from public.mails as m where m.kind = post_inquiry_mail.kind and m.subject_id = subject
  returning coalesce(m.sent_at, m.claimed_at) into earlier;
  insert into public.mails (kind, subject_id, not_before)
  values (post_inquiry_mail.kind, subject, case when earlier > now() - interval '5 minutes' then earlier + interval '5 minutes' end);
end $$;
revoke execute on function public.post_inquiry_mail(text, uuid) from public, anon, authenticated;

-- Takes back what was written to others and has not begun to go out: after a yes, or once the sender wants nobody else asked.
create function public.recall_inquiry(inquiry uuid) returns void
language plpgsql security definer set search_path = '' as $$ declare copies uuid[]; begin
  select array_agg(p.message_id) into copies
  from public.inquiry_people as p join public.mails as m on m.subject_id = p.message_id and m.kind = 'contact-message'
  where p.inquiry_id = inquiry and p.place > 1 and p.state = 'asked' and m.status = 'queued' and m.claim is null;
  update public.inquiry_people as p set state = 'named', message_id = null where p.message_id = any(copies);
  delete from public.contact_messages as c where c.id = any(copies);
end $$;
revoke execute on function public.recall_inquiry(uuid) from public, anon, authenticated;

grant select, insert (id, at_once, passes_on), update (at_once, passes_on, confirmed_at, closed_as, closed_at, gone_at) on public.inquiries to directory_api;
grant select, insert (inquiry_id, place, psychologist_id, message_id, state),
  update (state, message_id, answered_at, answered_day, suggestion) on public.inquiry_people to directory_api;
grant select, update (closed_as, closed_at), delete on public.inquiries to directory_worker;
grant select, update (state, message_id) on public.inquiry_people to directory_worker;
grant insert on public.contact_messages to directory_worker;
grant select (sent_at) on public.mails to directory_api;
grant execute on function public.post_inquiry_mail(text, uuid), public.recall_inquiry(uuid) to directory_api, directory_worker;
grant execute on function public.message_held_until(uuid, integer) to directory_worker;
create policy "Programs reach the rows of what they are granted" on public.inquiries
  to directory_api, directory_worker using (true) with check (true);
create policy "Programs reach the rows of what they are granted" on public.inquiry_people
  to directory_api, directory_worker using (true) with check (true);
