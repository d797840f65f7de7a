import { Pool } from 'undici';
import type { DirectoryFilters } from '@directory/domain/site/directory';
import { inEngineTerms } from '@directory/api/search/ask';
import { dayIn, sortOfDay } from '@directory/search-config/day-order';
import { startApi } from '../support/api-process.ts';
import type { ProgramParts } from '../support/built-program.ts';
import type { ScreenSearch } from './screen-searches.ts';

/** Sends one search and reads the whole answer. @throws Error when it is not a 200 */
export type Send = (search: ScreenSearch) => Promise<void>;

/** Who may be asked the same search. */
export interface Sides extends AsyncDisposable {
  /** The api, which understands the words. */
  gateway: Send;
  /** The api with the words as they are: what it costs beside what it understands. */
  literal: Send;
  /** Meilisearch itself, for the order that the gateway asks for. */
  engine: Send;
  /** The api for a map of the search's people, as the search screen asks for it. */
  pins: Send;
  filters(): Promise<DirectoryFilters>;
}

/** Starts an api on a stack that runs already. */
export async function openSides(stack: ProgramParts): Promise<Sides> {
  // Without a limit per address: a benchmark is one address. Everything else is as it is for visitors.
  const env = { SEARCHES_PER_MINUTE: String(1e9) };
  const api = await startApi(stack, { env });
  const gatewayPool = new Pool(api.url, { connections: 32 });
  const enginePool = new Pool(stack.meilisearch.url, { connections: 32 });
  const ask = poster(gatewayPool, '/api/search');
  const askPins = poster(gatewayPool, '/api/search/pins');
  const post = poster(enginePool, '/multi-search', stack.meilisearch.searchKey);
  const sort = sortOfDay(dayIn(new Date()));
  return {
    gateway: ({ asked }) => ask(asked),
    literal: ({ asked }) => ask({ ...asked, literal: [asked.search ?? ''] }),
    engine: ({ queries }) =>
      post({
        queries: queries.map((query) => inEngineTerms(query, sort)),
      }),
    pins: ({ asked }) => askPins(asked),
    filters: async () => {
      const { body } = await gatewayPool.request({ path: '/api/filters', method: 'GET' });
      return (await body.json()) as DirectoryFilters;
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all([gatewayPool.close(), enginePool.close()]);
      await api.stop();
    },
  };
}

function poster(pool: Pool, path: string, key?: string): (request: object) => Promise<void> {
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
  return async (request) => {
    const body = JSON.stringify(request);
    const answer = await pool.request({ path, method: 'POST', headers, body });
    const bytes = await answer.body.arrayBuffer();
    if (answer.statusCode !== 200)
      throw new Error(`${path} answered ${answer.statusCode}: ${Buffer.from(bytes).toString()}`);
  };
}

/** Milliseconds that the work takes. */
export async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
