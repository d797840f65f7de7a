import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { Redis } from 'ioredis';
import type { Server } from 'node:http';
import { pino } from 'pino';
import type postgres from 'postgres';
import { loadConfig } from '@directory/api/config';
import type { Environment } from '@directory/api/http/environment';
import { answerErrors } from '@directory/api/http/error-answers';
import { limitDigest } from '@directory/api/http/keyed-digest';
import { listen } from '@directory/api/http/serve';
import { stopServer } from '@directory/api/http/stop-server';
import type { AnswerFloor } from '@directory/api/members/answer-floor';
import { registerSupabaseAuth } from '@directory/api/members/auth-route';
import { createMemberLimits } from '@directory/api/members/limits';
import { createSupabaseHttp, membersUnavailable } from '@directory/api/members/supabase-http';
import { createSecurityLog } from '@directory/api/security-log/security-log';
import { readStack } from '../../support/stack-file.ts';

interface Options {
  sql: postgres.Sql;
  floor?: AnswerFloor;
  /** Whether the answer to a request for this path of the service is lost, on its way there. */
  isLost?: (path: string) => boolean;
}

/** The site's way to Auth as a server of the test's own, in this process, on the stack's parts. */
export async function ownAuthServer({ sql, floor, isLost = () => false }: Options) {
  const { postgres: databaseUrl, redis: redisUrl, meilisearch, supabase } = readStack();
  const config = loadConfig({
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    MEILISEARCH_URL: meilisearch.url,
    MEILISEARCH_SEARCH_KEY: meilisearch.searchKey,
    SUPABASE_URL: supabase.url,
    SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
    SUPABASE_SECRET_KEY: supabase.secretKey,
  });
  const redis = new Redis(redisUrl);
  const service = createSupabaseHttp(supabase.url);
  const app = new Hono<Environment>();
  const log = pino({ level: 'silent' });
  const securityLog = createSecurityLog(log, config.supabase.secretKey);
  app.onError(answerErrors(log));
  const link: typeof service = {
    ...service,
    send: (request) =>
      isLost(request.path)
        ? Promise.reject(membersUnavailable(new Error('The line is cut.')))
        : service.send(request),
  };
  const memberLimits = createMemberLimits({
    redis,
    securityLog,
    servers: 1,
    digest: limitDigest(config.supabase.secretKey),
  });
  const context = { config, sql, supabase: link, memberLimits };
  registerSupabaseAuth(app, context, floor);
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const port = await listen(server, 0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      await stopServer(server);
      await service.close();
      redis.disconnect();
    },
  };
}
