import { answerSignInAddress, askSignInAddress } from '@directory/domain/contracts/member';
import { paths } from '@directory/domain/site/paths';
import { invalidRequest } from '../../../errors.ts';
import { limitBody } from '../../../http/body.ts';
import { serve } from '../../../http/contract.ts';
import type { App } from '../../../http/environment.ts';
import { refuseForeign } from '../../../http/refuse-foreign.ts';
import type { FormContext } from '../../../messages/mail/outbox.ts';
import { createAskByPassword } from '../ask-by-password.ts';
import type { MemberContext } from '../auth-service.ts';
import { serveOwnersWord } from '../contact-address/route.ts';
import { tokenDigest } from '../contact-address/store.ts';
import { signedInMember } from '../member-session.ts';

/** Another address to sign in with, which both addresses are asked about. This server may change nobody's: the database does, by two mailed tokens. */
export function registerSignInAddress(app: App, context: FormContext & MemberContext): void {
  const { config, sql } = context;
  const askByPassword = createAskByPassword(context);
  app.use(askSignInAddress.path, refuseForeign(config.publicUrl), limitBody(4 * 1024));
  serve(app, askSignInAddress, async (c, { email, password, language }) => {
    const member = await signedInMember(c, context);
    if (email === member.email.toLowerCase()) throw invalidRequest('You sign in with this address already.');
    await askByPassword(c, member, password, 'ask_sign_in_address', { new_address: email, language });
    return c.json({}, 202, { 'Cache-Control': 'no-store' });
  });

  type Did = 'done' | 'waiting' | 'stopped' | 'taken' | 'failed';
  serveOwnersWord(app, context, answerSignInAddress, paths.signInAddress, async ({ token, say }) => {
    const [row] = await sql<{ did: Did | null }[]>`
      select public.answer_sign_in_address(${tokenDigest(token)}::bytea, ${say === 'yes'}) as did`;
    return row?.did ?? 'failed';
  });
}
