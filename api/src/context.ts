import type { Directory } from '@directory/domain/site/directory';
import type { Telemetry } from '@directory/runtime/telemetry/open-telemetry';
import { dayIn } from '@directory/search-config/day-order';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type postgres from 'postgres';
import { join } from 'node:path';
import { type ArticleStore, openArticles } from './site/articles/store.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database.ts';
import { createDirectory } from './directory.ts';
import { createAnswerCache, type AnswerCache } from './search/answer-cache.ts';
import { limitDigest } from './http/keyed-digest.ts';
import type { LimitStore } from './http/redis-limit.ts';
import { type MadeUpPeople, watchMadeUpPeople } from './site/made-up-people/watch.ts';
import { createLinkTokens } from './messages/mail/link-tokens.ts';
import { createMatcher, type Matcher } from './people/match/matcher.ts';
import { openQueue, openRedis } from './messages/jobs/open-queue.ts';
import type { ServerMetrics } from './observers.ts';
import { createMemberLimits, type MemberLimits } from './people/members/limits.ts';
import { createPhotoStore } from './people/photos/store.ts';
import { createSupabaseHttp, type SupabaseHttp } from './people/members/supabase-http.ts';
import { findWebBuild } from './site/pages/web-build.ts';
import { keepPhotos, type KeptPhotos } from './people/photos/store.ts';
import { createSecurityLog, type SecurityLog } from './http/security-log.ts';
import type { Lifecycle } from './site/health/probes.ts';
import { createSearchEngine, type SearchEngine } from './search/engine.ts';
import { createSearchGateway, type SearchGateway } from './search/gateway.ts';
import { watchNodeStates } from './search/node-states.ts';
import { listenForIndexChanges, type IndexGeneration } from './search/index-generation.ts';

/** The server's parts, made once; everything else receives what it needs of them. */
export interface Context extends AsyncDisposable, Pick<Telemetry<ServerMetrics>, 'metrics' | 'tracing'> {
  config: Config;
  log: Logger;
  lifecycle: Lifecycle;
  sql: postgres.Sql;
  redis: Redis;
  /** Mails to send; adding to it fails at once while Redis is away. */
  emailQueue: Queue;
  /** Events to count; the same. */
  analyticsQueue: Queue;
  engine: SearchEngine;
  generation: IndexGeneration;
  cache: AnswerCache;
  gateway: SearchGateway;
  directory: Directory;
  matcher: Matcher;
  articles: ArticleStore;
  supabase: SupabaseHttp;
  /** What asks Supabase with the secret key, and takes `config.keyholder.token` for it. */
  keyholder: SupabaseHttp;
  limitStore: LimitStore;
  memberLimits: MemberLimits;
  photos: KeptPhotos;
  securityLog: SecurityLog;
  madeUpPeople: MadeUpPeople;
}

/** Makes the clients. Nothing is asked of the servers yet, so that the site starts while one of them is away. */
export function createContext(
  config: Config,
  log: Logger,
  { metrics, tracing }: Pick<Telemetry<ServerMetrics>, 'metrics' | 'tracing'>,
): Context {
  const sql = openDatabase(config.databaseUrl, config.databaseConnections);
  const redis = openRedis(config.redisUrl, log);
  const emailQueue = openQueue('email', redis);
  const analyticsQueue = openQueue('analytics', redis);
  const { nodes } = config.meilisearch;
  const nodeStates = watchNodeStates(
    sql,
    nodes.map(({ name }) => name),
    log,
  );
  const engine = createSearchEngine({
    ...config.meilisearch,
    states: nodeStates,
    metrics,
    tracing,
  });
  // What is kept goes once it is known which index may be asked now: between a lost index and the new one there is always an answer.
  const generation = listenForIndexChanges(config.databaseUrl, log, sql, nodeStates.lookAgain);
  const cache = createAnswerCache(generation);
  const today = () => dayIn(new Date());
  const gateway = createSearchGateway({ engine, cache, today, count: metrics?.searchAnswered });
  const supabase = createSupabaseHttp(config.supabase.url);
  const securityLog = createSecurityLog(log, config.siteSecret, metrics?.securityEvent);
  const limitStore = {
    redis,
    securityLog,
    servers: config.servers,
    digest: limitDigest(config.siteSecret),
  };
  const keyholder = createSupabaseHttp(config.keyholder.url);
  // A line of their own: a rush on pictures keeps nobody from signing in.
  const storage = createSupabaseHttp(config.keyholder.url);
  const photos = keepPhotos(createPhotoStore(storage, config.keyholder.token));
  const articles = openArticles(join(config.webBuildDir ?? findWebBuild(), 'articles.json'));
  const matcher = createMatcher({ sql, gateway, cache, today });
  const madeUpPeople = watchMadeUpPeople(sql, log);
  const tokens = createLinkTokens(config.siteSecret);
  const directory = createDirectory({ sql, gateway, cache, articles, matcher, tokens, today });
  metrics?.watch({ indexes: nodeStates.all, generation, redis });
  return {
    config,
    log,
    metrics,
    tracing,
    lifecycle: { isStopping: false },
    sql,
    redis,
    emailQueue,
    analyticsQueue,
    engine,
    generation,
    cache,
    gateway,
    directory,
    matcher,
    articles,
    supabase,
    keyholder,
    limitStore,
    memberLimits: createMemberLimits(limitStore),
    photos,
    securityLog,
    madeUpPeople,
    async [Symbol.asyncDispose]() {
      redis.disconnect();
      nodeStates.close();
      madeUpPeople.close();
      await Promise.allSettled([
        generation.close(),
        engine.close(),
        supabase.close(),
        keyholder.close(),
        storage.close(),
        sql.end({ timeout: 5 }),
      ]);
    },
  };
}
