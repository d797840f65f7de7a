import { confirmAddress } from '@directory/domain/contracts/member';
import type { Contract } from '@directory/domain/contracts/contract';
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

const form = z.object({
  token: z.string().min(20).max(100),
  say: z.enum(['yes', 'stop']).default('yes'),
  language: z.enum(LANGUAGES).default('en'),
});

type WordContext = FormContext & Pick<MemberContext, 'memberLimits'>;

/**
 * Takes the word of an address's owner. Only a press on the page asks it: whatever merely opens links in mails changes nothing.
 * @param act returns what the page is to say
 */
export function serveOwnersWord<Did extends string>(
  app: App,
  context: WordContext,
  contract: Contract,
  page: (query: { token?: string; did: Did | 'later' }) => string,
  act: (data: z.output<typeof form>) => Promise<Did>,
): void {
  const { config, memberLimits } = context;
  createLinks(app, context, 4 * 1024).serveAct(contract, form, async (data, c) => {
    try {
      await memberLimits.countToken(callerKey(c, config.trustedProxies));
    } catch (error) {
      // Said on the page, which needs no script, and pressed there again.
      if (error instanceof ApiError && error.status === 429) return page({ token: data.token, did: 'later' });
      throw error;
    }
    return page({ did: await act(data) });
  });
}

/** Has a new contact address confirmed. */
export function registerContactAddress(app: App, context: WordContext): void {
  serveOwnersWord(app, context, confirmAddress, paths.confirmAddress, async ({ token }) =>
    (await confirmContactAddress(context.sql, token)) === null ? 'failed' : 'done',
  );
}
