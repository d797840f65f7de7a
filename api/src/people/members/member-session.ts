import type { Context as HonoContext } from 'hono';
import { z } from 'zod';
import { ApiError } from '../../errors.ts';
import type { Environment } from '../../http/environment.ts';
import type { SupabaseHttp } from './supabase-http.ts';

/** Who sends a request, as Auth says. */
export interface SignedInMember {
  id: string;
  email: string;
}

const user = z.object({ id: z.uuid(), email: z.string() });

/**
 * The member whose access token the request brings. Auth itself is asked, so that a token is worth nothing any more once its
 * session has ended or its member is disabled.
 * @throws ApiError 401 when there is no token or Auth does not know it, 503 when Auth does not answer
 */
export async function signedInMember(
  c: HonoContext<Environment>,
  supabase: SupabaseHttp,
  publishableKey: string,
): Promise<SignedInMember> {
  const authorization = bearerToken(c);
  const answer = await supabase.send({
    method: 'GET',
    path: '/auth/v1/user',
    headers: { apikey: publishableKey, authorization },
  });
  if (answer.status >= 500)
    throw new ApiError(
      503,
      'members_unavailable',
      'The accounts service did not answer. Please try again in a moment.',
      { cause: new Error(`Auth answered ${answer.status}`), retryAfterSeconds: 5 },
    );
  const known = answer.status === 200 ? user.safeParse(JSON.parse(answer.body.toString('utf8'))) : undefined;
  if (!known?.success) throw notSignedIn();
  return known.data;
}

/** The header with the access token that a request brings, unchecked. @throws ApiError 401 when it brings none */
export function bearerToken(c: HonoContext<Environment>): string {
  const authorization = c.req.header('authorization') ?? '';
  if (!isBearerToken(authorization)) throw notSignedIn();
  return authorization;
}

/** Whether the header's value has the form of a session's access token: a key of a project has not. */
export function isBearerToken(authorization: string): boolean {
  return /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/i.test(authorization);
}

function notSignedIn(): ApiError {
  return new ApiError(401, 'not_signed_in', 'You are not signed in any more. Please sign in again.');
}

/** The 404 of a member who has not begun a profile. */
export function noProfile(): ApiError {
  return new ApiError(404, 'no_profile', 'There is no profile yet. Please complete your registration first.');
}
