import { getConnInfo } from '@hono/node-server/conninfo';
import { contact } from '@directory/domain/contracts/contact';
import type { Language } from '@directory/domain/language';
import type { Queue } from 'bullmq';
import type { Context as HonoContext } from 'hono';
import { randomUUID } from 'node:crypto';
import { acceptSubmission } from './accept-submission.ts';
import { createContactLimits } from './limits.ts';
import { submissionOf, type Submission } from './submission.ts';
import type { Context } from '../context.ts';
import { limitBody } from '../http/body-limit.ts';
import { addressKey, clientAddress } from '../http/client-address.ts';
import { serveForm } from '../http/contract.ts';
import type { App, Environment } from '../http/environment.ts';
import { refuseForeign } from '../http/refuse-foreign.ts';

/** A message of 5000 characters in any script, with every other field full, fits. */
const MOST_BYTES = 64 * 1024;

/** A message to a psychologist or to the directory, or a request to be listed. */
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
  app.use(contact.path, refuseForeign(config.publicUrl), limitBody(MOST_BYTES));
  serveForm(app, contact, async (c, form) => {
    const submission = submissionOf(form, randomUUID);
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
