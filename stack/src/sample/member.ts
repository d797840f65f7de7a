import { keyHeaders } from '@directory/domain/accounts/supabase-key';
import bcrypt from 'bcryptjs';
import type postgres from 'postgres';
import { StackError } from '../stack-error.ts';

interface Project {
  supabaseUrl: string;
  supabaseSecretKey: string;
}

export interface MemberSignIn {
  email: string;
  password: string;
}

/**
 * Makes an account with a confirmed address and returns its id; the present one's id when the address has an account.
 * Through Auth's admin API, or, in Supabase Lite, which has none, in Auth's tables.
 * @param rounds of the password's hash in those tables
 * @throws StackError with code `member` when Auth refuses
 */
export async function ensureMember(
  sql: postgres.Sql,
  project: Project,
  member: MemberSignIn,
  rounds = 10,
): Promise<string> {
  const [existing] = await sql<{ id: string }[]>`select id from auth.users where email = ${member.email}`;
  if (existing !== undefined) return existing.id;
  // Auth itself keeps its migrations' history there; Lite does not.
  const [real] = await sql`select where to_regclass('auth.schema_migrations') is not null`;
  return real ? createThroughApi(project, member) : createInTables(sql, member, rounds);
}

async function createThroughApi(project: Project, member: MemberSignIn): Promise<string> {
  const response = await fetch(`${project.supabaseUrl}/auth/v1/admin/users`, {
    method: 'POST',
    headers: { ...keyHeaders(project.supabaseSecretKey), 'content-type': 'application/json' },
    body: JSON.stringify({ ...member, email_confirm: true }),
    signal: AbortSignal.timeout(15_000),
  });
  const text = await response.text();
  const refused = `Auth refused ${member.email} (HTTP ${response.status}): ${text.slice(0, 300)}`;
  if (!response.ok) throw new StackError('member', refused);
  return (JSON.parse(text) as { id: string }).id;
}

async function createInTables(
  sql: postgres.Sql,
  { email, password }: MemberSignIn,
  rounds: number,
): Promise<string> {
  const hash = await bcrypt.hash(password, rounds);
  return sql.begin(async (transaction) => {
    const [user] = await transaction<{ id: string }[]>`
      insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
      values (
        gen_random_uuid(), 'authenticated', 'authenticated', ${email}, ${hash}, now(),
        ${transaction.json({ provider: 'email', providers: ['email'] })}, ${transaction.json({})}
      )
      returning id
    `;
    const id = user?.id ?? '';
    await transaction`
      insert into auth.identities (id, provider, provider_id, user_id, identity_data)
      values (gen_random_uuid(), 'email', ${id}, ${id}, ${transaction.json({ sub: id, email, email_verified: true })})
    `;
    return id;
  });
}

/** The sign-in that the start shows. It is no secret: it opens one made-up profile. */
export const DEMO_MEMBER = { email: 'demo.member@example.ca', password: 'Assiniboine-and-Red' } as const;

/** Makes the demo member where it is missing and gives it the profile. Repeating it changes nothing. */
export async function ensureDemoMember(
  sql: postgres.Sql,
  project: Project,
  profileId: string,
): Promise<void> {
  const id = await ensureMember(sql, project, DEMO_MEMBER);
  await sql`update profile_records set user_id = null where user_id = ${id} and profile_id <> ${profileId}`;
  await sql`
    insert into profile_records (profile_id, user_id) values (${profileId}, ${id})
    on conflict (profile_id) do update set user_id = excluded.user_id`;
}
