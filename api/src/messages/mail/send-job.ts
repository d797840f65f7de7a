import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { MAIL_KINDS } from './mail-kind.ts';
import { MAX_TRIES, retryDelayMs } from './retry.ts';
import type { SendContext } from './send.ts';

const payload = z.strictObject({
  kind: z.enum(MAIL_KINDS),
  id: z.uuid(),
  /** The server has the mail, but the row could not be marked then: only that is left to do. */
  accepted: z.boolean().optional(),
});

/** Sends one mail. One mail has one job: adding it again while it waits does nothing. */
export const sendMailJob = defineJob({
  name: 'send-mail',
  queue: 'email',
  payload,
  options: ({ kind, id }) => ({
    jobId: `${kind}-${id}`,
    attempts: MAX_TRIES,
    backoff: { type: 'custom' },
    // The row is the record of what became of a mail. A finished job that is kept would swallow a new one of its id.
    removeOnComplete: true,
    removeOnFail: true,
  }),
  worker: ({ mail }: { mail: { firstRetryMs: number } } & SendContext) => ({
    // Far more than there are connections: while some mails are sent, others are read and marked together.
    concurrency: 100,
    // A killed worker's mails go to another after this long.
    lockDuration: 10_000,
    stalledInterval: 5_000,
    // A mail is given up for what a server says of it, never for how often a worker died with it.
    maxStalledCount: 1_000,
    settings: {
      backoffStrategy: (failedTries) => retryDelayMs(Math.min(failedTries, MAX_TRIES), mail.firstRetryMs),
    },
  }),
  // The handler has told the operator already.
  failureLevel: 'debug',
  handler: () => import('./send.ts'),
});
