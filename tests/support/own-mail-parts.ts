import { mailSink, type MailSink } from './mail-sink.ts';
import { startMailWorker, type MailWorker } from './mail-worker.ts';
import { ownDatabase, type OwnDatabase } from './own-database.ts';
import { ownRedis, type OwnRedis } from './own-redis.ts';

/** A worker of one test file's own, with all that it works on. Disposing stops the worker and removes the rest. */
export interface OwnMailParts extends AsyncDisposable {
  database: OwnDatabase;
  redis: OwnRedis;
  sink: MailSink;
  worker: MailWorker;
}

/** Starts the worker. `firstRetry` is how soon it tries a mail again for the first time, `sweep` how often it looks for mails whose job was lost. */
export async function ownMailParts(seconds: { firstRetry: string; sweep: string }): Promise<OwnMailParts> {
  const [database, redis, sink] = await Promise.all([ownDatabase(), ownRedis(), mailSink()]);
  const worker = await startMailWorker({
    postgres: database.url,
    redis: redis.url,
    smtp: sink.url,
    env: { MAIL_FIRST_RETRY_SECONDS: seconds.firstRetry, MAIL_SWEEP_SECONDS: seconds.sweep },
  });
  return {
    database,
    redis,
    sink,
    worker,
    async [Symbol.asyncDispose]() {
      await worker[Symbol.asyncDispose]();
      await Promise.all([database, redis, sink].map((part) => part[Symbol.asyncDispose]()));
    },
  };
}
