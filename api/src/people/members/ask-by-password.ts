import type { Context as HonoContext } from 'hono';
import { pageLanguage } from '../../http/contract.ts';
import type { Environment } from '../../http/environment.ts';
import { createAskAuth, type MemberContext } from './auth-service.ts';
import { endSession, presentPasswordWrong, signInAgain } from './password-route.ts';
import { refusedRow } from './refused-row.ts';
import { membersUnavailable } from './supabase-http.ts';

/**
 * Asks the database for what it does for a new session alone: this server may do none of it. The session is opened with the password typed
 * again, and the function ends it.
 * @throws ApiError 400 for a wrong password or a refused value, 429 for too many tries
 */
export function createAskByPassword(context: MemberContext) {
  const { config, supabase, memberLimits } = context;
  const ask = createAskAuth(context);
  const call = async (c: HonoContext<Environment>, token: string, name: string, input: object) => {
    const { status, body } = await supabase.send({
      method: 'POST',
      path: `/rest/v1/rpc/${name}`,
      headers: {
        accept: 'application/json',
        apikey: config.supabase.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(input),
    });
    if (status === 200 && body.toString('utf8').trim() === 'true') return;
    const unavailable = membersUnavailable(new Error(`The REST interface answered ${status}`));
    throw (status >= 400 && refusedRow(body, pageLanguage(c))) || unavailable;
  };
  return async (
    c: HonoContext<Environment>,
    { id, email }: { id: string; email: string },
    password: string,
    name: string,
    input: object,
  ): Promise<void> => {
    const takeBack = await memberLimits.countPresentPassword(id);
    const token = await signInAgain(c, ask, email, password).catch(async (error: unknown) => {
      await takeBack();
      throw error;
    });
    if (token === null) throw presentPasswordWrong();
    await takeBack();
    try {
      await call(c, token, name, input);
    } catch (error) {
      // It was opened for this alone. What failed is what is told.
      await endSession(c, ask, token).catch(() => undefined);
      throw error;
    }
  };
}
