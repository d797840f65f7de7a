import { confirmAddress } from '@directory/domain/contracts/member';
import { LANGUAGES } from '@directory/domain/language';
import { paths } from '@directory/domain/site/paths';
import { z } from 'zod';
import { ApiError } from '../../../errors.ts';
import { callerKey } from '../../../http/client-address.ts';
import type { App } from '../../../http/environment.ts';
import { createLinks } from '../../../messages/mail/links.ts';
import type { FormContext } from '../../../messages/mail/outbox.ts';
import type { MemberContext } from '../auth-service.ts';
import { confirmContactAddress } from './store.ts';

const form = z.object({ token: z.string().min(20).max(100), language: z.enum(LANGUAGES).default('en') });

/** Takes the word of a new contact address's owner. Only a press on the page asks it: whatever merely opens links in mails changes nothing. */
export function registerContactAddress(
  app: App,
  context: FormContext & Pick<MemberContext, 'memberLimits'>,
): void {
  const { config, sql, memberLimits } = context;
  createLinks(app, context, 4 * 1024).serveAct(confirmAddress, form, async ({ token }, c) => {
    try {
      await memberLimits.countToken(callerKey(c, config.trustedProxies));
    } catch (error) {
      // Said on the page, which needs no script, and pressed there again.
      if (error instanceof ApiError && error.status === 429)
        return paths.confirmAddress({ token, did: 'later' });
      throw error;
    }
    const address = await confirmContactAddress(sql, token);
    return paths.confirmAddress({ did: address === null ? 'failed' : 'done' });
  });
}
