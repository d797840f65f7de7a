import { BROWSER_KEY } from '@directory/domain/accounts/supabase-key';
import type { SupabaseClient } from '@supabase/supabase-js';
import { SESSION_KEY } from './stored-session.ts';
import { takeSession } from './use-session.ts';

let client: Promise<SupabaseClient> | undefined;

/**
 * The tab's one supabase-js client, signed in with the session that the browser keeps; its code is fetched on the first
 * call. It talks to the site's own address, which passes Auth and REST on (`/api/supabase`), and renews the session by
 * itself: looked at every 30 s, renewed from 90 s before its end, tried again from 200 ms on, doubling.
 * @throws when the code cannot be fetched; a later call tries again
 */
export function loadSupabase(): Promise<SupabaseClient> {
  if (!client) {
    client = createTabClient();
    client.catch(() => (client = undefined));
  }
  return client;
}

export function supabaseProject(): { url: string; key: string } {
  return { url: `${window.location.origin}/api/supabase`, key: BROWSER_KEY };
}

async function createTabClient(): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js');
  const { url, key } = supabaseProject();
  const supabase = createClient(url, key, {
    // Links from mails are read on /reset-password alone.
    auth: { storageKey: SESSION_KEY, detectSessionInUrl: false },
  });
  supabase.auth.onAuthStateChange((_event, session) => takeSession(session));
  return supabase;
}
