import { HITS_PER_PAGE, NEAR_BELOW, OFFERS_BELOW } from '@directory/domain/contracts/search-limits';
import type { CheckedSearch } from '@directory/domain/contracts/search-state';
import { type Ask, type EngineHit, NOBODY, totalOf } from './engine-query.ts';
import type { Found } from './find.ts';
import { COUNTED, LISTED, understoodQuery, type Wanted } from './plan.ts';
import { lastWays, type Way, type WayAway, waysAway } from './ways-away.ts';
import { widerPlaces, widerSearches } from './wider.ts';

/** Another search than the one that finds few, and what is found there. */
interface Taken {
  way: Way;
  found: Found;
}

export interface Departure extends Taken {
  /** Whom it leads to that have not been shown yet; none where they are only counted. */
  hits: readonly EngineHit[];
}

/** The whole way of another search. */
type Find = (state: CheckedSearch, wanted: Wanted) => Promise<Found>;

/** Where few meet all that is asked for: who comes near, and what else to search for. */
export async function relax(ask: Ask, find: Find, found: Found, wanted = LISTED): Promise<Departure[]> {
  const { read, strict, main, understood } = found;
  if (read.state.page > 1 || strict >= NEAR_BELOW) return [];
  const conditions = understood?.conditions ?? [];
  const shown = new Set(main.hits.map(({ id }) => id));
  /** Each person once, up to the page's length. */
  const depart = (taken: Taken): Departure => {
    const fresh = taken.found.main.hits.filter(({ id }) => !shown.has(id));
    const hits = fresh.slice(0, Math.max(0, HITS_PER_PAGE - shown.size));
    for (const { id } of hits) shown.add(id);
    return { ...taken, hits };
  };
  const isFew = totalOf(main) < OFFERS_BELOW;
  const places = widerPlaces(read, conditions);
  const isLast = ({ way }: Way) => way.kind === 'canadaOnline';
  // A map shows people alone.
  const searches = isFew && wanted === LISTED ? widerSearches(read, conditions) : [];
  const [around, wider] = await Promise.all([
    lookFarther(
      find,
      found,
      places.filter((way) => !isLast(way)),
      wanted,
    ),
    Promise.all(searches.map(async (way) => ({ way, found: await find(way.state, COUNTED) }))),
  ]);
  const farther = around.map(depart);

  // Who is only counted is only offered.
  const ways = waysAway(read, conditions).filter(({ isCounted }) => isFew || !isCounted);
  let taken = await take(ask, find, found, ways, wanted);
  // Where all these lead to nobody, as in a territory without a psychologist.
  if (shown.size + taken.length === 0)
    taken = await take(ask, find, found, lastWays(read, conditions), wanted);
  const nameOf = ({ way }: Taken) => JSON.stringify(way.way);
  const above = farther.map(nameOf);
  // Those farther around stand above under the same words.
  const others = taken.map(depart).filter((one) => !above.includes(nameOf(one)));

  // Nobody comes near in any way, as in a territory where few practise.
  const isAlone = farther.length === 0 && others.every(({ hits }) => hits.length === 0);
  const last = isAlone ? await lookFarther(find, found, places.filter(isLast), wanted) : [];
  return [...farther, ...others, ...last.map(depart), ...wider.map(depart)];
}

/** The first of these that finds enough, else the one of each kind that finds most; none that finds no more than the search itself. */
async function lookFarther(
  find: Find,
  { strict }: Found,
  places: ReturnType<typeof widerPlaces>,
  wanted: Wanted,
): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (const way of places) {
    const found = await find(way.state, wanted);
    const count = totalOf(found.main);
    const at = taken.findIndex((one) => one.way.way.kind === way.way.kind);
    if (count <= Math.max(strict, totalOf(taken[at]?.found.main))) continue;
    if (at >= 0) taken.splice(at);
    taken.push({ way, found });
    if (count >= NEAR_BELOW) break;
  }
  return taken;
}

/** Those of these ways that lead to anybody. */
async function take(
  ask: Ask,
  find: Find,
  found: Found,
  ways: readonly WayAway[],
  wanted: Wanted,
): Promise<Taken[]> {
  const { reading, plan } = found;
  if (!reading) return [];
  const { facets: _facets, ...people } = plan.main;
  // What an address says is found as that address is, so that it leads to as many as it says.
  const look = async ({ state, asked }: WayAway, hits: number): Promise<Found> => {
    if (state) return find(state, hits === 0 ? COUNTED : { ...wanted, hits });
    const [met = NOBODY] = await ask([{ ...understoodQuery(reading, people, asked), limit: hits }]);
    return { ...found, main: met };
  };
  const taken = await Promise.all(
    ways.map(async (way) => ({ way, found: await look(way, way.isCounted ? 0 : HITS_PER_PAGE) })),
  );
  return taken.filter(({ found: { main } }) => totalOf(main) > 0);
}
