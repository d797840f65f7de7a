import { UnrecoverableError, type Job } from 'bullmq';
import type { Logger } from 'pino';
import type postgres from 'postgres';
import { z } from 'zod';
import { batch } from './batch.ts';
import {
  MAIL_KINDS,
  MAIL_STATES,
  type LoadedMail,
  type MailKey,
  type MailKindName,
  type MailKinds,
  type MailSettings,
  type StateColumns,
} from '../mail/mail-kind.ts';
import { markSent, markTried } from '../mail/mail-state.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import { MAX_TRIES } from '../mail/retry-schedule.ts';
import { readSendFailure } from '../mail/send-failure.ts';
import type { MailTransport } from '../mail/transport.ts';

/** The job that sends one mail. It knows the row's id and the mail's kind; whatever else it needs, it reads from the row. */
export const SEND_MAIL = 'send-mail';

const payloadSchema = z.strictObject({
  kind: z.enum(MAIL_KINDS),
  id: z.uuid(),
  /** The server has the mail, but the row could not be marked then: only that is left to do. */
  accepted: z.boolean().optional(),
});

export type SendMailPayload = z.output<typeof payloadSchema>;

/** How a mail's job is queued. One mail has one job: adding it again while it waits does nothing. */
export function sendMailJob({ kind, id }: MailKey) {
  return {
    name: SEND_MAIL,
    data: payloadSchema.parse({ kind, id }),
    opts: {
      jobId: `${kind}-${id}`,
      attempts: MAX_TRIES,
      backoff: { type: 'custom' },
      // The row is the record of what became of a mail. A finished job that is kept would swallow a new one of its id.
      removeOnComplete: true,
      removeOnFail: true,
    },
  };
}

export interface SendMailContext {
  sql: postgres.Sql;
  log: Logger;
  transport: MailTransport;
  settings: MailSettings;
  /** How each kind of mail is made. */
  kinds: MailKinds;
}

/**
 * The handler: sends the mail that the job names, unless its row says that it was sent, and notes in the row what came of it.
 * Rows are read and marked together for the jobs that run at the same time.
 * @throws UnrecoverableError when another try cannot help; any other error asks for one
 */
export function createSendMail({ sql, log, transport, settings, kinds }: SendMailContext) {
  const byKind = Object.fromEntries(
    MAIL_KINDS.map((name) => {
      const state = MAIL_STATES[name];
      const load = batch<string, LoadedMail>((ids) => kinds[name].load(sql, ids));
      const mark = batch<string, true>(async (ids) => {
        await markSent(sql, state, ids);
        return new Map();
      });
      return [name, { state, load, mark }];
    }),
  ) as Record<MailKindName, KindParts>;

  return async (job: Job): Promise<void> => {
    const payload = payloadSchema.safeParse(job.data);
    if (!payload.success || job.name !== SEND_MAIL) throw new UnrecoverableError('This is no mail job');
    const { kind, id, accepted } = payload.data;
    const { state, load, mark } = byKind[kind];
    const loaded = await load(id);
    if (loaded?.status !== 'queued') return;

    const giveUp = async (reason: string): Promise<never> => {
      await markTried(sql, state, id, { reason, final: true });
      log.error({ kind, id, attempt: loaded.attempts + 1, reason }, 'mail failed');
      throw new UnrecoverableError(reason);
    };

    if (!accepted) {
      const mail = compose(loaded, settings);
      if (mail instanceof Error) return giveUp(mail.message);
      try {
        await transport.send(`${kind}.${id}`, await mail);
      } catch (error) {
        const { permanent, reason } = readSendFailure(error);
        if (permanent || loaded.attempts + 1 >= MAX_TRIES) return giveUp(reason);
        await markTried(sql, state, id, { reason, final: false });
        log.warn({ kind, id, attempt: loaded.attempts + 1, reason }, 'mail delayed');
        throw new Error(reason, { cause: error });
      }
    }
    try {
      await mark(id);
    } catch (error) {
      // The message alone: the database's error may quote the row.
      log.warn(
        { kind, id, reason: `Failed to mark email as sent: ${(error as Error).message}` },
        'a mail was sent, but its row could not be marked',
      );
      // The next try must not send it again.
      await job.updateData({ kind, id, accepted: true });
      throw error;
    }
  };
}

/** The mail, or why the row makes none. */
function compose(loaded: LoadedMail, settings: MailSettings): OutgoingMail | Promise<OutgoingMail> | Error {
  try {
    return loaded.compose(settings);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

interface KindParts {
  state: StateColumns;
  load: Load;
  mark: Mark;
}

type Load = (id: string) => Promise<LoadedMail | undefined>;
type Mark = (id: string) => Promise<true | undefined>;
