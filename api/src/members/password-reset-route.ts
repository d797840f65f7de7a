import { passwordReset } from '@directory/domain/contracts/password-reset';
import type { Context } from '../context.ts';
import { insertMemberMail } from './insert-member-mail.ts';
import { limitBody } from '../http/body-limit.ts';
import { serveForm } from '../http/contract.ts';
import type { App } from '../http/environment.ts';
import { refuseForeign } from '../http/refuse-foreign.ts';
import { postMails } from '../mail/outbox.ts';
import { callerKey } from './pass-on.ts';

/**
 * Asks for a mail with a link that sets a new password. Whether the address has an account is
 * looked at by the worker alone: here the same row is written and the same job queued for every address.
 */
export function registerPasswordReset(
  app: App,
  {
    config,
    log,
    sql,
    emailQueue,
    memberLimits,
  }: Pick<Context, 'config' | 'log' | 'sql' | 'emailQueue' | 'memberLimits'>,
): void {
  app.use(passwordReset.path, refuseForeign(config.publicUrl), limitBody(4 * 1024));
  serveForm(app, passwordReset, async (c, { input: { email }, language }) => {
    await memberLimits.countReset(callerKey(c, config.trustedProxies), email);
    const insert = insertMemberMail(sql, { purpose: 'password_reset', email, language });
    await postMails({ sql, queue: emailQueue, log }, insert, ['member-mail']);
    c.header('Cache-Control', 'no-store');
    return c.json({}, 202);
  });
}
