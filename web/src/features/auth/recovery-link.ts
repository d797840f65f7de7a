/** What a mail's link brings along. */
export type RecoveryLink =
  /** Our own mails: a token that Auth exchanges for a session, once. */
  | { kind: 'token'; tokenHash: string; type: 'recovery' | 'invite' }
  /** Supabase's own mails lead through its server, which hands over the session itself, */
  | { kind: 'session'; accessToken: string; refreshToken: string }
  /** or says that the link is used up or too old. */
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
  const accessToken = parameters.get('access_token');
  const refreshToken = parameters.get('refresh_token');
  if (accessToken && refreshToken) return { kind: 'session', accessToken, refreshToken };
  return parameters.has('error') || parameters.has('error_code') ? { kind: 'refused' } : null;
}
