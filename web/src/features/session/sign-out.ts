import { loadSupabase } from './load-supabase.ts';
import { takeSession } from './use-session.ts';
import { readStoredSession } from './stored-session.ts';

let isUnderWay = false;

/** What the sign-in page is told by the page before it. */
export interface LogInLocationState {
  loggedOut?: boolean;
}

/** Whether the member of this tab is logging out just now: that leads somewhere by itself, a lost session does not. */
export function isSigningOut(): boolean {
  return isUnderWay;
}

/**
 * Ends this browser's session, here and at Auth; other devices stay signed in. That Auth no longer knows it (401, 403,
 * 404), or that it had run out, is no failure: the browser forgets it all the same.
 * @param leave goes where one is afterwards
 * @throws AuthError when Auth could not be asked; the session is then still there
 */
export async function signOut(leave: () => void | Promise<void>): Promise<void> {
  isUnderWay = true;
  try {
    await endSession();
    await leave();
  } finally {
    isUnderWay = false;
  }
}

/** Ends the session and goes nowhere: a page for members then asks to log in again. @throws AuthError as `signOut` does */
export async function endSession(): Promise<void> {
  const supabase = await loadSupabase();
  // supabase-js itself ignores 401, 403 and 404 here.
  const { error } = await supabase.auth.signOut({ scope: 'local' });
  if (error && readStoredSession()) throw error;
  takeSession(null);
}
