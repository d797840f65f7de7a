import { sortOfDay } from '@directory/search-config/day-order';
import type { AnswerSource } from '../metrics/observers.ts';
import type { AnswerCache } from './answer-cache.ts';
import { EngineFailure, type SearchEngine } from './engine.ts';
import { type EngineResult, nameLookup, readNamesakes, windowOf } from './exact-name.ts';
import { createNearSearches, type NearSearches } from './near/near-searches.ts';
import { nearestPage } from './near/nearest-page.ts';
import { createSurroundings } from './near/surroundings.ts';
import { pinNamesakes } from './pin-namesakes.ts';
import type { EngineQuery, PublicSearch } from './query.ts';
import { createSearchReader, type SearchReader } from './reading.ts';
import { echo, parseResult as parse, splitResults } from './result-bytes.ts';
import { createUnderstoodSearches } from './understood-searches.ts';

/** Answers searches for the public: bounded, coalesced, cached until the index changes. */
export interface SearchGateway {
  /**
   * The answer to a multi-search, as JSON bytes in Meilisearch's shape.
   * @throws EngineFailure 400 when the engine refuses one of these searches, 503 when it does not answer
   */
  multiSearch(searches: readonly PublicSearch[]): Promise<Buffer>;
  /** One engine query's result, for parts of the directory that ask their own questions. */
  search(queries: readonly EngineQuery[]): Promise<Buffer[]>;
  readonly reader: SearchReader;
  readonly nearby: Pick<NearSearches, 'place'>;
}

/**
 * @param today the day whose order equals stand in
 * @param count is told of each question where its answer comes from
 */
export function createSearchGateway(
  engine: SearchEngine,
  cache: AnswerCache,
  today: () => string,
  count?: (source: AnswerSource) => void,
): SearchGateway {
  const inFlight = new Map<string, Flight>();
  const reader = createSearchReader({ search }, cache);
  const reads = createUnderstoodSearches({ search }, reader);
  const nearby = createNearSearches(search, reader);
  const surroundings = createSurroundings(askKnown);

  /** Those in the order of distance are put together of several questions, the others asked as they are. */
  async function search(queries: readonly EngineQuery[]): Promise<Buffer[]> {
    if (!queries.some(({ nearest }) => nearest)) return askKnown(queries);
    const known = askKnown(queries.filter(({ nearest }) => !nearest));
    const pages = queries.map((query) => (query.nearest ? nearestPage(askKnown, surroundings, query) : null));
    const answers = await known;
    return Promise.all(pages.map((page) => page ?? Promise.resolve(answers.shift() ?? PENDING)));
  }

  function askKnown(queries: readonly EngineQuery[]): Promise<Buffer[]> {
    // Noted before asking: an answer that an index change overtook is neither kept nor shared with later callers.
    const generation = cache.generation();
    const day = today();
    const questions = queries.map((query) => {
      const key = `${day} ${JSON.stringify(query)}`;
      return { query, key, generation, flightKey: `${generation ?? 'unheard'} ${key}` };
    });
    const answers = questions.map((question) => {
      const known = cache.get(question.key);
      const flight = known === undefined ? inFlight.get(question.flightKey) : undefined;
      count?.(known ? 'cache' : flight ? 'shared' : 'engine');
      if (flight) return share(flight, question);
      return known && Promise.resolve(known);
    });
    const unknown = questions.filter((_, index) => answers[index] === undefined);
    const flights = unknown.length > 0 ? askTogether(unknown) : [];
    return Promise.all(answers.map((answer) => answer ?? flights.shift()?.answer ?? NO_ANSWER));
  }

  /** Asks in one call. A question that the engine refuses fails alone: the others of its call are then asked by themselves. */
  function askTogether(questions: readonly Question[]): Flight[] {
    const results = ask(questions.map(({ query }) => query));
    const alone = questions.length === 1;
    return questions.map(({ query, key, generation, flightKey }, index) => {
      const answer = results.then(
        (all) => all[index] ?? PENDING,
        async (error: unknown) => {
          if (alone || !isFailure(error, 'refused')) throw error;
          const [own = PENDING] = await ask([query]);
          return own;
        },
      );
      const flight = { answer, alone };
      const land = (): void => {
        if (inFlight.get(flightKey) === flight) inFlight.delete(flightKey);
      };
      inFlight.set(flightKey, flight);
      answer.then((bytes) => {
        cache.keep(key, bytes, generation);
        land();
      }, land);
      return flight;
    });
  }

  /**
   * The answer of another caller's flight. Where that broke, perhaps over the other questions of its call, this one is asked
   * by itself, once for everyone who shares it; while the engine is away nobody asks again.
   */
  async function share(flight: Flight, question: Question): Promise<Buffer> {
    try {
      return await flight.answer;
    } catch (error) {
      const isForAll = error instanceof EngineFailure && error.kind !== 'failed';
      if (flight.alone || isForAll) throw error;
      const other = inFlight.get(question.flightKey);
      const [own] = other?.alone ? [other] : askTogether([question]);
      return own?.answer ?? PENDING;
    }
  }

  /** Sends the queries, each with the look-up of its exact name, in one call. */
  async function ask(queries: readonly EngineQuery[]): Promise<Buffer[]> {
    const lookups = queries.map((query) => (windowOf(query).limit > 0 ? nameLookup(query) : null));
    const results = await send(
      queries.flatMap((query, index) => [query, lookups[index]?.people ?? []].flat()),
    );
    let at = 0;
    return Promise.all(
      queries.map(async (query, index) => {
        const original = results[at++] ?? PENDING;
        const lookup = lookups[index];
        const people = lookup && results[at++];
        if (!people || people.includes('"estimatedTotalHits":0')) return original;
        const namesakes = readNamesakes(parse(people));
        const { filter } = lookup;
        const pinned = await pinNamesakes(sendParsed, {
          query,
          original: parse(original),
          namesakes,
          filter,
        });
        return pinned ? Buffer.from(JSON.stringify(pinned)) : original;
      }),
    );
  }

  /** Asks the engine, for the order of the day where people are asked for. */
  async function send(queries: readonly EngineQuery[]): Promise<Buffer[]> {
    const sort = sortOfDay(today());
    const ordered = queries.map((query) => (windowOf(query).limit > 0 ? { ...query, sort } : query));
    const answer = await engine.post('/multi-search', JSON.stringify({ queries: ordered }));
    return splitResults(answer, queries.length);
  }

  async function sendParsed(queries: readonly EngineQuery[]): Promise<EngineResult[]> {
    return (await send(queries)).map(parse);
  }

  return {
    search,
    reader,
    nearby,
    async multiSearch(asked) {
      const mayBeNear = asked.some(({ near, understand }) => near ?? understand);
      const searches = mayBeNear ? await Promise.all(asked.map((one) => nearby.place(one))) : asked;
      const [plain, understood] = partition(searches);
      const [plainResults, ...understoodResults] = await Promise.all([
        search(plain.map(({ query }) => query)),
        ...understood.map((group) => reads.answer(group)),
      ]);
      const results = new Map<PublicSearch, Buffer>();
      for (const [index, one] of plain.entries()) {
        results.set(one, echo(plainResults[index] ?? PENDING, one));
      }
      for (const [at, group] of understood.entries()) {
        for (const [index, one] of group.entries())
          results.set(one, understoodResults[at]?.[index] ?? PENDING);
      }
      const parts = searches
        .flatMap((one) => [COMMA, nearby.withDistances(results.get(one) ?? PENDING, one)])
        .slice(1);
      return Buffer.concat([OPEN, ...parts, CLOSE]);
    },
  };
}

/** The searches that are not to be understood, and the others by their words. */
function partition(searches: readonly PublicSearch[]): [PublicSearch[], PublicSearch[][]] {
  const plain = searches.filter(({ understand }) => !understand);
  if (plain.length === searches.length) return [plain, []];
  const groups = new Map<string, PublicSearch[]>();
  for (const one of searches) {
    if (!one.understand) continue;
    const words = JSON.stringify([one.words ?? one.typed, one.understand.literal]);
    groups.set(words, [...(groups.get(words) ?? []), one]);
  }
  return [plain, [...groups.values()]];
}

/** A query on its way to the engine: its key in the cache, and among the flights of the index's present state. */
interface Question {
  query: EngineQuery;
  key: string;
  generation: number | null;
  flightKey: string;
}

interface Flight {
  answer: Promise<Buffer>;
  /** Its call asks nothing else. */
  alone: boolean;
}

function isFailure(error: unknown, kind: EngineFailure['kind']): boolean {
  return error instanceof EngineFailure && error.kind === kind;
}

const OPEN = Buffer.from('{"results":[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']}');
/** Stands where an answer will be; never sent. */
const PENDING = Buffer.alloc(0);
const NO_ANSWER = Promise.resolve(PENDING);
