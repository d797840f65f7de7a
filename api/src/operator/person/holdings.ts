import type { Fragment } from 'postgres';
import type { Context } from '../command-line/context.ts';
import type { AnySql } from '../../first-rows.ts';
import type { Person } from './person.ts';

/** The person that conditions speak of, beside the table. */
export const thePerson = (
  sql: AnySql,
  { addresses, accounts, profiles, practices, places, names, before }: Person,
): Fragment => sql`(
  select ${[...addresses]}::text[] as addresses, ${[...accounts]}::uuid[] as accounts, ${[...profiles]}::uuid[] as profiles,
    ${[...practices]}::uuid[] as practices, ${[...places]}::text[] as places, ${sql.json([...names])}::jsonb as names,
    ${before}::timestamptz as before
) as person`;

/** A table as `t` and the person beside it, under the condition that a row is theirs. */
export const theirs = (
  sql: AnySql,
  { table, rows }: Pick<Holding, 'table' | 'rows'>,
  person: Person,
): Fragment => sql`${sql(table)} as t, ${thePerson(sql, person)} where ${sql.unsafe(rows)}`;

/** That a text names one of these, and nobody whose address only ends or begins so: maria@x.ca is not a@x.ca. In small letters. */
export const mentions = (text: string, words: string): string => `exists (
  select from unnest(${words}) as known (word)
  where lower(${text}) ~ concat(
    '(?<![[:alnum:]._%+-])', regexp_replace(known.word, '([^[:alnum:]])', '\\\\\\1', 'g'), '(?![[:alnum:]-]|\\.[[:alnum:]])'
  )
)`;

const EARLIER = 'person.before is null or person.before >=';
const OF_PROFILE = 't.profile_id = any(person.profiles)';
const OF_PSYCHOLOGIST = 't.psychologist_id = any(person.profiles)';
const ASKED = 't.requested_by = any(person.accounts)';
const byAddress = (row = 't') =>
  `lower(${row}.email) = any(person.addresses) and (${EARLIER} ${row}.created_at)`;
/** Without what the site's own workings need: keys that only say that a form was sent once. */
const without = (...columns: string[]) => `to_jsonb(t) - '{${columns.join()}}'::text[]`;
/** Whose address somebody else typed reads no other address of theirs. */
const ASKED_BY_MISTAKE = `jsonb_build_object('requested_at', t.requested_at)`;
const NAME = `coalesce(nullif(btrim(p.name), ''), concat_ws(' ', p.first_name, p.last_name))`;

/**
 * Rows of one table that are held of a person. SQL, in which `t` is a row of the table and `person` whoever is asked about.
 * @param what for people who read a copy
 * @param rows the condition that a row is theirs
 */
const holding = (
  what: string,
  name: string,
  rows: string,
  {
    since = 'created_at',
    copy = 'to_jsonb(t)',
  }: {
    /** The column that says since when; null when the table has none. */
    since?: string | null;
    /** What a copy says of a row, as JSON; null for what is not theirs to read. */
    copy?: string | null;
  } = {},
) => ({ what, table: name.includes('.') ? name : `public.${name}`, rows, since, copy });

export type Holding = ReturnType<typeof holding>;

/** What refers to a row before the row. */
const OURS: readonly Holding[] = [
  holding(
    'whom messages were shown to',
    'inquiries',
    `t.id in (select c.id from public.contact_messages as c where ${byAddress('c')})`,
    {
      copy: `to_jsonb(t) || jsonb_build_object('people', (
        select jsonb_agg(jsonb_build_object('name', ${NAME}, 'state', q.state) order by q.place)
        from public.inquiry_people as q join public.psychologist_profiles as p on p.id = q.psychologist_id where q.inquiry_id = t.id
      ))`,
    },
  ),
  holding('answers to messages', 'inquiry_people', OF_PSYCHOLOGIST, { since: 'answered_at' }),
  holding('how messages were answered', 'answer_signs', OF_PSYCHOLOGIST, { since: 'counted_at' }),
  holding('messages sent', 'contact_messages', byAddress(), {
    copy: `${without('idempotency_key', 'psychologist_id')} || jsonb_build_object('to', (
      select ${NAME} from public.psychologist_profiles as p where p.id = t.psychologist_id
    ))`,
  }),
  holding('requests for a listing', 'listing_requests', byAddress(), { copy: without('idempotency_key') }),
  holding('results asked for by mail', 'assessment_emails', byAddress(), {
    copy: without('idempotency_key'),
  }),
  holding('mails about the account', 'member_mails', byAddress()),
  holding(
    'what was asked of their own data',
    'person_requests',
    `${byAddress()} or t.account = any(person.accounts)`,
    // No copy within a copy.
    { copy: without('copy') },
  ),
  holding('links to what is held', 'data_links', byAddress(), { copy: without('token_digests') }),
  // Written to the person by others, who have never been told that anybody else reads it: theirs.
  holding('messages received', 'contact_messages', OF_PSYCHOLOGIST, { copy: null }),
  // Whoever says that the profile is theirs may be somebody else.
  holding('claims of the profile', 'listing_requests', OF_PROFILE, { copy: null }),
  holding('changes asked for', 'profile_changes', `${OF_PROFILE} or ${ASKED}`, { since: 'requested_at' }),
  holding(
    'changes of the contact address',
    'contact_address_changes',
    // Also who was asked for by mistake.
    `${OF_PROFILE} or ${ASKED} or lower(t.new_address) = any(person.addresses) and (${EARLIER} t.requested_at)`,
    {
      since: 'requested_at',
      copy: `case when ${OF_PROFILE} or ${ASKED} then ${without('token_digests', 'requested_by')} else ${ASKED_BY_MISTAKE} end`,
    },
  ),
  holding(
    'changes of the address to sign in with',
    'sign_in_address_changes',
    // Also an address that was asked for by mistake, or is the account's no more.
    `t.account = any(person.accounts)
      or array[t.old_address, t.new_address] && person.addresses and (${EARLIER} t.requested_at)`,
    {
      since: 'requested_at',
      copy: `case when t.account = any(person.accounts) then ${without('old_digests', 'new_digests', 'account')} else ${ASKED_BY_MISTAKE} end`,
    },
  ),
  holding('questions about the profile', 'profile_questions', OF_PROFILE),
  holding('premium asked for and granted', 'premium_terms', OF_PROFILE, { since: 'asked_at' }),
  holding('openings', 'openings', OF_PROFILE, { since: null }),
  holding('calendar that is read', 'opening_calendars', OF_PROFILE),
  holding(
    'openings that were told',
    'alert_openings',
    `t.alert_id in (select a.id from public.opening_alerts as a where ${byAddress('a')})`,
  ),
  // Whoever else waits for an opening is a stranger.
  holding('whom their openings were told', 'alert_openings', OF_PROFILE, { copy: null }),
  holding('wishes to be told of openings', 'opening_alerts', byAddress()),
  holding(
    'visits counted',
    'analytics_events',
    // A name that was searched for is theirs, too.
    `${OF_PROFILE} or t.user_id = any(person.accounts) or t.event = 'search' and exists (
      select from jsonb_to_recordset(person.names) as n (first text, last text)
      where '-' || public.slugify(t.metadata ->> 'query') || '-' like '%-' || n.last || '-%'
        and (n.first = '' or '-' || public.slugify(t.metadata ->> 'query') || '-' like '%-' || n.first || '-%')
    )`,
    // Of a visitor's session.
    { since: 'occurred_at', copy: null },
  ),
  holding('specialties', 'profile_specialties', OF_PROFILE, {
    since: null,
    copy: '(select to_jsonb(s.specialty_name) from public.specialties as s where s.id = t.specialty_id)',
  }),
  holding('former addresses of the profile', 'former_profile_routes', OF_PROFILE, { since: null }),
  holding('entry in a register', 'register_entries', OF_PROFILE, { since: null }),
  holding('what the register says', 'profile_records', OF_PROFILE, { since: null }),
  holding('place of the address', 'geocode_cache', 't.address = any(person.places)', {
    since: 'looked_up_at',
  }),
  holding(
    'profile that search could not take',
    'search_dead_letters',
    't.profile_id = any(person.profiles::text[])',
    { since: 'noted_at', copy: null },
  ),
  holding('profile', 'psychologist_profiles', 't.id = any(person.profiles)'),
  holding('practice', 'practices', 't.id = any(person.practices)'),
];

/** Those of ours that mails are about. */
const SUBJECTS = [
  ...['contact_messages', 'inquiry_people', 'listing_requests', 'assessment_emails', 'member_mails'],
  ...['profile_changes', 'contact_address_changes', 'profile_questions', 'psychologist_profiles'],
  ...['sign_in_address_changes', 'person_requests', 'data_links'],
  ...['opening_alerts', 'alert_openings', 'premium_terms'],
].map((name) => `public.${name}`);
const MAILED = OURS.filter(({ table }) => SUBJECTS.includes(table));
const mailsAbout = (subjects: readonly Holding[]) =>
  subjects
    .map(({ table, rows }) => `t.subject_id in (select t.id from ${table} as t where ${rows})`)
    .join(' or ');
const isToStrangers = ({ table, copy }: Holding) => table === 'public.alert_openings' && copy === null;
const MAILS = [
  holding('how their mails went out', 'mails', mailsAbout(MAILED.filter((one) => !isToStrangers(one)))),
  holding('how mails about their openings went out', 'mails', mailsAbout(MAILED.filter(isToStrangers)), {
    copy: null,
  }),
];

/** Ids of what is theirs, as entries of the audit name them. */
const THEIR_IDS = [
  'person.accounts || person.profiles',
  ...MAILED.map(({ table, rows }) => `array(select t.id from ${table} as t where ${rows})`),
].join(' || ');
const IN_WORDS = mentions(
  'concat(t.input, t.changes)',
  'person.addresses || person.accounts::text[] || person.profiles::text[]',
);

/**
 * What operators did about them. Neither who did it nor why makes an entry theirs: whoever writes an address there would else have a way to
 * blank it. Nor is all of it theirs to read.
 */
export const ACTS = holding(
  'what operators did',
  'operator_acts',
  `(${EARLIER} t.at) and (t.subjects && (${THEIR_IDS}) or ${IN_WORDS})`,
  { since: 'at', copy: without('id', 'act', 'operator', 'input', 'reason', 'subjects') },
);

const isAlone = `(t.subjects <@ (${THEIR_IDS}) or ${IN_WORDS})`;
/** What an erasure leaves of such an entry, as SQL: who did what and when; and, of an act on several people, what is the others'. */
export const ACT_FORGOTTEN = [
  ...['input', 'reason', 'changes'].map(
    (column) => `${column} = case when ${isAlone} then null else t.${column} end`,
  ),
  `subjects = array(select id from unnest(t.subjects) as known (id) where id <> all (${THEIR_IDS}))`,
].join(', ');

/** Passwords' digests and tokens open doors; they are of no use in a copy. */
const SECRETS = /password|token|code|secret|hmac|nonce|challenge|verifier/;

/**
 * All that there is of a person, what refers to a row before the row. The tables of Supabase Auth differ from version to version: those that
 * name an account are looked up.
 */
export async function holdingsOf(sql: AnySql): Promise<Holding[]> {
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
    if (name === 'users') return [holding('account', table, 't.id = any(person.accounts)', { since, copy })];
    if (columns.includes('user_id')) {
      const rows = 't.user_id::text = any(person.accounts::text[])';
      return [holding(`account: ${name.replaceAll('_', ' ')}`, table, rows, { since, copy })];
    }
    if (name !== 'audit_log_entries') return [];
    const rows = mentions('t.payload::text', 'person.accounts::text[] || person.addresses');
    return [holding('account: audit log', table, rows, { since, copy: null })];
  });
  return [ACTS, ...MAILS, ...OURS, ...account];
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
export async function selectHeld(sql: AnySql, person: Person): Promise<Held[]> {
  const held: Held[] = [];
  for (const holding of await holdingsOf(sql)) {
    const { what, table, since } = holding;
    const moment = since === null ? sql`null::timestamptz` : sql`t.${sql(since)}`;
    const [found] = await sql<Omit<Held, 'what' | 'table'>[]>`
      select count(*)::integer as rows, min(${moment}) as first, max(${moment}) as last from ${theirs(sql, holding, person)}`;
    if (found && found.rows > 0) held.push({ what, table, ...found });
  }
  return held;
}

/** Where the person's addresses stand beside that: in a table that nobody has thought of, or in somebody else's words. By table. */
export async function selectElsewhere(sql: AnySql, person: Person): Promise<Pick<Held, 'table' | 'rows'>[]> {
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
      .map((holding) => `and (${holding.rows}) is not true`);
    const rows = [mentions('t::text', 'person.addresses'), ...known].join(' ');
    const [found] = await sql<{ rows: number }[]>`
      select count(*)::integer as rows from ${theirs(sql, { table, rows }, person)}`;
    if (found && found.rows > 0) elsewhere.push({ table, rows: found.rows });
  }
  return elsewhere;
}

/** What is held and not in a copy, and why. */
const LEFT_OUT = [
  'The texts of messages that others wrote to you: they are theirs, and you were sent them by email.',
  'Visits to your profile: they are counted without names.',
  'Your password and the links that open your account: only digests of them are kept.',
];

/** Everything that is the person's own, as they are given it: rows by kind, in the words of the database. */
export async function copyOf(context: Context, person: Person) {
  const { sql } = context;
  const held: Record<string, unknown[]> = {};
  for (const holding of await holdingsOf(sql)) {
    if (holding.copy === null) continue;
    const found = await sql<{ row: unknown }[]>`
      select ${sql.unsafe(holding.copy)} as row from ${theirs(sql, holding, person)}`;
    if (found.length > 0) held[holding.what] = found.map(({ row }) => row);
  }
  const names = await sql<{ name: string }[]>`
    select btrim(image_filename) as name from public.psychologist_profiles
    where id = any(${[...person.profiles]}::uuid[]) and image_filename is not null`;
  const pictures: { name: string; type: string; base64: string }[] = [];
  for (const { name } of names) {
    const picture = await (await context.pictures()).read(name);
    if (picture) pictures.push({ name, type: picture.type, base64: picture.bytes.toString('base64') });
  }
  const { addresses } = person;
  return { madeAt: new Date().toISOString(), addresses, leftOut: LEFT_OUT, held, pictures };
}
