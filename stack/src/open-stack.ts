import { join } from 'node:path';
import type { StackConfig } from './config.ts';
import { takeLock } from './data-dir/lock.ts';
import { openPortBook, reservePort, type PortName } from './data-dir/ports.ts';
import { dataDirError, isDiskFailure, prepareDataDir } from './data-dir/files.ts';
import { keepSecrets, type Secrets, secretsSchema } from './data-dir/secrets.ts';
import { startGuard } from './process/guard.ts';
import { endLeftovers, openProcessList } from './process/process-list.ts';
import { createSupervisor, type Supervisor, type SupervisorEvents } from './process/supervisor.ts';
import { StackError } from './stack-error.ts';
import { stepsTold, type OnStep, type RunStep } from './steps.ts';

export interface StackOptions {
  onStep: OnStep;
  /** Receives what the person at the keyboard may want to know: one plain sentence at a time. */
  say: (sentence: string) => void;
  events: SupervisorEvents;
  /** Aborting ends a start that is under way, with everything it has started. */
  signal: AbortSignal;
}

/** What everything is started with. */
export interface OpenStack {
  config: StackConfig;
  secrets: Secrets;
  /** Gives an embedded part its loopback port. */
  claimPort: (name: PortName) => Promise<number>;
  supervisor: Supervisor;
  say: StackOptions['say'];
  step: RunStep;
  /** The port that was chosen for the site. */
  port: number;
  /** The site's public origin. */
  origin: string;
  /** Has something that is no program of the supervisor's stopped with the stack, after what is started later. */
  keep(part: AsyncDisposable): void;
}

/**
 * Takes DATA_DIR, ends what a crashed run left in it, starts the guard, chooses the site's port and has everything started. Disposing what it
 * returns stops everything, last first.
 * Throws a StackError, after stopping everything, when DATA_DIR cannot be used, is in use, no port is free, or `start` fails.
 */
export async function openStack<T>(
  config: StackConfig,
  { onStep, say, events, signal }: StackOptions,
  start: (stack: OpenStack) => Promise<T>,
): Promise<T & AsyncDisposable> {
  const { dataDir } = config;
  const kept: AsyncDisposable[] = [];
  const keep = <Part extends AsyncDisposable>(part: Part): Part => {
    kept.push(part);
    return part;
  };
  const stop = async () => {
    for (const part of kept.splice(0).reverse()) await part[Symbol.asyncDispose]();
  };

  try {
    await prepareDataDir(dataDir);
    const lock = await takeLock(join(dataDir, 'lock.json'));
    if ('heldBy' in lock) {
      const cure = 'Stop it, or set DATA_DIR and PORT to run a second one.';
      throw new StackError('locked', `Another copy (process ${lock.heldBy}) is using ${dataDir}. ${cure}`);
    }
    keep(lock);
    const listPath = join(dataDir, 'processes.json');
    const leftovers = await endLeftovers(listPath);
    if (leftovers.length > 0) say(`Ended what a previous run had left: ${leftovers.join(', ')}.`);
    const { port } = keep(await reservePort(config.port, config.host));
    if (config.port !== 0 && port !== config.port) say(`Port ${config.port} is taken: using ${port}.`);

    const guard = keep(await startGuard());
    lock.addSuccessor(guard.pid);
    const logsDir = join(dataDir, 'logs');
    const supervisor = keep(
      createSupervisor({ logsDir, guard, processes: openProcessList(listPath), events, keep }),
    );
    const interrupt = () => void supervisor[Symbol.asyncDispose]();
    if (signal.aborted) interrupt();
    signal.addEventListener('abort', interrupt, { once: true });

    const started = await start({
      config,
      secrets: keepSecrets(join(dataDir, 'secrets.json'), secretsSchema, 'delete the data folder'),
      claimPort: openPortBook(dataDir),
      supervisor,
      say,
      step: stepsTold(onStep),
      port,
      origin: config.publicUrl ?? originOf(config.host, port),
      keep,
    });
    return { ...started, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    if (signal.aborted) throw new StackError('stopping', 'Stopped before it was ready.', { cause: error });
    throw isDiskFailure(error) ? dataDirError(dataDir, error) : error;
  }
}

/** The origin at which `host` and `port` are reached over plain HTTP. */
export function originOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
