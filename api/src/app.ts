import { contact } from '@directory/domain/contracts/contact';
import { answerAct, inquiryAct } from '@directory/domain/contracts/inquiries';
import { dayIn } from '@directory/search-config/day-order';
import { Hono } from 'hono';
import { except } from 'hono/combine';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { Context } from './context.ts';
import { compression, streamCompression } from './http/compression.ts';
import { limitBody } from './http/body.ts';
import { createDoor } from './http/door.ts';
import type { Environment } from './http/environment.ts';
import {
  answerErrors,
  answerMethodNotAllowed,
  answerNotFound,
  sayWhenToTryAgain,
} from './http/error-answers.ts';
import { holdTo } from './http/rate-limit.ts';
import { refuseAmbiguous } from './http/refuse-ambiguous.ts';
import { requestId, requestLog, requestTrace } from './http/request-log.ts';
import { securityHeaders, securityHeadersOf } from './http/security-headers.ts';
import type { Site } from './http/serve.ts';
import { createThreadLine } from './http/thread-line.ts';
import { keepPages } from './site/pages/kept-pages.ts';
import { isAnsweredAlways, pageHandler } from './site/pages/page-handler.ts';
import { answerForms } from './site/pages/form-answers.ts';
import { answerPostedSearch, SEARCH_PATHS } from './site/pages/posted-search.ts';
import { createRefusalPage } from './site/pages/refusal-page.ts';
import { staticFiles, type WebBuild } from './site/pages/web-build.ts';
import { createRequestLimits } from './request-limits.ts';
import { registerArticles, registerFeeds } from './site/articles/route.ts';
import { registerAccuracy } from './site/accuracy/route.ts';
import { registerAnalytics } from './site/analytics/route.ts';
import { registerAssessmentResults } from './messages/results/route.ts';
import { registerContactAddress } from './people/members/contact-address/route.ts';
import { registerErasure } from './people/members/erasure-route.ts';
import { registerSignInAddress } from './people/members/sign-in-address/route.ts';
import { registerContact } from './messages/contact/route.ts';
import { registerInquiries } from './messages/inquiries/route.ts';
import { registerGeocode } from './site/geocode/route.ts';
import { registerLanding } from './site/landing/route.ts';
import { keepUnlisted } from './site/made-up-people/watch.ts';
import { registerMembers } from './people/members/route.ts';
import { noteChanges, watchMembers } from './people/members/watch-members.ts';
import { PHOTO_PATH, registerPhoto } from './people/photos/upload-route.ts';
import { registerSupabaseAuth } from './people/members/auth-route.ts';
import { registerSupabaseRest } from './people/members/supabase-rest.ts';
import { registerMatch } from './people/match/route.ts';
import { registerPhotos } from './people/photos/route.ts';
import { registerAlerts } from './people/openings/route.ts';
import { registerOwnData } from './people/own-data/route.ts';
import { registerQuestions } from './people/questions/route.ts';
import { registerProfiles } from './people/profiles/route.ts';
import { registerSearch } from './search/route.ts';
import { BULK_PATHS, letOthersRead, registerOpen } from './site/open/route.ts';
import { registerOpenApi } from './site/openapi/route.ts';
import { registerCspReports } from './site/csp-reports/route.ts';
import { registerProbes } from './site/health/probes.ts';
import { registerHealth } from './site/health/route.ts';
import { registerOgImages } from './site/og-image/route.ts';
import { registerSecurityTxt } from './site/security-txt/route.ts';
import { registerRobots, registerSitemap } from './site/sitemap/route.ts';

/** The largest request body, in bytes: a search for as many values as it may choose fits. */
const MOST_BODY_BYTES = 256 * 1024;

/** Answers that are made piece by piece, however long they become. */
const STREAMED_PATHS = ['/sitemaps/*', BULK_PATHS];

/** The whole site over HTTP: the API's routes, the client's files, and every other address as a page. */
export function createApp(context: Context, build: WebBuild): Site {
  const { config, log, generation, madeUpPeople, metrics, tracing } = context;
  const https = isHttps(config.publicUrl);
  const headersOf = securityHeadersOf(config);
  const app = new Hono<Environment>();
  app.onError(answerErrors(log));
  app.use(requestId(), requestLog(log, metrics));
  if (tracing) app.use(requestTrace(tracing));
  app.use(securityHeaders(headersOf), sayWhenToTryAgain(), refuseAmbiguous());
  app.use(keepUnlisted(madeUpPeople));
  app.use(except(STREAMED_PATHS, compression()));
  for (const path of STREAMED_PATHS) app.use(path, streamCompression());
  // A picture is larger than all else, and has a limit of its own.
  app.use(except(PHOTO_PATH, limitBody(MOST_BODY_BYTES)));

  for (const path of ['/api/auth/*', '/api/members/*', '/api/supabase/*'])
    app.use(path, watchMembers(context));

  for (const path of ['/api/members/*', '/api/supabase/rest/*']) app.use(path, noteChanges(generation));

  const { directory } = context;
  const sampleData = () => madeUpPeople.present() === true;
  for (const { path } of [contact, inquiryAct, answerAct])
    app.use(path, answerForms({ build, directory, log, sampleData, headersOf }));

  letOthersRead(app);
  const limits = createRequestLimits(context);
  for (const { limit, paths } of Object.values(limits))
    for (const path of paths) app.use(path, holdTo(limit));

  const api = new Hono<Environment>();
  registerProbes(api, context.lifecycle, build);
  registerHealth(api, context);
  registerSearch(api, context);
  registerMatch(api, context);
  registerProfiles(api, context);
  registerArticles(api, context);
  registerLanding(api, context);
  registerContact(api, context);
  registerInquiries(api, context);
  registerQuestions(api, context);
  registerAlerts(api, context);
  registerOwnData(api, context);
  registerAccuracy(api, context);
  registerAnalytics(api, context);
  registerAssessmentResults(api, context);
  registerGeocode(api, context);
  registerMembers(api, context);
  registerContactAddress(api, context);
  registerSignInAddress(api, context);
  registerErasure(api, context);
  registerSupabaseAuth(api, context);
  registerPhoto(api, context);
  registerSupabaseRest(api, context);
  registerOpen({ api, app }, context);
  registerOpenApi(api, https);
  registerCspReports(api, context);
  app.use('/api/*', methodNotAllowed({ app: api, onMethodNotAllowed: answerMethodNotAllowed }));
  app.route('/', api);
  app.all('/api/*', answerNotFound);

  registerSecurityTxt(app, config);
  registerRobots(app, context);
  registerSitemap(app, context, build);
  registerFeeds(app, context);
  registerOgImages(app, context);
  registerPhotos(app, context);
  app.use(staticFiles(build.clientDir));
  const line = createThreadLine();
  const pages = keepPages();
  generation.onErased(() => pages.clear());
  const refusePage = createRefusalPage({ build, directory, log, sampleData });
  app.on('POST', [...SEARCH_PATHS], answerPostedSearch(app.fetch));
  app.all(
    '*',
    holdTo(limits.page.limit, refusePage),
    pageHandler({
      build,
      directory,
      log,
      revision: () => revisionOf(generation.ofAll()),
      sampleData,
      line,
      pages,
      https,
      searchLimit: limits.search.limit,
      refusePage,
      metrics,
      tracing,
    }),
  );
  const door = createDoor({
    line,
    isAnswered: (request) => isAnsweredAlways(request, pages),
    headersOf,
    log,
    onRefusal: metrics?.notAdmitted,
  });
  return { fetch: app.fetch, line, door };
}

/** What pages are made of: index and profiles, and the day, by which equals change places. */
function revisionOf(all: string | null): string | null {
  return all === null ? null : `${all} ${dayIn(new Date())}`;
}

function isHttps(url: string): boolean {
  return url.startsWith('https:');
}
