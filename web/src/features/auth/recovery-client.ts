import type { AuthClient } from '@supabase/supabase-js';
import { loadSupabase, supabaseProject } from '../session/load-supabase.ts';

const STORAGE_KEY = 'directory-recovery';

/**
 * A client of Auth for a link's session alone. Opening a link signs nobody in, and replaces nobody's session: that follows
 * once the new password is set. The session outlives a reload, since the link works only once, and ends with the tab.
 */
export async function openRecoveryClient(): Promise<InstanceType<typeof AuthClient>> {
  const supabase = await import('@supabase/supabase-js');
  const { url, key } = supabaseProject();
  return new supabase.AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key },
    storageKey: STORAGE_KEY,
    storage: tabStorage(),
    detectSessionInUrl: false,
  });
}

/**
 * Makes the link's session the browser's. @returns false when that failed: the password is set, and signing in with it works
 */
export async function keepRecoverySession(recovery: InstanceType<typeof AuthClient>): Promise<boolean> {
  const { data } = await recovery.getSession();
  const supabase = await loadSupabase();
  const { error } = data.session ? await supabase.auth.setSession(data.session) : { error: true };
  await recovery.stopAutoRefresh();
  tabStorage().removeItem(STORAGE_KEY);
  return !error;
}

/** sessionStorage; where the browser refuses it, a memory that a reload empties. */
function tabStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return window.sessionStorage;
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => kept.set(name, value),
      removeItem: (name) => kept.delete(name),
    };
  }
}
