-- What visitors send. Each row is the subject of mails.

-- What they write to a psychologist or to the operator.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  -- The same key from the same form means the same message: a repeated request makes no second row.
  idempotency_key text not null unique check (length(idempotency_key) between 1 and 100),
  kind text not null check (kind in ('profile', 'contact_page')),
  -- Who it is for. The mail address is looked up from here, never taken from the request.
  psychologist_id uuid references public.psychologist_profiles (id) on delete set null,
  -- Who the mail goes to: the operator gets what was written to no one in particular, and forwards what was written to a psychologist
  -- without an address.
  recipient text not null default 'psychologist' check (recipient in ('psychologist', 'operator')),
  -- Who wrote it.
  name text check (length(name) between 1 and 120), email text check (public.is_email(email)),
  phone text check (length(phone) <= 40), location text check (length(location) <= 20),
  preferred_reply_day text check (
    preferred_reply_day in ('as-soon-as-possible', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'weekend')
  ),
  preferred_reply_time text check (preferred_reply_time in ('as-soon-as-possible', 'morning', 'afternoon', 'evening', 'anytime')),
  subject text check (length(subject) <= 150), message text check (length(message) between 1 and 5000),
  language text not null default 'en' check (language in ('en', 'fr')),
  -- 180 days after its delivery nothing of a message is needed that says who wrote it: the sender's particulars go with the text. What
  -- stays is that there was a message for this psychologist on that day, which the member's counts are made of.
  erased_at timestamptz,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
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

-- Until when a new message to this psychologist is held; null when it may go at once. No hour sees more than `hourly` of them. Those that
-- are held go one by one, an hour's share of time apart, and so in the order in which they came. None is held for more than a day: when
-- more than a day's worth waits, the pace gives way and not the message.
create function public.message_held_until(psychologist uuid, hourly integer) returns timestamptz
language plpgsql set search_path = '' as $$ declare
  messages integer; earliest timestamptz; latest_held timestamptz; until timestamptz;
begin
  -- One sender at a time for each psychologist, until the message is committed: the query below then sees all that came before.
  perform pg_catalog.pg_advisory_xact_lock(823676, pg_catalog.hashtext(psychologist::text));
  -- Times of delivery never decrease from one message to the next, so the last ones written are the last ones delivered.
  select count(*), min(coalesce(not_before, created_at)), max(not_before) into messages, earliest, latest_held
  from (
    select mails.not_before, contact_messages.created_at
    from public.contact_messages join public.mails on mails.subject_id = contact_messages.id and mails.kind = 'contact-message'
    where contact_messages.psychologist_id = psychologist order by contact_messages.created_at desc limit hourly
  ) as last_messages;
  until := greatest(
    case when messages = hourly then earliest + interval '1 hour' end,
    case when latest_held > now() then latest_held + interval '1 hour' / hourly end
  );
  return case when until > now() then least(until, now() + interval '1 day') end;
end $$;

-- What psychologists send who want to be listed, or who say that a profile is theirs.
create table public.listing_requests (
  id uuid primary key default gen_random_uuid(),
  idempotency_key text not null unique check (length(idempotency_key) between 1 and 100),
  -- The profile of a claim, which came from a register; null of who asks to be listed.
  profile_id uuid references public.psychologist_profiles (id) on update cascade on delete cascade,
  name text not null check (length(name) between 1 and 120), email text not null check (public.is_email(email)),
  phone text check (length(phone) <= 40), city text check (length(city) <= 80),
  province text check (province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')),
  listing_type text not null check (listing_type in ('free', 'monthly', 'annual')),
  subject text check (length(subject) <= 150), message text check (length(message) <= 5000),
  language text not null default 'en' check (language in ('en', 'fr')),
  -- What the operator decided. The mail quotes the reason; it goes with the request.
  status text not null default 'new' check (status in ('new', 'accepted', 'declined')), decided_at timestamptz,
  decision_reason text check (length(decision_reason) between 1 and 500),
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  constraint listing_requests_decided check ((status = 'new') = (decided_at is null)),
  constraint listing_requests_reason check (decision_reason is null or status = 'declined')
);
create index listing_requests_profile on public.listing_requests (profile_id) where profile_id is not null;
create index listing_requests_status on public.listing_requests (status, created_at desc);
-- The daily deletion.
create index listing_requests_decided_at on public.listing_requests (decided_at) where decided_at is not null;
create trigger listing_requests_updated_at before update on public.listing_requests
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();
create trigger listing_requests_mails after delete on public.listing_requests
  referencing old table as deleted for each statement execute function public.delete_mails();

-- What is kept of a self-assessment when its taker asks for the mail: never an answer.
create table public.assessment_emails (
  id uuid primary key default gen_random_uuid(),
  idempotency_key text not null unique check (length(idempotency_key) between 1 and 100),
  email text not null check (public.is_email(email)),
  -- The list of conditions is the api's contract; a new one needs no migration.
  condition text not null check (condition ~ '^[a-z][a-z-]{0,39}$'),
  score integer not null check (score between 0 and 50), severity text not null check (severity in ('mild', 'moderate', 'severe')),
  -- The result's id on the taker's device.
  assessment_id text check (length(assessment_id) <= 100),
  language text not null default 'en' check (language in ('en', 'fr')),
  -- Keeps the condition out of the mail's subject.
  private_subject boolean not null default true,
  created_at timestamptz not null default now(),
  -- Whether the mail server has taken the mail, and when. mails says the same and more; a trigger keeps the two alike.
  email_sent boolean not null default false, email_sent_at timestamptz,
  constraint assessment_emails_normalized check (email = lower(btrim(email))),
  constraint assessment_emails_sent check (email_sent = (email_sent_at is not null))
);
create index assessment_emails_condition on public.assessment_emails (condition, created_at desc);
-- What one address was sent.
create index assessment_emails_address on public.assessment_emails (email, created_at desc);
-- The daily deletion after 90 days.
create index assessment_emails_age on public.assessment_emails (created_at);
create trigger assessment_emails_mails after delete on public.assessment_emails
  referencing old table as deleted for each statement execute function public.delete_mails();

-- Repeats in the request what became of its mail, in the transaction that marks the mail.
create function public.mark_assessment_email() returns trigger language plpgsql set search_path = '' as $$ begin
  update public.assessment_emails set email_sent = (new.status = 'sent'), email_sent_at = new.sent_at where id = new.subject_id;
  return null;
end $$;
create trigger mails_assessment_results after update of status on public.mails
  for each row when (new.kind = 'assessment-results' and old.sent_at is distinct from new.sent_at)
  execute function public.mark_assessment_email();

alter table public.contact_messages enable row level security;
alter table public.listing_requests enable row level security;
alter table public.assessment_emails enable row level security;
