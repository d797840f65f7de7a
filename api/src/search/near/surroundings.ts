import { frameAround } from '@directory/domain/places/frame';
import { LRUCache } from 'lru-cache';
import { framesFilter } from './circle.ts';
import { type Around, type CountedPoint, countOfPoints, readPoints } from './points.ts';
import type { Ask } from '../engine-query.ts';

/** Where people are around a place, whatever they are searched for. It says where to look first: what was true an hour ago does as well. */
export interface Surroundings {
  people: number;
  /** The places with many people, such as a city of which most say no more. */
  crowds: readonly CountedPoint[];
  /** How far one has to go to pass so many people, in kilometres. Beyond the circle where it does not hold so many. */
  reach: (people: number) => number;
}

const KEPT_MS = 60 * 60_000;
const MOST_CIRCLES = 1000;

/** To count the places of more people than this takes the engine longer than to count the people of one place. */
export const CROWD = 300;

/** Kept is how far it is to so many people, to twice as many, and so on. */
const FEWEST = 64;

export function createSurroundings(ask: Ask): (around: Around) => Promise<Surroundings> {
  const kept = new LRUCache<string, Surroundings>({
    max: MOST_CIRCLES,
    ttl: KEPT_MS,
    allowStale: true,
    fetchMethod: (key) => survey(ask, JSON.parse(key) as Around),
  });
  return (around) => kept.forceFetch(JSON.stringify(around));
}

async function survey(ask: Ask, around: Around): Promise<Surroundings> {
  const [answer] = await ask([countOfPoints(framesFilter([frameAround(around, around.km)]))]);
  const { points } = readPoints(answer, around);
  const radii: number[] = [];
  let met = 0;
  for (const { km, people } of points) {
    met += people;
    while (met >= FEWEST * 2 ** radii.length) radii.push(km);
  }
  return {
    people: met,
    crowds: points.filter(({ people }) => people > CROWD),
    reach: (people) => radii[Math.max(0, Math.ceil(Math.log2(people / FEWEST)))] ?? Infinity,
  };
}
