-- Sessions that the link of a mail has opened and that have not set the password yet: they alone may set one without the present one.
-- Auth keeps nothing of the kind in every version. The table holds no person's data: a session's id, which means nothing without Auth.
create table public.recovery_sessions (
  session_id uuid primary key,
  opened_at timestamptz not null default now()
);

alter table public.recovery_sessions enable row level security;
revoke all on public.recovery_sessions from anon, authenticated;
