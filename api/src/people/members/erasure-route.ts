import { eraseMember } from '@directory/domain/contracts/member';
import type { Language } from '@directory/domain/language';
import { limitBody } from '../../http/body.ts';
import { serve } from '../../http/contract.ts';
import type { App } from '../../http/environment.ts';
import { refuseForeign } from '../../http/refuse-foreign.ts';
import { createAskAuth, type MemberContext } from './auth-service.ts';
import { signedInMember } from './member-session.ts';
import { endSession, presentPasswordWrong, signInAgain } from './password-route.ts';
import { membersUnavailable } from './supabase-http.ts';

/**
 * A member deletes their account, with the password typed again. This server may erase nobody: it opens a session with the password and asks
 * the database with that, which takes it from a new session alone; `admin person settle` does the rest.
 */
export function registerErasure(app: App, context: MemberContext): void {
  const { config, supabase, memberLimits } = context;
  const { publishableKey } = config.supabase;
  const ask = createAskAuth(context);
  const askForErasure = async (token: string, language: Language) => {
    const { status, body } = await supabase.send({
      method: 'POST',
      path: '/rest/v1/rpc/ask_my_erasure',
      headers: {
        accept: 'application/json',
        apikey: publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ language }),
    });
    if (status !== 200 || body.toString('utf8').trim() !== 'true')
      throw membersUnavailable(new Error(`The REST interface answered ${status}`));
  };
  app.use(eraseMember.path, refuseForeign(config.publicUrl), limitBody(4 * 1024));
  serve(app, eraseMember, async (c, { password, language }) => {
    const { id, email } = await signedInMember(c, context);
    const takeBack = await memberLimits.countPresentPassword(id);
    const token = await signInAgain(c, ask, email, password).catch(async (error: unknown) => {
      await takeBack();
      throw error;
    });
    if (token === null) throw presentPasswordWrong();
    await takeBack();
    try {
      await askForErasure(token, language);
    } catch (error) {
      // It was opened for this alone. What failed is what is told.
      await endSession(c, ask, token).catch(() => undefined);
      throw error;
    }
    return c.json({}, 202, { 'Cache-Control': 'no-store' });
  });
}
