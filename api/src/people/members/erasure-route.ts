import { eraseMember } from '@directory/domain/contracts/member';
import { limitBody } from '../../http/body.ts';
import { serve } from '../../http/contract.ts';
import type { App } from '../../http/environment.ts';
import { refuseForeign } from '../../http/refuse-foreign.ts';
import { createAskByPassword } from './ask-by-password.ts';
import type { MemberContext } from './auth-service.ts';
import { signedInMember } from './member-session.ts';

/** A member deletes their account, with the password typed again; `admin person settle` does what the database has noted. */
export function registerErasure(app: App, context: MemberContext): void {
  const askByPassword = createAskByPassword(context);
  app.use(eraseMember.path, refuseForeign(context.config.publicUrl), limitBody(4 * 1024));
  serve(app, eraseMember, async (c, { password, language }) => {
    await askByPassword(c, await signedInMember(c, context), password, 'ask_my_erasure', { language });
    return c.json({}, 202, { 'Cache-Control': 'no-store' });
  });
}
