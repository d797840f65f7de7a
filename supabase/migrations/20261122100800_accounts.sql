-- Members' accounts and sessions, which are Supabase Auth's: its tables are closed to the programs, and these functions are their doors. In
-- plpgsql, because a database without these tables has them, too.

-- The mails with a link that sets a member's password. The link's token is made when the mail is sent and stands in no table of ours.
create table public.member_mails (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('invitation', 'password_reset')),
  -- As it was typed, in lower case: whether it has an account is looked at when the mail is sent.
  email text not null check (public.is_email(email) and email = lower(email)),
  language text not null default 'en' check (language in ('en', 'fr')),
  -- An invitation says whether the profile that it is to is public. Null for one to begin a profile, and for other mails.
  profile_id uuid references public.psychologist_profiles (id) on update cascade on delete set null,
  created_at timestamptz not null default now()
);
-- The last mail of an address, and the daily deletion.
create index member_mails_email on public.member_mails (email, created_at desc);
create index member_mails_age on public.member_mails (created_at);
create trigger member_mails_mails after delete on public.member_mails
  referencing old table as deleted for each statement execute function public.delete_mails();

-- Sessions that the link of a mail has opened and that have not set the password yet: they alone may set one without the present one. Auth
-- keeps nothing of the kind in every version. A session's id means nothing without Auth.
create table public.recovery_sessions (session_id uuid primary key, opened_at timestamptz not null default now());
alter table public.member_mails enable row level security;
alter table public.recovery_sessions enable row level security;

-- Whether an address has an account that may sign in.
create function public.has_account(address text) returns boolean language plpgsql stable security definer set search_path = '' as $$ begin
  return exists (select from auth.users as u where u.email = address and (u.banned_until is null or u.banned_until < now()));
end $$;

-- Where an account is written to; null when it is gone.
create function public.account_email(account uuid) returns text language plpgsql stable security definer set search_path = '' as $$ begin
  return (select u.email from auth.users as u where u.id = account);
end $$;

-- Whether the newest link of an account has not been used yet. A stranger who asks for links again and again floods no mailbox, and keeps
-- nobody from one: while the last is good and young, which member_mails knows, another request sends nothing.
create function public.has_unused_link(address text) returns boolean
language plpgsql stable security definer set search_path = '' as $$ begin
  return exists (select from auth.users as u where u.email = address and u.recovery_token <> '');
end $$;

-- A session ends after 30 days in which nobody used it, and after 90 days in all. Auth is told the same (supabase/config.toml), but not
-- every project's plan lets it be told: the site and the database look for themselves. A session is used when it is renewed, once an hour.
create function public.session_lives(began_at timestamptz, renewed_at timestamp) returns boolean
language sql stable parallel safe set search_path = '' as $$
  select began_at > now() - interval '90 days' and coalesce(renewed_at at time zone 'UTC', began_at) > now() - interval '30 days' $$;

-- Whether the caller's session exists and has not run out, and its member may sign in. An access token outlives its session by up to an
-- hour; what it reads and writes must not.
create function public.has_live_session() returns boolean language plpgsql stable security definer set search_path = '' as $$ begin
  return exists (
    select from auth.sessions as s join auth.users as u on u.id = s.user_id
    where s.id = (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid and s.user_id = auth.uid()
      and public.session_lives(s.created_at, s.refreshed_at::timestamp) and (u.banned_until is null or u.banned_until < now())
  );
end $$;

-- Ends the session whose refresh token is used again, longer than this after another took its place. Returns whether there was one.
create function public.end_reused_session(used_token text, reuse_interval interval) returns boolean
language plpgsql security definer set search_path = '' as $$ declare reused uuid; begin
  select t.session_id into reused from auth.refresh_tokens as t
  where t.token = used_token and t.revoked and t.updated_at < now() - reuse_interval;
  if reused is null then return false; end if;
  delete from auth.refresh_tokens as t where t.session_id = reused;
  delete from auth.sessions as s where s.id = reused;
  return true;
end $$;

-- Ends the session of a refresh token when it has run out. Returns whether it had.
create function public.end_old_session(used_token text, token_session uuid) returns boolean
language plpgsql security definer set search_path = '' as $$ begin
  delete from auth.sessions as s
  where s.id = coalesce(token_session, (select t.session_id from auth.refresh_tokens as t where t.token = used_token))
    and not public.session_lives(s.created_at, s.refreshed_at::timestamp);
  return found;
end $$;

-- Notes in which browser a session is used, in two words: all that its member needs to know it again.
create function public.note_session_device(used_session uuid, device text) returns void
language plpgsql security definer set search_path = '' as $$ begin
  update auth.sessions as s set user_agent = device where s.id = used_session and s.user_agent is distinct from device;
end $$;

-- The caller's own sessions, the one that asks first; null once it has ended.
create function public.my_sessions() returns jsonb language plpgsql stable security definer set search_path = '' as $$ declare
  this_session constant uuid := (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid;
begin
  if not public.has_live_session() then return null; end if;
  return (
    select jsonb_agg(
      jsonb_build_object(
        'id', s.id,
        -- What is longer was noted by others than the site.
        'device', case when length(s.user_agent) between 1 and 60 then s.user_agent end,
        'began_at', s.created_at, 'used_at', coalesce(s.refreshed_at::timestamp at time zone 'UTC', s.created_at),
        'is_this', s.id = this_session
      ) order by s.id = this_session desc, coalesce(s.refreshed_at::timestamp at time zone 'UTC', s.created_at) desc, s.id
    ) from auth.sessions as s where s.user_id = auth.uid() and public.session_lives(s.created_at, s.refreshed_at::timestamp)
  );
end $$;

-- Ends one of the caller's own sessions, or all but the one that asks. Returns how many.
create function public.end_my_sessions(session uuid default null) returns integer
language plpgsql security definer set search_path = '' as $$ declare
  this_session constant uuid := (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid;
  ended integer;
begin
  delete from auth.sessions as s
  where s.user_id = auth.uid() and s.id <> this_session and s.id = coalesce(end_my_sessions.session, s.id) and public.has_live_session();
  get diagnostics ended = row_count;
  return ended;
end $$;
