import { useSyncExternalStore } from 'react';
import { currentSession, subscribeToSession, UNKNOWN_SESSION, type Session } from './session-store.ts';

/**
 * Whether someone is signed in: `unknown` on the server and while the page comes to life, then what this browser keeps,
 * the same in all of its tabs. It costs a page nothing: supabase-js is not loaded for it.
 */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => UNKNOWN_SESSION);
}
