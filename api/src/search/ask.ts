import { PROFILE_INDEX } from '@directory/search-config/document';
import { sortOfDay } from '@directory/search-config/day-order';
import type { AnswerSource } from '../observers.ts';
import type { AnswerCache } from './answer-cache.ts';
import { EngineFailure, type SearchEngine } from './engine.ts';
import {
  type Ask,
  asksForHits,
  type EngineQuery,
  type EngineResult,
  MARKS,
  NOBODY,
  totalOf,
} from './engine-query.ts';
import { nameLookup, namesakesFirst, readNamesakes } from './exact-name.ts';
import { nearestPage } from './near/nearest-page.ts';
import { createSurroundings } from './near/surroundings.ts';
import { preferredPage } from './preferred-page.ts';

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
  const inFlight = new Map<string, Flight>();
  const surroundings = createSurroundings(askKnown);

  function askKnown(queries: readonly EngineQuery[]): Promise<EngineResult[]> {
    // Noted before asking: an answer that an index change overtook is neither kept nor shared with later callers.
    const generation = cache.generation();
    const day = today();
    const questions = queries.map((query) => {
      const key = `${day} ${JSON.stringify(query)}`;
      return { query, key, generation, flightKey: `${generation ?? 'unheard'} ${key}` };
    });
    const answers = questions.map((question) => {
      const known = cache.get(question.key) as EngineResult | undefined;
      const flight = known === undefined ? inFlight.get(question.flightKey) : undefined;
      count?.(known ? 'cache' : flight ? 'shared' : 'engine');
      if (flight) return share(flight, question);
      return known && Promise.resolve(known);
    });
    const unknown = questions.filter((_, index) => answers[index] === undefined);
    const flights = unknown.length > 0 ? askTogether(unknown) : [];
    return Promise.all(answers.map((answer) => answer ?? flights.shift()?.answer ?? Promise.resolve(NOBODY)));
  }

  /** Asks in one call. A question that the engine refuses fails alone: the others of its call are then asked by themselves. */
  function askTogether(questions: readonly Question[]): Flight[] {
    const results = askOnce(questions.map(({ query }) => query));
    const alone = questions.length === 1;
    return questions.map(({ query, key, generation, flightKey }, index) => {
      const answer = results.then(
        (all) => all[index] ?? NOBODY,
        async (error: unknown) => {
          if (alone || !(error instanceof EngineFailure && error.kind === 'refused')) throw error;
          const [own = NOBODY] = await askOnce([query]);
          return own;
        },
      );
      const flight = { answer, alone };
      const land = (): void => {
        if (inFlight.get(flightKey) === flight) inFlight.delete(flightKey);
      };
      inFlight.set(flightKey, flight);
      answer.then((result) => {
        cache.keep(key, result, generation);
        land();
      }, land);
      return flight;
    });
  }

  /**
   * The answer of another caller's flight. Where that broke, perhaps over the other questions of its call, this one is asked
   * by itself, once for everyone who shares it; while the engine is away nobody asks again.
   */
  async function share(flight: Flight, question: Question): Promise<EngineResult> {
    try {
      return await flight.answer;
    } catch (error) {
      const isForAll = error instanceof EngineFailure && error.kind !== 'failed';
      if (flight.alone || isForAll) throw error;
      const other = inFlight.get(question.flightKey);
      const [own] = other?.alone ? [other] : askTogether([question]);
      return own?.answer ?? NOBODY;
    }
  }

  /** Sends the queries, each with the look-up of its exact name, in one call: whose name was typed stands first. */
  async function askOnce(queries: readonly EngineQuery[]): Promise<EngineResult[]> {
    const lookups = queries.map((query) => (asksForHits(query) ? nameLookup(query) : null));
    const results = await send(
      queries.flatMap((query, index) => [query, lookups[index]?.people ?? []].flat()),
    );
    let at = 0;
    return Promise.all(
      queries.map(async (query, index) => {
        const original = results[at++] ?? NOBODY;
        const lookup = lookups[index];
        const people = lookup && results[at++];
        if (!people || totalOf(people) === 0) return original;
        const { filter } = lookup;
        return namesakesFirst(send, { query, original, namesakes: readNamesakes(people), filter });
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
    const { results } = JSON.parse(answer.toString('utf8')) as { results: EngineResult[] };
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
        if (query.nearest) return nearestPage(askKnown, surroundings, query);
        if (preferred) return preferredPage(askKnown, { ...query, preferred });
        const index = at++;
        return known.then((answers) => answers[index] ?? NOBODY);
      }),
    );
  };
}

/** A query on its way to the engine: its key in the cache, and among the flights of the index's present state. */
interface Question {
  query: EngineQuery;
  key: string;
  generation: number | null;
  flightKey: string;
}

interface Flight {
  answer: Promise<EngineResult>;
  /** Its call asks nothing else. */
  alone: boolean;
}

const TAGS = { highlightPreTag: MARKS[0], highlightPostTag: MARKS[1] };
