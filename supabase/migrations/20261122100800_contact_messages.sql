-- What visitors write to a psychologist or to the operator. A row is written before the visitor is told that it was sent; a job
-- then mails it and marks it.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  -- The same key from the same form means the same message: a repeated request makes no second row.
  idempotency_key text not null unique check (length(idempotency_key) between 1 and 100),
  kind text not null check (kind in ('profile', 'contact_page')),
  -- Who it is for. The mail address is looked up from here, never taken from the request.
  psychologist_id uuid references public.psychologist_profiles (id) on delete set null,
  -- Who the mail goes to: the operator gets what was written to no one in particular, and forwards what was written to a
  -- psychologist without an address.
  recipient text not null default 'psychologist' check (recipient in ('psychologist', 'operator')),
  -- Who wrote it.
  name text check (length(name) between 1 and 120),
  email text check (public.is_email(email)),
  phone text check (length(phone) <= 40),
  location text check (length(location) <= 20),
  preferred_reply_day text check (
    preferred_reply_day in (
      'as-soon-as-possible', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'weekend'
    )
  ),
  preferred_reply_time text check (
    preferred_reply_time in ('as-soon-as-possible', 'morning', 'afternoon', 'evening', 'anytime')
  ),
  subject text check (length(subject) <= 150),
  message text check (length(message) between 1 and 5000),
  language text not null default 'en' check (language in ('en', 'fr')),
  -- 180 days after its delivery nothing of a message is needed that says who wrote it: the sender's particulars go with the text.
  -- What stays is that there was a message for this psychologist on that day, which the member's counts are made of.
  erased_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  -- Two mails, each with a state of its own, so that trying one again never sends the other again: the message, and a fixed
  -- confirmation to its sender.
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  failure_reason text check (length(failure_reason) <= 1000),
  attempts integer not null default 0 check (attempts >= 0),
  sent_at timestamptz,
  confirmation_status text not null default 'queued' check (confirmation_status in ('queued', 'sent', 'failed')),
  confirmation_failure_reason text check (length(confirmation_failure_reason) <= 1000),
  confirmation_attempts integer not null default 0 check (confirmation_attempts >= 0),
  confirmation_sent_at timestamptz,

  constraint contact_messages_text check ((message is null) = (erased_at is not null)),
  constraint contact_messages_sender check (erased_at is not null or (name is not null and email is not null)),
  constraint contact_messages_sent check ((status = 'sent') = (sent_at is not null)),
  constraint contact_messages_failed check (status <> 'failed' or failure_reason is not null),
  constraint contact_messages_confirmation_sent check ((confirmation_status = 'sent') = (confirmation_sent_at is not null)),
  constraint contact_messages_confirmation_failed check (confirmation_status <> 'failed' or confirmation_failure_reason is not null)
);

-- The member's counts.
create index contact_messages_psychologist on public.contact_messages (psychologist_id, created_at desc);
-- The daily erasure.
create index contact_messages_erasure on public.contact_messages (sent_at) where sent_at is not null and erased_at is null;

-- The operator's list of failures.
create index contact_messages_undelivered on public.contact_messages (status, created_at) where status <> 'sent';
-- The sweeper's look-ups of lost jobs, each ordered by id. The finished rows, nearly all of them, are in none.
create index contact_messages_queued on public.contact_messages (id) where status = 'queued';
create index contact_messages_confirmation_queued on public.contact_messages (id) where confirmation_status = 'queued';

create trigger contact_messages_updated_at before update on public.contact_messages
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated;
