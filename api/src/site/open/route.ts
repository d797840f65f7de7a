import type { Directory } from '@directory/domain/site/directory';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import type postgres from 'postgres';
import type { Config } from '../../config.ts';
import type { App, Environment } from '../../http/environment.ts';
import type { ArticleStore } from '../articles/store.ts';
import { searchByBody } from './contracts.ts';
import { registerDiscovery } from './discovery-route.ts';
import { registerEmbed } from './embed-route.ts';
import { openPeople } from './open-people.ts';
import { openSearch } from './open-search.ts';
import { registerHealthData } from './health-route.ts';
import { registerAssistants } from './mcp-route.ts';
import { registerTexts } from './texts-route.ts';
import { registerOpenData } from './v1-route.ts';

interface OpenContext {
  config: Config;
  sql: postgres.Sql;
  directory: Directory;
  articles: ArticleStore;
}

/** Everything below them may be read from any origin: it holds nobody's session, and nothing that is not public. */
export const OPEN_PATHS = ['/api/v1/*', '/api/fhir/*', '/api/hsds', '/api/hsds/*'] as const;

/** Answers that are made line by line, each the whole directory. */
export const BULK_PATHS = '/api/fhir/bulk/*';

/** Lets any site's pages read what is open. It stands before the limits, so that a refusal can be read as well. */
export function letOthersRead(app: App): void {
  const allow = cors({
    origin: '*',
    // A search may be sent as a body, so that no address holds its words.
    allowMethods: (_, { req }) => ['GET', 'HEAD', ...(req.path === searchByBody.path ? ['POST'] : [])],
    exposeHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
    maxAge: 86_400,
  });
  const shared = createMiddleware<Environment>(async (c, next) => {
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    await next();
  });
  for (const path of OPEN_PATHS) app.use(path, shared, allow);
}

/**
 * What others may build on: one projection of what is public and whose people let it be used so, in several forms.
 * @param api what is described in /api/openapi.json
 */
export function registerOpen(
  { api, app }: Record<'api' | 'app', App>,
  { config, sql, directory, articles }: OpenContext,
): void {
  const origin = config.publicUrl;
  const people = openPeople(sql, origin);
  const search = openSearch(directory, people);
  const parts = { config, origin, directory, articles, people, search };
  registerOpenData(api, parts);
  registerHealthData(api, parts);
  registerAssistants(app, parts);
  registerTexts(app, parts);
  registerDiscovery(app, parts);
  registerEmbed(app, parts);
}
