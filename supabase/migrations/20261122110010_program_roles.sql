-- A role for each of the directory's programs, with what its statements need and nothing else. They own nothing, and row-level security
-- holds for them. Whoever runs the directory lets them log in (README.md); operators' commands and migrations stay the owner's.

do $$
declare
  program text;
begin
  foreach program in array array['directory_api', 'directory_worker', 'directory_indexer'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = program) then
      execute format('create role %I nologin', program);
    end if;
  end loop;
end
$$;

grant usage on schema public to directory_api, directory_worker, directory_indexer;

-- The server: shows active profiles, takes what visitors send, and changes the picture of a member's profile.
grant select on
  public.psychologist_profiles, public.practices, public.specialties, public.profile_specialties, public.former_profile_routes,
  public.search_changes, public.search_targets, public.search_dead_letters, public.analytics_events, public.geocode_cache,
  public.geocode_turn
to directory_api;
grant select (profile_id, user_id) on public.profile_records to directory_api;
grant update (image_filename, profile_photo_url) on public.psychologist_profiles to directory_api;
grant select, insert on public.contact_messages, public.listing_requests, public.assessment_emails to directory_api;
grant select (id), insert on public.member_mails to directory_api;
grant insert on public.mails to directory_api;
grant insert, update on public.geocode_cache to directory_api;
grant update on public.geocode_turn to directory_api;

-- The worker: sends mails, writes events, and deletes what has been kept long enough.
grant select on public.psychologist_profiles, public.practices to directory_worker;
grant select, update on
  public.mails, public.contact_messages, public.listing_requests, public.assessment_emails
to directory_worker;
grant select on public.member_mails to directory_worker;
grant delete on public.mails, public.listing_requests, public.assessment_emails, public.member_mails to directory_worker;
grant select, insert, delete on public.analytics_events to directory_worker;

-- The indexer: reads active profiles and follows the change log.
grant select on
  public.psychologist_profiles, public.practices, public.specialties, public.profile_specialties
to directory_indexer;
grant select, delete on public.search_changes to directory_indexer;
grant select, insert, update, delete on public.search_targets, public.search_dead_letters to directory_indexer;
grant execute on function public.prune_search_changes() to directory_indexer;

-- Checks run as whoever writes the row.
grant execute on function
  public.is_email(text), public.is_web_address(text), public.is_public_web_address(text), public.are_social_links(jsonb),
  public.is_one_line(text)
to directory_api, directory_worker;

-- Which rows: all of a table that the grants open, except where a hidden profile could be seen.
do $$
declare
  opened text;
begin
  foreach opened in array array[
    'former_profile_routes', 'profile_records', 'search_changes', 'search_targets', 'search_dead_letters', 'analytics_events',
    'geocode_cache', 'geocode_turn', 'contact_messages', 'listing_requests', 'assessment_emails', 'member_mails', 'mails'
  ] loop
    execute format(
      'create policy "Programs reach the rows of what they are granted" on public.%I
       to directory_api, directory_worker, directory_indexer using (true) with check (true)',
      opened
    );
  end loop;
end
$$;

-- The server reads hidden profiles for their members, the worker for mails to them.
create policy "The server and the worker reach every profile" on public.psychologist_profiles
  to directory_api, directory_worker
  using (true)
  with check (true);

-- So nothing hidden comes into the index, whatever the indexer asks for.
create policy "The indexer reads active profiles" on public.psychologist_profiles
  for select to directory_indexer
  using (is_active);

-- What joins them to a hidden profile, or belongs to such profiles alone, is closed to the server with it.
create policy "The server reads the practices of active profiles" on public.practices
  for select to directory_api
  using (exists (select from public.psychologist_profiles as p where p.practice_id = practices.id and p.is_active));

create policy "The server reads the specialties of active profiles" on public.profile_specialties
  for select to directory_api
  using (exists (select from public.psychologist_profiles as p where p.id = profile_id and p.is_active));

-- The indexer begins with active profiles anyway: a look at each of a hundred thousand once more would only slow a rebuild.
create policy "The worker and the indexer read every practice" on public.practices
  for select to directory_worker, directory_indexer
  using (true);

create policy "The indexer reads every join" on public.profile_specialties
  for select to directory_indexer
  using (true);

-- A field of work by itself says nothing about anyone.
create policy "The server and the indexer read the names of specialties" on public.specialties
  for select to directory_api, directory_indexer
  using (true);

-- Months' tables are made and dropped by their owner, for the worker, which asks for it.
alter function public.ensure_analytics_partitions(integer) security definer;
alter function public.drop_analytics_before(timestamptz) security definer;
grant execute on function public.ensure_analytics_partitions(integer), public.drop_analytics_before(timestamptz) to directory_worker;

-- What the worker needs to know of Supabase Auth and Storage, whose tables are closed to it. plpgsql, because a database without
-- Storage has these functions, too.

-- Whether an address has an account that may sign in.
create function public.has_account(address text) returns boolean
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  return exists (
    select from auth.users as u
    where u.email = address and (u.banned_until is null or u.banned_until < now())
  );
end
$$;

-- Where an account is written to; null when it is gone.
create function public.account_email(account uuid) returns text
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  return (select u.email from auth.users as u where u.id = account);
end
$$;

-- The pictures in the bucket, by name.
create function public.stored_photos() returns table (name text, created_at timestamptz)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  return query
    select o.name::text, o.created_at::timestamptz from storage.objects as o where o.bucket_id = 'psychologist-images';
end
$$;

grant execute on function public.has_account(text), public.account_email(uuid), public.stored_photos() to directory_worker;
