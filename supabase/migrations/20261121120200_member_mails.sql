-- The mails with a link that sets a member's password. The link's token is made when the mail is sent and stands in no table of ours.
create table public.member_mails (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('invitation', 'password_reset')),
  -- As it was typed, in lower case: whether it has an account is looked at when the mail is sent.
  email text not null check (public.is_email(email) and email = lower(email)),
  language text not null default 'en' check (language in ('en', 'fr')),
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  failure_reason text check (length(failure_reason) <= 1000),
  attempts integer not null default 0 check (attempts >= 0),
  sent_at timestamptz,
  created_at timestamptz not null default now(),

  constraint member_mails_sent check ((status = 'sent') = (sent_at is not null)),
  constraint member_mails_failed check (status <> 'failed' or failure_reason is not null)
);

create index member_mails_queued on public.member_mails (id) where status = 'queued';
-- The last invitation of an address, and the daily deletion.
create index member_mails_email on public.member_mails (email, created_at desc);
create index member_mails_age on public.member_mails (created_at);

alter table public.member_mails enable row level security;
revoke all on public.member_mails from anon, authenticated;

-- Whether the caller's session still exists and its member may sign in. An access token outlives its session by up to an hour;
-- what it writes must not.
create function public.has_live_session() returns boolean
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
      and (u.banned_until is null or u.banned_until < now())
  );
end
$$;

revoke execute on function public.has_live_session() from public, anon;
grant execute on function public.has_live_session() to authenticated;

create policy "A member that is signed out changes nothing" on public.psychologist_profiles
  as restrictive for update to authenticated
  using ((select public.has_live_session()));

create policy "A member that is signed out starts nothing" on public.psychologist_profiles
  as restrictive for insert to authenticated
  with check ((select public.has_live_session()));
