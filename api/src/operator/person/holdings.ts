import type postgres from 'postgres';
import { earlier, type Person, type Sql } from './person.ts';

/** Rows of one table that are held of a person. */
export interface Holding {
  /** For people who read a copy. */
  what: string;
  /** With its schema; `t` in what follows. */
  table: string;
  rows: (sql: Sql, person: Person) => postgres.Fragment;
  /** The column that says since when; null when the table has none. */
  since: string | null;
  /** What a copy says of a row, as JSON; `none` for what is not theirs to read. All of the row unless said otherwise. */
  copy?: 'none' | ((sql: Sql) => postgres.Fragment);
}

const ofProfile = (sql: Sql, { profiles }: Person) => sql`t.profile_id = any(${[...profiles]}::uuid[])`;
const asked = (sql: Sql, { accounts }: Person) => sql`t.requested_by = any(${[...accounts]}::uuid[])`;
const byAddress = (sql: Sql, person: Person) =>
  sql`(lower(t.email) = any(${[...person.addresses]}) and ${earlier(sql, 't.created_at', person.before)})`;
/** Of these ids. */
const byId = (ids: (person: Person) => readonly string[]) => (sql: Sql, person: Person) =>
  sql`t.id = any(${[...ids(person)]}::uuid[])`;

/** Without what the site's own workings need: keys that only say that a form was sent once. */
const without =
  (...columns: string[]) =>
  (sql: Sql) =>
    sql`to_jsonb(t) - ${columns}::text[]`;

const holding = (
  what: string,
  name: string,
  rows: Holding['rows'],
  { since = 'created_at', copy }: Partial<Pick<Holding, 'since' | 'copy'>> = {},
): Holding => ({
  what,
  table: name.includes('.') ? name : `public.${name}`,
  rows,
  since,
  ...(copy && { copy }),
});

/** What refers to a row before the row. */
const OURS: readonly Holding[] = [
  holding(
    'whom messages were shown to',
    'inquiries',
    (sql, person) => sql`t.id in (
      select c.id from public.contact_messages as c
      where lower(c.email) = any(${[...person.addresses]}) and ${earlier(sql, 'c.created_at', person.before)}
    )`,
    {
      copy: (sql) => sql`
        to_jsonb(t) || jsonb_build_object('people', (
          select jsonb_agg(jsonb_build_object('name', coalesce(nullif(btrim(p.name), ''), concat_ws(' ', p.first_name, p.last_name)), 'state', q.state) order by q.place)
          from public.inquiry_people as q join public.psychologist_profiles as p on p.id = q.psychologist_id where q.inquiry_id = t.id
        ))`,
    },
  ),
  holding(
    'answers to messages',
    'inquiry_people',
    (sql, { profiles }) => sql`t.psychologist_id = any(${[...profiles]}::uuid[])`,
    { since: 'answered_at' },
  ),
  holding(
    'how messages were answered',
    'answer_signs',
    (sql, { profiles }) => sql`t.psychologist_id = any(${[...profiles]}::uuid[])`,
    { since: 'counted_at' },
  ),
  holding('messages sent', 'contact_messages', byAddress, {
    copy: (sql) => sql`
      to_jsonb(t) - ${['idempotency_key', 'psychologist_id']}::text[] || jsonb_build_object('to', (
        select coalesce(nullif(btrim(p.name), ''), concat_ws(' ', p.first_name, p.last_name))
        from public.psychologist_profiles as p where p.id = t.psychologist_id
      ))`,
  }),
  holding('requests for a listing', 'listing_requests', byAddress, { copy: without('idempotency_key') }),
  holding('results asked for by mail', 'assessment_emails', byAddress, { copy: without('idempotency_key') }),
  holding('mails about the account', 'member_mails', byAddress),
  holding(
    'what was asked of their own data',
    'person_requests',
    (sql, person) => sql`(${byAddress(sql, person)} or t.account = any(${[...person.accounts]}::uuid[]))`,
    // No copy within a copy.
    { copy: without('copy') },
  ),
  // Written to the person by others, who have never been told that anybody else reads it: theirs.
  holding(
    'messages received',
    'contact_messages',
    (sql, { profiles }) => sql`t.psychologist_id = any(${[...profiles]}::uuid[])`,
    { copy: 'none' },
  ),
  // Whoever says that the profile is theirs may be somebody else.
  holding(
    'claims of the profile',
    'listing_requests',
    (sql, { profiles }) => sql`t.profile_id = any(${[...profiles]}::uuid[])`,
    { copy: 'none' },
  ),
  holding(
    'changes asked for',
    'profile_changes',
    (sql, person) => sql`(${ofProfile(sql, person)} or ${asked(sql, person)})`,
    { since: 'requested_at' },
  ),
  holding(
    'changes of the contact address',
    'contact_address_changes',
    // Also who was asked for by mistake.
    (sql, person) => sql`(
      ${ofProfile(sql, person)} or ${asked(sql, person)}
      or lower(t.new_address) = any(${[...person.addresses]}) and ${earlier(sql, 't.requested_at', person.before)}
    )`,
    { since: 'requested_at', copy: without('token_digests', 'requested_by') },
  ),
  holding('questions about the profile', 'profile_questions', ofProfile),
  holding('openings', 'openings', ofProfile, { since: null }),
  holding('calendar that is read', 'opening_calendars', ofProfile),
  holding(
    'openings that were told',
    'alert_openings',
    (sql, person) => sql`t.alert_id in (
      select a.id from public.opening_alerts as a
      where lower(a.email) = any(${[...person.addresses]}) and ${earlier(sql, 'a.created_at', person.before)}
    )`,
  ),
  // Whoever else waits for an opening is a stranger.
  holding('whom their openings were told', 'alert_openings', ofProfile, { copy: 'none' }),
  holding('wishes to be told of openings', 'opening_alerts', byAddress),
  holding(
    'visits counted',
    'analytics_events',
    // A name that was searched for is theirs, too.
    (sql, person) => sql`(
      ${ofProfile(sql, person)} or t.user_id = any(${[...person.accounts]}::uuid[])
      or t.event = 'search' and exists (
        select from jsonb_to_recordset(${sql.json([...person.names])}) as n (first text, last text)
        where '-' || public.slugify(t.metadata ->> 'query') || '-' like '%-' || n.last || '-%'
          and (n.first = '' or '-' || public.slugify(t.metadata ->> 'query') || '-' like '%-' || n.first || '-%')
      )
    )`,
    // Of a visitor's session.
    { since: 'occurred_at', copy: 'none' },
  ),
  holding('specialties', 'profile_specialties', ofProfile, {
    since: null,
    copy: (sql) =>
      sql`(select to_jsonb(s.specialty_name) from public.specialties as s where s.id = t.specialty_id)`,
  }),
  holding('former addresses of the profile', 'former_profile_routes', ofProfile, { since: null }),
  holding('entry in a register', 'register_entries', ofProfile, { since: null }),
  holding('what the register says', 'profile_records', ofProfile, { since: null }),
  holding(
    'place of the address',
    'geocode_cache',
    (sql, { places }) => sql`t.address = any(${[...places]})`,
    { since: 'looked_up_at' },
  ),
  holding(
    'profile that search could not take',
    'search_dead_letters',
    (sql, { profiles }) => sql`t.profile_id = any(${[...profiles]})`,
    { since: 'noted_at', copy: 'none' },
  ),
  holding(
    'profile',
    'psychologist_profiles',
    byId(({ profiles }) => profiles),
  ),
  holding(
    'practice',
    'practices',
    byId(({ practices }) => practices),
  ),
];

/** Those of ours that mails are about. */
const SUBJECTS = [
  ...['contact_messages', 'inquiry_people', 'listing_requests', 'assessment_emails', 'member_mails'],
  ...['profile_changes', 'contact_address_changes', 'profile_questions', 'psychologist_profiles'],
  'person_requests',
  ...['opening_alerts', 'alert_openings'],
].map((name) => `public.${name}`);

const mailsAbout =
  (subjects: readonly Holding[]): Holding['rows'] =>
  (sql, person) => {
    const about = subjects.map(
      ({ table, rows }) =>
        sql`or t.subject_id in (select t.id from ${sql(table)} as t where ${rows(sql, person)})`,
    );
    return sql`(false ${about})`;
  };
const MAILED = OURS.filter(({ table }) => SUBJECTS.includes(table));
const isToStrangers = (subject: Holding) =>
  subject.table === 'public.alert_openings' && subject.copy === 'none';
const MAILS = [
  holding('how their mails went out', 'mails', mailsAbout(MAILED.filter((one) => !isToStrangers(one)))),
  holding('how mails about their openings went out', 'mails', mailsAbout(MAILED.filter(isToStrangers)), {
    copy: 'none',
  }),
];

/** That a text names one of these, and nobody whose address only ends or begins so: maria@x.ca is not a@x.ca. In small letters. */
export function mentions(sql: Sql, text: postgres.Fragment, words: readonly string[]): postgres.Fragment {
  return sql`exists (
    select from unnest(${[...words]}::text[]) as known (word)
    where lower(${text}) ~ concat(
      '(?<![[:alnum:]._%+-])', regexp_replace(known.word, '([^[:alnum:]])', '\\\\\\1', 'g'), '(?![[:alnum:]-]|\\.[[:alnum:]])'
    )
  )`;
}

/** Passwords' digests and tokens open doors; they are of no use in a copy. */
const SECRETS = /password|token|code|secret|hmac|nonce|challenge|verifier/;

/**
 * All that there is of a person, what refers to a row before the row. The tables of Supabase Auth differ from version to version: those that
 * name an account are looked up.
 */
export async function holdingsOf(sql: Sql): Promise<Holding[]> {
  const tables = await sql<{ name: string; columns: string[] }[]>`
    select c.relname as name, array_agg(a.attname::text) as columns
    from pg_catalog.pg_class as c join pg_catalog.pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = to_regnamespace('auth') and c.relkind in ('r', 'p')
    group by c.relname
    order by c.relname = 'users', c.relname`;
  const account = tables.flatMap(({ name, columns }) => {
    const since = columns.includes('created_at') ? 'created_at' : null;
    const copy = without(...columns.filter((column) => SECRETS.test(column)));
    const table = `auth.${name}`;
    if (name === 'users')
      return [
        holding(
          'account',
          table,
          byId(({ accounts }) => accounts),
          { since, copy },
        ),
      ];
    if (columns.includes('user_id')) {
      const rows: Holding['rows'] = (s, { accounts }) => s`t.user_id::text = any(${[...accounts]})`;
      return [holding(`account: ${name.replaceAll('_', ' ')}`, table, rows, { since, copy })];
    }
    if (name !== 'audit_log_entries') return [];
    const rows: Holding['rows'] = (s, { accounts, addresses }) =>
      mentions(s, s`t.payload::text`, [...accounts, ...addresses]);
    return [holding('account: audit log', table, rows, { since, copy: 'none' })];
  });
  return [...MAILS, ...OURS, ...account];
}

/** What is held of one kind. */
export interface Held {
  what: string;
  table: string;
  rows: number;
  first: Date | null;
  last: Date | null;
}

/** What is held of a person, by kind; kinds of which there is nothing are left out. */
export async function selectHeld(sql: Sql, person: Person): Promise<Held[]> {
  const held: Held[] = [];
  for (const { what, table, rows, since } of await holdingsOf(sql)) {
    const moment = since === null ? sql`null::timestamptz` : sql`t.${sql(since)}`;
    const [found] = await sql<Omit<Held, 'what' | 'table'>[]>`
      select count(*)::integer as rows, min(${moment}) as first, max(${moment}) as last
      from ${sql(table)} as t where ${rows(sql, person)}`;
    if (found && found.rows > 0) held.push({ what, table, ...found });
  }
  return held;
}

/**
 * Where the person's addresses stand beside that: in a table that nobody has thought of, or in somebody else's words. By table.
 */
export async function selectElsewhere(sql: Sql, person: Person): Promise<Pick<Held, 'table' | 'rows'>[]> {
  if (person.addresses.length === 0) return [];
  const holdings = await holdingsOf(sql);
  const tables = await sql<{ name: string }[]>`
    select relnamespace::regnamespace || '.' || relname as name from pg_catalog.pg_class
    where relnamespace in (to_regnamespace('public'), to_regnamespace('auth')) and relkind in ('r', 'p') and not relispartition
    order by 1`;
  const elsewhere: Pick<Held, 'table' | 'rows'>[] = [];
  for (const { name: table } of tables) {
    const known = holdings
      .filter((holding) => holding.table === table)
      .map(({ rows }) => sql`and (${rows(sql, person)}) is not true`);
    const [found] = await sql<{ rows: number }[]>`
      select count(*)::integer as rows from ${sql(table)} as t
      where ${mentions(sql, sql`t::text`, person.addresses)} ${known.length > 0 ? known : sql``}`;
    if (found && found.rows > 0) elsewhere.push({ table, rows: found.rows });
  }
  return elsewhere;
}
