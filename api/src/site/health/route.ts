import type { Answer } from '@directory/domain/contracts/contract';
import { health } from '@directory/domain/contracts/site';
import type { Config } from '../../config.ts';
import type { SearchEngine } from '../../search/engine.ts';
import type { Redis } from 'ioredis';
import type postgres from 'postgres';
import { serve } from '../../http/contract.ts';
import type { App } from '../../http/environment.ts';
import { checkDisk, type LoopDelay, watchEventLoop } from './machine.ts';
import { checkMail, checkProgram, countDeadLetters } from './programs.ts';
import { isLost, readNodeStates } from '../../search/node-states.ts';

type HealthContext = { sql: postgres.Sql; engine: SearchEngine; redis: Redis; config: Config };

export function registerHealth(app: App, context: HealthContext): void {
  const loopDelay = watchEventLoop();
  serve(app, health, async (c) => {
    const report = await checkHealth(context, loopDelay);
    return c.json(report, report.status === 'ok' ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}

type HealthReport = Answer<typeof health>;

const CHECK_TIMEOUT_MS = 2000;
/** An edit is searchable after about a second; a big import may take a while. */
const MOST_LAG_SECONDS = 120;

/** Asks every part how it is, all at once, each with two seconds to answer. Never rejects. */
async function checkHealth(
  { sql, engine, redis, config }: HealthContext,
  loopDelay: () => LoopDelay,
): Promise<HealthReport> {
  const names = config.meilisearch.nodes.map(({ name }) => name);
  const asked = {
    postgres: check(() => sql`select 1`.then(() => undefined)),
    meilisearch: check((signal) => engine.checkHealth(signal).then(() => undefined)),
    redis: check(() => redis.ping().then(() => undefined)),
    index: check(() => checkIndexes(sql, names)),
    worker: check(() => checkProgram(sql, 'worker')),
    indexer: check(() => checkProgram(sql, 'indexer')),
    mail: check(() => checkMail(sql)),
    deadLetters: check(() => countDeadLetters(sql)),
    disk: check(() => checkDisk(config.diskPaths)),
    eventLoop: check(() => Promise.resolve().then(loopDelay)),
  };
  const named = Object.entries(asked).map(async ([name, answer]) => [name, await answer]);
  const checks = Object.fromEntries(await Promise.all(named)) as HealthReport['checks'];
  const failed = Object.values(checks).some(({ status }) => status === 'failed');
  return { status: failed ? 'failed' : 'ok', checks };
}

async function check(
  ask: (signal: AbortSignal) => Promise<object | undefined>,
): Promise<HealthReport['checks']['index']> {
  const start = performance.now();
  const elapsed = () => Math.round((performance.now() - start) * 10) / 10;
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`no answer within ${CHECK_TIMEOUT_MS} ms`)));
  });
  try {
    const figures = await Promise.race([ask(signal), late]);
    return { status: 'ok', ms: elapsed(), ...figures };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    return {
      status: 'failed',
      ms: elapsed(),
      message: code ?? (error instanceof Error ? error.message : 'failed'),
    };
  }
}

/**
 * How far search is behind the database: the index that is least so, since it is asked first, and each with its own figures.
 * @throws Error when none is in order, or none keeps up
 */
async function checkIndexes(sql: postgres.Sql, names: readonly string[]): Promise<Record<string, unknown>> {
  const indexes = await readNodeStates(sql, names);
  if (indexes.length === 0) throw new Error('the index has not been built yet');
  const [best] = indexes.filter((index) => !isLost(index)).sort((a, b) => a.lagSeconds - b.lagSeconds);
  if (!best) throw new Error(indexes.map(({ name, trouble }) => `${name}: ${trouble ?? ''}`).join(', '));
  const { pending, lagSeconds: oldestSeconds } = best;
  if (oldestSeconds > MOST_LAG_SECONDS) throw new Error(`search is ${oldestSeconds} s behind the database`);
  return { pending, oldestSeconds, indexes };
}
