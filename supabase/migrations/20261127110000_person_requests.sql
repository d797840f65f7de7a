-- What people ask of their own data: a copy, or to be erased. Neither server nor worker may read or erase all that is held of somebody: a row
-- here says who asked and has shown that it is them, and `admin person settle`, which runs beside them with the owner's rights, does it.
create table public.person_requests (
  id uuid primary key default gen_random_uuid(),
  wish text not null check (wish in ('copy', 'erase')),
  -- The member. No foreign key: who was erased is written to once more.
  account uuid not null,
  email text not null check (public.is_email(email) and email = lower(email)),
  language text not null default 'en' check (language in ('en', 'fr')),
  created_at timestamptz not null default now(), tried_at timestamptz, done_at timestamptz,
  -- The file, for a day. json, not jsonb: in the order in which the operator's command writes it.
  copy json,
  -- False where something that may be theirs is left: the mail then says so.
  is_all boolean not null default true,
  unique (account, wish)
);
create trigger person_requests_mails after delete on public.person_requests
  referencing old table as deleted for each statement execute function public.delete_mails();
alter table public.person_requests enable row level security;

-- Has a copy made of all that is held of the caller. One a minute: each reads every table. Returns whether one is or will be there.
create function public.ask_my_copy() returns boolean language plpgsql security definer set search_path = '' as $$ begin
  if not public.has_live_session() then return false; end if;
  insert into public.person_requests as r (wish, account, email)
  select 'copy', u.id, lower(u.email) from auth.users as u where u.id = auth.uid()
  on conflict (account, wish) do update set created_at = now(), tried_at = null, done_at = null, copy = null
  where r.done_at < now() - interval '1 minute';
  return true;
end $$;

-- The caller's copy; null until it is made.
create function public.my_copy() returns json language sql stable security definer set search_path = '' as $$
  select r.copy from public.person_requests as r
  where r.account = auth.uid() and r.wish = 'copy' and r.done_at > now() - interval '1 day' and public.has_live_session() $$;

-- Has all that is held of the caller erased. Only a session that the password has opened just now may: no link of a mail, where Auth says how
-- it was opened. The profile leaves search at once and nobody is signed in any more. Returns false for any other session.
create function public.ask_my_erasure(language text) returns boolean language plpgsql security definer set search_path = '' as $$ declare
  caller constant uuid := auth.uid();
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '');
begin
  if not exists (
    select from auth.sessions as s
    where s.id = (claims ->> 'session_id')::uuid and s.user_id = caller
      and s.created_at > now() - interval '1 minute' and coalesce(claims -> 'amr' @> '[{"method": "password"}]', true)
  ) then return false; end if;
  insert into public.person_requests (wish, account, email, language)
  select 'erase', u.id, lower(u.email), ask_my_erasure.language from auth.users as u where u.id = caller
  on conflict (account, wish) do nothing;
  update public.psychologist_profiles as p set is_active = false where p.id = public.my_profile_id() and p.is_active;
  update public.profile_records as r set hidden_by_member = false where r.user_id = caller and r.hidden_by_member;
  delete from auth.refresh_tokens as t where t.session_id in (select s.id from auth.sessions as s where s.user_id = caller);
  delete from auth.sessions as s where s.user_id = caller;
  return true;
end $$;

grant execute on function public.ask_my_copy(), public.my_copy(), public.ask_my_erasure(text) to authenticated;
-- For the mail that it is done.
grant select (id, wish, email, language, done_at, is_all) on public.person_requests to directory_worker;
create policy "The worker writes to who was erased" on public.person_requests for select to directory_worker
  using (wish = 'erase' and done_at is not null);
