import { DATABASE_CLIENT } from '@directory/domain/database-client';
import { openPool } from '@directory/domain/database-pool';
import { keepBeating } from '@directory/domain/program-beat';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import postgres from 'postgres';
import { loadWorkerConfig } from '../config.ts';
import { limitDigest } from '../http/keyed-digest.ts';
import { openQueues, producerConnection } from '../jobs/open-queue.ts';
import { scheduleJobs } from '../jobs/queue.ts';
import { JOBS } from '../jobs/registry.ts';
import { startWorkers } from '../jobs/work.ts';
import { openClaimant } from '../mail/claimant.ts';
import { sweepMailRegularly } from '../mail/sweep.ts';
import { createMailTransport } from '../mail/transport.ts';
import { createAccounts } from '../members/accounts.ts';
import { createPhotoStore } from '../members/photo/store.ts';
import { createSupabaseHttp } from '../members/supabase-http.ts';
import { createSecurityLog } from '../security-log/security-log.ts';
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
const supabase = createSupabaseHttp(config.supabase.url);
const photos = createPhotoStore(supabase, config.supabase.secretKey);
const { smtpUrl, requireTls, from, operator, operatorLanguage, firstRetryMs, sweepMs } = config.mail;
const transport = createMailTransport({ url: smtpUrl, requireTls }, from);
const accounts = createAccounts({ sql, supabase, secretKey: config.supabase.secretKey });
const settings = {
  siteUrl: config.publicUrl,
  operator,
  operatorLanguage,
  recoveryToken: (email: string) => accounts.recoveryToken(email),
};
const securityLog = createSecurityLog(log, config.supabase.secretKey);
// Opened by the job that needs it, once a day. Without a listener an error event would end the program; the job's own command fails with it.
const redis = new Redis(config.redisUrl, { lazyConnect: true, maxRetriesPerRequest: 1 }).on(
  'error',
  () => undefined,
);
const resultsCounts = { redis, digest: limitDigest(config.supabase.secretKey) };
const claimant = openClaimant(config.databaseUrl);
const mail = { transport, claimant, settings, firstRetryMs };
const queues = openQueues(producerConnection(config.redisUrl));
const telemetry = await telemetryOrExit(config.telemetry, {
  program: 'worker',
  log,
  load: async () => {
    const { createWorkerMetrics } = await import('../metrics/worker-metrics.ts');
    return (registry) => createWorkerMetrics(registry, { sql, queues: Object.values(queues) });
  },
});
const { metrics, tracing } = telemetry;
const context = { sql, log, securityLog, photos, resultsCounts, mail, metrics, tracing };
const workers = await startWorkers(config.redisUrl, JOBS, context);
const sweeper = sweepMailRegularly({ sql, queue: queues.email, log }, sweepMs);

const beat = keepBeating(sql, 'worker');

stopOnSignal(log, async () => {
  sweeper[Symbol.dispose]();
  beat[Symbol.dispose]();
  await Promise.all(workers.map((worker) => worker.close()));
  transport.close();
  redis.disconnect();
  await supabase.close();
  await Promise.all(Object.values(queues).map((queue) => queue.close()));
  await claimant[Symbol.asyncDispose]();
  await telemetry[Symbol.asyncDispose]();
  await sql.end({ timeout: 5 });
});

await Promise.all([...workers, ...Object.values(queues)].map((each) => each.waitUntilReady()));
for (const queue of Object.values(queues)) await scheduleJobs(queue, JOBS);
log.info({ jobs: JOBS.map(({ name }) => name) }, 'ready');
