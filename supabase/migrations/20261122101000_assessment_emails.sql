-- What is kept of a self-assessment when its taker asks for the mail: never an answer.

create table public.assessment_emails (
  id uuid primary key default gen_random_uuid(),
  idempotency_key text not null unique check (length(idempotency_key) between 1 and 100),
  email text not null check (public.is_email(email)),
  condition text not null check (condition in ('adhd', 'depression', 'anxiety', 'ptsd')),
  score integer not null check (score between 0 and 50),
  severity text not null check (severity in ('mild', 'moderate', 'severe')),
  -- The result's id on the taker's device.
  assessment_id text check (length(assessment_id) <= 100),
  language text not null default 'en' check (language in ('en', 'fr')),
  -- Keeps the condition out of the mail's subject.
  private_subject boolean not null default true,
  created_at timestamptz not null default now(),

  -- The mail stands like every other: waiting, sent, or failed for good with a reason that the operator sees. email_sent and
  -- email_sent_at are set together with it, after the mail server has taken the mail.
  delivery_status text not null default 'queued' check (delivery_status in ('queued', 'sent', 'failed')),
  email_sent boolean not null default false,
  email_sent_at timestamptz,
  failure_reason text check (length(failure_reason) <= 1000),
  attempts integer not null default 0 check (attempts >= 0),

  constraint assessment_emails_normalized check (email = lower(btrim(email))),
  constraint assessment_emails_sent check (email_sent = (email_sent_at is not null)),
  constraint assessment_emails_delivered check ((delivery_status = 'sent') = email_sent),
  constraint assessment_emails_failed check (delivery_status <> 'failed' or failure_reason is not null)
);

create index assessment_emails_condition on public.assessment_emails (condition, created_at desc);
-- What one address was sent.
create index assessment_emails_address on public.assessment_emails (email, created_at desc);
-- The daily deletion after 90 days.
create index assessment_emails_age on public.assessment_emails (created_at);

-- The sweeper's look-up of lost jobs, ordered by id, and the operator's of failures.
create index assessment_emails_queued on public.assessment_emails (id) where delivery_status = 'queued';
create index assessment_emails_failed on public.assessment_emails (created_at) where delivery_status = 'failed';

alter table public.assessment_emails enable row level security;
revoke all on public.assessment_emails from anon, authenticated;
