import { randomUUID } from 'node:crypto';
import { ensureMember } from '@directory/stack/sample/member';
import type { StackAddresses } from '@directory/stack/stack-file';
import { createClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import ws from 'ws';

/** A member who saves a profile as the dashboard does: over REST, with the public key and a session. */
export interface SavingMember extends AsyncDisposable {
  profileId: string;
  /** Resolves when the save is confirmed. @throws Error when it is refused */
  save(bio: string): Promise<void>;
}

/** Signs a new member in and gives them an active profile that is nobody's; disposing takes both back. */
export async function savingMember(
  sql: postgres.Sql,
  { app, supabase }: Pick<StackAddresses, 'app' | 'supabase'>,
): Promise<SavingMember> {
  const signIn = { email: `bench-${randomUUID()}@example.org`, password: randomUUID() };
  const project = { supabaseUrl: supabase.url, supabaseSecretKey: supabase.secretKey };
  const userId = await ensureMember(sql, project, signIn);
  const [profile] = await sql<{ id: string; bio: string | null; revision: number }[]>`
    select p.id, p.bio, p.revision
    from psychologist_profiles as p join profile_records as r on r.profile_id = p.id
    where p.is_active and r.user_id is null
    order by p.id desc limit 1`;
  if (!profile) throw new Error('There is no profile to save.');
  await sql`update profile_records set user_id = ${userId} where profile_id = ${profile.id}`;
  const client = createClient(`${app}/api/supabase`, supabase.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws as unknown as typeof WebSocket },
  });
  const { error } = await client.auth.signInWithPassword(signIn);
  if (error) throw error;
  let { revision } = profile;
  return {
    profileId: profile.id,
    async save(bio) {
      const saved = await client
        .from('psychologist_profiles')
        .update({ bio })
        .eq('id', profile.id)
        .eq('revision', revision)
        .select('id');
      if (saved.error) throw new Error(JSON.stringify(saved.error));
      if (saved.data.length === 0) throw new Error('The save found no profile.');
      revision += 1;
    },
    async [Symbol.asyncDispose]() {
      await sql`update psychologist_profiles set bio = ${profile.bio} where id = ${profile.id}`;
      await sql`delete from auth.users where id = ${userId}`;
    },
  };
}
