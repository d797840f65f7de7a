import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addProfile,
  anonymous,
  connect,
  removeTestRows,
  signInNewMember,
  type Member,
} from '../../support/database.ts';

/**
 * Who may do what with each table: Select, Insert, Update, Delete; small where it holds for some columns only. Row-level security then
 * decides about rows. A new table is a new line here.
 */
const TABLES = `
                           anon  authenticated  directory_api  directory_worker  directory_indexer
  accuracy_days            ----  ----           S---           SI-D              ----
  alert_openings           ----  ----           Si--           S---              ----
  analytics_events         ----  ----           S---           SI-D              ----
  analytics_events_*       ----  ----           ----           ----              ----
  answer_signs             ----  ----           ----           ----              ----
  assessment_emails        ----  ----           SI--           S-UD              ----
  change_notices           ----  ----           ----           SI-D              ----
  contact_address_changes  ----  ----           ----           S-uD              ----
  contact_messages         ----  ----           SI--           SIU-              ----
  data_links               ----  ----           si--           S-uD              ----
  erased_people            ----  ----           ----           ----              ----
  former_profile_routes    ----  ----           S---           ----              ----
  geocode_cache            ----  ----           SIU-           S--D              ----
  geocode_turn             ----  ----           S-U-           ----              ----
  inquiries                ----  ----           Siu-           S-uD              ----
  inquiry_people           ----  ----           Siu-           S-u-              ----
  listing_requests         ----  ----           SI--           S-UD              ----
  mails                    ----  ----           sI--           SIUD              ----
  member_mails             ----  ----           sI--           S--D              ----
  opening_alerts           ----  ----           Siu-           S--D              ----
  opening_calendars        ----  ----           ----           S-u-              ----
  openings                 ----  ----           ----           SIUD              ----
  person_requests          ----  ----           ----           s---              ----
  operator_acts            ----  ----           ----           ----              ----
  operators                ----  ----           ----           ----              ----
  practices                ----  ----           S---           S---              S---
  premium_terms            ----  ----           ----           S--D              ----
  profile_changes          ----  ----           ----           S---              ----
  profile_questions        ----  ----           Siu-           Si-D              ----
  profile_records          ----  ----           s---           s---              ----
  profile_specialties      ----  ----           S---           ----              S---
  program_beats            ----  ----           S---           SIU-              SIU-
  psychologist_profiles    ----  Siu-           S-u-           S---              S---
  recovery_sessions        ----  ----           SI-D           ----              ----
  register_entries         ----  ----           ----           ----              ----
  registers                ----  ----           s---           ----              ----
  search_changes           ----  ----           S---           ----              Si-D
  search_dead_letters      ----  ----           S---           ----              SIUD
  search_indexers          ----  ----           S---           ----              SIUD
  search_targets           ----  ----           S---           ----              SIUD
  sign_in_address_changes  ----  ----           ----           S-uD              ----
  specialties              ----  ----           S---           ----              S---
`;

/** The functions that anyone but the owner and service_role may run. */
const FUNCTIONS = {
  account_email: ['directory_worker'],
  answer_profile_question: ['directory_api'],
  answer_sign_in_address: ['directory_api'],
  are_social_links: ['authenticated', 'directory_api', 'directory_worker'],
  ask_my_copy: ['authenticated'],
  ask_my_erasure: ['authenticated'],
  ask_my_premium: ['authenticated'],
  ask_opening_alert_again: ['directory_api'],
  ask_own_data: ['directory_api'],
  ask_sign_in_address: ['authenticated'],
  choose_my_mails: ['authenticated'],
  confirm_contact_address: ['directory_api'],
  count_answers: ['directory_worker'],
  database_identity: ['directory_indexer'],
  delete_old_operator_acts: ['directory_worker'],
  drop_analytics_before: ['directory_worker'],
  end_my_opening: ['authenticated'],
  end_my_sessions: ['authenticated'],
  end_old_session: ['directory_api'],
  end_opening_alert: ['directory_api'],
  end_openings: ['directory_worker'],
  end_reused_session: ['directory_api'],
  ensure_analytics_partitions: ['directory_worker'],
  fill_seconds_left: ['directory_api', 'directory_indexer'],
  follow_premium: ['directory_worker'],
  has_account: ['directory_worker'],
  has_live_session: ['authenticated'],
  has_unused_link: ['directory_worker'],
  hide_my_profile: ['authenticated'],
  holds_made_up_people: ['directory_api', 'directory_worker'],
  is_email: ['authenticated', 'directory_api', 'directory_worker'],
  is_one_line: ['authenticated', 'directory_api', 'directory_worker'],
  is_public_web_address: ['authenticated', 'directory_api', 'directory_worker'],
  is_web_address: ['authenticated', 'directory_api', 'directory_worker'],
  keep_opening: ['directory_api'],
  lapse_acceptance: ['directory_worker'],
  last_erasure: ['directory_api'],
  mail_claim_is_free: ['directory_worker'],
  message_held_until: ['directory_api', 'directory_worker'],
  my_copy: ['authenticated'],
  my_openings: ['authenticated'],
  my_premium: ['authenticated'],
  my_profile: ['authenticated'],
  my_profile_id: ['authenticated'],
  my_sessions: ['authenticated'],
  my_sign_in_change: ['authenticated'],
  my_unwanted_mails: ['authenticated'],
  note_session_device: ['directory_api'],
  open_letters: ['directory_api'],
  own_data: ['directory_api'],
  own_data_copy: ['directory_api'],
  post_inquiry_mail: ['directory_api', 'directory_worker'],
  prune_search_changes: ['directory_indexer'],
  read_my_calendar: ['authenticated'],
  recall_inquiry: ['directory_api', 'directory_worker'],
  resend_contact_address: ['authenticated'],
  said_opening: ['directory_api'],
  say_my_opening: ['authenticated'],
  search_changes_since: ['directory_api', 'directory_indexer'],
  show_my_profile: ['authenticated'],
  slugify: ['directory_api'],
  stored_photos: ['directory_worker'],
  withdraw_contact_address: ['authenticated'],
  withdraw_contact_address_of: ['directory_api'],
  withdraw_my_sign_in_change: ['authenticated'],
  withdraw_profile_changes: ['authenticated'],
  withdraw_sign_in_address_of: ['directory_api'],
};

const [header = [], ...lines] = TABLES.trim()
  .split('\n')
  .map((line) => line.trim().split(/ +/));
const ROLES = header;
const PROGRAMS = ROLES.filter((role) => role.startsWith('directory_'));
/** What the table above says of each role, by table. */
const EXPECTED = Object.fromEntries(
  lines.map(([table = '', ...cells]) => [
    table,
    Object.fromEntries(ROLES.map((role, index) => [role, cells[index]])),
  ]),
);

const sql = connect();
const visitor = anonymous();
const [a, b] = await Promise.all([signInNewMember(sql), signInNewMember(sql)]);
const own = new Map<Member, string>();
let hidden: { practice: string; specialty: string };

beforeAll(async () => {
  own.set(a, await addProfile(sql, { user_id: a.id, is_active: false }));
  own.set(b, await addProfile(sql, { user_id: b.id }));
  const [row] = await sql<(typeof hidden)[]>`
    with practice as (
      insert into practices (name, email) values ('Practice of a hidden profile', 'hidden@example.org') returning id
    ),
    specialty as (insert into specialties (specialty_name) values ('Specialty of a hidden profile') returning id),
    joined as (
      insert into profile_specialties (profile_id, specialty_id) select ${own.get(a) ?? ''}, id from specialty
    )
    select practice.id as practice, specialty.id as specialty from practice, specialty`;
  if (!row) throw new Error('The insert returned no row.');
  hidden = row;
  await sql`update psychologist_profiles set practice_id = ${hidden.practice} where id = ${own.get(a) ?? ''}`;
});
afterAll(async () => {
  await removeTestRows(sql, [a, b]);
  await sql`delete from practices where id = ${hidden.practice}`;
  await sql`delete from specialties where id = ${hidden.specialty}`;
});

/** Every table and view of the schema public; the months' tables are one. */
async function relations(): Promise<{ name: string; shown: string }[]> {
  // The first request that the API serves may change grants: let there have been one.
  await visitor.from('psychologist_profiles').select('id').limit(1);
  const rows = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by relname`;
  return rows.map(({ name }) => ({
    name,
    shown: name.replace(/^analytics_events_.+$/, 'analytics_events_*'),
  }));
}

describe('as the catalog has it', () => {
  it('each role may do with each table what the matrix says', async () => {
    const found: Record<string, Record<string, string>> = {};
    for (const { name, shown } of await relations()) {
      const rights = await sql<{ role: string; cell: string }[]>`
        select role, string_agg(
          case
            when has_table_privilege(role, ${name}::regclass, right_name) then left(right_name, 1)
            when right_name <> 'DELETE' and has_any_column_privilege(role, ${name}::regclass, right_name)
              then lower(left(right_name, 1))
            else '-'
          end, '' order by place) as cell
        from unnest(${ROLES}::text[]) as role,
          unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) with ordinality as rights (right_name, place)
        group by role`;
      const row = Object.fromEntries(rights.map(({ role, cell }) => [role, cell]));
      if (found[shown]) expect(row, name).toEqual(found[shown]);
      found[shown] = row;
    }
    expect(found).toEqual(EXPECTED);
  });

  it('each role may run these functions and no others', async () => {
    const rows = await sql<{ name: string; roles: string[] }[]>`
      select proname as name, array_agg(role order by role) as roles
      from pg_proc, unnest(${ROLES}::text[]) as role
      where pronamespace = 'public'::regnamespace and has_function_privilege(role, oid, 'execute')
      group by oid, proname`;
    expect(Object.fromEntries(rows.map(({ name, roles }) => [name, roles]))).toEqual(FUNCTIONS);
  });

  it('the programs’ roles own nothing, are nobody else and stand below row-level security', async () => {
    const roles = await sql`
      select rolname from pg_roles as r
      where rolname = any(${PROGRAMS}::text[])
        and not (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)
        and not exists (select from pg_auth_members as m where m.member = r.oid)
        and not exists (select from pg_shdepend as d where d.refobjid = r.oid and d.deptype = 'o')`;
    expect(roles).toHaveLength(PROGRAMS.length);
  });

  it('nobody may empty a table, or hang a trigger or a reference on one', async () => {
    const open = await sql`
      select role, relname from pg_class, unnest(${ROLES}::text[]) as role
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
        and has_table_privilege(role, oid, 'TRUNCATE, TRIGGER, REFERENCES')`;
    expect(open).toEqual([]);
  });

  it('a statement of the REST interface ends after five seconds', async () => {
    const rows = await sql<{ name: string }[]>`
      select rolname as name from pg_roles
      where 'statement_timeout=5s' = any (rolconfig) and rolname = any(array['anon', 'authenticated'])
        or rolname = 'supabase_lite_' || current_database() and not 'statement_timeout=5s' = any (coalesce(rolconfig, '{}'))`;
    expect(rows.map(({ name }) => name).sort()).toEqual(['anon', 'authenticated']);
  });

  it('there is one bucket, private, that no policy opens', async () => {
    expect(await sql`select id, public, allowed_mime_types from storage.buckets`).toEqual([
      {
        id: 'psychologist-images',
        public: false,
        allowed_mime_types: ['image/webp', 'image/jpeg', 'image/png', 'image/avif'],
      },
    ]);
    expect(await sql`select policyname from pg_policies where schemaname = 'storage'`).toEqual([]);
  });
});

describe('asked over the REST interface itself', () => {
  const callers: [string, SupabaseClient, () => string[]][] = [
    ['a visitor', visitor, () => []],
    ['a member', a.client, () => [own.get(a) ?? '']],
    ['another member', b.client, () => [own.get(b) ?? '']],
  ];

  it.each(callers)('%s reads the rows of the own profile and nothing else', async (_who, client, ownIds) => {
    for (const { name, shown } of await relations()) {
      const { data, error } = await client.from(name).select('*');
      if (name === 'psychologist_profiles' && client !== visitor)
        expect((data ?? []).map(({ id }: { id: string }) => id)).toEqual(ownIds());
      // Months' tables are not even known to it.
      else expect(error?.code, name).toBe(shown === name ? '42501' : 'PGRST205');
    }
  });

  it.each(callers)('%s joins no table', async (_who, client) => {
    for (const joined of ['practices(name)', 'specialties(specialty_name)', 'profile_records(user_id)']) {
      const { error } = await client.from('psychologist_profiles').select(`id,${joined}`);
      expect(error, joined).not.toBeNull();
    }
  });

  it.each(callers)('%s neither fills, lists, reads nor empties the bucket', async (_who, client) => {
    const bucket = client.storage.from('psychologist-images');
    const picture = new Uint8Array([1, 2, 3]);
    expect((await bucket.upload('eve.webp', picture, { contentType: 'image/webp' })).error).not.toBeNull();
    const [kept] = await sql<{ name: string }[]>`select name from storage.objects limit 1`;
    const name = kept?.name ?? '';
    expect((await bucket.list()).data ?? []).toEqual([]);
    const published = await fetch(bucket.getPublicUrl(name).data.publicUrl);
    expect([name === '', published.ok, (await bucket.download(name)).data]).toEqual([false, false, null]);
    expect((await bucket.createSignedUrl(name, 60)).data).toBeNull();
    expect((await bucket.remove([name])).data ?? []).toEqual([]);
    expect(await sql`select from storage.objects where name = ${name}`).toHaveLength(1);
  });
});

it('a practice that only a hidden profile has, and which specialties it has, are closed to the server, too', async () => {
  const visible = await sql.begin(async (transaction) => {
    await transaction`set local role directory_api`;
    return transaction`
      select id from practices where id = ${hidden.practice}
      union all select profile_id from profile_specialties where specialty_id = ${hidden.specialty}`;
  });
  expect(visible).toEqual([]);
});
