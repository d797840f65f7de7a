import type { Answer } from '@directory/domain/contracts/contract';
import { health } from '@directory/domain/contracts/site';
import { PROFILE_INDEX } from '@directory/search-config/document';
import type postgres from 'postgres';
import type { Context } from '../context.ts';
import { serve } from '../http/contract.ts';
import type { App } from '../http/environment.ts';

export function registerHealth(app: App, context: Pick<Context, 'sql' | 'engine' | 'redis'>): void {
  serve(app, health, async (c) => {
    const report = await checkHealth(context);
    return c.json(report, report.status === 'ok' ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}

type HealthReport = Answer<typeof health>;

const CHECK_TIMEOUT_MS = 2000;
/** An edit is searchable after about a second; a big import may take a while. */
const MOST_LAG_SECONDS = 120;

/** Asks every part how it is, all at once, each with two seconds to answer. Never rejects. */
async function checkHealth({
  sql,
  engine,
  redis,
}: Pick<Context, 'sql' | 'engine' | 'redis'>): Promise<HealthReport> {
  const [database, search, queue, index] = await Promise.all([
    check(async () => {
      await sql`select 1`;
      return undefined;
    }),
    check(async (signal) => {
      await engine.checkHealth(signal);
      return undefined;
    }),
    check(async () => {
      await redis.ping();
      return undefined;
    }),
    check(async () => {
      const lag = await selectIndexLag(sql);
      if (lag.oldestSeconds <= MOST_LAG_SECONDS) return { ...lag };
      throw new Error(`search is ${lag.oldestSeconds} s behind the database`);
    }),
  ]);
  const checks = { postgres: database, meilisearch: search, redis: queue, index };
  const failed = Object.values(checks).some(({ status }) => status === 'failed');
  return { status: failed ? 'failed' : 'ok', checks };
}

async function check(
  ask: (signal: AbortSignal) => Promise<Record<string, unknown> | undefined>,
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

interface IndexLag {
  /** Changes that search does not show yet; counting stops at 1000. */
  pending: number;
  /** How long the oldest of them has waited. */
  oldestSeconds: number;
}

/**
 * How far the search index is behind the database. A change is dated by its transaction's beginning, and cannot have waited for longer
 * than since the index last held all there was. @throws Error when no index follows the change log yet
 */
async function selectIndexLag(sql: postgres.Sql): Promise<IndexLag> {
  const [lag] = await sql<IndexLag[]>`
    select
      count(pending.changed_at)::integer as pending,
      coalesce(extract(epoch from now() - greatest(min(pending.changed_at), target.covered_at)), 0)::integer
        as "oldestSeconds"
    from public.search_targets as target
    left join lateral (
      select change.changed_at from public.search_changes_since(target.covered) as change limit 1000
    ) as pending on true
    where target.index_uid = ${PROFILE_INDEX}
    group by target.index_uid, target.covered_at`;
  if (!lag) throw new Error('the index has not been built yet');
  return lag.pending > 0 ? lag : { pending: 0, oldestSeconds: 0 };
}
