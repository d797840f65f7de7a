import type { Offer } from '@directory/domain/contracts/search-answer';
import { HITS_PER_PAGE } from '@directory/domain/contracts/search-limits';
import { type CheckedSearch, searchInput, type SearchState } from '@directory/domain/contracts/search-state';
import { CHOICE_PARAMS } from '@directory/domain/facets';
import type { NamedCondition } from '@directory/domain/query/understood';
import {
  type Ask,
  asksForHits,
  countOf,
  type EngineHit,
  type EngineQuery,
  type EngineResult,
  totalOf,
} from './engine-query.ts';
import type { Found } from './find.ts';
import { widerPlaces } from './near/rings.ts';
import { COUNTED, LISTED, understoodQuery, type Wanted } from './plan.ts';
import type { ReadSearch } from './read.ts';
import { isPlace, lastWays, type Target, type Way, waysAway, wordAt } from './ways-away.ts';

/** Fewer than this leave the visitor with little choice. */
const FEW = 10;

/** Another search than the one that finds few. */
export interface Departure {
  /** Null where no words say it. */
  offer: Offer | null;
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
  const { read, main, understood } = found;
  if (read.state.page > 1 || totalOf(main) >= FEW) return [];
  const [farther, wider] = await Promise.all([
    lookFarther(find, found, wanted),
    Promise.all(
      widerSearches(read, understood?.conditions ?? []).map(async ({ without, ...target }) => {
        const other = await find(target.state, COUNTED);
        return { offer: offerOf(target, totalOf(other.main)), without, hits: [], found: other };
      }),
    ),
  ]);
  const above = JSON.stringify(farther?.offer?.way);
  const ways = await waysTaken(ask, found, farther?.found.main.hits);
  // Those farther around stand above under the same words.
  const others = ways.filter(({ offer }) => !offer || JSON.stringify(offer.way) !== above);
  // Nobody comes near in any way, as in a territory where few practise.
  const isAlone = !farther && others.every(({ hits }) => hits.length === 0);
  const last = isAlone ? await lookFarther(find, found, wanted, true) : null;
  return [...(farther ? [farther] : []), ...others, ...(last ? [last] : []), ...wider];
}

/**
 * The first search around the place that finds enough, else the one that finds most; null where none finds more.
 * @param isLast looks everywhere in place of around it
 */
async function lookFarther(
  find: (state: CheckedSearch, wanted: Wanted) => Promise<Found>,
  { read, reading, main: { hits: above }, main }: Found,
  wanted: Wanted,
  isLast = false,
): Promise<Departure | null> {
  let best: Departure | null = null;
  const shown = new Set(above.map(({ id }) => id));
  const targets = widerPlaces(read, reading?.understood.conditions ?? []);
  for (const target of targets.filter(({ way }) => (way.kind === 'canadaOnline') === isLast)) {
    const found = await find(target.state, wanted);
    const count = totalOf(found.main);
    if (count > Math.max(totalOf(main), best?.offer?.count ?? 0)) {
      const fresh = found.main.hits.filter(({ id }) => !shown.has(id));
      const hits = fresh.slice(0, HITS_PER_PAGE - above.length);
      best = { offer: offerOf(target, count), without: null, hits, found };
    }
    if (count >= FEW) break;
  }
  return best;
}

/** The ways that lead to others, from the words of a search that finds few: each person once, up to the page's length. */
async function waysTaken(ask: Ask, found: Found, above: readonly EngineHit[] = []): Promise<Departure[]> {
  const { read, reading, understood, plan, main } = found;
  if (!reading || !understood) return [];
  const { facets: _facets, ...people } = plan.main;
  const take = async (ways: readonly Way[]): Promise<Departure[]> => {
    // The engine counts exactly where it is asked by page.
    const queries = ways.map(({ asked, isCounted }) => ({
      ...understoodQuery(reading, people, asked),
      hitsPerPage: isCounted ? 0 : HITS_PER_PAGE,
      page: 1,
    }));
    const answers = await answersOf(ask, queries);
    const shown = new Set([...main.hits, ...above].map(({ id }) => id));
    return ways.flatMap(({ target, without }, index) => {
      const count = totalOf(answers[index]);
      if (count === 0) return [];
      const fresh = (answers[index]?.hits ?? []).filter(({ id }) => !shown.has(id));
      const hits = fresh.slice(0, Math.max(0, HITS_PER_PAGE - shown.size));
      for (const { id } of hits) shown.add(id);
      // Those who are akin stand below; there is nothing to try for them.
      const isAkin = target?.way.kind === 'kindred';
      return { offer: target && offerOf(target, count), without: isAkin ? null : without, hits, found };
    });
  };
  const taken = await take(waysAway(read, understood.conditions));
  const isNobody = main.hits.length + above.length + taken.length === 0;
  // Where all these lead to nobody, as in a territory without a psychologist.
  return isNobody ? take(lastWays(read, understood.conditions)) : taken;
}

/** In the order of distance people cost far more than their number: behind a way that fills the page only that is asked. */
async function answersOf(ask: Ask, queries: readonly EngineQuery[]): Promise<EngineResult[]> {
  if (!queries.some(({ nearest }) => nearest)) return ask(queries);
  const totals = (await ask(queries.map((query) => countOf(query)))).map(totalOf);
  const last = queries.findIndex(
    (query, index) => asksForHits(query) && (totals[index] ?? 0) >= HITS_PER_PAGE,
  );
  const isNeeded = (index: number) => (totals[index] ?? 0) > 0 && (last < 0 || index <= last);
  return ask(queries.map((query, index) => (isNeeded(index) ? query : countOf(query))));
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
  const beyond: Offer['way'] | null = province && { kind: 'beyondCity', province };
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
    city !== '' && beyond !== null && give(isHeld ? { kind: 'withoutPlace' } : beyond, { city: '' }, 'city'),
    (city !== '' || province !== null) &&
      give(
        { kind: isHeld ? 'withoutPlace' : 'everywhere' },
        { province: null, city: '' },
        'city',
        'province',
      ),
  ];
  return searches.filter((wider) => wider !== false);
}

/** An offer, with what it gives up of what was asked for. */
export interface Candidate {
  offer: Offer;
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
function offerOf({ way, state }: Target, count: number): Offer {
  if (!state) return { way, count, state };
  const { count: _count, specialties: _specialties, language: _language, ...asked } = state;
  const changes = Object.entries(asked).filter(
    ([key, given]) => JSON.stringify(given) !== JSON.stringify(EVERYBODY[key as keyof SearchState]),
  );
  return { way, count, state: Object.fromEntries(changes) };
}
