import { Hono } from 'hono';
import { except } from 'hono/combine';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import type { Context } from './context.ts';
import { compression, streamCompression } from './http/compression.ts';
import { limitBody } from './http/body.ts';
import type { App, Environment } from './http/environment.ts';
import { answerErrors, answerMethodNotAllowed, answerNotFound } from './http/error-answers.ts';
import { rateLimit } from './http/rate-limit.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { pageHandler } from './pages/page-handler.ts';
import { staticFiles } from './pages/static-files.ts';
import type { WebBuild } from './pages/web-build.ts';
import { registerArticles, registerFeeds } from './articles/route.ts';
import { registerAnalytics } from './analytics/route.ts';
import { registerAssessmentResults } from './results/route.ts';
import { registerContact } from './contact/route.ts';
import { registerGeocode } from './geocode/route.ts';
import { registerLanding } from './landing/route.ts';
import { registerMembers } from './members/route.ts';
import { watchMembers } from './members/watch-members.ts';
import { PHOTO_PATH, registerPhoto } from './members/photo/route.ts';
import { registerSupabaseAuth, registerSupabaseRest } from './members/supabase-route.ts';
import { registerMatch } from './match/route.ts';
import { registerProfiles } from './profiles/route.ts';
import { registerSearch } from './search/route.ts';
import { registerOpenApi } from './openapi/route.ts';
import { registerHealth } from './health/route.ts';
import { registerOgImages } from './og-image/route.ts';
import { registerRobots, registerSitemap } from './sitemap/route.ts';

/** The largest request body, in bytes: a search call of 20 queries with full filters fits. */
const MOST_BODY_BYTES = 256 * 1024;

/** Answers that are made piece by piece, however long they become. */
const STREAMED_PATHS = '/sitemaps/*';

/** The whole site over HTTP: the API's routes, the client's files, and every other address as a page. */
export function createApp(context: Context, build: WebBuild): App {
  const { config, log, redis, securityLog } = context;
  const app = new Hono<Environment>();
  app.onError(answerErrors(log));
  app.use(requestId({ limitLength: 64 }), requestLog(log), securityHeaders(config));
  app.use(except(STREAMED_PATHS, compression()));
  app.use(STREAMED_PATHS, streamCompression());
  // A picture is larger than all else, and has a limit of its own.
  app.use(except(PHOTO_PATH, limitBody(MOST_BODY_BYTES)));

  for (const path of ['/api/auth/*', '/api/members/*', '/api/supabase/*'])
    app.use(path, watchMembers(securityLog, config.trustedProxies));

  const limits = {
    redis,
    log,
    securityLog,
    perMinute: config.searchesPerMinute,
    trustedProxies: config.trustedProxies,
  };
  const search = rateLimit({ ...limits, name: 'search' });
  const read = rateLimit({ ...limits, name: 'read' });
  app.use('/api/search/*', search);
  app.use('/api/suggestions', search);
  app.use('/api/match', search);
  app.use('/api/filters', read);
  app.use('/api/featured', read);
  app.use('/api/profiles/*', read);
  app.use('/api/articles/*', read);
  app.use('/api/landing', read);
  app.use('/api/premium', read);
  app.use('/api/contact', read);
  app.use('/api/analytics', rateLimit({ ...limits, name: 'analytics', perMinute: 120 }));
  app.use('/api/assessment-results', read);
  app.use('/api/auth/*', rateLimit({ ...limits, name: 'member' }));
  app.use('/api/members/*', rateLimit({ ...limits, name: 'member' }));
  app.use('/api/supabase/*', rateLimit({ ...limits, name: 'member' }));
  app.use('/api/geocode', rateLimit({ ...limits, name: 'geocode', perMinute: 20 }));

  const api = new Hono<Environment>();
  registerHealth(api, context);
  registerSearch(api, context);
  registerMatch(api, context);
  registerProfiles(api, context);
  registerArticles(api, context);
  registerLanding(api, context);
  registerContact(api, context);
  registerAnalytics(api, context);
  registerAssessmentResults(api, context);
  registerGeocode(api, context);
  registerMembers(api, context);
  registerSupabaseAuth(api, context);
  registerPhoto(api, context);
  registerSupabaseRest(api, context);
  registerOpenApi(api);
  app.use('/api/*', methodNotAllowed({ app: api, onMethodNotAllowed: answerMethodNotAllowed }));
  app.route('/', api);
  app.all('/api/*', answerNotFound);

  registerRobots(app, config);
  registerSitemap(app, context, build);
  registerFeeds(app, context);
  app.use('/og/*', rateLimit({ ...limits, name: 'picture' }));
  registerOgImages(app, context);
  app.use(staticFiles(build.clientDir));
  app.all('*', pageHandler({ build, directory: context.directory, log, https: isHttps(config.publicUrl) }));
  return app;
}

function isHttps(url: string): boolean {
  return url.startsWith('https:');
}
