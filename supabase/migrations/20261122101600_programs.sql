-- What each of the directory's programs may do: what its statements need and nothing else. They own nothing, and row-level security holds
-- for them. Operators' commands and migrations are the owner's.

-- The last word of each program, given every two seconds, for the site's health. One that stands still says nothing, though its process and
-- its connections are there. Several of one program share a row: one that lives is enough.
create table public.program_beats (
  program text primary key check (program in ('worker', 'indexer')),
  beat_at timestamptz not null default clock_timestamp()
);
alter table public.program_beats enable row level security;

-- The server: shows active profiles, takes what visitors send, and changes the picture of a member's profile. Of mails it counts what waits
-- and what failed, and sees what is held; nothing of what they say or whom they go to.
grant select on
  public.psychologist_profiles, public.practices, public.specialties, public.profile_specialties, public.former_profile_routes,
  public.search_changes, public.search_targets, public.search_dead_letters, public.search_indexers, public.program_beats,
  public.analytics_events
to directory_api;
grant select (regulator, checked_on) on public.registers to directory_api;
grant select (profile_id, user_id) on public.profile_records to directory_api;
grant update (image_filename, profile_photo_url) on public.psychologist_profiles to directory_api;
grant select, insert on public.contact_messages, public.listing_requests, public.assessment_emails to directory_api;
grant insert, select (id) on public.member_mails to directory_api;
grant insert, select (subject_id, kind, not_before, status, attempts, created_at) on public.mails to directory_api;
grant select, insert, delete on public.recovery_sessions to directory_api;
grant select, insert, update on public.geocode_cache to directory_api;
grant select, update on public.geocode_turn to directory_api;
grant execute on function
  public.end_reused_session(text, interval), public.end_old_session(text, uuid), public.note_session_device(uuid, text),
  public.confirm_contact_address(bytea), public.withdraw_contact_address_of(uuid), public.message_held_until(uuid, integer),
  public.search_changes_since(pg_snapshot), public.fill_seconds_left(public.search_targets), public.holds_made_up_people(),
  public.last_erasure()
to directory_api;

-- The worker: sends mails, writes events, and deletes what has been kept long enough. Of a new address
-- it writes the links' digests alone.
grant select on
  public.psychologist_profiles, public.practices, public.profile_changes, public.member_mails, public.contact_address_changes
to directory_worker;
grant select, update on public.contact_messages, public.listing_requests, public.assessment_emails to directory_worker;
grant delete on public.listing_requests, public.assessment_emails, public.member_mails to directory_worker;
grant select, insert, update, delete on public.mails to directory_worker;
grant update (token_digests), delete on public.contact_address_changes to directory_worker;
grant select, insert, delete on public.analytics_events, public.change_notices to directory_worker;
grant select, delete on public.geocode_cache to directory_worker;
grant select, insert, update on public.program_beats to directory_worker, directory_indexer;
grant execute on function
  public.mail_claim_is_free(integer, timestamptz), public.has_account(text), public.account_email(uuid), public.has_unused_link(text),
  public.stored_photos(), public.lapse_acceptance(), public.ensure_analytics_partitions(integer), public.drop_analytics_before(timestamptz)
to directory_worker;

-- The indexer: reads active profiles and follows the change log. What a process may have written too late, it logs again.
grant select on public.psychologist_profiles, public.practices, public.specialties, public.profile_specialties to directory_indexer;
grant select, delete, insert (profile_id) on public.search_changes to directory_indexer;
grant select, insert, update, delete on public.search_targets, public.search_dead_letters, public.search_indexers to directory_indexer;
grant execute on function
  public.search_changes_since(pg_snapshot), public.fill_seconds_left(public.search_targets), public.prune_search_changes(),
  public.database_identity()
to directory_indexer;

-- Which rows: all of a table that the grants open, except where a hidden profile could be seen.
do $$ declare opened text; begin
  foreach opened in array array[
    'former_profile_routes', 'profile_records', 'search_changes', 'search_targets', 'search_dead_letters', 'analytics_events',
    'geocode_cache', 'geocode_turn', 'contact_messages', 'listing_requests', 'assessment_emails', 'member_mails', 'mails', 'program_beats'
  ] loop
    execute format('create policy "Programs reach the rows of what they are granted" on public.%I
      to directory_api, directory_worker, directory_indexer using (true) with check (true)', opened);
  end loop;
end $$;
create policy "Programs reach the rows of what they are granted" on public.search_indexers
  to directory_api, directory_indexer using (true) with check (true);
create policy "Programs reach the rows of what they are granted" on public.recovery_sessions
  to directory_api using (true) with check (true);
create policy "Programs reach the rows of what they are granted" on public.profile_changes to directory_worker using (true);
create policy "Programs reach the rows of what they are granted" on public.change_notices
  to directory_worker using (true) with check (true);
create policy "Programs reach the rows of what they are granted" on public.contact_address_changes
  to directory_worker using (true) with check (true);
create policy "The server reads when a register was checked" on public.registers for select to directory_api using (true);
-- A field of work by itself says nothing about anyone.
create policy "The server and the indexer read the names of specialties" on public.specialties
  for select to directory_api, directory_indexer using (true);

-- The server reads hidden profiles for their members, the worker for mails to them.
create policy "The server and the worker reach every profile" on public.psychologist_profiles
  to directory_api, directory_worker using (true) with check (true);
-- So nothing hidden comes into the index, whatever the indexer asks for.
create policy "The indexer reads active profiles" on public.psychologist_profiles for select to directory_indexer using (is_active);
-- What joins them to a hidden profile, or belongs to such profiles alone, is closed to the server with it. The indexer begins with active
-- profiles anyway: a look at each of a hundred thousand once more would only slow a rebuild.
create policy "The server reads the practices of active profiles" on public.practices for select to directory_api
  using (exists (select from public.psychologist_profiles as p where p.practice_id = practices.id and p.is_active));
create policy "The server reads the specialties of active profiles" on public.profile_specialties for select to directory_api
  using (exists (select from public.psychologist_profiles as p where p.id = profile_id and p.is_active));
create policy "The worker and the indexer read every practice" on public.practices
  for select to directory_worker, directory_indexer using (true);
create policy "The indexer reads every join" on public.profile_specialties for select to directory_indexer using (true);
