import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import ws from 'ws';
import { readStack } from './stack-file.ts';
import { addMember } from './test-member.ts';

const stack = readStack();

let shared: postgres.Sql | undefined;

/**
 * The database as its owner, one pool for all files of a process: nobody closes it, and what idles closes by itself. With a number of
 * `connections` it is the caller's own.
 */
export function connect(connections?: number): postgres.Sql {
  if (connections !== undefined) return openPool(connections);
  return (shared ??= Object.assign(openPool(6), { end: refuseToEnd }));
}

/** A file that ended it would fail the files that run after it, far from where the fault is. */
function refuseToEnd(): never {
  throw new Error('This pool is shared by all test files: nobody ends it.');
}

const openPool = (max: number) =>
  postgres(stack.postgres, { max, idle_timeout: 5, onnotice: () => undefined });

/** supabase-js with a key and no session, over HTTP. */
function client(key: string) {
  return createClient(stack.supabase.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Node 20 has no WebSocket of its own.
    realtime: { transport: ws as unknown as typeof WebSocket },
  });
}

/** A visitor. */
export const anonymous = () => client(stack.supabase.publishableKey);

/** The secret key's holder. */
export const service = () => client(stack.supabase.secretKey);

export interface Member {
  id: string;
  /** supabase-js with the public key, signed in. */
  client: ReturnType<typeof anonymous>;
}

/** A new member, signed in through Auth. */
export async function signInNewMember(sql: postgres.Sql): Promise<Member> {
  const { id, email, password } = await addMember(sql);
  const own = anonymous();
  const { error } = await own.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { id, client: own };
}

/** The profiles that tests make: removed by {@link removeTestRows}. */
const TEST_MARK = 'https://register.example.org/test';

/** The `detail_url` of a profile whose test runs beside others, which must not remove it: it does so itself. */
export const OWN_MARK = 'https://register.example.org/own-test';

/** The columns of profile_records, which {@link addProfile} takes with the others. */
const RECORD_COLUMNS = new Set([
  'user_id',
  'detail_url',
  'previous_name',
  'city_id',
  'concurrent_registrations',
  'registration_history',
  'discipline_info',
]);

/** Inserts one profile with its private record and returns its id. What is not given gets an ordinary value. */
export async function addProfile(
  sql: postgres.Sql | postgres.TransactionSql,
  columns: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const row = {
    first_name: 'Test',
    last_name: 'Person',
    city: 'Testville',
    province: 'MB',
    detail_url: TEST_MARK,
    ...columns,
  };
  const part = (isRecord: boolean) =>
    Object.fromEntries(
      Object.entries(row).filter(([column]) => RECORD_COLUMNS.has(column) === isRecord),
    ) as Record<string, string>;
  const [added] = await sql<{ id: string }[]>`
    with profile as (insert into psychologist_profiles ${sql(part(false))} returning id),
    record as (
      insert into profile_records
      select record.*
      from profile, jsonb_populate_record(
        null::profile_records,
        '{"member_columns": [], "hidden_by_member": false, "unwanted_mails": []}'::jsonb || ${sql.json(part(true))} || jsonb_build_object('profile_id', profile.id)
      ) as record
    )
    select id from profile
  `;
  if (added === undefined) throw new Error('The insert returned no row.');
  return added.id;
}

/** Makes a member the profile's own, or nobody. */
export async function giveProfile(sql: postgres.Sql, id: string, userId: string | null): Promise<void> {
  await sql`update profile_records set user_id = ${userId} where profile_id = ${id}`;
}

/** Everything stored of a profile, the private columns too; undefined when there is none. */
export async function storedProfile(
  sql: postgres.Sql,
  id: string,
): Promise<Record<string, unknown> | undefined> {
  const [row] = await sql<Record<string, unknown>[]>`
    select p.*, ${sql([...RECORD_COLUMNS].map((column) => `r.${column}`))}
    from psychologist_profiles as p left join profile_records as r on r.profile_id = p.id
    where p.id = ${id}`;
  return row;
}

/** Removes the profiles that {@link addProfile} made and the given members. */
export async function removeTestRows(sql: postgres.Sql, members: readonly Member[] = []): Promise<void> {
  await sql`
    delete from psychologist_profiles
    where id in (select profile_id from profile_records where detail_url = ${TEST_MARK})`;
  for (const { id } of members) await sql`delete from auth.users where id = ${id}`;
}

/** The error code of what Postgres refuses; undefined when it does not. */
export async function refusal(attempt: PromiseLike<unknown>): Promise<string | undefined> {
  try {
    await attempt;
    return undefined;
  } catch (error) {
    if (error instanceof postgres.PostgresError) return error.code;
    throw error;
  }
}

/** Does the work in a transaction that is undone, and returns what it made of it. */
export async function undone<T>(
  sql: postgres.Sql,
  work: (transaction: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  let made: { value: T } | undefined;
  await sql
    .begin(async (transaction) => {
      made = { value: await work(transaction) };
      throw new Error('undone');
    })
    .catch((error: unknown) => {
      if (made === undefined) throw error;
    });
  if (made === undefined) throw new Error('Nothing was done.');
  return made.value;
}
