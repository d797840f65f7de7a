import type { Context as HonoContext } from 'hono';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { ApiError } from '../../errors.ts';
import type { Environment } from '../../http/environment.ts';
import { membersUnavailable, type SupabaseHttp } from './supabase-http.ts';

/** Who sends a request, as Auth says. */
export const memberSchema = z.object({ id: z.uuid(), email: z.string() });

/**
 * The member whose access token the request brings. Auth itself is asked, so that a token is worth nothing any more once its
 * session has ended or its member is disabled.
 * @throws ApiError 401 when there is no token or Auth does not know it, 503 when Auth does not answer
 */
export async function signedInMember(
  c: HonoContext<Environment>,
  { config, supabase }: { config: Config; supabase: SupabaseHttp },
): Promise<z.output<typeof memberSchema>> {
  const authorization = bearerToken(c);
  const answer = await supabase.send({
    method: 'GET',
    path: '/auth/v1/user',
    headers: { apikey: config.supabase.publishableKey, authorization },
  });
  if (answer.status >= 500) throw membersUnavailable(new Error(`Auth answered ${answer.status}`));
  const known =
    answer.status === 200 ? memberSchema.safeParse(JSON.parse(answer.body.toString('utf8'))) : undefined;
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
