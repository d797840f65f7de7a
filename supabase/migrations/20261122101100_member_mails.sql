-- The mails with a link that sets a member's password. The link's token is made when the mail is sent and stands in no table of ours.
create table public.member_mails (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('invitation', 'password_reset')),
  -- As it was typed, in lower case: whether it has an account is looked at when the mail is sent.
  email text not null check (public.is_email(email) and email = lower(email)),
  language text not null default 'en' check (language in ('en', 'fr')),
  created_at timestamptz not null default now()
);

-- The last invitation of an address, and the daily deletion.
create index member_mails_email on public.member_mails (email, created_at desc);
create index member_mails_age on public.member_mails (created_at);

create trigger member_mails_mails after delete on public.member_mails
  referencing old table as deleted for each statement execute function public.delete_mails();

alter table public.member_mails enable row level security;
revoke all on public.member_mails from anon, authenticated;
