import type { HttpBindings } from '@hono/node-server';
import * as web from 'node:stream/web';
import { isUuid } from '@directory/domain/text/uuid';
import type { Context } from 'hono';
import { ApiError, invalidRequest } from '../../errors.ts';
import { tooBusy } from '../../http/admission.ts';
import { answerCacheableText } from '../../http/cacheable.ts';
import type { App, Environment } from '../../http/environment.ts';
import { RESOURCE_TYPES as TYPES, resourceOf, type ResourceType } from './fhir.ts';
import { serviceOf } from './hsds.ts';
import { FIRST_ID, type OpenPeople } from './open-people.ts';

const BASE = '/api/fhir';
const FHIR = 'application/fhir+json';
const PER_PAGE = 50;
const MOST_PER_PAGE = 100;
/** So many read the whole directory from this process at once, and none for longer. */
const MOST_STREAMS = 2;
const MOST_STREAM_MS = 5 * 60_000;

/** The directory for health systems: FHIR R4, SMART Scheduling Links over the same resources, and HSDS 3 for helplines. */
export function registerHealthData(
  app: App,
  { people, origin }: { people: OpenPeople; origin: string },
): void {
  const read = async (c: Context<Environment>) => {
    const [person] = await people.some('health', [c.req.param('id') ?? '']);
    if (!person) throw nobody();
    return person;
  };
  const answer = (c: Context<Environment>, value: object, contentType = 'application/json') =>
    answerCacheableText(c, JSON.stringify(value), { contentType, seconds: 0 });

  app.use(`${BASE}/*`, async (c, next) => {
    await next();
    if (c.error instanceof ApiError) c.res = outcomeOf(c.error, c.res);
  });
  let streams = 0;
  /** Takes one of the places for whoever reads all, until the connection ends. @throws ApiError 503 */
  const enter = ({ outgoing }: HttpBindings) => {
    // Whoever has gone ends nothing any more.
    if (streams >= MOST_STREAMS || outgoing.destroyed) throw tooBusy();
    streams += 1;
    const timer = setTimeout(() => outgoing.destroy(), MOST_STREAM_MS).unref();
    outgoing.once('close', () => {
      clearTimeout(timer);
      streams -= 1;
    });
  };

  app.get(`${BASE}/:file{\\$bulk-publish}`, (c) => {
    const output = TYPES.map((type) => ({ type, url: `${origin}${BASE}/bulk/${type}.ndjson` }));
    const transactionTime = new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();
    return answer(c, { transactionTime, request: `${origin}${BASE}/$bulk-publish`, output, error: [] });
  });
  app.get(`${BASE}/metadata`, (c) => answer(c, capabilities(origin), FHIR));
  for (const type of TYPES) {
    app.get(`${BASE}/bulk/${type}.ndjson`, (c) => {
      enter(c.env as HttpBindings);
      const headers = { 'Content-Type': 'application/fhir+ndjson', 'Cache-Control': 'public, no-cache' };
      return c.body(linesOf(type, people), 200, headers);
    });
    app.get(`${BASE}/${type}`, async (c) => {
      const { _after: after = FIRST_ID, _count: count } = parametersOf(c, ['_after', '_count', '_format']);
      if (!isUuid(after)) throw invalidRequest('_after is no id.');
      const page = await people.after('health', after, sizeIn(count), whoHas(type));
      const last = page.at(-1)?.id;
      const urlAfter = (from: string) => `${origin}${BASE}/${type}?_count=${sizeIn(count)}&_after=${from}`;
      const link = [
        { relation: 'self', url: urlAfter(after) },
        ...(last ? [{ relation: 'next', url: urlAfter(last) }] : []),
      ];
      const entry = page.flatMap((person) => {
        const resource = resourceOf(type, person);
        return resource ? [{ fullUrl: `${origin}${BASE}/${type}/${person.id}`, resource }] : [];
      });
      const bundle = { resourceType: 'Bundle', type: 'searchset', link };
      return answer(c, { ...bundle, ...(entry.length > 0 && { entry }) }, FHIR);
    });
    app.get(`${BASE}/${type}/:id`, async (c) => {
      const resource = resourceOf(type, await read(c));
      if (!resource) throw nobody();
      return answer(c, resource, FHIR);
    });
  }

  const described = { version: '3.0', profile: 'https://docs.openreferral.org/en/v3.0.0/hsds/' };
  app.get('/api/hsds', (c) => answer(c, { ...described, openapi_url: HSDS_OPENAPI }));
  app.get('/api/hsds/services', async (c) => {
    const { page: asked, per_page: size, full } = parametersOf(c, ['page', 'per_page', 'full']);
    const [number, perPage] = [wholeIn(asked, 1), sizeIn(size)];
    const [total, found] = await Promise.all([
      people.count('health'),
      people.page('health', number, perPage),
    ]);
    const contents = found.map((person) => serviceOf(person, { isWhole: full === 'true' }));
    const pages = Math.ceil(total / perPage);
    const counts = { total_items: total, total_pages: pages, page_number: number, size: contents.length };
    const place = { first_page: number === 1, last_page: number >= pages, empty: contents.length === 0 };
    return answer(c, { ...counts, ...place, contents });
  });
  app.get('/api/hsds/services/:id', async (c) => answer(c, serviceOf(await read(c), { isWhole: true })));
}

/** What of the published interface is served here: its required addresses. */
const HSDS_OPENAPI = 'https://raw.githubusercontent.com/openreferral/specification/3.0/schema/openapi.json';

/** The address's parameters. One that nobody looks at would be a filter that finds everybody. @throws ApiError 400 */
function parametersOf<Name extends string>(
  c: Context<Environment>,
  known: readonly Name[],
): Partial<Record<Name, string>> {
  const given = c.req.query();
  const unknown = Object.keys(given).find((name) => !known.some((each) => each === name));
  if (unknown !== undefined) throw invalidRequest(`Only these can be asked for here: ${known.join(', ')}.`);
  return given as Partial<Record<Name, string>>;
}

/** An error as FHIR has them. */
function outcomeOf({ status, message }: ApiError, { headers }: Response): Response {
  const code = status === 404 ? 'not-found' : status < 500 ? 'invalid' : 'transient';
  const issue = [{ severity: 'error', code, diagnostics: message }];
  const outcome = new Response(JSON.stringify({ resourceType: 'OperationOutcome', issue }), {
    status,
    headers,
  });
  outcome.headers.set('Content-Type', FHIR);
  return outcome;
}

const nobody = () => new ApiError(404, 'not_found', 'There is nobody of this id, or too little is known.');

/** @throws ApiError 400 */
function wholeIn(text: string | undefined, usual: number): number {
  const given = text === undefined ? usual : Number(text);
  if (!Number.isInteger(given) || given < 1 || given > 1_000_000)
    throw invalidRequest('A page and its size are whole numbers from 1 on.');
  return given;
}

const sizeIn = (text: string | undefined) => Math.min(wholeIn(text, PER_PAGE), MOST_PER_PAGE);

const whoHas = (type: ResourceType) => ({ hasOpening: type === 'Schedule' || type === 'Slot' });

/** One resource a line, made only as fast as the reader takes it. */
function linesOf(type: ResourceType, people: OpenPeople): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const lines = async function* () {
    for await (const batch of people.everybody('health', whoHas(type))) {
      const made = batch.flatMap((person) => resourceOf(type, person) ?? []);
      if (made.length > 0) yield encoder.encode(made.map((each) => `${JSON.stringify(each)}\n`).join(''));
    }
  };
  return web.ReadableStream.from(lines()) as unknown as ReadableStream<Uint8Array>;
}

function capabilities(origin: string) {
  const interaction = [{ code: 'read' }, { code: 'search-type' }];
  return {
    ...{ resourceType: 'CapabilityStatement', status: 'active', kind: 'instance', fhirVersion: '4.0.1' },
    ...{ date: '2026-11-27', format: ['json'] },
    implementation: { description: 'Psychologist directory', url: origin + BASE },
    rest: [{ mode: 'server', resource: TYPES.map((type) => ({ type, interaction })) }],
  };
}
