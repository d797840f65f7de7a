import { createAnswerCache } from '@directory/api/search/answer-cache';
import { createSearchEngine } from '@directory/api/search/engine';
import { createSearchGateway, type SearchGateway } from '@directory/api/search/gateway';
import { readMultiSearch } from '@directory/api/search/query';
import { PROFILE_INDEX } from '@directory/search-config/document';
import type { SearchResult } from '../integration/api/site.ts';
import { readStack } from './stack-file.ts';

/** A gateway of the test's own on the stack's engine, whose clock the test sets. It knows of no change of the index. */
export interface OwnGateway extends AsyncDisposable {
  gateway: SearchGateway;
  cache: ReturnType<typeof createAnswerCache>;
  today: () => string;
  setDay: (day: string) => void;
  /** One search as a visitor may send it. */
  search: (query: Readonly<Record<string, unknown>>) => Promise<SearchResult>;
}

export function ownGateway(day: string): OwnGateway {
  let present = day;
  const { url, searchKey } = readStack().meilisearch;
  const engine = createSearchEngine({ url, searchKey, timeoutMs: 20_000 });
  const unchanged = { current: () => 1, onChange: () => () => undefined, close: () => Promise.resolve() };
  const cache = createAnswerCache(unchanged);
  const today = () => present;
  const gateway = createSearchGateway(engine, cache, today);
  return {
    gateway,
    cache,
    today,
    setDay: (next) => {
      present = next;
    },
    search: async (query) => {
      const answer = await gateway.multiSearch(
        readMultiSearch({ queries: [{ indexUid: PROFILE_INDEX, ...query }] }),
      );
      const [result] = (JSON.parse(answer.toString('utf8')) as { results: SearchResult[] }).results;
      if (!result) throw new Error('search answered without a result');
      return result;
    },
    [Symbol.asyncDispose]: () => engine.close(),
  };
}
