-- What is kept of a self-assessment when its taker asks for the mail: never an answer.

create table public.assessment_emails (
  id uuid primary key default gen_random_uuid(),
  idempotency_key text not null unique check (length(idempotency_key) between 1 and 100),
  email text not null check (public.is_email(email)),
  -- The list of conditions is the api's contract; a new one needs no migration.
  condition text not null check (condition ~ '^[a-z][a-z-]{0,39}$'),
  score integer not null check (score between 0 and 50),
  severity text not null check (severity in ('mild', 'moderate', 'severe')),
  -- The result's id on the taker's device.
  assessment_id text check (length(assessment_id) <= 100),
  language text not null default 'en' check (language in ('en', 'fr')),
  -- Keeps the condition out of the mail's subject.
  private_subject boolean not null default true,
  created_at timestamptz not null default now(),

  -- Whether the mail server has taken the mail, and when. mails says the same and more; a trigger keeps the two alike.
  email_sent boolean not null default false,
  email_sent_at timestamptz,

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
create function public.mark_assessment_email() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  update public.assessment_emails
  set email_sent = (new.status = 'sent'), email_sent_at = new.sent_at
  where id = new.subject_id;
  return null;
end
$$;

create trigger mails_assessment_results after update of status on public.mails
  for each row when (new.kind = 'assessment-results' and old.sent_at is distinct from new.sent_at)
  execute function public.mark_assessment_email();

alter table public.assessment_emails enable row level security;
revoke all on public.assessment_emails from anon, authenticated;
