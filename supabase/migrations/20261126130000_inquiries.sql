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
  -- worked: the sender has found somebody; stopped: the sender wants nobody else asked; over: nobody is left to ask.
  closed_as text check (closed_as in ('worked', 'stopped', 'over')), closed_at timestamptz,
  created_at timestamptz not null default now(),
  -- When the sender's page ends: after 30 days, or on a press.
  gone_at timestamptz not null default now() + interval '30 days',
  constraint inquiries_closed check ((closed_as is null) = (closed_at is null))
);
create index inquiries_open on public.inquiries (gone_at) where closed_at is null;

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
create trigger inquiries_mails after delete on public.inquiries
  referencing old table as deleted for each statement execute function public.delete_mails();
create trigger inquiry_people_mails after delete on public.inquiry_people
  referencing old table as deleted for each statement execute function public.delete_mails();
alter table public.inquiries enable row level security;
alter table public.inquiry_people enable row level security;

-- Has a mail sent about what has changed, once more if there was one before. One that waits already says it all when it goes.
create function public.post_mail_again(kind text, subject uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.mails (kind, subject_id) values (post_mail_again.kind, post_mail_again.subject)
  on conflict (subject_id, kind) do update
    set status = 'queued', attempts = 0, failure_reason = null, sent_at = null, not_before = null
    where mails.status <> 'queued'
$$;
revoke execute on function public.post_mail_again(text, uuid) from public, anon, authenticated;

grant select, insert, update on public.inquiries, public.inquiry_people to directory_api;
grant select, update, delete on public.inquiries to directory_worker;
grant select, update on public.inquiry_people to directory_worker;
grant insert on public.contact_messages to directory_worker;
grant select (sent_at) on public.mails to directory_api;
grant execute on function public.post_mail_again(text, uuid) to directory_api, directory_worker;
grant execute on function public.message_held_until(uuid, integer) to directory_worker;
create policy "Programs reach the rows of what they are granted" on public.inquiries
  to directory_api, directory_worker using (true) with check (true);
create policy "Programs reach the rows of what they are granted" on public.inquiry_people
  to directory_api, directory_worker using (true) with check (true);
