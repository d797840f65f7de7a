import type { Contract } from '@directory/domain/contracts/contract';
import { type CheckedSearch, searchInput } from '@directory/domain/contracts/search-state';
import { byFacetParam, facetLabel } from '@directory/domain/facets';
import { PROVINCES } from '@directory/domain/places/provinces';
import type { Directory } from '@directory/domain/site/directory';
import { isUuid } from '@directory/domain/text/uuid';
import type { Context } from 'hono';
import { safeParse } from 'zod';
import type { Config } from '../../config.ts';
import { ApiError, invalidFields, invalidRequest } from '../../errors.ts';
import { answerCacheable, answerCacheableText } from '../../http/cacheable.ts';
import { serve, servedContracts } from '../../http/contract.ts';
import type { App, Environment } from '../../http/environment.ts';
import { openApiDocument } from '../openapi/document.ts';
import * as contracts from './contracts.ts';
import { type Cursor, FIRST_ID, type OpenPeople } from './open-people.ts';
import { LICENCE } from './open-profile.ts';
import type { OpenSearch } from './open-search.ts';

const IDS = 10_000;
/** A transaction that commits late has an earlier time: so far back a caller reads again, at least. */
const READ_AGAIN_MS = 60_000;

export interface OpenParts {
  config: Pick<Config, 'requestsPerMinute' | 'searchesPerMinute'>;
  directory: Directory;
  people: OpenPeople;
  search: OpenSearch;
}

/** /api/v1: the open data. Whoever leaves it is gone with the next answer: nothing is kept without asking again. */
export function registerOpenData(app: App, { config, directory, people, search }: OpenParts): void {
  const answerSearch = async (c: Context<Environment>, asked: CheckedSearch) => {
    const answer = await search('data', asked);
    if ('failure' in answer) {
      const { code, message, status } = answer.failure;
      const failed = { crisis_lines: answer.lines, error: message, code, requestId: c.get('requestId') };
      return c.json(failed, status, { 'Cache-Control': 'no-store' });
    }
    const { found, isPrivate } = answer;
    // Nobody's cache keeps what such words found.
    if (isPrivate || c.req.method === 'POST') return c.json(found, 200, { 'Cache-Control': 'no-store' });
    return answerCacheable(c, found, 0);
  };
  serve(app, contracts.searchByAddress, async (c, given) => answerSearch(c, stateOf(given)));
  serve(app, contracts.searchByBody, answerSearch);

  serve(app, contracts.onePsychologist, async (c, { id }) => {
    const [profile] = await people.some('data', [id]);
    if (!profile) throw new ApiError(404, 'profile_not_found', 'This psychologist is not in the open data.');
    return answerCacheable(c, profile, 0);
  });

  serve(app, contracts.changes, async (c, { since, after, limit }) => {
    const start = after === undefined ? { at: new Date(since).toISOString(), id: FIRST_ID } : cursorIn(after);
    const { people: data, last } = await people.changed('data', start, limit);
    const is_complete = data.length < limit;
    // The same for a minute: an answer that has not changed has its ETag still.
    const minute = Math.floor(Date.now() / READ_AGAIN_MS) - 1;
    const again = { at: new Date(minute * READ_AGAIN_MS).toISOString(), id: FIRST_ID };
    const next = is_complete || !last ? again : last;
    return answerCacheable(c, { data, next: `${next.at}_${next.id}`, is_complete }, 0);
  });

  serve(app, contracts.ids, async (c, { after = FIRST_ID }) => {
    const data = await people.ids('data', after, IDS);
    return answerCacheable(c, { data, next: data.length < IDS ? null : (data.at(-1) ?? null) }, 0);
  });

  serve(app, contracts.terms, async (c) => {
    const filters = await directory.filters();
    const terms = byFacetParam((facet) =>
      filters[facet.param].map(({ value, count }) => {
        const [en, fr] = [facetLabel(facet, value, 'en'), facetLabel(facet, value, 'fr')];
        return { value, en, fr, count };
      }),
    );
    return answerCacheable(c, terms, 300);
  });

  serve(app, contracts.provinces, async (c) => {
    const { provinces } = await directory.filters();
    const names = new Map(PROVINCES.map(({ code, name }) => [code, name]));
    const named = provinces.map((province) => ({
      ...province,
      name: names.get(province.code) ?? { en: '', fr: '' },
    }));
    return answerCacheable(c, named, 300);
  });

  serve(app, contracts.accuracy, async (c) => answerCacheable(c, await directory.accuracy(), 300));

  let document: string | undefined;
  app.get('/api/v1/openapi.json', (c) => {
    document ??= JSON.stringify(describe(servedContracts(app), config));
    return answerCacheableText(c, document, { contentType: 'application/json', seconds: 0 });
  });
}

/** The search that an address asks for. @throws ApiError 400 */
function stateOf(given: Record<string, unknown>): CheckedSearch {
  const listed = Object.entries(given).map(([name, value]) => [
    name,
    contracts.LISTS.has(name) && typeof value === 'string' ? [value] : value,
  ]);
  const checked = safeParse(searchInput, Object.fromEntries(listed));
  if (!checked.success) throw invalidFields(checked.error);
  return checked.data;
}

/** @throws ApiError 400 */
function cursorIn(text: string): Cursor {
  const [at = '', id = ''] = text.split('_');
  if (!/Z$/.test(at) || !contracts.moment.safeParse(at).success || !isUuid(id))
    throw invalidRequest('after is no `next` of an earlier answer.');
  return { at, id };
}

/** The open data's own description, with what holds for all of it. */
function describe(
  served: readonly Contract[],
  { requestsPerMinute, searchesPerMinute }: OpenParts['config'],
) {
  const { info, ...document } = openApiDocument(served.filter(({ path }) => path.startsWith('/api/v1/')));
  const description = `What the directory shows the public, for programs: read-only, without a key, from any origin.

Limits: ${searchesPerMinute} searches and ${requestsPerMinute} other requests a minute from one address; beyond them 429 with Retry-After.

Errors: { error, code, requestId }, with crisis_lines first where a search fails whose words tell of danger; \`error\` is a sentence for a person.

Stability: within /api/v1 nothing is taken away or changes its meaning; fields are added. A successor stands beside it for a year.

Licence: ${LICENCE.name}. Name the directory and link to the person’s page. It covers facts, not what people wrote about themselves, nor pictures.

Whoever leaves the open data is gone from every answer within a minute: delete whom /api/v1/ids no longer names, at least once a day.`;
  const title = 'Psychologist directory: open data';
  return { ...document, info: { title, version: `1 (${info.version})`, description, license: LICENCE } };
}
