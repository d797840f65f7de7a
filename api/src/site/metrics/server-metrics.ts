import { SECONDS } from '@directory/runtime/telemetry/metrics';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { ServerMetrics, WatchedByMetrics, IndexFigures } from '../../observers.ts';

/** Node reads any method that HTTP ever knew; whoever makes them up makes no series of them. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The server's figures. docs/operations/metrics.md says what each means. */
export function createServerMetrics(registry: Registry): ServerMetrics {
  const registers = [registry];
  const own = (name: string, help: string, labelNames: string[]) => ({ name, help, labelNames, registers });
  const counter = (...it: Parameters<typeof own>) => new Counter(own(...it));
  const histogram = (...it: Parameters<typeof own>) => new Histogram({ ...own(...it), buckets: SECONDS });
  const requests = counter('directory_http_requests_total', 'Requests answered', [
    'method',
    'route',
    'status',
  ]);
  const requestSeconds = histogram(
    'directory_http_request_duration_seconds',
    'From the begin of the work until the answer stands',
    ['route'],
  );
  const notAdmitted = counter(
    'directory_http_admission_refusals_total',
    'Requests refused because there was too much to do',
    ['kind'],
  );
  const limited = counter(
    'directory_http_rate_limit_refusals_total',
    'Requests refused by a limit a minute',
    ['limit'],
  );
  const searchAnswers = counter(
    'directory_search_answers_total',
    'Questions to the search engine by where their answers came from',
    ['source'],
  );
  const engineSeconds = histogram('directory_search_engine_duration_seconds', 'Calls of Meilisearch', [
    'index',
    'outcome',
  ]);
  const pageAnswers = counter('directory_page_answers_total', 'Pages by where they came from', ['source']);
  const renderSeconds = histogram(
    'directory_page_render_duration_seconds',
    'Making a page, its searches and its wait for the thread included',
    [],
  );
  const securityEvents = counter('directory_security_events_total', 'Lines of the security log', ['event']);
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
    const collect = () => gauge.set(isSo() ? 1 : 0);
    const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect });
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
