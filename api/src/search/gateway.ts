import type { AnswerCache } from './answer-cache.ts';
import type { SearchEngine } from './engine.ts';
import { composePage, namesakeLookup, peopleQuery, planPinnedPage, type EngineResult } from './exact-name.ts';
import type { EngineQuery, PublicSearch } from './query.ts';
import { splitResults } from './split-results.ts';

/** Answers searches for the public: bounded, coalesced, cached until the index changes. */
export interface SearchGateway {
  /**
   * The answer to a multi-search, as JSON bytes in Meilisearch's shape.
   * @throws ApiError 503 when the engine does not answer
   */
  multiSearch(searches: readonly PublicSearch[]): Promise<Buffer>;
  /** One engine query's result, for parts of the directory that ask their own questions. */
  search(queries: readonly EngineQuery[]): Promise<Buffer[]>;
}

export function createSearchGateway(engine: SearchEngine, cache: AnswerCache): SearchGateway {
  const inFlight = new Map<string, Promise<Buffer>>();

  function search(queries: readonly EngineQuery[]): Promise<Buffer[]> {
    // Noted before asking: an answer that an index change overtook is neither kept nor shared with later callers.
    const generation = cache.generation();
    const asked: { key: string; flight: string; query: EngineQuery; at: number }[] = [];
    const answers: Promise<Buffer>[] = [];
    for (const query of queries) {
      const key = JSON.stringify(query);
      const flight = `${generation ?? 'unheard'} ${key}`;
      const known = cache.get(key) ?? inFlight.get(flight);
      if (known === undefined) asked.push({ key, flight, query, at: answers.length });
      answers.push(Promise.resolve(known ?? PENDING));
    }
    if (asked.length > 0) {
      const results = ask(asked.map(({ query }) => query));
      asked.forEach(({ key, flight, at }, index) => {
        const answer = results.then((all) => all[index] ?? PENDING);
        answers[at] = answer;
        inFlight.set(flight, answer);
        const settle = (): void => {
          inFlight.delete(flight);
        };
        answer.then((bytes) => {
          cache.keep(key, bytes, generation);
          settle();
        }, settle);
      });
    }
    return Promise.all(answers);
  }

  /** Sends the queries, each with the look-up of its exact name, in one call. */
  async function ask(queries: readonly EngineQuery[]): Promise<Buffer[]> {
    const lookups = queries.map(namesakeLookup);
    const sent = queries.flatMap((query, index) => {
      const lookup = lookups[index];
      return lookup ? [query, lookup] : [query];
    });
    const results = await send(sent);
    let at = 0;
    return Promise.all(
      queries.map(async (query, index) => {
        const original = results[at++] ?? PENDING;
        const namesakes = lookups[index] ? results[at++] : undefined;
        return namesakes && !namesakes.includes('"hits":[]') ? pin(query, original, namesakes) : original;
      }),
    );
  }

  async function pin(query: EngineQuery, originalBytes: Buffer, lookup: Buffer): Promise<Buffer> {
    const original = parse(originalBytes);
    const pinnedIds = parse(lookup).hits.flatMap(({ id }) => id ?? []);
    const plan = planPinnedPage(query, original, pinnedIds);
    if (!plan) return originalBytes;
    const asked = [plan.namesakes, plan.rest].filter((part) => part !== null);
    const answers = (await send(asked)).map(parse);
    let namesakes = plan.namesakes ? (answers.shift()?.hits ?? []) : [];
    const rest = answers.shift()?.hits ?? [];
    if (namesakes.length < plan.ids.length) {
      // A name of words that search passes over ("de la") is not found by its words: ask for the people themselves.
      const [people] = await send([peopleQuery(query, plan.ids, { words: false })]);
      namesakes = people ? parse(people).hits : [];
    }
    return Buffer.from(JSON.stringify(composePage(query, original, plan.ids, namesakes, rest)));
  }

  async function send(queries: readonly EngineQuery[]): Promise<Buffer[]> {
    const answer = await engine.post('/multi-search', JSON.stringify({ queries }));
    return splitResults(answer, queries.length);
  }

  return {
    search,
    async multiSearch(searches) {
      const results = await search(searches.map(({ query }) => query));
      const parts: Buffer[] = [OPEN];
      results.forEach((result, index) => {
        if (index > 0) parts.push(COMMA);
        const { typed, query } = searches[index] ?? {};
        parts.push(typed === query?.q ? result : echo(result, typed ?? ''));
      });
      parts.push(CLOSE);
      return Buffer.concat(parts);
    },
  };
}

const OPEN = Buffer.from('{"results":[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']}');
/** Stands where an answer will be; never sent. */
const PENDING = Buffer.alloc(0);

function parse(result: Buffer): EngineResult {
  return JSON.parse(result.toString('utf8')) as EngineResult;
}

/** The result with the query as the visitor typed it, where a title was left out of what the engine was asked. */
function echo(result: Buffer, typed: string): Buffer {
  return Buffer.from(JSON.stringify({ ...parse(result), query: typed }));
}
