-- Sessions that the link of a mail has opened and that have not set the password yet: they alone may set one without the present one.
-- Auth keeps nothing of the kind in every version. The table holds no person's data: a session's id, which means nothing without Auth.
create table public.recovery_sessions (
  session_id uuid primary key,
  opened_at timestamptz not null default now()
);

alter table public.recovery_sessions enable row level security;
revoke all on public.recovery_sessions from anon, authenticated;

-- Ends the session whose refresh token is used again, longer than this after another took its place. Returns whether there was one.
-- Security definer because the tables of Auth are closed to the server.
create function public.end_reused_session(used_token text, reuse_interval interval) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  reused uuid;
begin
  select t.session_id into reused
  from auth.refresh_tokens as t
  where t.token = used_token and t.revoked and t.updated_at < now() - reuse_interval;
  if reused is null then
    return false;
  end if;
  delete from auth.refresh_tokens as t where t.session_id = reused;
  delete from auth.sessions as s where s.id = reused;
  return true;
end
$$;

-- Where the server has a role of its own.
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'directory_api') then
    grant select, insert, delete on public.recovery_sessions to directory_api;
    create policy "Programs reach the rows of what they are granted" on public.recovery_sessions
      to directory_api using (true) with check (true);
    grant execute on function public.end_reused_session(text, interval) to directory_api;
  end if;
end
$$;
