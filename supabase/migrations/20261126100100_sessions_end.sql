-- A session ends after 30 days in which nobody used it, and after 90 days in all. Auth is told the same (supabase/config.toml), but not every
-- project's plan lets it be told: the site and the database look for themselves. A session is used when it is renewed, once an hour.
create function public.session_lives(began_at timestamptz, renewed_at timestamp) returns boolean
  language sql
  stable
  parallel safe
  set search_path = ''
as $$
  select began_at > now() - interval '90 days' and coalesce(renewed_at at time zone 'UTC', began_at) > now() - interval '30 days'
$$;

-- Whether the caller's session still exists and has not run out, and its member may sign in. An access token outlives its session by up to
-- an hour; what it writes must not.
create or replace function public.has_live_session() returns boolean
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  return exists (
    select
    from auth.sessions as s join auth.users as u on u.id = s.user_id
    where s.id = (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid
      and s.user_id = auth.uid()
      and public.session_lives(s.created_at, s.refreshed_at::timestamp)
      and (u.banned_until is null or u.banned_until < now())
  );
end
$$;

-- Ends the session of a refresh token when it has run out. Returns whether it had.
create function public.end_old_session(used_token text, token_session uuid) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from auth.sessions as s
  where s.id = coalesce(token_session, (select t.session_id from auth.refresh_tokens as t where t.token = used_token))
    and not public.session_lives(s.created_at, s.refreshed_at::timestamp);
  return found;
end
$$;

grant execute on function public.end_old_session(text, uuid) to directory_api;

-- Notes in which browser a session is used, in two words: all that its member needs to know it again.
create function public.note_session_device(used_session uuid, device text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update auth.sessions as s set user_agent = device where s.id = used_session and s.user_agent is distinct from device;
end
$$;

grant execute on function public.note_session_device(uuid, text) to directory_api;

-- The caller's own sessions, the one that asks first; null once it has ended.
create function public.my_sessions() returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  this_session constant uuid := (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid;
begin
  if not public.has_live_session() then
    return null;
  end if;
  return (
    select jsonb_agg(
      jsonb_build_object(
        'id', s.id,
        -- What is longer was noted by others than the site.
        'device', case when length(s.user_agent) between 1 and 60 then s.user_agent end,
        'began_at', s.created_at,
        'used_at', coalesce(s.refreshed_at::timestamp at time zone 'UTC', s.created_at),
        'is_this', s.id = this_session
      )
      order by s.id = this_session desc, coalesce(s.refreshed_at::timestamp at time zone 'UTC', s.created_at) desc, s.id
    )
    from auth.sessions as s
    where s.user_id = auth.uid() and public.session_lives(s.created_at, s.refreshed_at::timestamp)
  );
end
$$;

-- Ends one of the caller's own sessions, or all but the one that asks. Returns how many.
create function public.end_my_sessions(session uuid default null) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  this_session constant uuid := (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid;
  ended integer;
begin
  delete from auth.sessions as s
  where s.user_id = auth.uid() and s.id <> this_session and s.id = coalesce(end_my_sessions.session, s.id)
    and public.has_live_session();
  get diagnostics ended = row_count;
  return ended;
end
$$;

grant execute on function public.my_sessions(), public.end_my_sessions(uuid) to authenticated;
