import type { Logger } from 'pino';

const MOST_STOP_MS = 20_000;

/** Runs `stop` at the first SIGINT or SIGTERM, then exits: 0 when it went well, 1 when not. A second signal exits at once. */
export function stopOnSignal(log: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    // A part that is away may never say goodbye.
    setTimeout(() => process.exit(1), MOST_STOP_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
