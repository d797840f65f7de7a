import { inSpan } from '@directory/runtime/telemetry/tracing';
import { UnrecoverableError } from 'bullmq';
import type postgres from 'postgres';
import { batch } from '../jobs/batch.ts';
import type { JobContext, JobHandler } from '../jobs/job.ts';
import type { Claimant } from './claimant.ts';
import type { MailTransport } from './transport.ts';
import {
  MAIL_KINDS,
  type MailKey,
  type Compose,
  type MailSettings,
  type MailKind,
  type MailKindName,
  REPEATED_KINDS,
} from './mail-kind.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { MAX_TRIES, readSendFailure } from './retry.ts';
import { ClaimLostError, claimMails, renewClaims, type ClaimedMail } from './claims.ts';
import { markSent, markSentAbout, markTried } from './store.ts';

/**
 * Claims the mail that the job names, sends it, and notes in the row what came of it. One that was sent, or that somebody is sending, is
 * left alone; the sweep looks after what becomes of that. Rows are claimed and marked together for the jobs that run at the same time.
 * @throws UnrecoverableError when another try cannot help; any other error asks for one
 */
export function createHandler({
  sql,
  log,
  mail: { transport, settings, claimant, kinds },
  metrics,
  tracing,
}: SendContext): JobHandler<MailKey & { accepted?: boolean | undefined }> {
  /** The claims of the tries under way. Any other of this worker's is of a try whose end could not be noted. */
  const underWay = new Set<string>();
  /** Mails that the server has and whose rows could not be marked. A queue that was emptied has forgotten it. */
  const unmarked = new Set<string>();
  const loads = new Map(
    MAIL_KINDS.map((name) => {
      const load = batch<string, LoadedMail>(async (ids) => {
        await claimant.known();
        const asker = { worker: claimant.number, underWay: [...underWay] };
        const [claimed, subjects] = await Promise.all([
          claimMails(sql, { kind: name, subjectIds: ids }, asker),
          kinds[name].load(sql, ids),
        ]);
        const mails = joined(claimed, subjects);
        for (const { row } of mails.values()) underWay.add(row.claim);
        return mails;
      });
      return [name, load] as const;
    }),
  );
  const mark = batch<string, true>(async (ids) => {
    await markSent(sql, ids);
    return new Map();
  });
  const renew = batch<ClaimedMail, true>((mails) => renewClaims(sql, mails));

  const send = async ({ kind, id }: MailKey, { row, compose }: LoadedMail): Promise<boolean> => {
    const attempt = row.attempts + 1;
    const { request_id: requestId } = row;
    const facts = { kind, id, attempt, ...(requestId !== null && { requestId }) };
    const giveUp = async (reason: string): Promise<never> => {
      await markTried(sql, row, { reason, final: true });
      log.error({ ...facts, reason }, 'mail failed');
      metrics?.mailTried(kind, 'failed');
      throw new UnrecoverableError(reason);
    };
    const mail = tryCompose(compose, settings);
    if (mail instanceof Error) return giveUp(mail.message);
    try {
      const outgoing = { ...(await mail), ...(requestId !== null && { requestId }) };
      await inSpan(tracing, 'send mail', { requestId, facts: { kind, attempt } }, () =>
        // Mail programs throw away what has the name of a mail that came before.
        transport.send(
          `${kind}.${REPEATED_KINDS.has(kind) ? row.id : id}`,
          outgoing,
          async () => (await renew(row)) === true,
        ),
      );
      log.info(facts, 'mail sent');
      metrics?.mailTried(kind, 'sent');
      return true;
    } catch (error) {
      if (error instanceof ClaimLostError) {
        log.warn(facts, 'another worker has the mail');
        return false;
      }
      const { permanent, reason } = readSendFailure(error);
      if (permanent || attempt >= MAX_TRIES) return giveUp(reason);
      await markTried(sql, row, { reason, final: false });
      log.warn({ ...facts, reason }, 'mail delayed');
      metrics?.mailTried(kind, 'delayed');
      throw new Error(reason, { cause: error });
    }
  };

  return {
    async handle({ kind, id, accepted }, job) {
      const name = `${kind}.${id}`;
      const isAccepted = () => accepted === true || unmarked.has(name);
      const mail = isAccepted() ? undefined : await loads.get(kind)?.(id);
      // Asked again: it may have been accepted while this job waited for the database.
      if (isAccepted()) {
        if (mail) underWay.delete(mail.row.claim);
        await markSentAbout(sql, kind, id);
        unmarked.delete(name);
        return;
      }
      // Two jobs of one mail may have asked together.
      if (!mail || mail.isTaken) return;
      mail.isTaken = true;
      try {
        if (!(await send({ kind, id }, mail))) return;
        try {
          await mark(mail.row.id);
        } catch (error) {
          // The next try must not send it again, whichever worker's it is.
          unmarked.add(name);
          // The message alone: the database's error may quote the row.
          log.warn(
            { kind, id, reason: `Failed to mark email as sent: ${(error as Error).message}` },
            'a mail was sent, but its row could not be marked',
          );
          await job.updateData({ kind, id, accepted: true });
          throw error;
        }
      } finally {
        underWay.delete(mail.row.claim);
      }
    },
  };
}

export interface SendContext extends JobContext {
  sql: postgres.Sql;
  mail: {
    transport: MailTransport;
    settings: MailSettings;
    claimant: Claimant;
    kinds: Readonly<Record<MailKindName, MailKind>>;
  };
}

interface LoadedMail {
  row: ClaimedMail;
  compose: Compose;
  /** A job sends it. */
  isTaken: boolean;
}

function joined(
  rows: ReadonlyMap<string, ClaimedMail>,
  subjects: ReadonlyMap<string, Compose>,
): Map<string, LoadedMail> {
  const mails = new Map<string, LoadedMail>();
  for (const [id, row] of rows) {
    const compose = subjects.get(id);
    if (compose) mails.set(id, { row, compose, isTaken: false });
  }
  return mails;
}

/** The mail, or why its subject makes none. */
function tryCompose(compose: Compose, settings: MailSettings): OutgoingMail | Promise<OutgoingMail> | Error {
  try {
    return compose(settings);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
