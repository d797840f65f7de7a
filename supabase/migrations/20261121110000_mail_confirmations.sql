-- Every message has two mails: the message itself, and a fixed confirmation to its sender. Each keeps a state of its own, so
-- that trying one again never sends the other again.

alter table public.contact_messages
  -- Who the mail goes to: the operator gets what was written to no one in particular, and forwards what was written to a
  -- psychologist without an address.
  add column recipient text not null default 'psychologist' check (recipient in ('psychologist', 'operator')),
  add column confirmation_status text not null default 'queued'
    check (confirmation_status in ('queued', 'sent', 'failed')),
  add column confirmation_failure_reason text check (length(confirmation_failure_reason) <= 1000),
  add column confirmation_attempts integer not null default 0 check (confirmation_attempts >= 0),
  add column confirmation_sent_at timestamptz,
  add constraint contact_messages_confirmation_sent
    check ((confirmation_status = 'sent') = (confirmation_sent_at is not null)),
  add constraint contact_messages_confirmation_failed
    check (confirmation_status <> 'failed' or confirmation_failure_reason is not null);

alter table public.listing_requests
  add column confirmation_status text not null default 'queued'
    check (confirmation_status in ('queued', 'sent', 'failed')),
  add column confirmation_failure_reason text check (length(confirmation_failure_reason) <= 1000),
  add column confirmation_attempts integer not null default 0 check (confirmation_attempts >= 0),
  add column confirmation_sent_at timestamptz,
  add constraint listing_requests_confirmation_sent
    check ((confirmation_status = 'sent') = (confirmation_sent_at is not null)),
  add constraint listing_requests_confirmation_failed
    check (confirmation_status <> 'failed' or confirmation_failure_reason is not null);

-- The sweeper's look-ups, each ordered by id. The finished rows, nearly all of them, are in none.
create index contact_messages_queued on public.contact_messages (id) where status = 'queued';
create index contact_messages_confirmation_queued on public.contact_messages (id) where confirmation_status = 'queued';
create index listing_requests_queued on public.listing_requests (id) where delivery_status = 'queued';
create index listing_requests_confirmation_queued on public.listing_requests (id) where confirmation_status = 'queued';
