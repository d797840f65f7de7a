-- The practices that profiles belong to.

create table public.practices (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  address text check (length(address) <= 500),
  business_info text check (length(business_info) <= 5000),
  phone text check (length(phone) <= 40),
  email text check (public.is_email(email)),
  website text check (public.is_web_address(website)),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint practices_whole_coordinates check ((latitude is null) = (longitude is null))
);

create trigger practices_updated_at before update on public.practices
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();

alter table public.practices enable row level security;
revoke all on public.practices from anon, authenticated;

grant select (id, name, address, business_info, phone, email, website, latitude, longitude)
  on public.practices to anon, authenticated;

create policy "Anyone reads practices" on public.practices
  for select to anon, authenticated
  using (true);
