import { UnrecoverableError } from 'bullmq';
import { batch } from '../jobs/batch.ts';
import type { JobContext, JobHandler } from '../jobs/job.ts';
import { loadMailKind, MAIL_KINDS, type MailKey } from './kinds.ts';
import type { Compose, MailSettings } from './mail-kind.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { MAX_TRIES, readSendFailure } from './retry.ts';
import { markSent, markTried, selectStates, type MailState } from './store.ts';

/**
 * Sends the mail that the job names, unless its row says that it was sent, and notes in the row what came of it. Rows are read and
 * marked together for the jobs that run at the same time.
 * @throws UnrecoverableError when another try cannot help; any other error asks for one
 */
export async function createHandler({
  sql,
  log,
  mail: { transport, settings },
}: JobContext): Promise<JobHandler<MailKey & { accepted?: boolean | undefined }>> {
  const loads = new Map(
    await Promise.all(
      MAIL_KINDS.map(async (name) => {
        const kind = await loadMailKind(name);
        const load = batch<string, LoadedMail>(async (ids) => {
          const [states, subjects] = await Promise.all([selectStates(sql, name, ids), kind.load(sql, ids)]);
          return joined(states, subjects);
        });
        return [name, load] as const;
      }),
    ),
  );
  const mark = batch<string, true>(async (ids) => {
    await markSent(sql, ids);
    return new Map();
  });

  return {
    async handle({ kind, id, accepted }, job) {
      const loaded = await loads.get(kind)?.(id);
      if (loaded?.state.status !== 'queued') return;
      const { state, compose } = loaded;
      const attempt = state.attempts + 1;

      const giveUp = async (reason: string): Promise<never> => {
        await markTried(sql, state.id, { reason, final: true });
        log.error({ kind, id, attempt, reason }, 'mail failed');
        throw new UnrecoverableError(reason);
      };

      if (!accepted) {
        const mail = tryCompose(compose, settings);
        if (mail instanceof Error) return giveUp(mail.message);
        try {
          await transport.send(`${kind}.${id}`, await mail);
        } catch (error) {
          const { permanent, reason } = readSendFailure(error);
          if (permanent || attempt >= MAX_TRIES) return giveUp(reason);
          await markTried(sql, state.id, { reason, final: false });
          log.warn({ kind, id, attempt, reason }, 'mail delayed');
          throw new Error(reason, { cause: error });
        }
      }
      try {
        await mark(state.id);
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
    },
  };
}

interface LoadedMail {
  state: MailState;
  compose: Compose;
}

function joined(
  states: ReadonlyMap<string, MailState>,
  subjects: ReadonlyMap<string, Compose>,
): Map<string, LoadedMail> {
  const mails = new Map<string, LoadedMail>();
  for (const [id, state] of states) {
    const compose = subjects.get(id);
    if (compose) mails.set(id, { state, compose });
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
