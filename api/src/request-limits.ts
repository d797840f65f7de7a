import { LANGUAGES } from '@directory/domain/language';
import { paths as pagePaths } from '@directory/domain/site/paths';
import type { Config } from './config.ts';
import type { LimitStore } from './http/redis-limit.ts';
import type { Logger } from 'pino';
import type { ServerMetrics } from './observers.ts';
import { CSP_REPORTS_PATH } from './http/security-headers.ts';
import { rateLimit } from './http/rate-limit.ts';
import { BULK_PATHS, OPEN_PATHS } from './site/open/route.ts';
import { PHOTOS_PATH } from './people/photos/route.ts';

/**
 * How much one network address may ask in a minute, and of which addresses of the site. A household, a clinic or a school
 * shares one, and so do many customers of a mobile provider: each number is far beyond what a person does, and beyond what a
 * crawler with good manners does.
 */
export function createRequestLimits({
  config,
  log,
  metrics,
  limitStore,
}: {
  config: Config;
  log: Logger;
  metrics: ServerMetrics | undefined;
  limitStore: LimitStore;
}) {
  const { searchesPerMinute, requestsPerMinute, pagesPerMinute, trustedProxies } = config;
  const hold = (name: string, perMinute: number, paths: readonly string[]) => ({
    limit: rateLimit({
      ...limitStore,
      log,
      name,
      perMinute,
      trustedProxies,
      onRefusal: metrics?.limited,
    }),
    paths,
  });
  return {
    // A map counts as several. Pages that search count here, too.
    search: hold('search', searchesPerMinute, [
      '/api/search/*',
      '/api/suggestions',
      '/api/match',
      '/api/v1/psychologists',
      '/mcp',
    ]),
    // Every address that is nothing else is a page's: `app.ts` holds them to this.
    page: hold('page', pagesPerMinute, []),
    read: hold('read', requestsPerMinute, [
      '/api/filters',
      '/api/featured',
      '/api/checks',
      '/api/profiles/*',
      '/api/articles/*',
      '/api/landing',
      '/api/premium',
      '/api/accuracy',
      '/api/accuracy.csv',
      '/api/words/*',
      '/api/contact',
      '/api/assessment-results',
    ]),
    open: hold('open', requestsPerMinute, [
      ...OPEN_PATHS,
      '/llms.txt',
      '/:any{.+\\.md}',
      '/embed.html',
      ...LANGUAGES.flatMap((language) => [pagePaths.openSearch(language), pagePaths.changesFeed(language)]),
    ]),
    // Each is the whole directory: six a minute where others ask 600 times.
    bulk: hold('bulk', Math.ceil(requestsPerMinute / 100), [BULK_PATHS]),
    member: hold('member', requestsPerMinute, ['/api/auth/*', '/api/members/*', '/api/supabase/*']),
    picture: hold('picture', requestsPerMinute, ['/og/*']),
    // A page of results shows twenty.
    photo: hold('photo', 4 * requestsPerMinute, [PHOTOS_PATH]),
    analytics: hold('analytics', 120, ['/api/analytics']),
    geocode: hold('geocode', 20, ['/api/geocode']),
    feed: hold('feed', 120, [
      '/robots.txt',
      '/.well-known/*',
      '/sitemap.xml',
      '/sitemaps/*',
      ...LANGUAGES.map((language) => pagePaths.feed(language)),
    ]),
    // It asks every part of the site. Load balancers and monitors look once a second at most.
    health: hold('health', 300, ['/api/health']),
    // They ask nothing of any part.
    probe: hold('probe', 600, ['/api/live', '/api/ready']),
    report: hold('csp-reports', 60, [CSP_REPORTS_PATH]),
    description: hold('description', 60, ['/api/openapi.json', '/api/docs/*']),
  };
}
