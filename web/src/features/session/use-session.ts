import { useSyncExternalStore } from 'react';
import { readStoredSession, SESSION_KEY } from './stored-session.ts';

/** The keys of everything that belongs to the signed-in member begin with this. */
export const MEMBER_KEY = 'member';

/** Who is using the site, as far as this browser knows. */
type Session =
  /** On the server, and until the page is hydrated. */
  { status: 'unknown' } | { status: 'signed-out' } | { status: 'signed-in'; email?: string };

const UNKNOWN_SESSION: Session = { status: 'unknown' };

let current: Session | undefined;
const listeners = new Set<() => void>();

/** The session now; in a browser only. The same object until something changes. */
function currentSession(): Session {
  return (current ??= storedState());
}

/** Calls back after each change, in this tab or another. @returns what ends it */
function subscribeToSession(onChange: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
  }
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

/**
 * Takes over what supabase-js says. Its null may only mean that the session could not be renewed just now: while one is
 * stored, the member is signed in.
 */
export function takeSession(session: { user: { email?: string | undefined } } | null): void {
  if (!session) update(storedState());
  else update({ status: 'signed-in', ...(session.user.email && { email: session.user.email }) });
}

function update(next: Session): void {
  const before = currentSession();
  const isSame = before.status === next.status && emailOf(before) === emailOf(next);
  if (isSame) return;
  current = next;
  for (const listener of [...listeners]) listener();
}

function storedState(): Session {
  const stored = readStoredSession();
  return stored ? { status: 'signed-in', ...stored } : { status: 'signed-out' };
}

function emailOf(session: Session): string | undefined {
  return session.status === 'signed-in' ? session.email : undefined;
}

/** Another tab signed in or out, or the browser's storage was cleared (`key` is then null). */
function onStorage(event: StorageEvent): void {
  if (event.key === SESSION_KEY || event.key === null) update(storedState());
}

/** A page that comes back from the browser's memory was told nothing meanwhile. */
function onPageShow(event: PageTransitionEvent): void {
  if (event.persisted) update(storedState());
}

/**
 * Whether someone is signed in: `unknown` on the server and while the page is hydrated, then what this browser stores,
 * the same in all of its tabs. It costs a page nothing: supabase-js is not loaded for it.
 */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => UNKNOWN_SESSION);
}
