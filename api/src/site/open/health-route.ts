import * as streams from 'node:stream/web';
import { isUuid } from '@directory/domain/text/uuid';
import type { Context } from 'hono';
import { ApiError, invalidRequest } from '../../errors.ts';
import { answerCacheableText } from '../../http/cacheable.ts';
import type { App, Environment } from '../../http/environment.ts';
import { RESOURCE_TYPES as TYPES, resourceOf, type ResourceType } from './fhir.ts';
import { serviceOf } from './hsds.ts';
import { FIRST_ID, type OpenPeople } from './open-people.ts';

const BASE = '/api/fhir';
const FHIR = 'application/fhir+json';
const PER_PAGE = 50;
const MOST_PER_PAGE = 100;

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

  app.get(`${BASE}/:file{\\$bulk-publish}`, (c) => {
    const output = TYPES.map((type) => ({ type, url: `${origin}${BASE}/bulk/${type}.ndjson` }));
    const transactionTime = new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();
    return answer(c, { transactionTime, request: `${origin}${BASE}/$bulk-publish`, output, error: [] });
  });
  app.get(`${BASE}/metadata`, (c) => answer(c, capabilities(origin), FHIR));
  for (const type of TYPES) {
    app.get(`${BASE}/bulk/${type}.ndjson`, (c) => {
      const headers = { 'Content-Type': 'application/fhir+ndjson', 'Cache-Control': 'public, no-cache' };
      return c.body(linesOf(type, people), 200, headers);
    });
    app.get(`${BASE}/${type}`, async (c) => {
      const { _after: after = FIRST_ID, _count: count } = c.req.query();
      if (!isUuid(after)) throw invalidRequest('_after is no id.');
      const page = await people.after('health', after, sizeIn(count));
      const last = page.at(-1)?.id;
      const url = `${origin}${BASE}/${type}?_count=${page.length}&_after=${last ?? ''}`;
      const entry = page.flatMap((person) => {
        const resource = resourceOf(type, person);
        return resource ? [{ fullUrl: `${origin}${BASE}/${type}/${person.id}`, resource }] : [];
      });
      const bundle = {
        resourceType: 'Bundle',
        type: 'searchset',
        ...(last && { link: [{ relation: 'next', url }] }),
      };
      return answer(c, { ...bundle, ...(entry.length > 0 && { entry }) }, FHIR);
    });
    app.get(`${BASE}/${type}/:id`, async (c) => {
      const resource = resourceOf(type, await read(c));
      if (!resource) throw nobody();
      return answer(c, resource, FHIR);
    });
  }

  const described = { version: '3.0', profile: 'https://docs.openreferral.org/en/v3.0.0/hsds/' };
  app.get('/api/hsds', (c) => answer(c, { ...described, openapi_url: `${origin}/api/v1/openapi.json` }));
  app.get('/api/hsds/services', async (c) => {
    const { page: asked, per_page: size, full } = c.req.query();
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

const nobody = () => new ApiError(404, 'not_found', 'There is nobody of this id, or too little is known.');

/** @throws ApiError 400 */
function wholeIn(text: string | undefined, usual: number): number {
  const given = text === undefined ? usual : Number(text);
  if (!Number.isInteger(given) || given < 1 || given > 1_000_000)
    throw invalidRequest('A page and its size are whole numbers from 1 on.');
  return given;
}

const sizeIn = (text: string | undefined) => Math.min(wholeIn(text, PER_PAGE), MOST_PER_PAGE);

/** One resource a line, made only as fast as the reader takes it. */
function linesOf(type: ResourceType, people: OpenPeople): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const lines = async function* () {
    for await (const batch of people.everybody('health')) {
      const made = batch.flatMap((person) => resourceOf(type, person) ?? []);
      if (made.length > 0) yield encoder.encode(made.map((each) => `${JSON.stringify(each)}\n`).join(''));
    }
  };
  return streams.ReadableStream.from(lines()) as unknown as ReadableStream<Uint8Array>;
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
