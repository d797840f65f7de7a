import { ApiFailure, askApi, type Address } from '../../../site/ask-api.ts';
import type { Api } from '@directory/domain/contracts/api';
import type { Answer, Input } from '@directory/domain/contracts/contract';
import { loadSupabase } from '../../session/load-supabase.ts';
import { endSession } from '../../session/sign-out.ts';
import { memberFailure } from './member-failure.ts';

/** The signed-in member's token, renewed when it is about to end. @throws ApiFailure `signedOut` when there is none */
export async function memberToken(): Promise<string> {
  const supabase = await loadSupabase();
  const { data } = await supabase.auth.getSession();
  if (!data.session) throw memberFailure('signedOut');
  return data.session.access_token;
}

/** Asks one of the api's endpoints for the signed-in member. @throws ApiFailure */
export async function askForMember<A extends Extract<Address, `${string}/members/me/${string}`>>(
  address: A,
  input: Input<Api[A]>,
  signal?: AbortSignal,
): Promise<Answer<Api[A]>> {
  const headers = { authorization: `Bearer ${await memberToken()}` };
  return askApi(address, input, { headers, signal }).catch(refused);
}

/**
 * Throws the error of a refusal. Where it is that the session has ended, the browser forgets the session first, so that the page
 * asks to log in again; what was typed stays in the tab.
 */
export async function refused(error: unknown): Promise<never> {
  // When Auth cannot be asked now, the next refusal tries again.
  if (error instanceof ApiFailure && error.status === 401) await endSession().catch(() => undefined);
  throw error;
}
