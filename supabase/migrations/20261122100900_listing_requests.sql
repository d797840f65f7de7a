-- What psychologists send who want to be listed. A row is written before they are told that it was sent; a job then mails it and
-- marks it.

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

  -- What the operator decided.
  status text not null default 'new' check (status in ('new', 'accepted', 'declined')),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  -- Two mails, each with a state of its own, so that trying one again never sends the other again: the request to the operator, and a
  -- fixed confirmation to its sender.
  delivery_status text not null default 'queued' check (delivery_status in ('queued', 'sent', 'failed')),
  failure_reason text check (length(failure_reason) <= 1000),
  attempts integer not null default 0 check (attempts >= 0),
  sent_at timestamptz,
  confirmation_status text not null default 'queued' check (confirmation_status in ('queued', 'sent', 'failed')),
  confirmation_failure_reason text check (length(confirmation_failure_reason) <= 1000),
  confirmation_attempts integer not null default 0 check (confirmation_attempts >= 0),
  confirmation_sent_at timestamptz,

  constraint listing_requests_decided check ((status = 'new') = (decided_at is null)),
  constraint listing_requests_sent check ((delivery_status = 'sent') = (sent_at is not null)),
  constraint listing_requests_failed check (delivery_status <> 'failed' or failure_reason is not null),
  constraint listing_requests_confirmation_sent check ((confirmation_status = 'sent') = (confirmation_sent_at is not null)),
  constraint listing_requests_confirmation_failed check (confirmation_status <> 'failed' or confirmation_failure_reason is not null)
);

create index listing_requests_status on public.listing_requests (status, created_at desc);
-- The daily deletion.
create index listing_requests_decided_at on public.listing_requests (decided_at) where decided_at is not null;

-- The operator's list of failures.
create index listing_requests_undelivered
  on public.listing_requests (delivery_status, created_at)
  where delivery_status <> 'sent';
-- The sweeper's look-ups of lost jobs, each ordered by id. The finished rows, nearly all of them, are in none.
create index listing_requests_queued on public.listing_requests (id) where delivery_status = 'queued';
create index listing_requests_confirmation_queued on public.listing_requests (id) where confirmation_status = 'queued';

create trigger listing_requests_updated_at before update on public.listing_requests
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();

alter table public.listing_requests enable row level security;
revoke all on public.listing_requests from anon, authenticated;
