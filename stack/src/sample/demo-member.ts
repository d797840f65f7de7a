import type postgres from 'postgres';
import { ensureMember } from './member.ts';

/** The sign-in that the start shows. It is no secret: it opens one made-up profile. */
export const DEMO_MEMBER = { email: 'demo.member@example.ca', password: 'Assiniboine-and-Red' } as const;

/** Makes the demo member where it is missing and gives it the profile. Repeating it changes nothing. */
export async function ensureDemoMember(
  sql: postgres.Sql,
  project: { supabaseUrl: string; supabaseSecretKey: string },
  profileId: string,
): Promise<void> {
  const id = await ensureMember(sql, project, DEMO_MEMBER);
  await sql`update profile_records set user_id = null where user_id = ${id} and profile_id <> ${profileId}`;
  await sql`
    insert into profile_records (profile_id, user_id) values (${profileId}, ${id})
    on conflict (profile_id) do update set user_id = excluded.user_id`;
}
