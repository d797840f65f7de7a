import { pino } from 'pino';
import postgres from 'postgres';
import { loadWorkerConfig } from '../config.ts';
import { startAnalyticsWorker } from '../analytics/queue.ts';
import { openEmailQueue, startEmailWorker } from '../jobs/email-queue.ts';
import { openQueue, producerConnection, scheduleJobs } from '../jobs/queue.ts';
import { jobsByName } from '../jobs/registry.ts';
import { sweepMailRegularly } from '../jobs/sweep-mail.ts';
import { startWorker } from '../jobs/work.ts';
import { createAccounts } from '../members/create-accounts.ts';
import { createPhotoStore } from '../members/photo/photo-store.ts';
import { createSupabaseHttp } from '../members/supabase-http.ts';
import { MAIL_KIND_BY_NAME } from '../mail/mail-kinds.ts';
import { createMailTransport } from '../mail/transport.ts';
import { configOrExit } from './config-or-exit.ts';
import { NEVER_LOGGED } from './never-logged.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const config = configOrExit(process.env, loadWorkerConfig);
// Written at once: a worker says little, and its last words are worth the wait.
const log = pino(
  { name: 'worker', level: config.logLevel, redact: NEVER_LOGGED },
  pino.destination({ sync: true }),
);
const jobs = jobsByName();
const sql = postgres(config.databaseUrl, {
  max: 5,
  connect_timeout: 5,
  onnotice: () => undefined,
  connection: { application_name: 'directory-worker' },
});
const supabase = createSupabaseHttp(config.supabase.url);
const photos = createPhotoStore(supabase, config.supabase.secretKey);
const worker = startWorker({ redisUrl: config.redisUrl, jobs, context: { sql, log, photos } });
const queue = openQueue(producerConnection(config.redisUrl));
queue.on('error', (error) => log.warn({ err: error }, 'the queue is away'));

const { smtpUrl, from, operator, operatorLanguage, firstRetryMs, sweepMs } = config.mail;
const transport = createMailTransport(smtpUrl, from);
const accounts = createAccounts({ sql, supabase, secretKey: config.supabase.secretKey });
const settings = {
  siteUrl: config.publicUrl,
  operator,
  operatorLanguage,
  recoveryToken: (email: string) => accounts.recoveryToken(email),
};
const emailWorker = startEmailWorker(
  { url: config.redisUrl, maxRetriesPerRequest: null },
  { sql, log, transport, settings, kinds: MAIL_KIND_BY_NAME, firstRetryMs },
);
const analyticsWorker = startAnalyticsWorker(
  { url: config.redisUrl, maxRetriesPerRequest: null },
  { sql, log },
);
const emailQueue = openEmailQueue(producerConnection(config.redisUrl));
emailQueue.on('error', () => undefined);
const sweeper = sweepMailRegularly({ sql, queue: emailQueue, log }, sweepMs);

stopOnSignal(log, async () => {
  sweeper[Symbol.dispose]();
  await Promise.all([worker.close(), emailWorker.close(), analyticsWorker.close()]);
  transport.close();
  await supabase.close();
  await emailQueue.close();
  await queue.close();
  await sql.end({ timeout: 5 });
});

await Promise.all([worker, emailWorker, analyticsWorker].map((each) => each.waitUntilReady()));
await queue.waitUntilReady();
await scheduleJobs(queue, jobs.values());
log.info({ jobs: [...jobs.keys()] }, 'ready');
