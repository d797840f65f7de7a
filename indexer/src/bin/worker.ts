// Follows the change log and keeps the search index up to date, until SIGTERM or SIGINT.
import { DATABASE_CLIENT } from '@directory/runtime/database-client';
import { openPool } from '@directory/runtime/database-pool';
import { keepBeating } from '@directory/runtime/program-beat';
import { openTelemetry } from '@directory/runtime/telemetry/open-telemetry';
import { pino } from 'pino';
import postgres from 'postgres';
import { ConfigError, loadConfig } from '../config.ts';
import { readEnvironment } from './environment.ts';
import { startWorker } from '../sync/worker.ts';
import { connectTargets } from '../target.ts';

const MOST_STOP_MS = 20_000;

try {
  const config = loadConfig(readEnvironment());
  // Written at once: an indexer says little, and its last words are worth the wait.
  const logger = pino({ name: 'indexer', level: config.logLevel }, pino.destination({ sync: true }));
  const telemetry = await openTelemetry(config.telemetry, {
    program: 'indexer',
    log: logger,
    load: async () => (await import('../metrics.ts')).createIndexerMetrics,
  });
  const { metrics, tracing } = telemetry;
  const targets = connectTargets(config.nodes, config.indexUid);
  const worker = startWorker({ databaseUrl: config.databaseUrl, targets, logger, metrics, tracing });

  const sql = openPool(
    (link) =>
      postgres(config.databaseUrl, {
        ...DATABASE_CLIENT,
        connect_timeout: 5,
        connection: { application_name: 'directory-indexer-beat' },
        ...link,
      }),
    { size: 1 },
  );
  const beat = keepBeating(sql, 'indexer');

  let stopping = false;
  const stop = (code: 0 | 1) => {
    if (stopping) return;
    stopping = true;
    // The engine or the database may never say goodbye.
    setTimeout(() => process.exit(1), MOST_STOP_MS).unref();
    beat[Symbol.dispose]();
    Promise.all([worker.stop(), sql.end({ timeout: 1 }), telemetry[Symbol.asyncDispose]()]).then(
      () => {
        logger.info('stopped');
        process.exit(code);
      },
      (error: unknown) => {
        logger.fatal({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => {
      logger.info({ signal }, 'stopping');
      stop(0);
    });
  // What such an error left behind nobody knows: whoever runs the program starts it anew.
  process.on('uncaughtException', (error, origin) => {
    logger.fatal({ err: error, origin }, 'nobody caught an error: stopping');
    if (stopping) process.exit(1);
    stop(1);
  });
  // Last: whoever waits for this may send a signal at once.
  logger.info('ready');
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
