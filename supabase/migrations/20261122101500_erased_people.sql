-- Who was erased: nothing of them but digests, by which a restored backup or a register's file is kept from bringing them back. One digest
-- for each thing that they could come back by, the same salt in all, so that a whole file is compared in one go. Whoever has the table can
-- ask it about an address that they know already, and can read none from it. The owner's alone: no program needs it.
create table public.erased_people (
  digest bytea primary key,
  kind text not null check (kind in ('address', 'profile', 'registration')),
  salt bytea not null,
  -- The digests of one person.
  erasure_id uuid not null,
  -- Asked for by themselves, by a parent or guardian, or by an authority. A choice, so that nobody writes a name here.
  reason text not null check (reason in ('asked', 'guardian', 'authority')),
  erased_at timestamptz not null default now(),
  -- They may come back since. Kept, so that no older note of the erasure counts again.
  allowed_at timestamptz
);
alter table public.erased_people enable row level security;

-- What stands for an address, a profile's id, or 'regulator:number'.
create function public.erasure_digest(salt bytea, kind text, value text) returns bytea
language sql immutable strict parallel safe set search_path = ''
  return pg_catalog.sha256(salt || pg_catalog.convert_to(kind || ':' || pg_catalog.lower(pg_catalog.btrim(value)), 'UTF8'));

-- When it was erased, unless it may be there again; null when it never was.
create function public.erased_at(kind text, value text) returns timestamptz language sql stable set search_path = '' as $$
  select max(e.erased_at) from (select distinct s.salt from public.erased_people as s) as salts
    join public.erased_people as e on e.digest = public.erasure_digest(salts.salt, erased_at.kind, erased_at.value)
  where e.allowed_at is null or e.allowed_at < e.erased_at $$;

-- When somebody was last erased: a server that could not hear it learns so that it has to let go of what it has kept.
create function public.last_erasure() returns timestamptz language sql stable security definer set search_path = '' as $$
  select max(erased_at) from public.erased_people $$;
