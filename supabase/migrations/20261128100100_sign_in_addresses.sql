-- The address that a member signs in with opens the account: a new one counts once its owner has confirmed it and the present one has agreed,
-- each by the link of a mail, and either ends it. The rows are both: what waits, and the record of it.
create table public.sign_in_address_changes (
  id uuid primary key default gen_random_uuid(),
  -- No foreign key: an account that is deleted does not take along who it was.
  account uuid not null,
  old_address text not null check (public.is_email(old_address) and old_address = lower(old_address)),
  new_address text not null check (public.is_email(new_address) and new_address = lower(new_address)),
  language text not null default 'en' check (language in ('en', 'fr')),
  requested_at timestamptz not null default now(), expires_at timestamptz not null default now() + interval '24 hours',
  old_agreed_at timestamptz, new_agreed_at timestamptz,
  -- withdrawn: the member took it back, asked for another or has set a new password, or one of the two addresses has stopped it.
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'withdrawn')),
  decided_at timestamptz,
  -- SHA-256 of the tokens that were mailed to each address. The tokens themselves stand nowhere.
  old_digests bytea[] not null default '{}', new_digests bytea[] not null default '{}',
  constraint sign_in_address_changes_decided check ((state = 'waiting') = (decided_at is null)),
  constraint sign_in_address_changes_agreed check (state <> 'confirmed' or (old_agreed_at is not null and new_agreed_at is not null))
);
-- One waits at most.
create unique index sign_in_address_changes_waiting on public.sign_in_address_changes (account) where state = 'waiting';
create index sign_in_address_changes_account on public.sign_in_address_changes (account, requested_at desc);
create index sign_in_address_changes_age on public.sign_in_address_changes (requested_at);
create trigger sign_in_address_changes_mails after delete on public.sign_in_address_changes
  referencing old table as deleted for each statement execute function public.delete_mails();
alter table public.sign_in_address_changes enable row level security;

-- Asks both addresses. Only a session that the password has opened just now may, as for an erasure, and it is used up by it. Whether the new
-- address has an account is not looked at. Returns false for any other session.
create function public.ask_sign_in_address(new_address text, language text) returns boolean
language plpgsql security definer set search_path = '' as $$ declare
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '');
  this_session constant uuid := claims ->> 'session_id';
  wanted constant text := lower(btrim(ask_sign_in_address.new_address));
  present text;
  change uuid;
begin
  if not public.has_live_session() or not exists (
    select from auth.sessions as s
    where s.id = this_session and s.created_at > now() - interval '1 minute'
      and coalesce(claims -> 'amr' @> '[{"method": "password"}]', true)
  ) then return false; end if;
  -- Said here: a row that the table's own check refuses would stand in the server's log.
  if public.is_email(wanted) is not true or public.has_invisible(wanted) then
    raise exception 'The value violates check constraint "sign_in_address_changes_new_address_check".' using errcode = '23514';
  end if;
  -- The account first, as whoever answers takes it.
  select lower(u.email) into present from auth.users as u where u.id = auth.uid() for update;
  update public.sign_in_address_changes as c set state = 'withdrawn', decided_at = now() where c.account = auth.uid() and c.state = 'waiting';
  -- Each is a mail to whoever the address belongs to.
  if (
    select count(*) >= 5 from public.sign_in_address_changes as c where c.account = auth.uid() and c.requested_at > now() - interval '1 day'
  ) then
    raise exception 'too_many_changes' using errcode = 'PT429', hint = 'The address can be changed again tomorrow.';
  end if;
  insert into public.sign_in_address_changes (account, old_address, new_address, language)
  values (auth.uid(), present, wanted, ask_sign_in_address.language) returning id into change;
  insert into public.mails (kind, subject_id) values ('sign-in-address-confirmation', change), ('sign-in-address-consent', change);
  delete from auth.refresh_tokens as t where t.session_id = this_session;
  delete from auth.sessions as s where s.id = this_session;
  return true;
end $$;

-- Takes the word of whoever opened the link: whose SHA-256 this is has come from one of the two addresses. Returns what came of it: done, waiting
-- for the other, stopped, or taken; null when the link is no good any more. Once more is the same answer: the first one may have been lost.
create function public.answer_sign_in_address(token_digest bytea, agrees boolean) returns text
language plpgsql security definer set search_path = '' as $$ declare
  change public.sign_in_address_changes;
  is_new boolean;
  is_taken boolean;
begin
  perform from auth.users as u where u.id in (
    select c.account from public.sign_in_address_changes as c where token_digest = any (c.old_digests || c.new_digests)
  ) for update;
  select c.* into change from public.sign_in_address_changes as c
    -- It may have another address by now, or be disabled.
    join auth.users as u on u.id = c.account and (u.banned_until is null or u.banned_until < now())
      and lower(u.email) = case c.state when 'confirmed' then c.new_address else c.old_address end
  where token_digest = any (c.old_digests || c.new_digests) and c.expires_at > now()
  for update of c;
  if change.state <> 'waiting' then
    return case when change.state = 'confirmed' and agrees then 'done' when change.state = 'withdrawn' and not agrees then 'stopped' end;
  end if;
  if not agrees then
    update public.sign_in_address_changes as c set state = 'withdrawn', decided_at = now() where c.id = change.id;
    return case when change.id is not null then 'stopped' end;
  end if;
  is_new := token_digest = any (change.new_digests);
  is_taken := exists (select from auth.users as u where lower(u.email) = change.new_address);
  -- That it opens another account is told to whoever reads its mail, and to nobody else: for them it has not confirmed.
  update public.sign_in_address_changes as c set
    old_agreed_at = case when is_new then c.old_agreed_at else coalesce(c.old_agreed_at, now()) end,
    new_agreed_at = case when is_taken then null when is_new then coalesce(c.new_agreed_at, now()) else c.new_agreed_at end
  where c.id = change.id returning c.* into change;
  if is_new and is_taken then return 'taken'; end if;
  if change.old_agreed_at is null or change.new_agreed_at is null then return case when change.id is not null then 'waiting' end; end if;

  update auth.users as u set email = change.new_address, recovery_token = '', updated_at = now() where u.id = change.account;
  update auth.identities as i set identity_data = i.identity_data || jsonb_build_object('email', change.new_address)
  where i.user_id = change.account and i.provider = 'email';
  -- A link that sets a password, mailed to the old address. Not every version of Auth keeps them there.
  if to_regclass('auth.one_time_tokens') is not null then
    execute 'delete from auth.one_time_tokens where user_id = $1' using change.account;
  end if;
  delete from auth.refresh_tokens as t where t.session_id in (select s.id from auth.sessions as s where s.user_id = change.account);
  delete from auth.sessions as s where s.user_id = change.account;
  update public.sign_in_address_changes as c set state = 'confirmed', decided_at = now() where c.id = change.id;
  insert into public.mails (kind, subject_id) values ('sign-in-address-left', change.id), ('sign-in-address-changed', change.id);
  return 'done';
end $$;

-- What waits of the caller's own account: `waits_for` is old, new or both. Null when nothing does.
create function public.my_sign_in_change() returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'address', c.new_address, 'expires_at', c.expires_at,
    'waits_for', case when c.new_agreed_at is not null then 'old' when c.old_agreed_at is not null then 'new' else 'both' end
  )
  from public.sign_in_address_changes as c
  where c.account = auth.uid() and c.state = 'waiting' and c.expires_at > now() and public.has_live_session() $$;

-- Takes it back. Returns whether anything waited: false also after the session has ended.
create function public.withdraw_my_sign_in_change() returns boolean language plpgsql security definer set search_path = '' as $$ begin
  update public.sign_in_address_changes as c set state = 'withdrawn', decided_at = now()
  where c.account = auth.uid() and c.state = 'waiting' and public.has_live_session();
  return found;
end $$;

-- Takes back what an account asked for: who was told of a change that is not theirs sets a new password.
create function public.withdraw_sign_in_address_of(account uuid) returns void language sql security definer set search_path = '' as $$
  update public.sign_in_address_changes as c set state = 'withdrawn', decided_at = now()
  where c.account = withdraw_sign_in_address_of.account and c.state = 'waiting' $$;

grant execute on function public.ask_sign_in_address(text, text), public.my_sign_in_change(), public.withdraw_my_sign_in_change()
to authenticated;
grant execute on function public.answer_sign_in_address(bytea, boolean), public.withdraw_sign_in_address_of(uuid) to directory_api;
-- For the mails, of whose links it writes the digests alone, and for the daily deletion.
grant select, update (old_digests, new_digests), delete on public.sign_in_address_changes to directory_worker;
create policy "The worker writes to both addresses" on public.sign_in_address_changes to directory_worker using (true) with check (true);
