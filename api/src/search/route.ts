import { contract } from '@directory/domain/contracts/contract';
import { filters, multiSearch, pins, suggestions } from '@directory/domain/contracts/search';
import { SEARCH_LIMITS } from '@directory/search-config/limits';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { findPins } from './pins.ts';
import {
  multiSearchSchema,
  type PublicSearch,
  readMultiSearch,
  searchQuerySchema,
  searchText,
} from './query.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/environment.ts';
import { parseJson, requireJson } from '../http/body.ts';
import { answerCacheable } from '../http/cacheable.ts';
import { serve, serveUnread } from '../http/contract.ts';

const boundedMultiSearch = contract({ ...multiSearch, input: multiSearchSchema });

const boundedPins = contract({ ...pins, input: z.strictObject({ query: searchQuerySchema }) });

/** A map's people are fifty times those of a page, with a tenth of what is said of each. */
const POINTS_OF_PINS = 3;

const boundedSuggestions = contract({
  ...suggestions,
  input: suggestions.input.extend({ q: searchText(SEARCH_LIMITS.queryLength) }),
});

export function registerSearch(
  app: App,
  { gateway, directory }: Pick<Context, 'gateway' | 'directory'>,
): void {
  // People type the same words: a body seen before need not be read, checked and rebuilt again.
  const known = new LRUCache<string, readonly PublicSearch[]>({
    max: 5000,
    maxEntrySize: 8192,
    maxSize: 8 * 1024 * 1024,
  });

  serveUnread(app, boundedMultiSearch, async (c) => {
    requireJson(c);
    const body = await c.req.text();
    const searches = known.get(body) ?? readMultiSearch(parseJson(body));
    known.set(body, searches, { size: body.length + 1 });
    c.set('points', searches.length);
    const answer = await gateway.multiSearch(searches);
    return c.body(answer as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    });
  });

  serve(app, boundedPins, async (c, { query }) => {
    c.set('points', POINTS_OF_PINS);
    return c.json(await findPins(gateway, query), 200, { 'Cache-Control': 'no-store' });
  });

  serve(app, filters, async (c) => answerCacheable(c, await directory.filters(), 60));

  serve(app, boundedSuggestions, async (c, { q, language }) =>
    c.json(await directory.suggestions(q, language), 200, { 'Cache-Control': 'no-store' }),
  );
}
