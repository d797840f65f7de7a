import { BROWSER_KEY } from '@directory/domain/browser-key';
import { createClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import ws from 'ws';
import { readStack } from '../../support/stack-file.ts';
import { addMember } from '../../support/test-member.ts';

/** supabase-js as the site's pages have it: with the site's own address for Supabase. `origin` is another server's. */
export function siteClient(origin = readStack().app) {
  return createClient(`${origin}/api/supabase`, BROWSER_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws as unknown as typeof WebSocket },
  });
}

/** The access token of a signed-in client, as a request's header. */
export async function bearer(client: ReturnType<typeof siteClient>): Promise<{ authorization: string }> {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error('Nobody is signed in.');
  return { authorization: `Bearer ${data.session.access_token}` };
}

/** A new member, signed in through the site. The caller removes the account by its id. */
export async function signedInMember(sql: postgres.Sql) {
  const member = await addMember(sql);
  const client = siteClient();
  await client.auth.signInWithPassword(member);
  return { member, client, ...(await bearer(client)) };
}
