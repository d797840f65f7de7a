-- What the site's health is told: that the worker and the indexer live, and how the mails stand.

-- The last word of each program, given every two seconds. One that stands still says nothing, though its process and its connections are
-- there. Several of one program share a row: one that lives is enough.
create table public.program_beats (
  program text primary key check (program in ('worker', 'indexer')),
  beat_at timestamptz not null default clock_timestamp()
);

alter table public.program_beats enable row level security;
revoke all on public.program_beats from anon, authenticated;
grant select on public.program_beats to directory_api;
grant select, insert, update on public.program_beats to directory_worker, directory_indexer;
create policy "Programs reach the rows of what they are granted" on public.program_beats
  to directory_api, directory_worker, directory_indexer using (true) with check (true);

-- How many wait and how many failed; nothing of what they say or whom they go to.
grant select (status, attempts, created_at) on public.mails to directory_api;
