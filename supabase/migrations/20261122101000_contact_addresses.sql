-- Visitors write about their health: a member's new contact address counts once its owner has confirmed it by the link of a mail, and the
-- old one serves until then. The account is told of each change, asked for and done. The rows are both: what waits, and the record of it.
create table public.contact_address_changes (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.psychologist_profiles (id) on update cascade on delete cascade,
  -- What visitors wrote to when it was asked for.
  old_address text,
  -- Null for none, which counts at once.
  new_address text check (public.is_email(new_address)),
  -- The member. No foreign key: an account that is deleted does not take along who it was.
  requested_by uuid not null,
  requested_at timestamptz not null default now(), expires_at timestamptz not null default now() + interval '7 days',
  -- withdrawn: the member took it back, asked for something else since, or has set a new password.
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'withdrawn')),
  decided_at timestamptz,
  -- SHA-256 of the tokens that were mailed to the new address, each in a link that confirms it. The tokens themselves stand nowhere.
  token_digests bytea[] not null default '{}',
  constraint contact_address_changes_decided check ((state = 'waiting') = (decided_at is null)),
  constraint contact_address_changes_emptied check (new_address is not null or state = 'confirmed')
);
-- One waits at most.
create unique index contact_address_changes_waiting on public.contact_address_changes (profile_id) where state = 'waiting';
create index contact_address_changes_profile on public.contact_address_changes (profile_id, requested_at desc);
create index contact_address_changes_age on public.contact_address_changes (requested_at);
create index contact_address_changes_tokens on public.contact_address_changes using gin (token_digests);
create trigger contact_address_changes_mails after delete on public.contact_address_changes
  referencing old table as deleted for each statement execute function public.delete_mails();
alter table public.contact_address_changes enable row level security;

-- Turns a member's new address into a row that waits, and keeps the present one. The rest of the same save is written at once. Emptying it
-- counts at once. Saving the present one takes back what waits; asking for the same again changes nothing.
create function public.hold_contact_address() returns trigger language plpgsql security definer set search_path = '' as $$ declare
  requested constant text := nullif(btrim(new.email), '');
  present constant text := nullif(btrim(old.email), '');
  change uuid;
begin
  if auth.uid() is null then return new; end if;
  new.email := requested;
  if lower(requested) is distinct from lower(present) and requested is not null then
    new.email := old.email;
    -- Said here: a row that the table's own check refuses would stand in the server's log.
    if not public.is_email(requested) or public.has_invisible(requested) then
      raise exception 'The value of "email" violates check constraint "psychologist_profiles_email_check".' using errcode = '23514';
    end if;
  end if;

  update public.contact_address_changes as c set state = 'withdrawn', decided_at = now()
  where c.profile_id = old.id and c.state = 'waiting' and (
    lower(c.new_address) is distinct from lower(requested) or lower(requested) is not distinct from lower(present)
    or c.expires_at <= now() or c.requested_by <> auth.uid()
  );
  if lower(requested) is not distinct from lower(present) or exists (
    select from public.contact_address_changes as c where c.profile_id = old.id and c.state = 'waiting'
  ) then return new; end if;

  if requested is null then
    insert into public.contact_address_changes (profile_id, old_address, requested_by, state, decided_at)
    values (old.id, present, auth.uid(), 'confirmed', now()) returning id into change;
    insert into public.mails (kind, subject_id) values ('contact-address-changed', change);
    return new;
  end if;
  -- Each is a mail to whoever the address belongs to.
  if (
    select count(*) >= 5 from public.contact_address_changes as c
    where c.profile_id = old.id and c.new_address is not null and c.requested_at > now() - interval '1 day'
  ) then
    raise exception 'too_many_changes' using errcode = 'PT429', hint = 'The address can be changed again tomorrow.';
  end if;
  insert into public.contact_address_changes (profile_id, old_address, new_address, requested_by)
  values (old.id, present, requested, auth.uid()) returning id into change;
  insert into public.mails (kind, subject_id) values ('contact-address-confirmation', change), ('contact-address-asked', change);
  return new;
end $$;
-- Only where the save names the column, and before the guard, as changes of a name.
create trigger psychologist_profiles_change_email before update of email on public.psychologist_profiles
  for each row execute function public.hold_contact_address();

-- Takes the word of whoever opened the link: whose SHA-256 this is has come from the new address. Returns the address that counts now; null
-- when the link is no good any more. Once more is the same answer: the first one may have been lost.
create function public.confirm_contact_address(token_digest bytea) returns text
language plpgsql security definer set search_path = '' as $$ declare change public.contact_address_changes; begin
  -- The profile first, as a member's save does: the two then wait for each other rather than for ever.
  perform from public.psychologist_profiles as p
  where p.id in (select c.profile_id from public.contact_address_changes as c where c.token_digests @> array[token_digest])
  for update;
  select c.* into change from public.contact_address_changes as c
    -- The profile may be somebody else's by now, or the account disabled.
    join public.profile_records as r on r.profile_id = c.profile_id and r.user_id = c.requested_by
    join auth.users as u on u.id = c.requested_by and (u.banned_until is null or u.banned_until < now())
  where c.token_digests @> array[token_digest] and c.expires_at > now()
  for update of c;
  if change.state = 'waiting' then
    update public.contact_address_changes as c set state = 'confirmed', decided_at = now() where c.id = change.id;
    update public.psychologist_profiles as p set email = change.new_address where p.id = change.profile_id;
    -- Their own words: no register's file writes over them.
    update public.profile_records as r
    set member_columns = array(select distinct m from unnest(r.member_columns || array['email']) as m order by m)
    where r.profile_id = change.profile_id;
    insert into public.mails (kind, subject_id) values ('contact-address-changed', change.id);
    return change.new_address;
  end if;
  return (
    select p.email from public.psychologist_profiles as p
    where p.id = change.profile_id and change.state = 'confirmed' and p.email = change.new_address
  );
end $$;

-- Takes back what waits of the caller's own profile. Returns whether anything did: false also after the session has ended.
create function public.withdraw_contact_address() returns boolean language plpgsql security definer set search_path = '' as $$ begin
  update public.contact_address_changes as c set state = 'withdrawn', decided_at = now()
  where c.profile_id = public.my_profile_id() and c.state = 'waiting' and public.has_live_session();
  return found;
end $$;

-- Has the link mailed once more. Returns false when that was done a moment ago or often enough, or nothing waits.
create function public.resend_contact_address() returns boolean language plpgsql security definer set search_path = '' as $$ begin
  update public.mails as m set status = 'queued', attempts = 0, failure_reason = null, sent_at = null, not_before = null
  from public.contact_address_changes as c
  where m.subject_id = c.id and m.kind = 'contact-address-confirmation' and m.status <> 'queued'
    and coalesce(m.sent_at < now() - interval '2 minutes', true)
    and c.profile_id = public.my_profile_id() and c.state = 'waiting' and c.expires_at > now()
    and cardinality(c.token_digests) < 6 and public.has_live_session();
  return found;
end $$;

-- Takes back what an account asked for: who was told of a change that is not theirs sets a new password.
create function public.withdraw_contact_address_of(account uuid) returns void language sql security definer set search_path = '' as $$
  update public.contact_address_changes as c set state = 'withdrawn', decided_at = now()
  where c.requested_by = account and c.state = 'waiting' $$;
