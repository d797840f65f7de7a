import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AuthClient } from '@supabase/supabase-js';
import { isRefusedLink } from './auth-error-text.ts';
import { loadSupabase, supabaseProject } from '../session/load-supabase.ts';

type RecoveryLink =
  /** Our own mails: a token that Auth exchanges for a session, once. */
  | { kind: 'token'; tokenHash: string; type: 'recovery' | 'invite' }
  /**
   * Mails of Supabase that the project's templates did not write lead through its server. It says that the link is used up or too
   * old, or hands over a session, which the site has not seen opened by a link: it may set no password.
   */
  | { kind: 'refused' };

/** Reads the page's query and hash, the hash first: it never reaches a server. Null when they hold no link's facts. */
export function readRecoveryLink(search: string, hash: string): RecoveryLink | null {
  return fromParameters(new URLSearchParams(hash.slice(1))) ?? fromParameters(new URLSearchParams(search));
}

function fromParameters(parameters: URLSearchParams): RecoveryLink | null {
  const tokenHash = parameters.get('token_hash');
  if (tokenHash) {
    return { kind: 'token', tokenHash, type: parameters.get('type') === 'invite' ? 'invite' : 'recovery' };
  }
  return FOREIGN.some((name) => parameters.has(name)) ? { kind: 'refused' } : null;
}

const FOREIGN = ['error', 'error_code', 'access_token'];

export type Recovery =
  /** The link is being looked at; on the server, always. */
  | { status: 'opening' }
  /** No link, and none was opened in this tab before. */
  | { status: 'missing' }
  | { status: 'expired' }
  | { status: 'unreachable'; retry: () => void }
  | { status: 'ready'; client: InstanceType<typeof AuthClient>; email: string };

/**
 * Opens the mail's link: takes its token out of the address bar at once, and exchanges it for a session that can set a
 * password.
 */
export function useRecovery(): Recovery {
  const navigate = useNavigate();
  const link = useRef<RecoveryLink | null>(null);
  const startedTries = useRef(0);
  const [tries, setTries] = useState(1);
  const [recovery, setRecovery] = useState<Recovery>({ status: 'opening' });

  useEffect(() => {
    // A link works once: React's double effects while developing must not use it up.
    if (startedTries.current === tries) return;
    startedTries.current = tries;
    const retry = () => {
      setRecovery({ status: 'opening' });
      setTries((now) => now + 1);
    };
    const found = readRecoveryLink(window.location.search, window.location.hash);
    if (found) {
      link.current = found;
      void navigate(window.location.pathname, { replace: true });
    }
    openLink(link.current).then(
      setRecovery,
      // The code could not be fetched, or Auth did not answer: the link is as good as before.
      () => setRecovery({ status: 'unreachable', retry }),
    );
  }, [navigate, tries]);

  return recovery;
}

/** @throws AuthError when Auth could not be asked */
async function openLink(link: RecoveryLink | null): Promise<Recovery> {
  if (link?.kind === 'refused') return { status: 'expired' };
  const client = await openRecoveryClient();
  const { session, error } = await exchange(client, link);
  if (session) return { status: 'ready', client, email: session.user.email ?? '' };
  if (link === null) return { status: 'missing' };
  if (error === null || isRefusedLink(error)) return { status: 'expired' };
  throw error;
}

async function exchange(client: InstanceType<typeof AuthClient>, link: RecoveryLink | null) {
  if (link?.kind === 'token') {
    const { data, error } = await client.verifyOtp({ token_hash: link.tokenHash, type: link.type });
    return { session: data.session, error };
  }
  const { data, error } = await client.getSession();
  return { session: data.session, error };
}

const STORAGE_KEY = 'directory-recovery';

/**
 * A client of Auth for a link's session alone. Opening a link signs nobody in, and replaces nobody's session: that follows
 * once the new password is set. The session outlives a reload, since the link works only once, and ends with the tab.
 */
async function openRecoveryClient(): Promise<InstanceType<typeof AuthClient>> {
  const supabase = await import('@supabase/supabase-js');
  const { url, key } = supabaseProject();
  const storage = tabStorage();
  return new supabase.AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key },
    storageKey: STORAGE_KEY,
    ...(storage ? { storage } : { persistSession: false }),
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
  tabStorage()?.removeItem(STORAGE_KEY);
  return !error;
}

/** Undefined where the browser refuses it: the session then lasts until a reload. */
function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
