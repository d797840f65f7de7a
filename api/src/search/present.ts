import type { Offer, SearchAnswer, SearchHit } from '@directory/domain/contracts/search-answer';
import { HITS_PER_PAGE } from '@directory/domain/contracts/search-limits';
import type { FoundPlace } from '@directory/domain/places/near';
import { type FoundPerson, withoutUnsaid } from '@directory/domain/profile/found-person';
import type { Understood } from '@directory/domain/query/understood';
import { type EngineHit, MARKS, totalOf } from './engine-query.ts';
import type { Found } from './find.ts';
import { distanceTo } from './near/circle.ts';
import { type Candidate, givenUp, offerOf, worthOffering } from './offers.ts';
import { isFrenchFirst } from './plan.ts';
import type { ReadSearch } from './read.ts';
import type { TakenWay } from './relax.ts';
import { markedRanges } from './match-ranges.ts';

/** What stands on a card of each. */
const SHOWN = 3;

/** A search that looks farther around the place. */
export interface Farther {
  offer: Offer;
  read: ReadSearch;
  found: Found;
}

/** What was found where a search finds few. */
export interface Relaxed {
  /** Those who meet all that was asked for, farther away. */
  farther: Farther | null;
  ways: readonly TakenWay[];
  wider: readonly Candidate[];
}

/** The answer of a search. Pure. */
export function presentSearch(
  read: ReadSearch,
  found: Found,
  { farther, ways, wider }: Relaxed,
): SearchAnswer {
  const { state, near } = read;
  const { main, understood, counts } = found;
  const total = totalOf(main);
  const card = cardsFor(read, understood);
  const above = farther && JSON.stringify(farther.offer.way);
  const taken = ways
    .map((way) => ({
      hits: way.hits.map(card),
      offer: understood && offerOf(way, understood, state, near?.words !== undefined),
      way,
    }))
    // Those farther around stand above under the same words.
    .filter(({ offer }) => !offer || JSON.stringify(offer.way) !== above);
  const candidates: (Candidate & { isHeading?: boolean })[] = [
    // Those who are akin stand below; there is nothing to try for them.
    ...taken.flatMap(({ offer, way, hits }) =>
      offer && !way.way.kindred
        ? { offer, without: givenUp(way, understood?.conditions ?? []), isHeading: hits.length > 0 }
        : [],
    ),
    ...wider,
  ];
  return {
    hits: main.hits.map(card),
    total,
    pages: Math.ceil(total / HITS_PER_PAGE),
    facets: Object.fromEntries([
      ...state.count.flatMap((field) => {
        const distribution = main.facetDistribution?.[field];
        return distribution ? [[field, distribution] as const] : [];
      }),
      ...counts.map(({ field, result }) => [field, result.facetDistribution?.[field] ?? {}] as const),
    ]),
    understood,
    near,
    frenchFirst: isFrenchFirst(state),
    // What stands as a heading already, with people below it, is not offered again.
    offers: worthOffering(candidates, total)
      .filter(({ isHeading }) => !isHeading)
      .map(({ offer }) => offer),
    groups: [
      ...fartherGroup(farther, main.hits),
      ...taken.filter(({ hits }) => hits.length > 0).map(({ offer, hits }) => ({ offer, hits })),
    ],
  };
}

/** Who is found farther away, without those who stand above already. */
export function fartherHits(farther: Farther | null, above: readonly EngineHit[]): EngineHit[] {
  const shown = new Set(above.map(({ id }) => id));
  const others = farther?.found.main.hits.filter(({ id }) => !shown.has(id)) ?? [];
  return others.slice(0, HITS_PER_PAGE - above.length);
}

function fartherGroup(farther: Farther | null, above: readonly EngineHit[]): SearchAnswer['groups'] {
  if (!farther) return [];
  const hits = fartherHits(farther, above);
  return [{ offer: farther.offer, hits: hits.map(cardsFor(farther.read, farther.found.understood)) }];
}

/** Makes the cards of this search's people. */
function cardsFor({ state, near }: ReadSearch, understood: Understood | null): (hit: EngineHit) => SearchHit {
  const said = [...(understood?.conditions ?? []), ...(understood?.perhaps ?? [])]
    .filter(({ isExcluded }) => !isExcluded)
    .flatMap(({ anyOf }) => anyOf.flatMap(({ values }) => values));
  const meant = new Set([...state.concerns, ...state.specialties, ...state.assessments, ...said]);
  // Which of several was met; of one it goes without saying.
  const therapies = new Set(state.therapies.length > 1 ? state.therapies : []);
  return (hit) => {
    const {
      specialties = [],
      concerns = [],
      therapies: ofTherapies = [],
      assessments = [],
      own_words: own = [],
      ...asked
    } = hit;
    const { _formatted: marked = {}, lat: _lat, lng: _lng, ...card } = asked;
    // A concern that was asked for may stand among what else the profile names.
    const others = concerns.filter((value) => !specialties.includes(value));
    const isMatched = (value: string, mark: string | undefined) =>
      meant.has(value) || (mark?.includes(MARKS[0]) ?? false);
    const [met, unmet] = parted(specialties, (value, index) => isMatched(value, marked.specialties?.[index]));
    const first = [...met, ...others.filter((value) => meant.has(value))];
    const shown = [...first, ...unmet].slice(0, SHOWN);
    const marks = marked.name?.includes(MARKS[0]) ? markedRanges(marked.name) : undefined;
    return withoutUnsaid({
      // As the engine was asked for them.
      ...(card as AsAsked),
      ...(marks && { marks }),
      specialties: shown,
      matched: first.length,
      // All that a filter finds them by: the counts beside the filters are of the same.
      rest: specialties.length + others.length - shown.length,
      therapies: [
        ...assessments.filter((value) => meant.has(value)),
        ...parted(ofTherapies, (value, index) => isMatched(value, marked.therapies?.[index]))[0],
        ...ofTherapies.filter(
          (value, index) => therapies.has(value) && !isMatched(value, marked.therapies?.[index]),
        ),
        ...parted(own, (_, index) => marked.own_words?.[index]?.includes(MARKS[0]) ?? false)[0],
      ].slice(0, SHOWN),
      ...(near?.place && distanceOf(near.place, hit)),
    });
  };
}

/** What stands on a card as it stands in the index. */
type AsAsked = Omit<FoundPerson, 'specialties' | 'matched' | 'rest' | 'therapies'>;

function distanceOf(
  place: FoundPlace,
  hit: EngineHit,
): Pick<SearchHit, 'distance_km' | 'place_accuracy' | 'place_area'> {
  const km = distanceTo(place, hit);
  return {
    // Rounded to a hundred metres.
    distance_km: Number.isFinite(km) ? Math.round(km * 10) / 10 : null,
    place_accuracy: hit.place_accuracy ?? null,
    place_area: hit.place_area ?? null,
  };
}

function parted<T>(values: readonly T[], isFirst: (value: T, index: number) => boolean): [T[], T[]] {
  const first = values.map(isFirst);
  return [values.filter((_, index) => first[index]), values.filter((_, index) => !first[index])];
}
