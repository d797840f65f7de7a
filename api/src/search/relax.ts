import type { Offer } from '@directory/domain/contracts/search-answer';
import { HITS_PER_PAGE, NEAR_BELOW, OFFERS_BELOW } from '@directory/domain/contracts/search-limits';
import { type CheckedSearch, searchInput, type SearchState } from '@directory/domain/contracts/search-state';
import { PROVINCE_CODES } from '@directory/domain/places/provinces';
import { takeBack } from '@directory/domain/query/taken-back';
import { type Ask, type EngineHit, NOBODY, totalOf } from './engine-query.ts';
import type { Found } from './find.ts';
import { COUNTED, LISTED, understoodQuery, type Wanted } from './plan.ts';
import { lastWays, ONLINE, type Way, type WayAway, waysAway } from './ways-away.ts';
import { widerPlaces, widerSearches } from './wider.ts';

/** Another search than the one that finds few. */
export interface Departure extends Candidate {
  /** Whom it leads to that have not been shown yet; none where they are only counted. */
  hits: readonly EngineHit[];
  /** The search that found them. */
  found: Found;
}

/** A way, and what is found on it. */
interface Taken {
  way: Way;
  found: Found;
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
  const depart = ({ way, found: other }: Taken): Departure => {
    const fresh = other.main.hits.filter(({ id }) => !shown.has(id));
    const hits = fresh.slice(0, Math.max(0, HITS_PER_PAGE - shown.size));
    for (const { id } of hits) shown.add(id);
    return { offer: offerOf(way, totalOf(other.main)), without: way.without, hits, found: other };
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
  const above = farther.map(({ offer }) => JSON.stringify(offer.way));
  // Those farther around stand above under the same words.
  const others = taken.map(depart).filter(({ offer }) => !above.includes(JSON.stringify(offer.way)));

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
  // In the order of distance people cost far more than their number: behind a way that fills the page only that is asked.
  const counted = people.nearest ? await Promise.all(ways.map((way) => look(way, 0))) : [];
  const full = counted.findIndex(({ main }, at) => !ways[at]?.isCounted && totalOf(main) >= HITS_PER_PAGE);
  const taken = await Promise.all(
    ways.map(async (way, at) => {
      const isCounted = way.isCounted || (full >= 0 && at > full);
      return { way, found: await look(way, isCounted ? 0 : HITS_PER_PAGE) };
    }),
  );
  return taken.filter(({ found: { main } }) => totalOf(main) > 0);
}

/**
 * What else to search for: of what was tried what is worth it; everybody, where nobody is found and no other offer leads there; and everyone online
 * in place of those who may see people in a province.
 */
export function offersOf(
  { read: { state }, main, understood }: Found,
  departures: readonly Departure[],
): Offer[] {
  const total = totalOf(main);
  // What stands as a heading already, with people below it, is not offered again.
  const worth =
    total >= OFFERS_BELOW ? [] : worthOffering(departures, total).filter(({ hits }) => hits.length === 0);
  const offers = worth.map(({ offer }) => offer);
  const { languageFirst } = state;
  const everyone = offerOf({ way: { kind: 'everyone' }, state: { ...EVERYBODY, languageFirst } }, null);
  const leadsThere = (offer: Offer) => JSON.stringify(offer.state) === JSON.stringify(everyone.state);
  const said = understood?.conditions.filter(({ kind }) => kind === 'online') ?? [];
  const codes = [...state.online, ...said.flatMap(({ anyOf }) => anyOf.flatMap(({ values }) => values))];
  const provinces = PROVINCE_CODES.filter((code) => codes.includes(code));
  const words = said.flatMap((one) => one.words);
  const online = { ...takeBack(state, words), online: [], sessionTypes: [ONLINE] };
  return [
    ...offers,
    ...(total === 0 && !offers.some(leadsThere) ? [everyone] : []),
    ...(provinces.length > 0
      ? [offerOf({ way: { kind: 'allOnline', provinces }, state: online }, null)]
      : []),
  ];
}

/** An offer, with what it gives up of what was asked for, as a {@link Way} says it. */
export interface Candidate extends Pick<Way, 'without'> {
  offer: Offer & { count: number };
}

/**
 * Of these searches those that find more than was found, each search once and the one that finds most first. One that gives up more than
 * another and finds no more is left out.
 */
export function worthOffering<One extends Candidate>(candidates: readonly One[], found: number): One[] {
  const more = candidates.filter(({ offer, without }) => without && offer.count > found);
  const key = ({ offer }: Candidate) => offer.state && JSON.stringify(offer.state);
  return more
    .filter((one) => !more.some((other) => other.offer.count >= one.offer.count && givesUpLess(other, one)))
    .filter(
      (one, index, all) => key(one) === null || all.findIndex((other) => key(other) === key(one)) === index,
    )
    .toSorted((a, b) => b.offer.count - a.offer.count);
}

function givesUpLess({ without: one }: Candidate, { without: other }: Candidate): boolean {
  return (
    one !== null && other !== null && one.length < other.length && one.every((part) => other.includes(part))
  );
}

const EVERYBODY = searchInput.parse({});

/** Another search as an answer offers it, without what is as it is by itself. */
function offerOf<Count extends number | null>({ way, state }: Pick<Way, 'way' | 'state'>, count: Count) {
  if (!state) return { way, count, state };
  const { count: _count, specialties: _specialties, language: _language, ...asked } = state;
  const changes = Object.entries(asked).filter(
    ([key, given]) => JSON.stringify(given) !== JSON.stringify(EVERYBODY[key as keyof SearchState]),
  );
  return { way, count, state: Object.fromEntries(changes) };
}
