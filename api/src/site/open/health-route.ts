import * as streams from 'node:stream/web';
import { ApiError, invalidRequest } from '../../errors.ts';
import { answerCacheableText } from '../../http/cacheable.ts';
import type { App } from '../../http/environment.ts';
import { isUuid } from '@directory/domain/text/uuid';
import { type ResourceType, RESOURCES, resourceOf } from './fhir.ts';
import { serviceOf } from './hsds.ts';
import { FIRST_ID, type OpenPeople } from './open-people.ts';

const BASE = '/api/fhir';
const FHIR = 'application/fhir+json';
const TYPES = Object.keys(RESOURCES) as ResourceType[];
const MOST_PER_PAGE = 100;

/** The directory for health systems: FHIR R4, SMART Scheduling Links over the same resources, and HSDS 3 for helplines. */
export function registerHealthData(
  app: App,
  { people, origin }: { people: OpenPeople; origin: string },
): void {
  const read = async (id: string) => {
    const [person] = await people.some('health', [id]);
    if (!person) throw new ApiError(404, 'not_found', 'There is nobody of this id.');
    return person;
  };
  const answer = (c: Parameters<typeof answerCacheableText>[0], value: unknown, contentType: string) =>
    answerCacheableText(c, JSON.stringify(value), { contentType, seconds: 0 });

  app.get(`${BASE}/:file{\\$bulk-publish}`, (c) => {
    const output = TYPES.map((type) => ({ type, url: `${origin}${BASE}/bulk/${type}.ndjson` }));
    const transactionTime = new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();
    return answer(
      c,
      { transactionTime, request: `${origin}${BASE}/$bulk-publish`, output, error: [] },
      'application/json',
    );
  });
  app.get(`${BASE}/bulk/:file`, (c, next) => {
    const type = TYPES.find((each) => `${each}.ndjson` === c.req.param('file'));
    if (!type) return next();
    const headers = { 'Content-Type': 'application/fhir+ndjson', 'Cache-Control': 'public, no-cache' };
    return Promise.resolve(c.body(linesOf(type, people), 200, headers));
  });
  app.get(`${BASE}/metadata`, (c) => answer(c, capabilities(origin), FHIR));
  for (const type of TYPES) {
    app.get(`${BASE}/${type}`, async (c) => {
      const after = c.req.query('_after') ?? FIRST_ID;
      if (!isUuid(after)) throw invalidRequest('_after is no id.');
      const page = await people.after('health', after, numberIn(c.req.query('_count'), 50));
      const last = page.length > 0 ? page.at(-1)?.id : undefined;
      const url = (id: string) => `${origin}${BASE}/${type}?_count=${page.length}&_after=${id}`;
      const link = last ? [{ relation: 'next', url: url(last) }] : undefined;
      const entry = page.flatMap((person) => {
        const resource = resourceOf(type, person);
        return resource ? [{ fullUrl: `${origin}${BASE}/${type}/${person.id}`, resource }] : [];
      });
      return answer(
        c,
        { resourceType: 'Bundle', type: 'searchset', link, ...(entry.length > 0 && { entry }) },
        FHIR,
      );
    });
    app.get(`${BASE}/${type}/:id`, async (c) => {
      const resource = resourceOf(type, await read(c.req.param('id')));
      if (!resource) throw new ApiError(404, 'not_found', 'Too little is known for that.');
      return answer(c, resource, FHIR);
    });
  }

  const described = { version: '3.0', profile: 'https://docs.openreferral.org/en/v3.0.0/hsds/' };
  app.get('/api/hsds', (c) =>
    answer(c, { ...described, openapi_url: `${origin}/api/v1/openapi.json` }, 'application/json'),
  );
  app.get('/api/hsds/services', async (c) => {
    const [page, size] = [numberIn(c.req.query('page'), 1, 1_000_000), numberIn(c.req.query('per_page'), 50)];
    const [total, found] = await Promise.all([people.count('health'), people.page('health', page, size)]);
    const total_pages = Math.ceil(total / size);
    const contents = found.map((person) => serviceOf(person, { isWhole: c.req.query('full') === 'true' }));
    const place = { first_page: page === 1, last_page: page >= total_pages, empty: contents.length === 0 };
    return answer(
      c,
      { total_items: total, total_pages, page_number: page, size: contents.length, ...place, contents },
      'application/json',
    );
  });
  app.get('/api/hsds/services/:id', async (c) =>
    answer(c, serviceOf(await read(c.req.param('id')), { isWhole: true }), 'application/json'),
  );
}

/** @throws ApiError 400 */
function numberIn(text: string | undefined, usual: number, most = MOST_PER_PAGE): number {
  const given = text === undefined ? usual : Number(text);
  if (!Number.isInteger(given) || given < 1)
    throw invalidRequest('A page and its size are whole numbers from 1 on.');
  return Math.min(given, most);
}

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

const capabilities = (origin: string) => ({
  ...{ resourceType: 'CapabilityStatement', status: 'active', kind: 'instance', fhirVersion: '4.0.1' },
  ...{
    date: '2026-11-27',
    format: ['json'],
    implementation: { description: 'Psychologist directory', url: origin + BASE },
  },
  rest: [
    {
      mode: 'server',
      resource: TYPES.map((type) => ({ type, interaction: [{ code: 'read' }, { code: 'search-type' }] })),
    },
  ],
});
