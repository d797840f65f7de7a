import { createAnswerCache } from '@directory/api/search/answer-cache';
import { createSearchEngine } from '@directory/api/search/engine';
import { createSearchGateway, type SearchGateway } from '@directory/api/search/gateway';
import type { SearchAnswer } from '@directory/domain/contracts/search-answer';
import { searchInput, type SearchRequest } from '@directory/domain/contracts/search-state';
import { readStack } from './stack-file.ts';

/** A gateway of the test's own on the stack's engine, whose clock the test sets. It knows of no change of the index. */
export interface OwnGateway extends AsyncDisposable {
  gateway: SearchGateway;
  cache: ReturnType<typeof createAnswerCache>;
  today: () => string;
  setDay: (day: string) => void;
  /** One search as a visitor may send it. */
  search: (asked: SearchRequest) => Promise<SearchAnswer>;
}

export function ownGateway(day: string): OwnGateway {
  let present = day;
  const { url, searchKey } = readStack().meilisearch;
  const engine = createSearchEngine({ nodes: [{ name: 'stack', url }], searchKey, timeoutMs: 20_000 });
  const unchanged = { current: () => 1, onChange: () => () => undefined, close: () => Promise.resolve() };
  const cache = createAnswerCache(unchanged);
  const today = () => present;
  const gateway = createSearchGateway({ engine, cache, today });
  return {
    gateway,
    cache,
    today,
    setDay: (next) => {
      present = next;
    },
    search: async (asked) =>
      JSON.parse((await gateway.answer(searchInput.parse(asked))).toString()) as SearchAnswer,
    [Symbol.asyncDispose]: () => engine.close(),
  };
}
