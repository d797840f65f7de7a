import type { Logger } from 'pino';

/** The configuration; a program that cannot have one says on stderr what is wrong with each variable and ends with 2. */
export function configOrExit<Loaded>(load: (env: NodeJS.ProcessEnv) => Loaded): Loaded {
  try {
    return load(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  }
}

const MOST_STOP_MS = 20_000;

/** Runs `stop` at the first SIGINT or SIGTERM, then exits: 0 when it went well, 1 when not. A second signal exits at once. */
export function stopOnSignal(log: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping) {
      exit(1);
      return;
    }
    stopping = true;
    log.info({ signal }, 'stopping');
    // A part that is away may never say goodbye.
    setTimeout(() => exit(1), MOST_STOP_MS).unref();
    stop().then(
      () => exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'did not stop cleanly');
        exit(1);
      },
    );
  };
  // Written while the program still runs: what pino writes at the exit it tries for ever when nobody reads it any more.
  const exit = (code: number) => log.flush(() => process.exit(code));
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
