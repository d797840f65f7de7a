import { Queue, Worker, type ConnectionOptions } from 'bullmq';
import { MAX_TRIES, retryDelayMs } from '../mail/retry-schedule.ts';
import type { MailKey } from '../mail/mail-kind.ts';
import { createSendMail, sendMailJob, type SendMailContext } from './send-mail.ts';

/** The queue of mails to send. It holds ids only. */
export const EMAIL_QUEUE = 'email';

/** Mails under way at once. Far more than there are connections: while some are sent, others are read and marked together. */
const CONCURRENCY = 100;

/** Opens the queue for adding. The connection decides what happens while Redis is away. */
export function openEmailQueue(connection: ConnectionOptions): Queue {
  return new Queue(EMAIL_QUEUE, { connection });
}

/** Adds the mails' jobs in one call. A mail whose job is still there is left alone. */
export async function queueMails(queue: Queue, mails: readonly MailKey[]): Promise<void> {
  await queue.addBulk(mails.map(sendMailJob));
}

/** Starts sending mail. Closing the worker lets the mails under way finish. */
export function startEmailWorker(
  connection: ConnectionOptions,
  context: SendMailContext & { firstRetryMs: number },
): Worker {
  const { log, firstRetryMs } = context;
  const worker = new Worker(EMAIL_QUEUE, createSendMail(context), {
    connection,
    concurrency: CONCURRENCY,
    // A killed worker's mails go to another after this long.
    lockDuration: 10_000,
    stalledInterval: 5_000,
    // A mail is given up for what a server says of it, never for how often a worker died with it.
    maxStalledCount: 1_000,
    settings: {
      backoffStrategy: (failedTries) => retryDelayMs(Math.min(failedTries, MAX_TRIES), firstRetryMs),
    },
  });
  worker.on('error', (error) => log.warn({ err: error }, 'the mail queue is away'));
  worker.on('failed', (job, error) => log.debug({ id: job?.id, err: error }, 'mail job failed'));
  return worker;
}
