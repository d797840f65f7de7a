/** Where supabase-js keeps the session in localStorage: every page can see, without loading it, whether there is one. */
export const SESSION_KEY = 'directory-session';

/** What every page knows of a stored session. Nothing here has been checked: only the server can do that. */
interface StoredSession {
  email?: string;
}

/** The session in this browser's storage; null when there is none, or when it cannot be read. */
export function readStoredSession(): StoredSession | null {
  try {
    const text = localStorage.getItem(SESSION_KEY);
    return text === null ? null : parseStoredSession(text);
  } catch {
    // Storage is refused: a session then lives in one page only, see session-store.ts.
    return null;
  }
}

/** A session as supabase-js writes it; null for anything else. */
export function parseStoredSession(text: string): StoredSession | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { refresh_token: refreshToken, user } = value as { refresh_token?: unknown; user?: unknown };
  if (typeof refreshToken !== 'string' || refreshToken === '') return null;
  const email = (user as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' && email !== '' ? { email } : {};
}

/**
 * A script for the document's head: marks a document that opens with a stored session, before anything is painted, so that
 * the header never shows one thing and then another. See header.css.
 */
export const markSessionScript = `try{if(localStorage.getItem(${JSON.stringify(SESSION_KEY)}))document.documentElement.dataset.session='kept'}catch{}`;
