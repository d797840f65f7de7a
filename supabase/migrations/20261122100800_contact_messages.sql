-- What visitors write to a psychologist or to the operator. Each has two mails: the message, and a fixed confirmation to its sender.

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

  constraint contact_messages_text check ((message is null) = (erased_at is not null)),
  constraint contact_messages_sender check (erased_at is not null or (name is not null and email is not null))
);

-- The member's counts.
create index contact_messages_psychologist on public.contact_messages (psychologist_id, created_at desc);
-- The daily erasure, of messages that were delivered long ago and therefore written long ago.
create index contact_messages_erasure on public.contact_messages (created_at) where erased_at is null;

create trigger contact_messages_updated_at before update on public.contact_messages
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();
create trigger contact_messages_mails after delete on public.contact_messages
  referencing old table as deleted for each statement execute function public.delete_mails();

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated;
