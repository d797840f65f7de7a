import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { freePort } from '@directory/stack/data-dir/ports';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi, type ApiProcess } from '../../support/api-process.ts';
import { mailSink, type MailSink } from '../../support/mail-sink.ts';
import { startMailWorker, type MailWorker } from '../../support/mail-worker.ts';
import { securedParts, type SecuredParts } from '../../support/secured-parts.ts';
import { readStack } from '../../support/stack-file.ts';
import { ask, post, SEARCH } from '../api/site.ts';
import { addPsychologistRow } from '../contact/rows.ts';
import { ownIndex, startProgram } from '../indexer/own-index.ts';

/** In all that is written here, and in nothing that the programs tell of it. */
const CANARY = `zq${randomUUID().slice(0, 8)}`;
const NETWORK = '203.0.113.77';
const SCORE = 987_654;

let parts: SecuredParts;
let sink: MailSink;
let collector: Collector;
let api: ApiProcess;
let worker: MailWorker;

beforeAll(async () => {
  [parts, sink, collector] = await Promise.all([securedParts(), mailSink(), openCollector()]);
  const { postgres, redis, authority } = parts;
  const stack = { ...readStack(), postgres, redis };
  const env = { METRICS_PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...authority };
  [api, worker] = await Promise.all([
    startApi(stack, { env: { ...env, TRUSTED_PROXIES: '1' } }),
    startMailWorker({ ...stack, smtp: sink.url, env }),
  ]);
});
afterAll(async () => {
  await Promise.all([api, worker].map((program) => program[Symbol.asyncDispose]()));
  await Promise.all([parts, sink, collector].map((part) => part[Symbol.asyncDispose]()));
});

const headers = { 'x-forwarded-for': NETWORK, 'user-agent': CANARY, referer: `https://${CANARY}.example/` };
const send = (path: string, body: unknown) => post(path, body, api.url, headers);
const get = (path: string) => ask(path, { headers }, api.url);

/** Sends a message and asks for a result by mail, searches, is matched, and tries to sign in. Returns the message's request. */
async function visit(): Promise<string> {
  const address = `${CANARY}@visitor.example`;
  const psychologistId = await addPsychologistRow(parts.database.sql, {
    first_name: CANARY,
    last_name: CANARY,
    email: `${CANARY}@psychologist.example`,
  });
  const message = await send('/api/contact', {
    name: `Ada ${CANARY}`,
    email: address,
    phone: '416 555 0199',
    message: `I have not slept since May, says ${CANARY}.`,
    psychologistId,
  });
  expect([message.status, message.text]).toEqual([202, expect.any(String)]);
  await send('/api/assessment-results', {
    email: address,
    condition: 'anxiety',
    score: 12,
    severity: 'moderate',
    language: 'en',
  });
  await send(SEARCH, { search: CANARY });
  await send('/api/match', { condition: 'anxiety', severity: 'moderate', province: 'ON', city: CANARY });
  await send('/api/supabase/auth/v1/token?grant_type=password', { email: address, password: CANARY });
  await send('/api/analytics', { [CANARY]: CANARY });
  for (const path of [
    `/find-a-psychologist?search=${CANARY}&location=${CANARY}`,
    `/therapist-match?condition=anxiety&score=${SCORE}&severity=severe`,
    `/psychologist/${CANARY}`,
    `/api/suggestions?q=${CANARY}&language=en`,
    `/api/profiles/${CANARY}`,
    `/api/${CANARY}`,
    `/photos/${CANARY}`,
    `/${CANARY}.xml`,
  ])
    await get(path);
  return message.headers.get('x-request-id') ?? '';
}

const told = async (program: { log: readonly string[] }): Promise<string> => {
  const line = program.log.find((text) => text.includes('"msg":"metrics"')) ?? '{}';
  const { port } = JSON.parse(line) as { port: number };
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  return noted(await answer.text());
};
/** The names of all figures that the three programs have told of. */
const names = new Set<string>();
const noted = (figures: string): string => {
  for (const [, name = '', kind] of figures.matchAll(/^# TYPE (\S+) (\S+)$/gm))
    for (const ending of kind === 'histogram' ? ['', '_bucket', '_sum', '_count'] : [''])
      names.add(name + ending);
  return figures;
};
const linesOf = (program: { log: readonly string[] }) =>
  program.log.map((line) => JSON.parse(line) as Record<string, unknown>);

it('server and worker reach Postgres and Redis over TLS whose authority they know', async () => {
  // The worker is ready when it has both.
  const statuses = async () => {
    const { checks } = (await get('/api/health')).json() as { checks: Record<string, { status: string }> };
    return [checks['postgres']?.status, checks['redis']?.status];
  };
  await expect.poll(statuses).toEqual(['ok', 'ok']);
  expect(parts.trusted()).toEqual({ postgres: true, redis: true });
});

describe('what is told of a visit', () => {
  let requestId: string;
  let figures: { api: string; worker: string };
  const mails = () => sink.mails.filter(({ raw }) => raw.includes(requestId));

  beforeAll(async () => {
    requestId = await visit();
    await vi.waitUntil(() => sink.mails.length >= 3, { timeout: 75_000 });
    figures = { api: await told(api), worker: await told(worker) };
    // Lines and spans are sent together, the last of them at the end.
    await Promise.all([api.stop(), worker.end('SIGTERM')]);
  });

  it('has figures', () => {
    const server = (name: string, labels = {}) => figureOf(figures.api, name, { program: 'api', ...labels });
    const contact = { method: 'POST', route: '/api/contact', status: '202' };
    expect(server('http_requests_total', contact)).toBe(1);
    expect(server('http_request_duration_seconds_count', { route: '/api/contact' })).toBe(1);
    expect(
      server('search_engine_duration_seconds_count', { index: 'psychologists', outcome: 'ok' }),
    ).toBeGreaterThan(0);
    expect(server('search_answers_total', { source: 'engine' })).toBeGreaterThan(0);
    expect(server('page_answers_total', { source: 'made' })).toBeGreaterThan(0);
    expect(server('page_render_duration_seconds_count')).toBeGreaterThan(0);
    expect(server('security_events_total', { event: 'sign_in_failed' })).toBe(1);
    expect(server('event_loop_utilization')).toBeGreaterThan(0);
    expect(server('index_changes_heard')).toBe(1);
    expect(server('redis_up')).toBe(1);

    const works = (name: string, labels = {}) =>
      figureOf(figures.worker, name, { program: 'worker', ...labels });
    expect(works('mails_total', { kind: 'contact-message', outcome: 'sent' })).toBe(1);
    expect(works('mails_total', { kind: 'assessment-results', outcome: 'sent' })).toBe(1);
    expect(works('job_duration_seconds_count', { job: 'send-mail', outcome: 'done' })).toBeGreaterThanOrEqual(
      3,
    );
    expect(works('queue_age_seconds', { queue: 'email' })).toBe(0);
    expect(works('queue_jobs', { queue: 'email', state: 'waiting' })).toBe(0);
    expect(works('mails_waiting')).toBe(0);
    expect(works('mails_given_up')).toBe(0);
    expect(works('redis_up')).toBe(1);
  });

  it('follows the message by its request into the worker’s log, its mails and its trace', () => {
    const mailLines = linesOf(worker).filter(
      ({ msg, requestId: id }) => msg === 'mail sent' && id === requestId,
    );
    expect(mailLines.map(({ kind }) => kind).toSorted()).toEqual(['contact-confirmation', 'contact-message']);
    expect(linesOf(api)).toContainEqual(
      expect.objectContaining({ msg: 'request', route: '/api/contact', requestId }),
    );
    expect(mails().map(({ raw }) => /^x-request-id: (\S+)/im.exec(raw)?.[1])).toEqual([requestId, requestId]);
    const spans = collector.spans.filter(({ traceId }) => traceId === requestId.replaceAll('-', ''));
    expect(spans.map(({ program, name }) => `${program}: ${name}`).toSorted()).toEqual([
      'directory-api: POST /api/contact',
      'directory-worker: send mail',
      'directory-worker: send mail',
    ]);
  });

  it('says nothing of who it was, nor what they wrote, looked for or scored', () => {
    const spans = collector.bodies.join('\n');
    expect(spans).toContain('ask search engine');
    expect(spans).toContain('render page');
    const all = { ...figures, spans, log: [...api.log, ...worker.log].join('\n') };
    for (const [place, text] of Object.entries(all))
      for (const word of [CANARY, NETWORK, String(SCORE), '416 555 0199', 'slept'])
        expect(text.includes(word), `${word} in ${place}`).toBe(false);
  });
});

it('the indexer tells of its index', async () => {
  const index = ownIndex(undefined, parts.database.url);
  await index.build();
  const port = await freePort();
  const indexer = startProgram('worker', [], { ...index.env, METRICS_PORT: String(port) });
  try {
    await indexer.untilPrinted('"msg":"active"');
    const read = async () => noted(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
    await expect
      .poll(read)
      .toMatch(/directory_indexer_synced_timestamp_seconds\{index="\w+",program="indexer"\} \d/);
    expect(await read()).toMatch(/directory_indexer_active\{index="\w+",program="indexer"\} 1/);
  } finally {
    await indexer.end('SIGTERM');
    await index.remove(parts.database.sql);
  }
});

it.each(['docker/prometheus/alerts.yml', 'docker/grafana/directory.json', 'docs/operations/metrics.md'])(
  'every figure that %s names is told by a program',
  (file) => {
    const named = [...readFileSync(file, 'utf8').matchAll(/\bdirectory_\w*[a-z]\b(?!\*)/g)].map(
      ([name]) => name,
    );
    expect(named.length).toBeGreaterThan(5);
    expect([...new Set(named)].filter((name) => !names.has(name))).toEqual([]);
  },
);

/** A series' value; undefined when there is none with exactly these labels. */
function figureOf(text: string, name: string, labels: Readonly<Record<string, string>>): number | undefined {
  const wanted = JSON.stringify(Object.entries(labels).toSorted());
  for (const [, own, inside = '', value] of text.matchAll(/^directory_(\w+)\{(.*)\} (\S+)$/gm)) {
    const found = [...inside.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, word]) => [label, word]);
    if (own === name && JSON.stringify(found.toSorted()) === wanted) return Number(value);
  }
  return undefined;
}

interface Span {
  program: string;
  traceId: string;
  name: string;
}

interface Collector extends AsyncDisposable {
  url: string;
  bodies: string[];
  spans: Span[];
}

/** Takes traces as OpenTelemetry's collector does, in JSON. */
async function openCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      bodies.push(body);
      spans.push(...spansOf(body));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function spansOf(body: string): Span[] {
  const { resourceSpans } = JSON.parse(body) as {
    resourceSpans: {
      resource: { attributes: { key: string; value: { stringValue?: string } }[] };
      scopeSpans: { spans: { traceId: string; name: string }[] }[];
    }[];
  };
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const program = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) => spans.map(({ traceId, name }) => ({ program, traceId, name })));
  });
}
