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
import { type AnswerFloor, registerSupabaseAuth } from '@directory/api/people/members/auth-route';
import { openQueue } from '@directory/api/messages/jobs/open-queue';
import { createMemberLimits } from '@directory/api/people/members/limits';
import {
  createSupabaseHttp,
  membersUnavailable,
  type SupabaseHttp,
} from '@directory/api/people/members/supabase-http';
import { createSecurityLog } from '@directory/api/http/security-log';
import { readStack } from '../../support/stack-file.ts';

interface Options {
  sql: postgres.Sql;
  floor?: AnswerFloor;
  /** Whether the answer to a request for this path of the service is lost, on its way there. */
  isLost?: (path: string) => boolean;
}

/** The site's way to Auth as a server of the test's own, in this process, on the stack's parts. */
export async function ownAuthServer({ sql, floor, isLost = () => false }: Options) {
  const {
    postgres: databaseUrl,
    redis: redisUrl,
    meilisearch,
    supabase,
    keyholder,
    siteSecret,
  } = readStack();
  const config = loadConfig({
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    MEILISEARCH_URL: meilisearch.url,
    MEILISEARCH_SEARCH_KEY: meilisearch.searchKey,
    SUPABASE_URL: supabase.url,
    SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
    KEYHOLDER_URL: keyholder.apiUrl,
    SITE_SECRET: siteSecret,
  });
  const redis = new Redis(redisUrl);
  const services = [createSupabaseHttp(supabase.url), createSupabaseHttp(keyholder.apiUrl)] as const;
  const app = new Hono<Environment>();
  const log = pino({ level: 'silent' });
  const securityLog = createSecurityLog(log, siteSecret);
  app.onError(answerErrors(log));
  const link = (service: SupabaseHttp): SupabaseHttp => ({
    ...service,
    send: (request) =>
      isLost(request.path)
        ? Promise.reject(membersUnavailable(new Error('The line is cut.')))
        : service.send(request),
  });
  const memberLimits = createMemberLimits({
    redis,
    securityLog,
    servers: 1,
    digest: limitDigest(siteSecret),
  });
  const context = {
    config,
    log,
    sql,
    supabase: link(services[0]),
    keyholder: link(services[1]),
    memberLimits,
    emailQueue: openQueue('email', redis),
  };
  registerSupabaseAuth(app, context, floor);
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const port = await listen(server, 0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      await stopServer(server);
      await Promise.all(services.map((service) => service.close()));
      await context.emailQueue.close();
      redis.disconnect();
    },
  };
}
