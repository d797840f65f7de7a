import type { NamedCondition, Offer } from '@directory/domain/contracts/search-answer';
import { HITS_PER_PAGE, NEAR_BELOW, OFFERS_BELOW } from '@directory/domain/contracts/search-limits';
import { type CheckedSearch, searchInput, type SearchState } from '@directory/domain/contracts/search-state';
import { CHOICE_PARAMS } from '@directory/domain/facets';
import { PROVINCE_CODES } from '@directory/domain/places/provinces';
import { takeBack } from '@directory/domain/query/taken-back';
import { type Ask, type EngineHit, NOBODY, totalOf } from './engine-query.ts';
import type { Found } from './find.ts';
import { COUNTED, LISTED, understoodQuery, type Wanted } from './plan.ts';
import type { ReadSearch } from './read.ts';
import { widerPlaces } from './rings.ts';
import { isPlace, ONLINE, type Target, wordAt } from './way.ts';
import { lastWays, type Way, waysAway } from './ways-away.ts';

/** Another search than the one that finds few. */
export interface Departure {
  offer: Candidate['offer'];
  /** What it gives up of what was asked for; null where it is nothing to try, as who is shown already. */
  without: readonly string[] | null;
  /** Whom it leads to that have not been shown yet; none where they are only counted. */
  hits: readonly EngineHit[];
  /** The search that found them. */
  found: Found;
}

/** Where few meet all that is asked for: who comes near, and what else to search for. @param find the whole way of another search */
export async function relax(
  ask: Ask,
  find: (state: CheckedSearch, wanted: Wanted) => Promise<Found>,
  found: Found,
  wanted = LISTED,
): Promise<Departure[]> {
  const { read, strict, understood } = found;
  if (read.state.page > 1 || strict >= NEAR_BELOW) return [];
  // A map shows people alone.
  const isOffering = totalOf(found.main) < OFFERS_BELOW && wanted === LISTED;
  const [farther, wider] = await Promise.all([
    lookFarther(find, found, wanted),
    Promise.all(
      (isOffering ? widerSearches(read, understood?.conditions ?? []) : []).map(
        async ({ without, ...target }) => {
          const other = await find(target.state, COUNTED);
          return { offer: offerOf(target, totalOf(other.main)), without, hits: [], found: other };
        },
      ),
    ),
  ]);
  const above = farther.map(({ offer }) => JSON.stringify(offer.way));
  const shown = farther.flatMap(({ hits }) => hits);
  const ways = await waysTaken(ask, find, found, { above: shown, wanted });
  // Those farther around stand above under the same words.
  const others = ways.filter(({ offer }) => !above.includes(JSON.stringify(offer.way)));
  // Nobody comes near in any way, as in a territory where few practise.
  const isAlone = farther.length === 0 && others.every(({ hits }) => hits.length === 0);
  const last = isAlone ? await lookFarther(find, found, wanted, true) : [];
  return [...farther, ...others, ...last, ...wider];
}

/**
 * The first circle around the place that finds enough, else the one that finds most, and then whoever meets online in the province; none that
 * finds no more than the search itself.
 * @param isLast looks everywhere in place of around it
 */
async function lookFarther(
  find: (state: CheckedSearch, wanted: Wanted) => Promise<Found>,
  { read, reading, main, strict }: Found,
  wanted: Wanted,
  isLast = false,
): Promise<Departure[]> {
  const shown = new Set(main.hits.map(({ id }) => id));
  const targets = widerPlaces(read, reading?.understood.conditions ?? []);
  const departures: Departure[] = [];
  for (const target of targets.filter(({ way }) => (way.kind === 'canadaOnline') === isLast)) {
    const found = await find(target.state, wanted);
    const count = totalOf(found.main);
    const at = departures.findIndex(({ offer }) => offer.way.kind === target.way.kind);
    if (count <= Math.max(strict, departures[at]?.offer.count ?? 0)) continue;
    if (at >= 0) departures.splice(at);
    departures.push({ offer: offerOf(target, count), without: null, hits: found.main.hits, found });
    if (count >= NEAR_BELOW) break;
  }
  return departures.map((departure) => {
    const fresh = departure.hits.filter(({ id }) => !shown.has(id));
    const hits = fresh.slice(0, Math.max(0, HITS_PER_PAGE - shown.size));
    for (const { id } of hits) shown.add(id);
    return { ...departure, hits };
  });
}

/** The ways that lead to others, from the words of a search that finds few: each person once, up to the page's length. */
async function waysTaken(
  ask: Ask,
  find: (state: CheckedSearch, wanted: Wanted) => Promise<Found>,
  found: Found,
  { above, wanted }: { above: readonly EngineHit[]; wanted: Wanted },
): Promise<Departure[]> {
  const { read, reading, understood, plan, main } = found;
  if (!reading || !understood) return [];
  const { facets: _facets, ...people } = plan.main;
  // What an address says is found as that address is, so that it leads to as many as it says.
  const look = async ({ target: { state }, asked }: Way, hits: number): Promise<Found> => {
    if (state) return find(state, hits === 0 ? COUNTED : { ...wanted, hits });
    // The engine counts exactly where it is asked by page.
    const query = { ...understoodQuery(reading, people, asked), hitsPerPage: hits, page: 1 };
    const [met = NOBODY] = await ask([query]);
    return { ...found, main: met };
  };
  const take = async (ways: readonly Way[]): Promise<Departure[]> => {
    // In the order of distance people cost far more than their number: behind a way that fills the page only that is asked.
    const counted = people.nearest ? await Promise.all(ways.map((way) => look(way, 0))) : [];
    const isFull = (way: Way, at: number) => !way.isCounted && totalOf(counted[at]?.main) >= HITS_PER_PAGE;
    const full = people.nearest ? ways.findIndex(isFull) : -1;
    const others = await Promise.all(
      ways.map((way, at) => look(way, way.isCounted || (full >= 0 && at > full) ? 0 : HITS_PER_PAGE)),
    );
    const shown = new Set([...main.hits, ...above].map(({ id }) => id));
    return others.flatMap((other, at) => {
      const [way, count] = [ways[at], totalOf(other.main)];
      if (!way || count === 0) return [];
      const fresh = other.main.hits.filter(({ id }) => !shown.has(id));
      const hits = fresh.slice(0, Math.max(0, HITS_PER_PAGE - shown.size));
      for (const { id } of hits) shown.add(id);
      // Those who are akin stand below; there is nothing to try for them.
      const without = way.target.way.kind === 'kindred' ? null : way.without;
      return { offer: offerOf(way.target, count), without, hits, found: other };
    });
  };
  // Who is only counted is only offered.
  const isOffering = totalOf(main) < OFFERS_BELOW;
  const ways = waysAway(read, understood.conditions).filter(({ isCounted }) => isOffering || !isCounted);
  const taken = await take(ways);
  const isNobody = main.hits.length + above.length + taken.length === 0;
  // Where all these lead to nobody, as in a territory without a psychologist.
  return isNobody ? take(lastWays(read, understood.conditions)) : taken;
}

/** The search without some of the things that were chosen or typed. */
interface WiderSearch extends Target {
  state: CheckedSearch;
  without: readonly string[];
}

/** The search with each thing that was asked for taken back in turn. */
export function widerSearches(
  { state, near: place }: Pick<ReadSearch, 'state' | 'near'>,
  conditions: readonly NamedCondition[],
): WiderSearch[] {
  const { search, near, frame, city, province } = state;
  const chosen = CHOICE_PARAMS.filter((param) => state[param].length > 0);
  const give = (way: Offer['way'], changes: Partial<SearchState>, ...without: string[]): WiderSearch => ({
    way,
    without,
    state: { ...state, ...changes, page: 1, count: [] },
  });
  // Another place stays: it is not all of the province that is looked through then, nor all of Canada.
  const isHeld = place !== null || conditions.some(isPlace) || frame !== null;
  const searches: (WiderSearch | false)[] = [
    search !== '' &&
      give(
        { kind: 'withoutWords' },
        { search: '', literal: [], firm: [] },
        'words',
        ...conditions.map((_, at) => wordAt(at)),
      ),
    ...chosen.map((param) => give({ kind: 'withoutFacet', param }, { [param]: [] }, param)),
    chosen.length > 1 &&
      give({ kind: 'withoutFacets' }, Object.fromEntries(chosen.map((param) => [param, []])), ...chosen),
    near !== '' && give({ kind: 'withoutNear' }, { near: '', within: null, byDistance: false }, 'near'),
    frame !== null && give({ kind: 'withoutFrame' }, { frame: null }, 'frame'),
    city !== '' &&
      province !== null &&
      give(isHeld ? { kind: 'withoutCity' } : { kind: 'province', province }, { city: '' }, 'city'),
    (city !== '' || province !== null) &&
      give({ kind: isHeld ? 'withoutPlace' : 'canada' }, { province: null, city: '' }, 'city', 'province'),
  ];
  return searches.filter((wider) => wider !== false);
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
  const candidates = departures.flatMap(({ offer, without, hits }) =>
    without ? { offer, without, isHeading: hits.length > 0 } : [],
  );
  // What stands as a heading already, with people below it, is not offered again.
  const worth = total >= OFFERS_BELOW ? [] : worthOffering(candidates, total).filter((one) => !one.isHeading);
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

/** An offer, with what it gives up of what was asked for. */
export interface Candidate {
  offer: Offer & { count: number };
  without: readonly string[];
}

/**
 * Of these searches those that find more than was found, each search once and the one that finds most first. One that gives up more than
 * another and finds no more is left out.
 */
export function worthOffering<One extends Candidate>(candidates: readonly One[], found: number): One[] {
  const more = candidates.filter(({ offer }) => offer.count > found);
  const key = ({ offer }: Candidate) => offer.state && JSON.stringify(offer.state);
  return more
    .filter((one) => !more.some((other) => other.offer.count >= one.offer.count && givesUpLess(other, one)))
    .filter(
      (one, index, all) => key(one) === null || all.findIndex((other) => key(other) === key(one)) === index,
    )
    .toSorted((a, b) => b.offer.count - a.offer.count);
}

function givesUpLess(one: Candidate, other: Candidate): boolean {
  return (
    one.without.length < other.without.length && one.without.every((part) => other.without.includes(part))
  );
}

const EVERYBODY = searchInput.parse({});

/** Another search as an answer offers it, without what is as it is by itself. */
function offerOf<Count extends number | null>({ way, state }: Target, count: Count) {
  if (!state) return { way, count, state };
  const { count: _count, specialties: _specialties, language: _language, ...asked } = state;
  const changes = Object.entries(asked).filter(
    ([key, given]) => JSON.stringify(given) !== JSON.stringify(EVERYBODY[key as keyof SearchState]),
  );
  return { way, count, state: Object.fromEntries(changes) };
}
