import { distanceKm, type Position, positionOf } from '@directory/domain/places/distance';
import { frameAround, stripsWithin } from '@directory/domain/places/frame';
import { sortOfDay } from '@directory/search-config/day-order';
import { PROFILE_INDEX, quote } from '@directory/search-config/document';
import type { AnswerSource } from '../observers.ts';
import type { AnswerCache } from './answer-cache.ts';
import { EngineFailure, type SearchEngine } from './engine.ts';
import {
  type Ask,
  allOf,
  countOf,
  type EngineHit,
  type EngineQuery,
  type EngineResult,
  framesFilter,
  isIn,
  MARKS,
  NOBODY,
  partOf,
  totalOf,
  windowsIn,
} from './engine-query.ts';

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
    const together = Promise.resolve().then(() => (unknown.length > 0 ? send(unknown, day) : []));
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

  async function send(queries: readonly EngineQuery[], day: string): Promise<EngineResult[]> {
    const sort = sortOfDay(day);
    const asked = queries.map((query) => inEngineTerms(query, sort));
    const answer = await engine.post('/multi-search', JSON.stringify({ queries: asked }));
    const { results } = JSON.parse(answer) as { results: EngineResult[] };
    if (results.length !== queries.length)
      throw new Error('The search engine answered with another number of results');
    return results;
  }

  /** Those in the order of distance, or in which some come first, are put together of several questions. */
  const ask: Ask = (queries) => {
    const askOne = gather();
    return Promise.all(
      queries.map(({ preferred, nearest, ...query }) => {
        if (nearest) return nearestPage(ask, query, nearest);
        return preferred ? preferredPage(ask, query, preferred) : askOne(query);
      }),
    );
  };
  return ask;
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

/**
 * A page of a search in the order of distance, purely; people at one place stand as the search has them. The engine cannot sort so: it counts how
 * many are at which place, which says at which of them the page begins and ends, and is asked for the people there: of the places that the page holds
 * whole all at once, of one that it cuts a part.
 * @param query its filter holds the circle already
 */
async function nearestPage(ask: Ask, query: EngineQuery, centre: Position): Promise<EngineResult> {
  if (query.limit === 0) return (await ask([query]))[0] ?? NOBODY;
  const [counts = NOBODY] = await ask([countOf(query, [...(query.facets ?? []), 'point'])]);
  const places = pointsOf(counts, centre);
  const windows = windowsIn(
    places.map(({ people }) => people),
    query,
  );
  const held = places.map(({ point, people }, at) => ({
    points: [point],
    people,
    ...(windows[at] ?? query),
  }));
  const whole = held.filter(({ people, limit }) => limit === people);
  const parts = [
    {
      points: whole.flatMap(({ points }) => points),
      offset: 0,
      limit: whole.reduce((sum, { people }) => sum + people, 0),
    },
    ...held.filter((part) => !whole.includes(part)),
  ].filter(({ limit }) => limit > 0);
  const found = await ask(parts.map(({ points, ...part }) => partOf(query, isIn('point', points), part)));
  const hits = found.flatMap((part) => part.hits);
  return { ...counts, hits: hits.toSorted((a, b) => distanceTo(centre, a) - distanceTo(centre, b)) };
}

/** So many places at the edge of a circle are left out by name. */
const MOST_BEYOND = 500;

/**
 * What the engine filters the people within a circle by, which it knows only by boxes: the one around the circle without the places that it holds
 * beyond it. Counts and pages are therefore those of the circle itself. Where too many places lie beyond to name them, the filter
 * is the strips inside the circle: nobody beyond is listed, and of those near the edge some are not.
 * @throws EngineFailure when the engine does not answer
 */
export async function circleFilter(ask: Ask, centre: Position, km: number): Promise<string> {
  const [around, within] = [[frameAround(centre, km)], stripsWithin(centre, km)];
  const [answer] = await ask([
    countOf({ filter: `(${framesFilter(around)}) AND NOT (${framesFilter(within)})` }, ['point']),
  ]);
  const beyond = pointsOf(answer, centre).filter((place) => place.km > km);
  if (beyond.length > MOST_BEYOND) return framesFilter(within);
  const names = beyond.map(({ point }) => quote(point)).join(', ');
  return allOf(framesFilter(around), names && `point NOT IN [${names}]`);
}

/** How far a hit is, in kilometres; infinitely where its place is not known. */
export function distanceTo(centre: Position, { lat, lng }: Pick<EngineHit, 'lat' | 'lng'>): number {
  return typeof lat === 'number' && typeof lng === 'number' ? distanceKm(centre, { lat, lng }) : Infinity;
}

/** The places of an answer that counted them (`facets: ['point']`), the nearest first, and how many people are at each. */
function pointsOf(answer: EngineResult | undefined, centre: Position) {
  return (
    Object.entries(answer?.facetDistribution?.['point'] ?? {})
      .map(([point, people]) => ({ point, people, km: distanceKm(centre, positionOf(point)) }))
      // Places that are equally far stand the same way in every answer.
      .toSorted((a, b) => a.km - b.km || (a.point < b.point ? -1 : 1))
  );
}
