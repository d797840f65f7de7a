-- What psychologists send who want to be listed. Each has two mails: the request to the operator, and a fixed confirmation to its sender.

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

  constraint listing_requests_decided check ((status = 'new') = (decided_at is null))
);

create index listing_requests_status on public.listing_requests (status, created_at desc);
-- The daily deletion.
create index listing_requests_decided_at on public.listing_requests (decided_at) where decided_at is not null;

create trigger listing_requests_updated_at before update on public.listing_requests
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();
create trigger listing_requests_mails after delete on public.listing_requests
  referencing old table as deleted for each statement execute function public.delete_mails();

alter table public.listing_requests enable row level security;
revoke all on public.listing_requests from anon, authenticated;
