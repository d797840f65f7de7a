-- Somebody without an account asks what is held of their address. The link of a mail shows that it is them: the database has the digest of its
-- token alone, so that neither server nor worker asks in anybody's name. `admin person settle` looks, copies and erases, as for members.
create table public.data_links (
  id uuid primary key default gen_random_uuid(),
  email text not null check (public.is_email(email) and email = lower(email)),
  language text not null default 'en' check (language in ('en', 'fr')),
  created_at timestamptz not null default now(), expires_at timestamptz not null default now() + interval '24 hours',
  -- used: what is held is being erased, and the link does nothing more.
  state text not null default 'waiting' check (state in ('waiting', 'used')),
  -- SHA-256 of the tokens that were mailed. The tokens themselves stand nowhere.
  token_digests bytea[] not null default '{}',
  -- How many rows of which table, the first and the last moment of each; null until it was looked.
  held jsonb
);
create trigger data_links_mails after delete on public.data_links
  referencing old table as deleted for each statement execute function public.delete_mails();
alter table public.data_links enable row level security;

-- Asked by such a link: the account is the link's id.
alter table public.person_requests add column by_link boolean not null default false;

-- Whether somebody signs in with this address, or a profile or a practice has it: a mail's link alone erases no member, and a clinic's address
-- is its people's.
create function public.is_members_address(address text) returns boolean language plpgsql stable security definer set search_path = '' as $$ begin
  return exists (select from auth.users as u where lower(u.email) = is_members_address.address)
    or exists (select from public.psychologist_profiles as p where lower(p.email) = is_members_address.address)
    or exists (select from public.practices as c where lower(c.email) = is_members_address.address);
end $$;

-- The link with this token; none when it is no good any more.
create function public.data_link(token_digest bytea) returns setof public.data_links
language sql stable security definer set search_path = '' as $$
  select l.* from public.data_links as l
  where token_digest = any (l.token_digests) and l.state = 'waiting' and l.expires_at > now() $$;

-- What whoever has the link is shown.
create function public.own_data(token_digest bytea) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'email', l.email, 'endsAt', l.expires_at, 'isMembers', public.is_members_address(l.email), 'held', l.held,
    'copy', (
      select case when r.done_at is null then 'asked' else 'made' end
      from public.person_requests as r where r.account = l.id and r.wish = 'copy'
    )
  )
  from public.data_link(token_digest) as l $$;

-- Asks for a copy, or to be erased, which uses the link up. Returns false where the link is no good, or the address is a member's.
create function public.ask_own_data(token_digest bytea, act text) returns boolean
language plpgsql security definer set search_path = '' as $$ declare link public.data_links; begin
  select l.* into link from public.data_links as l
  where l.id in (select d.id from public.data_link(token_digest) as d) and l.state = 'waiting' for update;
  if link.id is null or public.is_members_address(link.email) then return false; end if;
  insert into public.person_requests (wish, account, email, language, by_link)
  values (act, link.id, link.email, link.language, true) on conflict (account, wish) do nothing;
  update public.data_links as l set state = 'used' where l.id = link.id and act = 'erase';
  return true;
end $$;

-- The copy that was asked for; null until it is made.
create function public.own_data_copy(token_digest bytea) returns json language sql stable security definer set search_path = '' as $$
  select r.copy from public.person_requests as r
  where r.account in (select l.id from public.data_link(token_digest) as l) and r.wish = 'copy' and r.done_at is not null $$;

grant insert (email, language), select (id) on public.data_links to directory_api;
grant execute on function public.own_data(bytea), public.ask_own_data(bytea, text), public.own_data_copy(bytea) to directory_api;
-- For the mail, of whose links it writes the digests alone, and for the daily deletion.
grant select, update (token_digests), delete on public.data_links to directory_worker;
grant select (by_link) on public.person_requests to directory_worker;
create policy "Programs reach the rows of what they are granted" on public.data_links
  to directory_api, directory_worker using (true) with check (true);
