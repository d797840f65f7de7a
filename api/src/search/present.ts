import type { FoundPlace, Offer, SearchAnswer, SearchHit } from '@directory/domain/contracts/search-answer';
import { HITS_PER_PAGE, OFFERS_BELOW } from '@directory/domain/contracts/search-limits';
import { searchInput, type SearchState } from '@directory/domain/contracts/search-state';
import { PROVINCE_CODES } from '@directory/domain/places/provinces';
import type { Opening } from '@directory/domain/profile/card';
import { ACCEPTANCE_DAYS } from '@directory/domain/profile/confirmed';
import { type FoundPerson, withoutUnsaid } from '@directory/domain/profile/found-person';
import { takeBack } from '@directory/domain/query/taken-back';
import { distanceTo } from './ask.ts';
import { type EngineHit, MARKS, totalOf } from './engine-query.ts';
import type { Found } from './find.ts';
import { markedRanges } from './match-ranges.ts';
import { isFrenchFirst } from './plan.ts';
import type { Departure } from './relax.ts';
import { ONLINE, type Way } from './ways-away.ts';

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
    groups: groups.map(({ way, hits, found: other }) => ({
      offer: offerOf(way, totalOf(other.main)),
      hits: hits.map(cardsFor(other, now)),
    })),
  };
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
  const isHeading = ({ hits }: Departure) => hits.length > 0;
  const worth = total < OFFERS_BELOW ? worthOffering(departures, total) : [];
  const offers = worth
    .filter((one) => !isHeading(one))
    .map(({ way, found }) => offerOf(way, totalOf(found.main)));
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

/**
 * Of these searches those that find more than was found, each search once and the one that finds most first. One that gives up more than
 * another and finds no more is left out.
 */
export function worthOffering<One extends Omit<Departure, 'hits'>>(
  departures: readonly One[],
  found: number,
): One[] {
  const countOf = (one: One) => totalOf(one.found.main);
  const key = ({ way }: One) => way.state && JSON.stringify(way.state);
  const more = departures.filter((one) => one.way.without && countOf(one) > found);
  return more
    .filter((one) => !more.some((other) => countOf(other) >= countOf(one) && givesUpLess(other.way, one.way)))
    .filter(
      (one, index, all) => key(one) === null || all.findIndex((other) => key(other) === key(one)) === index,
    )
    .toSorted((a, b) => countOf(b) - countOf(a));
}

function givesUpLess({ without: one }: Way, { without: other }: Way): boolean {
  return (
    one !== null && other !== null && one.length < other.length && one.every((part) => other.includes(part))
  );
}

const EVERYBODY = searchInput.parse({});

/** Another search as an answer offers it, without what is as it is by itself. */
function offerOf({ way, state }: Pick<Way, 'way' | 'state'>, count: number | null): Offer {
  if (!state) return { way, count, state };
  const { count: _count, specialties: _specialties, language: _language, ...asked } = state;
  const changes = Object.entries(asked).filter(
    ([key, given]) => JSON.stringify(given) !== JSON.stringify(EVERYBODY[key as keyof SearchState]),
  );
  return { way, count, state: Object.fromEntries(changes) };
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
