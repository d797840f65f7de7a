import { join } from 'node:path';
import type { StackConfig } from './config.ts';
import { acquireLock } from './data-dir/lock.ts';
import { openPortBook, reservePort } from './data-dir/ports.ts';
import { dataDirError, isDiskFailure, prepareDataDir } from './data-dir/files.ts';
import { loadSecrets } from './data-dir/secrets.ts';
import type { PartContext } from './parts/part.ts';
import { startGuard } from './process/guard.ts';
import { endLeftovers, openProcessList } from './process/process-list.ts';
import { createSupervisor, type SupervisorEvents } from './process/supervisor.ts';
import { StackError } from './stack-error.ts';
import type { OnStep } from './steps.ts';

export interface StackOptions {
  onStep: OnStep;
  /** Receives what the person at the keyboard may want to know: one plain sentence at a time. */
  say: (sentence: string) => void;
  events: SupervisorEvents;
  /** Aborting ends a start that is under way, with everything it has started. */
  signal: AbortSignal;
}

/** What a start works with before any part runs. Disposing stops everything that was handed to `keep`, last first. */
export interface OpenStack extends AsyncDisposable {
  config: StackConfig;
  context: PartContext;
  onStep: OnStep;
  /** The port that was chosen for the site. */
  port: number;
  /** The site's public origin. */
  origin: string;
  keep<T extends AsyncDisposable>(part: T): T;
  /** Turns whatever went wrong into the error to show, after stopping everything. */
  fail(error: unknown): Promise<never>;
}

/**
 * Takes DATA_DIR, ends what a crashed run left in it, starts the guard and chooses the site's port.
 * Throws a StackError when DATA_DIR cannot be used, is in use, or no port is free.
 */
export async function openStack(config: StackConfig, options: StackOptions): Promise<OpenStack> {
  const { dataDir } = config;
  const { say, events, signal } = options;
  const kept: AsyncDisposable[] = [];
  const keep = <T extends AsyncDisposable>(part: T): T => {
    kept.push(part);
    return part;
  };
  const stop = async () => {
    for (const part of kept.splice(0).reverse()) await part[Symbol.asyncDispose]();
  };
  const fail = async (error: unknown): Promise<never> => {
    await stop();
    if (signal.aborted) throw new StackError('stopping', 'Stopped before it was ready.', { cause: error });
    throw isDiskFailure(error) ? dataDirError(dataDir, error) : error;
  };

  try {
    await prepareDataDir(dataDir);
    const inUse = (pid: number) =>
      `Another copy (process ${pid}) is using ${dataDir}. Stop it, or set DATA_DIR and PORT to run a second one.`;
    const lock = keep(await acquireLock(join(dataDir, 'lock.json'), inUse));
    const listPath = join(dataDir, 'processes.json');
    const leftovers = await endLeftovers(listPath);
    if (leftovers.length > 0) say(`Ended what a previous run had left: ${leftovers.join(', ')}.`);
    const { port } = keep(await reservePort(config.port, config.host));
    if (config.port !== 0 && port !== config.port) say(`Port ${config.port} is taken: using ${port}.`);

    const guard = keep(await startGuard());
    await lock.addSuccessor(guard.pid);
    const supervisor = keep(
      createSupervisor({
        logsDir: join(dataDir, 'logs'),
        guard,
        processes: openProcessList(listPath),
        events,
      }),
    );
    const interrupt = () => void supervisor[Symbol.asyncDispose]();
    if (signal.aborted) interrupt();
    signal.addEventListener('abort', interrupt, { once: true });

    return {
      config,
      context: { dataDir, secrets: loadSecrets(dataDir), ports: openPortBook(dataDir), supervisor, say },
      onStep: options.onStep,
      port,
      origin: config.publicUrl ?? originOf(config.host, port),
      keep,
      fail,
      [Symbol.asyncDispose]: stop,
    };
  } catch (error) {
    return fail(error);
  }
}

/** The origin at which `host` and `port` are reached over plain HTTP. */
export function originOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
