import { DATABASE_CLIENT } from '@directory/runtime/database-client';
import { openPool } from '@directory/runtime/database-pool';
import { keepBeating } from '@directory/runtime/program-beat';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import postgres from 'postgres';
import { loadWorkerConfig } from '../config.ts';
import { limitDigest } from '../http/keyed-digest.ts';
import { MESSAGES_AN_HOUR } from '../messages/inquiries/store.ts';
import { createLinkTokens } from '../messages/mail/link-tokens.ts';
import { openQueues, producerConnection } from '../messages/jobs/open-queue.ts';
import { scheduleJobs } from '../messages/jobs/queue.ts';
import { JOBS } from '../jobs.ts';
import { MAILS } from '../mails.ts';
import { startWorkers } from '../messages/jobs/work.ts';
import { openClaimant } from '../messages/mail/claimant.ts';
import { sweepMailRegularly } from '../messages/mail/sweep.ts';
import { createMailTransport } from '../messages/mail/transport.ts';
import { createAccounts } from '../people/members/accounts.ts';
import { createPhotoStore } from '../people/photos/store.ts';
import { createSupabaseHttp } from '../people/members/supabase-http.ts';
import { createSecurityLog } from '../http/security-log.ts';
import { configOrExit, stopOnSignal, telemetryOrExit } from './process.ts';
import { NEVER_LOGGED } from './log.ts';

const config = configOrExit(loadWorkerConfig);
// Written at once: a worker says little, and its last words are worth the wait.
const log = pino(
  { name: 'worker', level: config.logLevel, redact: NEVER_LOGGED },
  pino.destination({ sync: true }),
);
const sql = openPool(
  (link) =>
    postgres(config.databaseUrl, {
      ...DATABASE_CLIENT,
      connect_timeout: 5,
      connection: { application_name: 'directory-worker' },
      ...link,
    }),
  { size: config.databaseConnections },
);
const keyholder = createSupabaseHttp(config.keyholder.url);
const photos = createPhotoStore(keyholder, config.keyholder.token);
const { smtpUrl, requireTls, from, operator, operatorLanguage, firstRetryMs, sweepMs } = config.mail;
const transport = createMailTransport({ url: smtpUrl, requireTls }, from);
const accounts = createAccounts({ sql, supabase: keyholder, secretKey: config.keyholder.token });
const settings = {
  siteUrl: config.publicUrl,
  operator,
  operatorLanguage,
  recoveryToken: (email: string) => accounts.recoveryToken(email),
  tokenOf: createLinkTokens(config.siteSecret).tokenOf,
};
const securityLog = createSecurityLog(log, config.siteSecret);
// Opened by the job that needs it, once a day. Without a listener an error event would end the program; the job's own command fails with it.
const redis = new Redis(config.redisUrl, { lazyConnect: true, maxRetriesPerRequest: 1 }).on(
  'error',
  () => undefined,
);
const resultsCounts = { redis, digest: limitDigest(config.siteSecret) };
const claimant = openClaimant(config.databaseUrl);
const mail = { transport, claimant, settings, kinds: MAILS, firstRetryMs };
const queues = openQueues(producerConnection(config.redisUrl));
const telemetry = await telemetryOrExit(config.telemetry, {
  program: 'worker',
  log,
  load: async () => {
    const { createWorkerMetrics } = await import('../site/metrics/worker-metrics.ts');
    return (registry) => createWorkerMetrics(registry, { sql, queues: Object.values(queues) });
  },
});
const { metrics, tracing } = telemetry;
const context = {
  sql,
  log,
  emailQueue: queues.email,
  hourly: config.contactMessagesPer10Minutes * MESSAGES_AN_HOUR,
  securityLog,
  photos,
  resultsCounts,
  mail,
  metrics,
  tracing,
};
const workers = await startWorkers(config.redisUrl, JOBS, context);
const sweeper = sweepMailRegularly({ sql, queue: queues.email, log }, sweepMs);

const beat = keepBeating(sql, 'worker');

stopOnSignal(log, async () => {
  sweeper[Symbol.dispose]();
  beat[Symbol.dispose]();
  await Promise.all(workers.map((worker) => worker.close()));
  transport.close();
  redis.disconnect();
  await keyholder.close();
  await Promise.all(Object.values(queues).map((queue) => queue.close()));
  await claimant[Symbol.asyncDispose]();
  await telemetry[Symbol.asyncDispose]();
  await sql.end({ timeout: 5 });
});

await Promise.all([...workers, ...Object.values(queues)].map((each) => each.waitUntilReady()));
for (const queue of Object.values(queues)) await scheduleJobs(queue, JOBS);
log.info({ jobs: JOBS.map(({ name }) => name) }, 'ready');
