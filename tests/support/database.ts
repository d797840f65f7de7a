import { randomUUID } from 'node:crypto';
import { ensureMember } from '@directory/stack/sample/member';
import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import ws from 'ws';
import { readStack } from './stack-file.ts';

const stack = readStack();

/**
 * Connects as the database's owner. An end-to-end file leaves it open: a worker may run its hooks several times, once for each part
 * of the file that it is given, with this one connection.
 */
export function connect(connections = 2): postgres.Sql {
  return postgres(stack.postgres, { max: connections, onnotice: () => undefined });
}

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
  const signIn = { email: `member-${randomUUID()}@example.org`, password: randomUUID() };
  const project = { supabaseUrl: stack.supabase.url, supabaseSecretKey: stack.supabase.secretKey };
  const id = await ensureMember(sql, project, signIn);
  const own = anonymous();
  const { error } = await own.auth.signInWithPassword(signIn);
  if (error) throw error;
  return { id, client: own };
}

/** The profiles that tests make: removed by {@link removeTestRows}. */
const TEST_MARK = 'https://register.example.org/test';

/** Inserts one profile and returns its id. What is not given gets an ordinary value. */
export async function addProfile(
  sql: postgres.Sql | postgres.TransactionSql,
  columns: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const row = {
    first_name: 'Test',
    last_name: 'Person',
    city: 'Testville',
    province: 'MB',
    ...columns,
    detail_url: TEST_MARK,
  };
  const [added] = await sql<{ id: string }[]>`
    insert into psychologist_profiles ${sql(row as Record<string, string>)} returning id
  `;
  if (added === undefined) throw new Error('The insert returned no row.');
  return added.id;
}

/** Removes the profiles that {@link addProfile} made and the given members. */
export async function removeTestRows(sql: postgres.Sql, members: readonly Member[] = []): Promise<void> {
  await sql`delete from psychologist_profiles where detail_url = ${TEST_MARK}`;
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
