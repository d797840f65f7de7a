import { linesToCheck } from '@directory/domain/crisis-lines/choose';
import { createApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { createContext } from '../context.ts';
import { isTooBusy } from '../http/admission.ts';
import { createHttpServer, listen } from '../http/serve.ts';
import { stopServer } from '../http/stop-server.ts';
import { lookRegularly } from '../look-regularly.ts';
import { tellAlerts } from '../people/openings/alerts.ts';
import { prepareReading } from '../search/read.ts';
import { findWebBuild, openWebBuild } from '../site/pages/web-build.ts';
import { configOrExit, stopOnSignal, telemetryOrExit } from './process.ts';
import { createServerLog } from './log.ts';

/** The worker asks no search engine: whom an alert's search finds the servers know. Several tell nobody twice. */
const ALERTS_EVERY_MS = 15_000;

const config = configOrExit(loadConfig);
const log = createServerLog('api', config.logLevel);
const telemetry = await telemetryOrExit(config.telemetry, {
  program: 'api',
  log,
  load: async () => (await import('../site/metrics/server-metrics.ts')).createServerMetrics,
});
// Before anybody is waited for: a connection that is being opened would run out of time meanwhile.
prepareReading();
const context = createContext(config, log, telemetry);
const build = openWebBuild(config.webBuildDir ?? findWebBuild(), {
  site: {
    origin: config.publicUrl,
    ...(config.supportEmail !== null && { supportEmail: config.supportEmail }),
    ...(config.clinicalReview !== null && { clinicalReview: config.clinicalReview }),
    ...(config.operator !== null && { operator: config.operator }),
    ...(config.socialLink !== null && { socialLink: config.socialLink }),
    ...(config.premiumPrices !== null && { premiumPrices: config.premiumPrices }),
    ...(config.processors !== null && { processors: config.processors }),
    ...(config.privacyOfficer !== null && { privacyOfficer: config.privacyOfficer }),
  },
  onError: (error, route) => {
    // Of too much to do there is too much to say.
    if (!isTooBusy(error)) log.warn({ err: error, route }, 'a page shows its error state');
  },
});
const unchecked = linesToCheck(Date.now()).map(({ id }) => id);
if (unchecked.length > 0) {
  log.warn(
    { lines: unchecked },
    'crisis lines were last checked more than a year ago: domain/src/crisis-lines',
  );
}
const site = createApp(context, build);
const server = createHttpServer(site, config.requestTimeoutMs);

if (config.privacyOfficer === null) {
  log.warn('/privacy names nobody who answers for it: set PRIVACY_OFFICER_NAME and PRIVACY_OFFICER_EMAIL');
}

const { sql, emailQueue: queue, gateway } = context;
const alerts = lookRegularly(async () => void (await tellAlerts({ sql, queue, log }, gateway)), {
  everyMs: ALERTS_EVERY_MS,
  unknown: 'it is not known whom to tell of openings',
  log,
});

stopOnSignal(log, async () => {
  context.lifecycle.isStopping = true;
  alerts.close();
  await stopServer(server, { drainMs: config.drainMs, line: site.line });
  await context[Symbol.asyncDispose]();
  await telemetry[Symbol.asyncDispose]();
});

await gateway.prepare();
try {
  const port = await listen(server, config.port, config.host);
  log.info({ host: config.host, port }, 'ready');
} catch (error) {
  log.fatal({ err: error }, 'the address cannot be listened on');
  process.exit(1);
}
