import { PROFILE_INDEX } from '@directory/search-config/document';
import { sortOfDay } from '@directory/search-config/day-order';
import type { AnswerSource } from '../observers.ts';
import type { AnswerCache } from './answer-cache.ts';
import { EngineFailure, type SearchEngine } from './engine.ts';
import {
  type Ask,
  allOf,
  asksForHits,
  countOf,
  type EngineQuery,
  type EngineResult,
  MARKS,
  NOBODY,
  totalOf,
  type Window,
  windowOf,
  windowsIn,
  withoutPaging,
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
  /** What is neither known nor on its way is asked in one call. @param isAgain after another's call failed */
  async function askKnown(queries: readonly EngineQuery[], isAgain = false): Promise<EngineResult[]> {
    const day = today();
    const unknown: EngineQuery[] = [];
    // They are gathered before this goes on.
    const together = Promise.resolve().then(() => (unknown.length > 0 ? send(unknown) : []));
    return Promise.all(
      queries.map(async (query) => {
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
          const [own = NOBODY] = await askKnown([query], true);
          return own;
        }
      }),
    );
  }

  /** Asks the engine, for the order of the day where people are asked for. */
  async function send(queries: readonly EngineQuery[]): Promise<EngineResult[]> {
    const sort = sortOfDay(today());
    const asked = queries.map(({ first = [], ...query }) => ({
      indexUid: PROFILE_INDEX,
      ...query,
      ...(query.attributesToHighlight && TAGS),
      ...(asksForHits(query) && { sort: [...first, ...sort] }),
    }));
    const answer = await engine.post('/multi-search', JSON.stringify({ queries: asked }));
    const { results } = JSON.parse(answer) as { results: EngineResult[] };
    if (results.length !== queries.length)
      throw new Error('The search engine answered with another number of results');
    return results;
  }

  /** Those in the order of distance, or in which some come first, are put together of several questions. */
  return async (queries) => {
    const isWhole = ({ nearest, preferred }: EngineQuery) => !nearest && !preferred;
    if (queries.every(isWhole)) return askKnown(queries);
    const known = askKnown(queries.filter(isWhole));
    let at = 0;
    // Waited for together: one that fails while another is awaited first would be caught by nobody, and end the program.
    return Promise.all(
      queries.map(({ preferred, ...query }) => {
        if (query.nearest) return nearestPage(askKnown, query);
        if (preferred) return preferredPage(askKnown, { ...query, preferred });
        const index = at++;
        return known.then((answers) => answers[index] ?? NOBODY);
      }),
    );
  };
}

const TAGS = { highlightPreTag: MARKS[0], highlightPostTag: MARKS[1] };

/**
 * A page of a search in which those who pass the first of its `preferred` filters stand first, those who pass the second next, and so on. Its
 * count, facets and pages are those of all; the filters leave nobody out and nobody is in two, so that over all pages each person comes once.
 * The engine orders by words and by the day alone: it is asked how many there are of each.
 */
async function preferredPage(ask: Ask, { preferred = [], ...query }: EngineQuery): Promise<EngineResult> {
  const { offset, limit } = windowOf(query);
  if (limit === 0 || preferred.length === 0) return (await ask([query]))[0] ?? NOBODY;
  const among = (filter: string): EngineQuery => ({ ...query, filter: allOf(query.filter ?? '', filter) });
  const part = (filter: string, window: Window): EngineQuery => ({
    ...withoutPaging(among(filter)),
    ...window,
  });
  const [first = '', ...others] = preferred;
  // Mostly the first alone fill the page.
  const [all = NOBODY, begin = NOBODY, ...counted] = await ask([
    countOf(query, query.facets),
    part(first, { offset, limit }),
    ...preferred.slice(0, -1).map((filter) => countOf(among(filter))),
  ]);
  const [, ...windows] = windowsIn([...counted.map(totalOf), Infinity], { offset, limit });
  const rest = await ask(
    windows.map((window, index) => part(others[index] ?? '', window)).filter(asksForHits),
  );
  const hits = [begin, ...rest].flatMap((answer) => answer.hits);
  return { ...all, hits, leading: totalOf(counted[0]) };
}
