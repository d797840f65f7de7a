import { getConnInfo } from '@hono/node-server/conninfo';
import { assessmentResults } from '@directory/domain/contracts/assessment-results';
import type { Bilingual } from '@directory/domain/language';
import type { Queue } from 'bullmq';
import { randomUUID } from 'node:crypto';
import { acceptResults } from './accept-results.ts';
import { createResultsLimits } from './limits.ts';
import { resultsRequest } from './request.ts';
import type { Context } from '../context.ts';
import { limitBody } from '../http/body-limit.ts';
import { addressKey, clientAddress } from '../http/client-address.ts';
import { serveForm } from '../http/contract.ts';
import type { App } from '../http/environment.ts';
import { refuseForeign } from '../http/refuse-foreign.ts';

/** The few fields fit many times over; a questionnaire's answers have no business here. */
const MOST_BYTES = 4 * 1024;

/** Someone's own results, to be mailed to the address that they give. */
export function registerAssessmentResults(
  app: App,
  {
    config,
    log,
    sql,
    redis,
    emailQueue,
  }: Pick<Context, 'config' | 'log' | 'sql' | 'redis'> & { emailQueue: Queue },
): void {
  const limits = createResultsLimits(redis, config.contactMessagesPer10Minutes);
  app.use(assessmentResults.path, refuseForeign(config.publicUrl), limitBody(MOST_BYTES));
  serveForm(app, assessmentResults, async (c, form) => {
    const request = resultsRequest(form, randomUUID);
    const { language, email } = request;
    const connection = getConnInfo(c).remote.address;
    const address = addressKey(
      clientAddress(connection, c.req.header('x-forwarded-for'), config.trustedProxies),
    );
    await limits.countAddress(address, language);
    const wanted = await limits.countMail(address, email, language);
    if (!wanted) log.warn({ requestId: c.get('requestId') }, 'a recipient has had enough results by mail');
    const id = wanted ? await acceptResults({ sql, queue: emailQueue, log }, request) : randomUUID();
    c.header('Cache-Control', 'no-store');
    return c.json({ id, message: ACCEPTED[language] }, 202);
  });
}

/** Says nothing of whether the address exists, was used before, or has had all the mails that it may have. */
const ACCEPTED: Bilingual = {
  en: 'Thank you. If this address can take more of our emails, your results are on their way to it.',
  fr: 'Merci. Si cette adresse peut encore recevoir nos courriels, vos résultats sont en route.',
};
