-- Where addresses are: the provider's answers, and the turns in which it may be asked.

create table public.geocode_cache (
  -- The address in lower case with single spaces.
  address text primary key check (length(address) between 1 and 300),
  -- Both null when the provider knows no such place.
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  looked_up_at timestamptz not null default now(),
  constraint geocode_cache_whole_coordinates check ((latitude is null) = (longitude is null))
);

-- One row: when the provider may next be asked by any process. Taking a turn is one update, so turns never overlap.
create table public.geocode_turn (
  single_row boolean primary key default true check (single_row),
  next_at timestamptz not null default now()
);
insert into public.geocode_turn default values;

alter table public.geocode_cache enable row level security;
alter table public.geocode_turn enable row level security;
revoke all on public.geocode_cache, public.geocode_turn from anon, authenticated;
