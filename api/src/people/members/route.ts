import { memberMessages, memberSearchStatus, memberStats } from '@directory/domain/contracts/member';
import { passwordReset } from '@directory/domain/contracts/password-reset';
import { paths } from '@directory/domain/site/paths';
import type { Queue } from 'bullmq';
import type { IndexGeneration } from '../../search/index-generation.ts';
import type { MemberContext } from './auth-service.ts';
import { insertMemberMail, selectMemberStats } from './store.ts';
import { callerKey } from '../../http/client-address.ts';
import { serve, serveForm } from '../../http/contract.ts';
import type { App } from '../../http/environment.ts';
import { noProfile, signedInMember } from './member-session.ts';
import { awaitSearchStatus, searchStatusNow } from './search-status.ts';
import { limitBody } from '../../http/body.ts';
import { refuseForeign } from '../../http/refuse-foreign.ts';
import { selectForMember } from '../../messages/inquiries/views.ts';
import { createLinkTokens } from '../../messages/mail/link-tokens.ts';
import { outboxOf, postMails } from '../../messages/mail/outbox.ts';

/** Below what proxies wait for an answer: docker/proxy/Caddyfile. */
const MOST_WAIT_MS = 5_000;

/** A member's counts, whether searches show the latest change, and the mail that sets a new password. */
export function registerMembers(
  app: App,
  context: Omit<MemberContext, 'keyholder'> & { generation: IndexGeneration; emailQueue: Queue },
): void {
  const { config, sql, generation, memberLimits } = context;
  const indexes = config.meilisearch.nodes.map(({ name }) => name);
  serve(app, memberStats, async (c) => {
    const { id } = await signedInMember(c, context);
    const stats = await selectMemberStats(sql, id);
    if (!stats) throw noProfile();
    return c.json({ ...stats, reviews: 0 as const }, 200, { 'Cache-Control': 'no-store' });
  });

  const tokens = createLinkTokens(config.siteSecret);
  serve(app, memberMessages, async (c) => {
    const { id } = await signedInMember(c, context);
    const messages = await selectForMember(sql, id);
    if (!messages) throw noProfile();
    const withPaths = messages.map(({ person, ...message }) => ({
      ...message,
      answerPath: person && paths.answer(tokens.tokenOf('psychologist', person)),
    }));
    return c.json({ messages: withPaths }, 200, { 'Cache-Control': 'no-store' });
  });

  serve(app, memberSearchStatus, async (c, { since }) => {
    const { id } = await signedInMember(c, context);
    const until = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(MOST_WAIT_MS)]);
    const status = await (since !== undefined
      ? awaitSearchStatus(sql, id, indexes, generation, until)
      : searchStatusNow(sql, id, indexes, generation));
    if (!status) throw noProfile();
    return c.json(status, 200, { 'Cache-Control': 'no-store' });
  });

  // Whether the address has an account is looked at by the worker alone: the same row and the same job come of every address.
  app.use(passwordReset.path, refuseForeign(config.publicUrl), limitBody(4 * 1024));
  serveForm(app, passwordReset, async (c, { input: { email }, language }) => {
    await memberLimits.countReset(callerKey(c, config.trustedProxies));
    const insert = insertMemberMail(sql, { purpose: 'password_reset', email, language });
    await postMails(outboxOf(c, context), insert, ['member-mail']);
    c.header('Cache-Control', 'no-store');
    return c.json({}, 202);
  });
}
