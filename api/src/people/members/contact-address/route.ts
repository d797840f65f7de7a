import { confirmAddress } from '@directory/domain/contracts/confirm-address';
import { ApiError } from '../../../errors.ts';
import { limitBody } from '../../../http/body.ts';
import { callerKey } from '../../../http/client-address.ts';
import { pageLanguage, serve } from '../../../http/contract.ts';
import type { App } from '../../../http/environment.ts';
import { refuseForeign } from '../../../http/refuse-foreign.ts';
import type { MemberContext } from '../auth-service.ts';
import { confirmContactAddress } from './store.ts';

const USED_UP = {
  en: 'This link no longer works. It is too old, or the request was taken back.',
  fr: 'Ce lien ne fonctionne plus. Il est trop ancien, ou la demande a été retirée.',
} as const;

/** Takes the word of a new contact address's owner. Only a press on the page asks it: whatever merely opens links in mails changes nothing. */
export function registerContactAddress(
  app: App,
  { config, sql, memberLimits }: Pick<MemberContext, 'config' | 'sql' | 'memberLimits'>,
): void {
  app.use(confirmAddress.path, refuseForeign(config.publicUrl), limitBody(4 * 1024));
  serve(app, confirmAddress, async (c, { token }) => {
    await memberLimits.countToken(callerKey(c, config.trustedProxies));
    const address = await confirmContactAddress(sql, token);
    if (address === null) throw new ApiError(404, 'link_used_up', USED_UP[pageLanguage(c)]);
    return c.json({ address }, 200, { 'Cache-Control': 'no-store' });
  });
}
