import type { Language } from '@directory/domain/language';

/** What became of the request. Nobody learns from it whether the address has an account. */
export type ResetOutcome = 'sent' | 'too-many' | 'failed';

/** Longer than a slow phone connection needs. */
const TIMEOUT_MS = 30_000;

/** Asks for the mail that leads to a new password, in the visitor's language. */
export async function requestReset(email: string, language: Language): Promise<ResetOutcome> {
  let response: Response;
  try {
    response = await fetch('/api/auth/password-reset', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ email, language }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    // No answer: to the visitor, the same as a refusal.
    return 'failed';
  }
  if (response.ok) return 'sent';
  return response.status === 429 ? 'too-many' : 'failed';
}
