// Follows the change log and keeps the search index up to date, until SIGTERM or SIGINT.
import { pino } from 'pino';
import { ConfigError, loadConfig } from '../config.ts';
import { startWorker } from '../sync/worker.ts';
import { connectTargets } from '../target.ts';

try {
  const config = loadConfig(process.env);
  // Written at once: an indexer says little, and its last words are worth the wait.
  const logger = pino({ name: 'indexer', level: config.logLevel }, pino.destination({ sync: true }));
  const targets = connectTargets(config.nodes, config.indexUid);
  const worker = startWorker({ databaseUrl: config.databaseUrl, targets, logger });

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    worker.stop().then(
      () => {
        logger.info('stopped');
        process.exit(0);
      },
      (error: unknown) => {
        logger.fatal({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Last: whoever waits for this may send a signal at once.
  logger.info('ready');
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
