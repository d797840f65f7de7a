-- The practices that profiles belong to, and where addresses are.

create table public.practices (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200), address text check (length(address) <= 500),
  business_info text check (length(business_info) <= 5000), phone text check (length(phone) <= 40),
  email text check (public.is_email(email)), website text check (public.is_web_address(website)),
  latitude double precision check (latitude between -90 and 90), longitude double precision check (longitude between -180 and 180),
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  constraint practices_whole_coordinates check ((latitude is null) = (longitude is null))
);
create trigger practices_updated_at before update on public.practices
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();
alter table public.practices enable row level security;

-- The geocoder's answers.
create table public.geocode_cache (
  -- The address in lower case with single spaces.
  address text primary key check (length(address) between 1 and 300),
  -- Both null when the provider knows no such place.
  latitude double precision check (latitude between -90 and 90), longitude double precision check (longitude between -180 and 180),
  looked_up_at timestamptz not null default now(),
  constraint geocode_cache_whole_coordinates check ((latitude is null) = (longitude is null))
);

-- One row: when the provider may next be asked by any process. Taking a turn is one update, so turns never overlap.
create table public.geocode_turn (
  single_row boolean primary key default true check (single_row), next_at timestamptz not null default now()
);
insert into public.geocode_turn default values;
alter table public.geocode_cache enable row level security;
alter table public.geocode_turn enable row level security;
