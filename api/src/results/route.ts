import { getConnInfo } from '@hono/node-server/conninfo';
import { z } from '@hono/zod-openapi';
import { CONDITIONS } from '@directory/domain/assessments/conditions';
import { SEVERITIES } from '@directory/domain/assessments/severity';
import { LANGUAGES, type Bilingual } from '@directory/domain/language';
import type { Queue } from 'bullmq';
import { randomUUID } from 'node:crypto';
import { acceptResults } from './accept-results.ts';
import { createResultsLimits } from './limits.ts';
import { parseResultsRequest } from './request.ts';
import type { Context } from '../context.ts';
import { limitBody } from '../http/body-limit.ts';
import { addressKey, clientAddress } from '../http/client-address.ts';
import type { App } from '../http/environment.ts';
import { errorResponse } from '../http/error-answers.ts';
import { readJson } from '../http/json-body.ts';
import { pageLanguage } from '../http/page-language.ts';
import { refuseForeign } from '../http/refuse-foreign.ts';

const PATH = '/api/assessment-results';

/** The few fields fit many times over; a questionnaire's answers have no business here. */
const MOST_BYTES = 4 * 1024;

/** POST /api/assessment-results: someone's own results, to be mailed to the address that they give. */
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
  describe(app);
  app.use(PATH, refuseForeign(config.publicUrl), limitBody(MOST_BYTES));
  app.post(PATH, async (c) => {
    const request = parseResultsRequest(await readJson(c), pageLanguage(c), randomUUID);
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

/** Describes the route for /api/openapi.json. The body is checked by `parseResultsRequest`, whose sentences are a form's. */
function describe(app: App): void {
  const body = z.strictObject({
    email: z.email().max(254).describe('One address. It is trimmed and lowercased.'),
    condition: z.enum(CONDITIONS),
    score: z.number().int().min(0).max(40),
    severity: z.enum(SEVERITIES).describe('The band that the score falls into; any other is refused.'),
    language: z.enum(LANGUAGES).optional(),
    discreet: z.boolean().optional().describe('Keeps the condition out of the subject; true by default.'),
    idempotencyKey: z.uuid().optional().describe('The same key means the same request, sent again.'),
  });
  const accepted = z.object({ id: z.uuid(), message: z.string() });
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: PATH,
    tags: ['Assessments'],
    summary: 'Have the results of a self-assessment sent by mail; never its answers',
    request: { body: { required: true, content: { 'application/json': { schema: body } } } },
    responses: {
      202: { description: 'Accepted.', content: { 'application/json': { schema: accepted } } },
      400: errorResponse('A field is refused or does not belong; the answer names it.'),
      403: errorResponse('The request comes from another site.'),
      409: errorResponse('The key was used for other results.'),
      413: errorResponse('The request is too large.'),
      415: errorResponse('The request is not JSON.'),
      429: errorResponse('Too many requests; Retry-After says when to try again.'),
      503: errorResponse('Nothing could be kept; Retry-After says when to try again.'),
    },
  });
}
