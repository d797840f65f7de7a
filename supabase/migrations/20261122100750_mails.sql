-- The mails that the directory sends, a row each. A mail is about a subject: the row of another table that it is made of. Both are
-- written in one transaction, before anyone is told that something was sent; a job then sends the mail and marks its row.
create table public.mails (
  id uuid primary key default gen_random_uuid(),
  -- Says which table the subject is in. The kinds are those of api/src/mail-kinds.ts: a new one needs no migration.
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$' and length(kind) <= 60),
  subject_id uuid not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  -- Why the last try failed. A mail that still waits has one, too, when it was tried.
  failure_reason text check (length(failure_reason) <= 1000),
  attempts integer not null default 0 check (attempts >= 0),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  updated_at timestamptz not null default now(),

  unique (subject_id, kind),
  constraint mails_sent check ((status = 'sent') = (sent_at is not null)),
  constraint mails_failed check (status <> 'failed' or failure_reason is not null)
);

-- What waits, which the sweeper reads in the order of ids, and the operator's list of failures. Nearly all rows are sent, and in no
-- partial index.
create index mails_unsent on public.mails (status, id) where status <> 'sent';

create trigger mails_updated_at before update on public.mails
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();

alter table public.mails enable row level security;
revoke all on public.mails from anon, authenticated;

-- Deletes the mails of deleted subjects. Every table of subjects has it as a trigger: whoever deletes a row (the daily retention, the
-- operator's command, someone at the database's console) leaves no mail behind.
create function public.delete_mails() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  delete from public.mails where subject_id in (select id from deleted);
  return null;
end
$$;
