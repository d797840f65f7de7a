import bcrypt from 'bcryptjs';
import type postgres from 'postgres';
import { StackError } from '../stack-error.ts';
import { stableUuid } from './random.ts';

/** The sign-in that the start shows. It is no secret: it opens one made-up profile. */
export const DEMO_MEMBER = { email: 'demo.member@example.ca', password: 'Assiniboine-and-Red' } as const;

const ID = stableUuid(0, 5, 0);

/**
 * Makes the demo member and gives it the profile: through Auth's admin API, or, in Supabase Lite, which has none, in the tables.
 * Repeating it changes nothing.
 */
export async function ensureDemoMember(
  sql: postgres.Sql,
  project: { supabaseUrl: string; supabaseSecretKey: string },
  profileId: string,
): Promise<void> {
  const [existing] = await sql<{ id: string }[]>`
    select id from auth.users where email = ${DEMO_MEMBER.email}
  `;
  // Auth itself keeps its migrations' history there; Lite does not.
  const [auth] = await sql<
    { real: boolean }[]
  >`select to_regclass('auth.schema_migrations') is not null as real`;
  const id =
    existing?.id ?? (auth?.real === true ? await createThroughApi(project) : await createInTables(sql));
  await sql`update psychologist_profiles set user_id = null where user_id = ${id} and id <> ${profileId}`;
  await sql`update psychologist_profiles set user_id = ${id} where id = ${profileId} and user_id is distinct from ${id}`;
}

async function createThroughApi(project: {
  supabaseUrl: string;
  supabaseSecretKey: string;
}): Promise<string> {
  const response = await fetch(`${project.supabaseUrl}/auth/v1/admin/users`, {
    method: 'POST',
    headers: {
      apikey: project.supabaseSecretKey,
      authorization: `Bearer ${project.supabaseSecretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ ...DEMO_MEMBER, email_confirm: true }),
    signal: AbortSignal.timeout(15_000),
  });
  const text = await response.text();
  if (!response.ok) {
    throw new StackError(
      'demo_member',
      `Auth refused the demo member (HTTP ${response.status}): ${text.slice(0, 300)}`,
    );
  }
  return (JSON.parse(text) as { id: string }).id;
}

async function createInTables(sql: postgres.Sql): Promise<string> {
  const hash = await bcrypt.hash(DEMO_MEMBER.password, 10);
  const identity = { sub: ID, email: DEMO_MEMBER.email, email_verified: true };
  await sql.begin(async (transaction) => {
    await transaction`
      insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
      values (
        ${ID}, 'authenticated', 'authenticated', ${DEMO_MEMBER.email}, ${hash}, now(),
        ${transaction.json({ provider: 'email', providers: ['email'] })}, ${transaction.json({})}
      )
    `;
    await transaction`
      insert into auth.identities (id, provider, provider_id, user_id, identity_data)
      values (${ID}, 'email', ${ID}, ${ID}, ${transaction.json(identity)})
    `;
  });
  return ID;
}
