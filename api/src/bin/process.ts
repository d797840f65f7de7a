import { withSecretFiles } from '@directory/runtime/secret-files';
import { openTelemetry, type Telemetry } from '@directory/runtime/telemetry/open-telemetry';
import { readFileSync } from 'node:fs';
import type { Logger } from 'pino';
import { VARIABLES } from '../config.ts';
import { VARIABLES as DOCTOR_VARIABLES } from '../operator/doctor/config.ts';

/** The configuration. @throws Error that says what is wrong with each variable */
export function readConfig<Loaded>(load: (env: NodeJS.ProcessEnv) => Loaded): Loaded {
  const names = [...VARIABLES, ...DOCTOR_VARIABLES];
  return load(withSecretFiles(process.env, names, (path) => readFileSync(path, 'utf8')));
}

/** The configuration; a program that cannot have one says on stderr what is wrong with each variable and ends with 2. */
export function configOrExit<Loaded>(load: (env: NodeJS.ProcessEnv) => Loaded): Loaded {
  try {
    return readConfig(load);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  }
}

/** {@link openTelemetry}; a program that cannot tell what it was asked to tell does not start. */
export async function telemetryOrExit<Metrics>(
  config: Parameters<typeof openTelemetry>[0],
  parts: Parameters<typeof openTelemetry<Metrics>>[1] & { log: Logger },
): Promise<Telemetry<Metrics>> {
  try {
    return await openTelemetry(config, parts);
  } catch (error) {
    parts.log.fatal({ err: error }, 'the metrics’ address cannot be listened on');
    process.exit(1);
  }
}

const MOST_STOP_MS = 20_000;

/**
 * Runs `stop` at the first SIGINT or SIGTERM, then exits: 0 when it went well, 1 when not. A second signal exits at once. So it does when
 * nobody caught an error (a rejection that nobody handles comes as one), with 1: what such an error left behind nobody knows, and whoever
 * runs the program starts it anew.
 */
export function stopOnSignal(log: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  const end = (code: 0 | 1, say: () => void): void => {
    say();
    if (stopping) {
      exit(1);
      return;
    }
    stopping = true;
    // A part that is away may never say goodbye.
    setTimeout(() => exit(1), MOST_STOP_MS).unref();
    stop().then(
      () => exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'did not stop cleanly');
        exit(1);
      },
    );
  };
  // Written while the program still runs: what pino writes at the exit it tries for ever when nobody reads it any more.
  const exit = (code: number) => log.flush(() => process.exit(code));
  const onSignal = (signal: NodeJS.Signals) => end(0, () => log.info({ signal }, 'stopping'));
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  process.on('uncaughtException', (error, origin) =>
    end(1, () => log.fatal({ err: error, origin }, 'nobody caught an error: stopping')),
  );
}
