import type { FoundPlace, SearchAnswer, SearchHit } from '@directory/domain/contracts/search-answer';
import { HITS_PER_PAGE } from '@directory/domain/contracts/search-limits';
import { ACCEPTANCE_DAYS } from '@directory/domain/profile/confirmed';
import type { Opening } from '@directory/domain/profile/card';
import { type FoundPerson, withoutUnsaid } from '@directory/domain/profile/found-person';
import { type EngineHit, MARKS, totalOf } from './engine-query.ts';
import type { Found } from './find.ts';
import { distanceTo } from './ask.ts';
import { isFrenchFirst } from './plan.ts';
import { type Departure, offersOf } from './relax.ts';
import { markedRanges } from './match-ranges.ts';

/** What stands on a card of each. */
const SHOWN = 3;

/**
 * The answer of a search. Pure.
 * @param departures what else to search for, where it finds few
 * @param now in ms
 */
export function presentSearch(found: Found, departures: readonly Departure[], now: number): SearchAnswer {
  const { read, plan, main, understood, counts } = found;
  const total = totalOf(main);
  const groups = departures.filter(({ hits }) => hits.length > 0);
  return {
    hits: main.hits.map(cardsFor(found, now)),
    total,
    pages: Math.ceil(total / HITS_PER_PAGE),
    facets: Object.fromEntries(
      [plan.main, ...plan.counts].flatMap(({ facets = [] }, at) =>
        facets.map((field) => [field, [main, ...counts][at]?.facetDistribution?.[field] ?? {}]),
      ),
    ),
    understood,
    near: read.near,
    frenchFirst: isFrenchFirst(read.state),
    offers: offersOf(found, departures),
    groups: groups.map(({ offer, hits, found: other }) => ({ offer, hits: hits.map(cardsFor(other, now)) })),
  };
}

/** A card says the day on which something was confirmed once that is so long ago; the browser's clock may be a day ahead. */
const RECENT_MS = (ACCEPTANCE_DAYS - 1) * 24 * 60 * 60 * 1000;

/** Makes the cards of this search's people. */
function cardsFor({ read: { state, near }, understood }: Found, now: number): (hit: EngineHit) => SearchHit {
  const said = [...(understood?.conditions ?? []), ...(understood?.perhaps ?? [])]
    .filter(({ isExcluded }) => !isExcluded)
    .flatMap(({ anyOf }) => anyOf.flatMap(({ values }) => values));
  const meant = new Set([...state.concerns, ...state.specialties, ...state.assessments, ...said]);
  // Which of several was met; of one it goes without saying.
  const therapies = new Set(state.therapies.length > 1 ? state.therapies : []);
  const { language } = state;
  const ifOld = (at: number | null = null) => (at !== null && at * 1000 < now - RECENT_MS ? at : null);
  /** Those that were searched for, and the others. @param marks the same with what matched marked */
  const parted = (values: readonly string[], marks: readonly string[] = []) => {
    const isMet = (value: string, at: number) => meant.has(value) || (marks[at]?.includes(MARKS[0]) ?? false);
    return [values.filter(isMet), values.filter((value, at) => !isMet(value, at))] as const;
  };
  return (hit) => {
    const {
      specialties = [],
      concerns = [],
      therapies: ofTherapies = [],
      assessments = [],
      own_words: own = [],
      ...asked
    } = hit;
    const { _formatted: marked = {}, lat: _lat, lng: _lng, next_opening: opening, ...card } = asked;
    const written = language && card.opening?.[language];
    const [met, unmet] = parted(specialties, marked.specialties);
    const [named, unnamed] = parted(ofTherapies, marked.therapies);
    // A concern that was asked for may stand among what else the profile names.
    const others = concerns.filter((value) => !specialties.includes(value));
    const first = [...met, ...others.filter((value) => meant.has(value))];
    const shown = [...first, ...unmet].slice(0, SHOWN);
    const marks = marked.name?.includes(MARKS[0]) ? markedRanges(marked.name) : undefined;
    return withoutUnsaid({
      // As the engine was asked for them.
      ...(card as AsAsked),
      ...(written && { opening: { [language]: written } }),
      wait_confirmed_at: ifOld(card.wait_confirmed_at),
      fee_confirmed_at: ifOld(card.fee_confirmed_at),
      ...(opening && { next_opening: onCard(opening) }),
      ...(marks && { marks }),
      specialties: shown,
      matched: first.length,
      // All that a filter finds them by: the counts beside the filters are of the same.
      rest: specialties.length + others.length - shown.length,
      therapies: [
        ...assessments.filter((value) => meant.has(value)),
        ...named,
        ...unnamed.filter((value) => therapies.has(value)),
        ...own.filter((_, index) => marked.own_words?.[index]?.includes(MARKS[0])),
      ].slice(0, SHOWN),
      ...(near?.place && distanceOf(near.place, hit)),
    });
  };
}

function onCard({ id: _id, source: _source, until: _until, since: _since, ...opening }: Opening) {
  return opening;
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
