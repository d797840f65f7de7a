import { join } from 'node:path';
import type { StackConfig } from './config.ts';
import { acquireLock } from './data-dir/lock.ts';
import { nextFreePort, openPortBook } from './data-dir/ports.ts';
import { dataDirError, prepareDataDir } from './data-dir/prepare.ts';
import { loadSecrets } from './data-dir/secrets.ts';
import { startMailbox, type Mailbox } from './mailbox/mailbox.ts';
import { startMeilisearch, type Meilisearch } from './meilisearch.ts';
import { applyMigrations } from './migrations.ts';
import type { PartContext } from './part.ts';
import { startPostgres, type Postgres } from './postgres.ts';
import { startGuard } from './process/guard.ts';
import { endLeftovers, openProcessList } from './process/process-list.ts';
import { createSupervisor, type Supervisor, type SupervisorEvents } from './process/supervisor.ts';
import { startRedis, type Redis } from './redis.ts';
import { StackError, systemCodeOf } from './stack-error.ts';
import { runStep, type OnStep } from './steps.ts';
import { ensureImageBucket } from './storage-bucket.ts';
import { startSupabase, type Supabase } from './supabase.ts';

export interface PartsOptions {
  onStep?: OnStep;
  say?: (sentence: string) => void;
  events?: Partial<SupervisorEvents>;
  /** Aborting ends a start that is under way, with everything it has started. */
  signal?: AbortSignal;
}

/** The servers that the site needs, migrated and with their keys. Disposing stops them all and frees DATA_DIR. */
export interface Parts extends AsyncDisposable {
  postgres: Postgres;
  supabase: Supabase;
  meilisearch: Meilisearch;
  redis: Redis;
  mailbox: Mailbox;
  /** The port that was chosen for the site. */
  port: number;
  /** The site's public origin. */
  origin: string;
  supervisor: Supervisor;
}

/**
 * Starts every part that the environment does not name, all at the same time, and applies the migrations.
 * Throws a StackError when one fails, after stopping the others.
 */
export async function startParts(config: StackConfig, options: PartsOptions = {}): Promise<Parts> {
  const onStep = options.onStep ?? (() => undefined);
  const say = options.say ?? (() => undefined);
  const stops: (() => PromiseLike<void>)[] = [];
  const stopAll = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  try {
    const base = await openDataDir(config, options, stops);
    options.signal?.throwIfAborted();
    options.signal?.addEventListener('abort', () => void base.supervisor[Symbol.asyncDispose](), {
      once: true,
    });
    const context: PartContext = { ...base, dataDir: config.dataDir, say };

    const port = await nextFreePort(config.port, config.host);
    if (config.port !== 0 && port !== config.port) say(`Port ${config.port} is taken; using ${port}.`);
    const origin =
      config.publicUrl ?? `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;

    const keep = <T extends AsyncDisposable>(part: T): T => {
      stops.push(() => part[Symbol.asyncDispose]());
      return part;
    };
    const step = <T extends AsyncDisposable & { origin: string }>(
      name: 'postgres' | 'supabase' | 'meilisearch' | 'redis' | 'mailbox',
      start: () => Promise<T>,
    ) =>
      runStep(
        onStep,
        name,
        async () => keep(await start()),
        (part) => (part.origin === 'environment' ? 'from the environment' : ''),
      );

    const startMail = step('mailbox', () => startMailbox(context, config.smtpUrl));
    const startDatabase = async () => {
      const [postgres, mailbox] = await allOf([
        step('postgres', () => startPostgres(context, config.databaseUrl)),
        startMail,
      ]);
      const supabase = await step('supabase', () =>
        startSupabase(context, {
          given: config.supabase,
          databaseUrl: postgres.databaseUrl,
          smtpUrl: mailbox.smtpUrl,
          mailFrom: config.mailFrom,
          siteUrl: origin,
        }),
      );
      await allOf([
        runStep(
          onStep,
          'migrations',
          () => applyMigrations(postgres.databaseUrl),
          (applied) => (applied.length === 0 ? 'up to date' : `${applied.length} applied`),
        ),
        runStep(
          onStep,
          'storage',
          () => ensureImageBucket(supabase),
          (made) => (made ? 'bucket made' : ''),
        ),
      ]);
      return { postgres, supabase };
    };
    const [{ postgres, supabase }, meilisearch, redis, mailbox] = await allOf([
      startDatabase(),
      step('meilisearch', () => startMeilisearch(context, { given: config.meilisearch })),
      step('redis', () => startRedis(context, config.redisUrl)),
      startMail,
    ]);
    const { supervisor } = base;
    return {
      postgres,
      supabase,
      meilisearch,
      redis,
      mailbox,
      port,
      origin,
      supervisor,
      [Symbol.asyncDispose]: stopAll,
    };
  } catch (error) {
    await stopAll();
    if (options.signal?.aborted === true)
      throw new StackError('stopping', 'The start was interrupted.', { cause: error });
    throw ['ENOSPC', 'EROFS', 'EDQUOT'].includes(systemCodeOf(error) ?? '')
      ? dataDirError(config.dataDir, error)
      : error;
  }
}

/** Takes DATA_DIR's lock, ends what a crashed run left, and opens what the parts share. */
async function openDataDir(config: StackConfig, options: PartsOptions, stops: (() => PromiseLike<void>)[]) {
  const { dataDir } = config;
  await prepareDataDir(dataDir);
  const lock = await acquireLock(join(dataDir, 'lock.json'), {
    wait: false,
    heldMessage: (pid) =>
      `Another copy (process ${pid}) is using ${dataDir}. Stop it, or set DATA_DIR and PORT to run a second one.`,
  });
  stops.push(() => lock[Symbol.asyncDispose]());
  const listPath = join(dataDir, 'processes.json');
  const leftovers = await endLeftovers(listPath);
  if (leftovers.length > 0) options.say?.(`Ended what a previous run had left: ${leftovers.join(', ')}.`);

  const guard = await startGuard();
  stops.push(() => guard[Symbol.asyncDispose]());
  await lock.addSuccessor(guard.pid);
  const supervisor = createSupervisor({
    logsDir: join(dataDir, 'logs'),
    guard,
    processes: openProcessList(listPath),
    events: {
      onCrash: options.events?.onCrash ?? (() => undefined),
      onRecovered: options.events?.onRecovered ?? (() => undefined),
      onGivenUp: options.events?.onGivenUp ?? (() => undefined),
    },
  });
  stops.push(() => supervisor[Symbol.asyncDispose]());
  return { supervisor, secrets: loadSecrets(dataDir), ports: openPortBook(dataDir) };
}

/** Like Promise.all, but waits for every promise before it rejects, so that nothing starts behind a failed start's back. */
export async function allOf<T extends readonly unknown[]>(
  promises: readonly [...{ [K in keyof T]: Promise<T[K]> }],
): Promise<T> {
  const settled = await Promise.allSettled(promises);
  for (const result of settled) if (result.status === 'rejected') throw result.reason;
  return settled.map((result) => (result.status === 'fulfilled' ? result.value : undefined)) as unknown as T;
}
