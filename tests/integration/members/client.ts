import { BROWSER_KEY } from '@directory/domain/accounts/supabase-key';
import { createClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import ws from 'ws';
import { readStack } from '../../support/stack-file.ts';
import { addMember } from '../../support/test-member.ts';
import { type Answer, ask, post } from '../api/site.ts';

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

/** Saves columns of a member's own profile as the dashboard does: over the version that it has just read. @throws when it is not saved */
export async function saveOwnProfile(
  client: ReturnType<typeof siteClient>,
  columns: Record<string, unknown>,
): Promise<void> {
  const own = await client.rpc('my_profile');
  const { id, revision } = own.data as { id: string; revision: number };
  const saved = await client
    .from('psychologist_profiles')
    .update(columns)
    .eq('id', id)
    .eq('revision', revision)
    .select('id');
  if (saved.error || saved.data.length !== 1)
    throw new Error(`It was not saved: ${JSON.stringify(saved.error)}`);
}

/** What the REST interface itself, which a hosted project opens to everyone, says of the token's own profile. */
export async function ownProfileDirectly(authorization: string): Promise<unknown> {
  const { url, publishableKey } = readStack().supabase;
  const headers = { authorization, apikey: publishableKey, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/rest/v1/rpc/my_profile`, { method: 'POST', headers, body: '{}' });
  return answer.json();
}

const AUTH = '/api/supabase/auth/v1';

/** A session's two tokens, as the site gives them. */
export interface Session {
  access_token: string;
  refresh_token: string;
}

/** Signs in through the site, without a client. */
export async function openSession(
  { email, password }: { email: string; password: string },
  headers: Record<string, string> = {},
): Promise<Session> {
  return (
    await post(`${AUTH}/token?grant_type=password`, { email, password }, undefined, headers)
  ).json() as Session;
}

export const renew = ({ refresh_token }: Pick<Session, 'refresh_token'>): Promise<Answer> =>
  post(`${AUTH}/token?grant_type=refresh_token`, { refresh_token });

/** How the service answers who shows the access token. */
export const userStatus = async ({ access_token }: Session): Promise<number> =>
  (await ask(`${AUTH}/user`, { headers: { authorization: `Bearer ${access_token}` } })).status;
