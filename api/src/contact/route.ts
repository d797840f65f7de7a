import { getConnInfo } from '@hono/node-server/conninfo';
import { z } from '@hono/zod-openapi';
import { LANGUAGES, type Language } from '@directory/domain/language';
import type { Queue } from 'bullmq';
import type { Context as HonoContext } from 'hono';
import { randomUUID } from 'node:crypto';
import { acceptSubmission } from './accept-submission.ts';
import { createContactLimits } from './limits.ts';
import { parseSubmission, type Submission } from './submission.ts';
import type { Context } from '../context.ts';
import { limitBody } from '../http/body-limit.ts';
import { addressKey, clientAddress } from '../http/client-address.ts';
import type { App, Environment } from '../http/environment.ts';
import { errorResponse } from '../http/error-answers.ts';
import { readJson } from '../http/json-body.ts';
import { pageLanguage } from '../http/page-language.ts';
import { refuseForeign } from '../http/refuse-foreign.ts';

const PATH = '/api/contact';

/** A message of 5000 characters in any script, with every other field full, fits. */
const MOST_BYTES = 64 * 1024;

/** POST /api/contact: a message to a psychologist or to the directory, or a request to be listed. */
export function registerContact(
  app: App,
  {
    config,
    log,
    sql,
    redis,
    emailQueue,
  }: Pick<Context, 'config' | 'log' | 'sql' | 'redis'> & { emailQueue: Queue },
): void {
  const limits = createContactLimits(redis, config.contactMessagesPer10Minutes);
  describe(app);
  app.use(PATH, refuseForeign(config.publicUrl), limitBody(MOST_BYTES));
  app.post(PATH, async (c) => {
    const submission = parseSubmission(await readJson(c), pageLanguage(c), randomUUID);
    const { kind, language, bot, email } = submission;
    const connection = getConnInfo(c).remote.address;
    const address = clientAddress(connection, c.req.header('x-forwarded-for'), config.trustedProxies);
    await limits.countAddress(addressKey(address), language);
    if (bot) {
      // The answer is a person's: a bot that learns nothing tries nothing else.
      log.info({ requestId: c.get('requestId'), kind, bot }, 'a bot was turned away');
      return answer(c, submission, randomUUID());
    }
    await limits.countMail(email, recipientKey(submission), language);
    const id = await acceptSubmission({ sql, queue: emailQueue, log }, submission);
    return answer(c, submission, id);
  });
}

function answer(c: HonoContext<Environment>, { kind, language }: Submission, id: string): Response {
  c.header('Cache-Control', 'no-store');
  return c.json({ id, message: SENT[kind][language] }, 202);
}

/** The operator's own mailbox takes any number. */
function recipientKey(submission: Submission): string | null {
  return submission.kind === 'listing_request' ? null : submission.psychologistId;
}

/** The specification's words. */
const SENT: Readonly<Record<Submission['kind'], Readonly<Record<Language, string>>>> = {
  profile: { en: 'Message sent successfully!', fr: 'Message envoyé!' },
  contact_page: {
    en: 'Message sent successfully! We will get back to you soon.',
    fr: 'Message envoyé! Nous vous répondrons bientôt.',
  },
  listing_request: {
    en: 'Thank you! Your listing request has been sent. We’ll contact you soon.',
    fr: 'Merci! Votre demande d’inscription a été envoyée. Nous vous écrirons bientôt.',
  },
};

/** Describes the route for /api/openapi.json. The body is checked by `parseSubmission`, whose sentences are a form's. */
function describe(app: App): void {
  const body = z.object({
    name: z.string().max(120),
    email: z.email(),
    message: z.string().max(5000).optional().describe('Required unless it is a listing request.'),
    phone: z.string().max(40).optional(),
    subject: z.string().max(150).optional(),
    psychologistId: z.uuid().optional(),
    location: z.string().max(20).optional(),
    preferredReplyDay: z.string().optional(),
    preferredReplyTime: z.string().optional(),
    type: z.literal('listing_request').optional(),
    province: z.string().optional().describe('A code, such as MB.'),
    city: z.string().max(80).optional(),
    listingType: z.enum(['free', 'monthly', 'annual']).optional(),
    language: z.enum(LANGUAGES).optional(),
    idempotencyKey: z.uuid().optional().describe('The same key means the same submission, sent again.'),
    company: z.literal('').optional().describe('Left empty by people.'),
    elapsedMs: z.number().min(0).optional().describe('How long the form took to fill in.'),
  });
  const accepted = z.object({ id: z.uuid(), message: z.string() });
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: PATH,
    tags: ['Contact'],
    summary: 'Write to a psychologist or to the directory, or ask to be listed',
    request: { body: { required: true, content: { 'application/json': { schema: body } } } },
    responses: {
      202: { description: 'Kept, and on its way.', content: { 'application/json': { schema: accepted } } },
      400: errorResponse('A field is refused; the answer names it.'),
      403: errorResponse('The request comes from another site.'),
      404: errorResponse('There is no such psychologist.'),
      409: errorResponse('The key was used for another message.'),
      413: errorResponse('The request is too large.'),
      415: errorResponse('The request is not JSON.'),
      429: errorResponse('Too many messages; Retry-After says when to try again.'),
    },
  });
}
