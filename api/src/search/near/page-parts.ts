import { allOf, type EngineQuery, withoutPaging } from '../engine-query.ts';
import { atPoints, type CountedPoint } from './points.ts';

/** Of a place with no more people than this all are asked for where the page cuts it: they cost less than a question of their own. */
const FEW_AT_A_PLACE = 20;

/** Some of the people of these places, in the order of the search. */
interface Part {
  points: string[];
  offset: number;
  limit: number;
}

export interface Parts {
  parts: Part[];
  /** So many of all these, in the order of their places, come before the window. */
  skip: number;
}

/**
 * Which people of which places hold the window of the list: in one question all of the places that it holds whole, or cuts and that are small, and
 * of the others that it cuts its own part of each.
 */
export function partsOf(places: readonly CountedPoint[], offset: number, limit: number): Parts {
  const whole: Part = { points: [], offset: 0, limit: 0 };
  const cut: Part[] = [];
  let [start, skip] = [0, 0];
  for (const { point, people } of places) {
    const from = Math.max(0, offset - start);
    const to = Math.min(people, offset + limit - start);
    start += people;
    if (to <= from) continue;
    if (to - from < people && people > FEW_AT_A_PLACE) {
      cut.push({ points: [point], offset: from, limit: to - from });
    } else {
      whole.points.push(point);
      whole.limit += people;
      skip += from;
    }
  }
  return { parts: whole.limit > 0 ? [whole, ...cut] : cut, skip };
}

/** Asks for the people of a search who are a part. */
export function peopleAt(query: EngineQuery, { points, ...window }: Part): EngineQuery {
  return {
    ...withoutPaging(query),
    filter: allOf(query.filter ?? '', atPoints(points)),
    ...window,
  };
}
