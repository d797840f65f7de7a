import { pino } from 'pino';
import postgres from 'postgres';
import { openQueue, scheduleJobs } from '../jobs/queue.ts';
import { jobsByName } from '../jobs/registry.ts';
import { startWorker } from '../jobs/work.ts';
import { configOrExit } from './config-or-exit.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const config = configOrExit(process.env);
const log = pino({ name: 'worker', level: config.logLevel });
const jobs = jobsByName();
const sql = postgres(config.databaseUrl, {
  max: 5,
  connect_timeout: 5,
  onnotice: () => undefined,
  connection: { application_name: 'directory-worker' },
});
const worker = startWorker({ redisUrl: config.redisUrl, jobs, context: { sql, log } });
const queue = openQueue(config.redisUrl);
queue.on('error', (error) => log.warn({ err: error }, 'the queue is away'));

stopOnSignal(log, async () => {
  await worker.close();
  await queue.close();
  await sql.end({ timeout: 5 });
});

await worker.waitUntilReady();
await queue.waitUntilReady();
await scheduleJobs(queue, jobs.values());
log.info({ jobs: [...jobs.keys()] }, 'ready');
