import { endsWithTheTests } from './shared-api.ts';
import { mailSink, type MailSink } from './mail-sink.ts';
import { startMailWorker, type MailWorker } from './mail-worker.ts';
import { ownDatabase, type OwnDatabase } from './own-database.ts';
import { ownRedis, type OwnRedis } from './own-redis.ts';

/** A worker of the tests' own, with all that it works on. */
export interface OwnMailParts {
  database: OwnDatabase;
  redis: OwnRedis;
  sink: MailSink;
  worker: MailWorker;
}

const started = new Map<string, Promise<OwnMailParts>>();

/**
 * It, one for all files that ask for the same, with nothing in its database and a mail server that takes everything. `firstRetry` is how soon
 * it tries a mail again for the first time, `sweep` how often it looks for mails whose job was lost.
 */
export async function ownMailParts(seconds: { firstRetry: string; sweep: string }): Promise<OwnMailParts> {
  const name = JSON.stringify(seconds);
  const parts = started.get(name) ?? start(seconds);
  started.set(name, parts);
  const { database, sink } = await parts;
  await database.sql`
    truncate psychologist_profiles, contact_messages, listing_requests, assessment_emails, mails, change_notices cascade`;
  sink.mails.length = 0;
  sink.refuse = () => null;
  return parts;
}

async function start(seconds: { firstRetry: string; sweep: string }): Promise<OwnMailParts> {
  endsWithTheTests();
  const [database, redis, sink] = await Promise.all([ownDatabase(), ownRedis(), mailSink()]);
  const worker = await startMailWorker({
    postgres: database.url,
    redis: redis.url,
    smtp: sink.url,
    env: { MAIL_FIRST_RETRY_SECONDS: seconds.firstRetry, MAIL_SWEEP_SECONDS: seconds.sweep },
  });
  return { database, redis, sink, worker };
}
