import { loadSupabase } from '../../session/load-supabase.ts';
import { endSession } from '../../session/sign-out.ts';
import { MemberError, type MemberFailure } from './member-error.ts';

/** The signed-in member's token, renewed when it is about to end. @throws MemberError `signedOut` when there is none */
export async function memberToken(): Promise<string> {
  const supabase = await loadSupabase();
  const { data } = await supabase.auth.getSession();
  if (!data.session) throw new MemberError('signedOut');
  return data.session.access_token;
}

/**
 * Asks one of the api's routes for the signed-in member.
 * @param path below `/api/members/me/`
 * @throws MemberError with the server's own sentence where it refused
 */
export async function askMembersApi<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const token = await memberToken();
  let response: Response;
  try {
    response = await fetch(`/api/members/me/${path}`, {
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      signal: signal ?? null,
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new MemberError('unreachable', { cause });
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok || body === null) return refused(apiError(response.status, body));
  return body as Answer;
}

/**
 * Throws the error of a refusal. Where it is that the session has ended, the browser forgets the session first, so that the page
 * asks to log in again; what was typed stays in the tab.
 */
export async function refused(error: MemberError): Promise<never> {
  // When Auth cannot be asked now, the next refusal tries again.
  if (error.code === 'signedOut') await endSession().catch(() => undefined);
  throw error;
}

/** The reason of a refusal by the api. */
export function apiError(status: number, body: unknown): MemberError {
  const sentence = (body as { error?: unknown } | null)?.error;
  return new MemberError(failureOf(status), { detail: typeof sentence === 'string' ? sentence : undefined });
}

function failureOf(status: number): MemberFailure {
  if (status === 0) return 'unreachable';
  if (status === 401) return 'signedOut';
  if (status === 403) return 'notAllowed';
  if (status === 429) return 'tooMany';
  return status >= 400 && status < 500 ? 'refusedValue' : 'unexpected';
}
