-- The fields of work that profiles are joined to.

create table public.specialties (
  id uuid primary key default gen_random_uuid(),
  specialty_name text not null check (length(btrim(specialty_name)) between 1 and 120),
  description text check (length(description) <= 2000),
  created_at timestamptz not null default now()
);

create unique index specialties_name on public.specialties (lower(specialty_name));

alter table public.specialties enable row level security;
revoke all on public.specialties from anon, authenticated;
grant select on public.specialties to anon, authenticated;

create policy "Anyone reads specialties" on public.specialties
  for select to anon, authenticated
  using (true);
