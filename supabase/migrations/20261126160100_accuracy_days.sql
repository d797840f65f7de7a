-- How accurate the directory is, counted once a day: what /accuracy shows is made of these rows alone, which anybody may read. Counts of a whole
-- day; nothing of one person.
create table public.accuracy_days (
  -- In UTC. Of who is listed: the day of the count; otherwise the day of the message or the report, or on which it was settled.
  day date not null,
  figure text not null check (figure in ('listed', 'confirmed', 'messages', 'answered', 'reported', 'mended', 'kept')),
  -- Of who is listed: where. Otherwise ''.
  province text not null default ''
    check (province in ('', 'AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')),
  -- Of answers: within how many hours. Otherwise 0.
  hours integer not null default 0 check (hours >= 0),
  count integer not null check (count > 0),
  primary key (day, figure, province, hours)
);
alter table public.accuracy_days enable row level security;
grant select on public.accuracy_days to directory_api;
grant select, insert, delete on public.accuracy_days to directory_worker;
create policy "Programs reach the rows of what they are granted" on public.accuracy_days
  to directory_api, directory_worker using (true) with check (true);
