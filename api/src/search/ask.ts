import { PROFILE_INDEX } from '@directory/search-config/document';
import { sortOfDay } from '@directory/search-config/day-order';
import type { AnswerSource } from '../observers.ts';
import type { AnswerCache } from './answer-cache.ts';
import { EngineFailure, type SearchEngine } from './engine.ts';
import {
  type Ask,
  allOf,
  countOf,
  type EngineQuery,
  type EngineResult,
  MARKS,
  NOBODY,
  partOf,
  totalOf,
  windowsIn,
} from './engine-query.ts';
import { nearestPage } from './near/circle.ts';

export interface AskOptions {
  engine: Pick<SearchEngine, 'post'>;
  cache: AnswerCache;
  /** The day whose order equals stand in. */
  today: () => string;
  /** Is told of each question where its answer comes from. */
  count?: ((source: AnswerSource) => void) | undefined;
}

/** Asks the engine: what is known is not asked again until the index changes, and what is on its way is shared. */
export function createAsk({ engine, cache, today, count }: AskOptions): Ask {
  /** What is neither known nor on its way is asked in one call of all that is told before this goes on. */
  function gather() {
    const day = today();
    const unknown: EngineQuery[] = [];
    const together = Promise.resolve().then(() => (unknown.length > 0 ? send(unknown) : []));
    /** @param isAgain after another's call failed */
    return async (query: EngineQuery, isAgain = false): Promise<EngineResult> => {
      let source: AnswerSource | undefined;
      try {
        return await cache.remember(
          `${day} ${JSON.stringify(query)}`,
          async () => {
            const at = unknown.push(query) - 1;
            return (await together)[at] ?? NOBODY;
          },
          (told) => {
            source = told;
            count?.(told);
          },
        );
      } catch (error) {
        // Another's call failed, perhaps over its other questions. While the engine is away nobody asks again.
        const isOthers = source === 'shared' && error instanceof EngineFailure && error.kind === 'failed';
        if (isAgain || !isOthers) throw error;
        return gather()(query, true);
      }
    };
  }

  async function send(queries: readonly EngineQuery[]): Promise<EngineResult[]> {
    const sort = sortOfDay(today());
    const asked = queries.map((query) => inEngineTerms(query, sort));
    const answer = await engine.post('/multi-search', JSON.stringify({ queries: asked }));
    const { results } = JSON.parse(answer) as { results: EngineResult[] };
    if (results.length !== queries.length)
      throw new Error('The search engine answered with another number of results');
    return results;
  }

  const askWhole: Ask = (queries) => {
    const ask = gather();
    return Promise.all(queries.map((query) => ask(query)));
  };

  /** Those in the order of distance, or in which some come first, are put together of several questions. */
  return (queries) => {
    const ask = gather();
    return Promise.all(
      queries.map(({ preferred, nearest, ...query }) => {
        if (nearest) return nearestPage(askWhole, query, nearest);
        return preferred ? preferredPage(askWhole, query, preferred) : ask(query);
      }),
    );
  };
}

/** A query as the engine takes it, in the order of the day where people are asked for. @param sort what equals stand by */
export function inEngineTerms(
  { first = [], isCounted, offset, limit, ...query }: EngineQuery,
  sort: readonly string[],
) {
  return {
    indexUid: PROFILE_INDEX,
    ...query,
    // It counts exactly where it is asked by page.
    ...(isCounted ? { hitsPerPage: limit, page: limit > 0 ? offset / limit + 1 : 1 } : { offset, limit }),
    ...(query.attributesToHighlight && { highlightPreTag: MARKS[0], highlightPostTag: MARKS[1] }),
    ...(limit > 0 && { sort: [...first, ...sort] }),
  };
}

/**
 * A page of a search in which those who pass the first of these filters stand first, those who pass the second next, and so on. Its
 * count, facets and pages are those of all; the filters leave nobody out and nobody is in two, so that over all pages each person comes once.
 * The engine orders by words and by the day alone: it is asked how many there are of each.
 */
async function preferredPage(
  ask: Ask,
  query: EngineQuery,
  [first = '', ...others]: readonly string[],
): Promise<EngineResult> {
  if (query.limit === 0) return (await ask([query]))[0] ?? NOBODY;
  const countAmong = (filter: string) => countOf({ q: query.q, filter: allOf(query.filter ?? '', filter) });
  // Mostly the first alone fill the page.
  const [all = NOBODY, begin = NOBODY, ...counted] = await ask([
    countOf(query, query.facets),
    partOf(query, first, query),
    ...[first, ...others.slice(0, -1)].map(countAmong),
  ]);
  const [, ...windows] = windowsIn([...counted.map(totalOf), Infinity], query);
  const parts = windows.map((window, index) => partOf(query, others[index] ?? '', window));
  const rest = await ask(parts.filter(({ limit }) => limit > 0));
  const hits = [begin, ...rest].flatMap((answer) => answer.hits);
  return { ...all, hits, leading: totalOf(counted[0]) };
}
