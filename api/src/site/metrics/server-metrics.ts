import { SECONDS } from '@directory/runtime/telemetry/registry';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { ServerMetrics, WatchedByMetrics, IndexFigures } from '../../observers.ts';

/** Node reads any method that HTTP ever knew; whoever makes them up makes no series of them. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The server's figures. docs/operations/metrics.md says what each means. */
export function createServerMetrics(registry: Registry): ServerMetrics {
  const registers = [registry];
  const requests = new Counter({
    name: 'directory_http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'directory_http_request_duration_seconds',
    help: 'From the begin of the work until the answer stands',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  });
  const notAdmitted = new Counter({
    name: 'directory_http_admission_refusals_total',
    help: 'Requests refused because there was too much to do',
    labelNames: ['kind'],
    registers,
  });
  const limited = new Counter({
    name: 'directory_http_rate_limit_refusals_total',
    help: 'Requests refused by a limit a minute',
    labelNames: ['limit'],
    registers,
  });
  const searchAnswers = new Counter({
    name: 'directory_search_answers_total',
    help: 'Questions to the search engine by where their answers came from',
    labelNames: ['source'],
    registers,
  });
  const engineSeconds = new Histogram({
    name: 'directory_search_engine_duration_seconds',
    help: 'Calls of Meilisearch',
    labelNames: ['index', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const pageAnswers = new Counter({
    name: 'directory_page_answers_total',
    help: 'Pages by where they came from',
    labelNames: ['source'],
    registers,
  });
  const renderSeconds = new Histogram({
    name: 'directory_page_render_duration_seconds',
    help: 'Making a page, its searches and its wait for the thread included',
    buckets: SECONDS,
    registers,
  });
  const securityEvents = new Counter({
    name: 'directory_security_events_total',
    help: 'Lines of the security log',
    labelNames: ['event'],
    registers,
  });
  return {
    requestAnswered(method, route, status, seconds) {
      requests.inc({ method: METHODS.has(method) ? method : 'other', route, status });
      requestSeconds.observe({ route }, seconds);
    },
    notAdmitted: (kind) => notAdmitted.inc({ kind }),
    limited: (limit) => limited.inc({ limit }),
    searchAnswered: (source) => searchAnswers.inc({ source }),
    engineAsked: (index, outcome, seconds) => engineSeconds.observe({ index, outcome }, seconds),
    pageAnswered: (source) => pageAnswers.inc({ source }),
    pageRendered: (seconds) => renderSeconds.observe(seconds),
    securityEvent: (event) => securityEvents.inc({ event }),
    watch: (watched) => watch(registry, watched),
  };
}

/** What is looked at whenever the figures are read. */
function watch(registry: Registry, { indexes, generation, redis }: WatchedByMetrics): void {
  const ofEachIndex = (name: string, help: string, valueOf: (state: IndexFigures) => number) => {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['index'],
      registers: [registry],
      collect: () => {
        // An index that is no longer there has no figures.
        gauge.reset();
        for (const state of indexes()) gauge.set({ index: state.name }, valueOf(state));
      },
    });
  };
  const ofThisProgram = (name: string, help: string, isSo: () => boolean) => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: () => gauge.set(isSo() ? 1 : 0),
    });
  };
  ofEachIndex(
    'directory_index_lag_seconds',
    'How far the index is behind the database',
    (state) => state.lagSeconds,
  );
  ofEachIndex(
    'directory_index_pending_changes',
    'Changes that the index does not hold; counting stops at 1000',
    (state) => state.pending,
  );
  ofEachIndex(
    'directory_index_in_trouble',
    '1 when the indexer noted a trouble of the index',
    ({ trouble }) => (trouble === null ? 0 : 1),
  );
  ofThisProgram(
    'directory_index_changes_heard',
    '1 while changes of the index are heard',
    () => generation.current() !== null,
  );
  ofThisProgram('directory_redis_up', '1 while Redis is connected', () => redis.status === 'ready');
}
