-- What visitors send. A row is written before the visitor is told that it was sent; a job then mails it and marks it.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  -- The same key from the same form means the same message: a repeated request makes no second row.
  idempotency_key text not null unique check (length(idempotency_key) between 1 and 100),
  kind text not null check (kind in ('profile', 'contact_page')),
  -- Who it is for. The mail address is looked up from here, never taken from the request.
  psychologist_id uuid references public.psychologist_profiles (id) on delete set null,
  name text not null check (length(name) between 1 and 120),
  email text not null check (public.is_email(email)),
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
  -- Erased 180 days after delivery; erased_at says when.
  message text check (length(message) between 1 and 5000),
  language text not null default 'en' check (language in ('en', 'fr')),

  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  failure_reason text check (length(failure_reason) <= 1000),
  attempts integer not null default 0 check (attempts >= 0),
  sent_at timestamptz,
  erased_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint contact_messages_sent check ((status = 'sent') = (sent_at is not null)),
  constraint contact_messages_failed check (status <> 'failed' or failure_reason is not null),
  constraint contact_messages_text check ((message is null) = (erased_at is not null))
);

-- The sweeper's look-up of lost jobs, the operator's list of failures.
create index contact_messages_undelivered on public.contact_messages (status, created_at) where status <> 'sent';
-- The member's counts.
create index contact_messages_psychologist on public.contact_messages (psychologist_id, created_at desc);
-- The daily erasure.
create index contact_messages_erasure on public.contact_messages (sent_at) where sent_at is not null and erased_at is null;

create table public.listing_requests (
  id uuid primary key default gen_random_uuid(),
  idempotency_key text not null unique check (length(idempotency_key) between 1 and 100),
  name text not null check (length(name) between 1 and 120),
  email text not null check (public.is_email(email)),
  phone text check (length(phone) <= 40),
  province text check (
    province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')
  ),
  city text check (length(city) <= 80),
  listing_type text not null check (listing_type in ('free', 'monthly', 'annual')),
  subject text check (length(subject) <= 150),
  message text check (length(message) <= 5000),
  language text not null default 'en' check (language in ('en', 'fr')),

  -- What the operator decided, and apart from it whether the operator's mail went out.
  status text not null default 'new' check (status in ('new', 'accepted', 'declined')),
  decided_at timestamptz,
  delivery_status text not null default 'queued' check (delivery_status in ('queued', 'sent', 'failed')),
  failure_reason text check (length(failure_reason) <= 1000),
  attempts integer not null default 0 check (attempts >= 0),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint listing_requests_decided check ((status = 'new') = (decided_at is null)),
  constraint listing_requests_sent check ((delivery_status = 'sent') = (sent_at is not null)),
  constraint listing_requests_failed check (delivery_status <> 'failed' or failure_reason is not null)
);

create index listing_requests_undelivered
  on public.listing_requests (delivery_status, created_at)
  where delivery_status <> 'sent';
create index listing_requests_status on public.listing_requests (status, created_at desc);

create trigger contact_messages_updated_at before update on public.contact_messages
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();
create trigger listing_requests_updated_at before update on public.listing_requests
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();
