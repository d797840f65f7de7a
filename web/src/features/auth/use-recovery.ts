import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AuthClient } from '@supabase/supabase-js';
import { isRefusedLink } from './auth-error-text.ts';
import { openRecoveryClient } from './recovery-client.ts';
import { readRecoveryLink, type RecoveryLink } from './recovery-link.ts';

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
  const { data, error } =
    link?.kind === 'session'
      ? await client.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken })
      : await client.getSession();
  return { session: data.session, error };
}
