-- The mails with a link that sets a member's password. The link's token is made when the mail is sent and stands in no table of ours.
create table public.member_mails (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('invitation', 'password_reset')),
  -- As it was typed, in lower case: whether it has an account is looked at when the mail is sent.
  email text not null check (public.is_email(email) and email = lower(email)),
  language text not null default 'en' check (language in ('en', 'fr')),
  created_at timestamptz not null default now(),

  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  failure_reason text check (length(failure_reason) <= 1000),
  attempts integer not null default 0 check (attempts >= 0),
  sent_at timestamptz,

  constraint member_mails_sent check ((status = 'sent') = (sent_at is not null)),
  constraint member_mails_failed check (status <> 'failed' or failure_reason is not null)
);

-- The last invitation of an address, and the daily deletion.
create index member_mails_email on public.member_mails (email, created_at desc);
create index member_mails_age on public.member_mails (created_at);
-- The sweeper's look-up of lost jobs, ordered by id.
create index member_mails_queued on public.member_mails (id) where status = 'queued';

alter table public.member_mails enable row level security;
revoke all on public.member_mails from anon, authenticated;
