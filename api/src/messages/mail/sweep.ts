import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import type postgres from 'postgres';
import { queueMails } from './outbox.ts';
import { selectQueued } from './store.ts';

const PAGE = 1_000;
const FIRST = { turn: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/**
 * Queues every mail that its row says is not sent, nor held back any longer. A mail whose job is there keeps it; one whose job was lost
 * (Redis was away, or emptied) gets a new one. Doing it twice does no harm. Returns how many mails wait.
 */
export async function sweepMail(sql: postgres.Sql, queue: Queue): Promise<number> {
  let waiting = 0;
  for (let after = FIRST; ;) {
    const rows = await selectQueued(sql, after, PAGE);
    if (rows.length > 0)
      await queueMails(
        queue,
        rows.map(({ kind, subject_id }) => ({ kind, id: subject_id })),
      );
    waiting += rows.length;
    after = rows.at(-1) ?? after;
    if (rows.length < PAGE) return waiting;
  }
}

/**
 * Sweeps now and then every `intervalMs`. A timer of this process, not a scheduled job: an emptied Redis, which is what the
 * sweep mends, would have lost the schedule, too.
 */
export function sweepMailRegularly(
  { sql, queue, log }: { sql: postgres.Sql; queue: Queue; log: Logger },
  intervalMs: number,
): Disposable {
  let stopped = false;
  let sweeping: Promise<void> | undefined;
  const sweep = () => {
    sweeping ??= sweepMail(sql, queue)
      .then(
        (waiting) => log.debug({ waiting }, 'swept the mail'),
        (error: unknown) => {
          if (!stopped) log.warn({ err: error }, 'the mail could not be swept');
        },
      )
      .finally(() => (sweeping = undefined));
  };
  const timer = setInterval(sweep, intervalMs);
  sweep();
  return {
    // A sweep under way may wait for a Redis that is away. It is not waited for: the next one begins anew.
    [Symbol.dispose]() {
      stopped = true;
      clearInterval(timer);
    },
  };
}
