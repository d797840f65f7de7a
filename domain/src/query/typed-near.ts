import type { SearchState } from '../contracts/search-state.ts';
import { asPlace, findPlace, townOfPlace } from '../places/town.ts';
import type { FoundPlace } from '../contracts/search-answer.ts';
import { fold } from '../text/fold.ts';
import { type Condition, kindOf } from './condition.ts';
import {
  BEFORE_A_PLACE,
  BEHIND,
  BEYOND,
  CLOSE_PEOPLE,
  CODE,
  CODE_FIRST,
  kilometresOf,
  LIMITED,
  NEAR,
  OWN_PLACE,
  OWN_PLACE_ALONE,
  WITHIN,
} from './near-words.ts';

/** What the words of a search say of a place to be near. */
export interface TypedNear {
  /** Null for the place of who typed it. */
  readonly place: FoundPlace | null;
  /** How far, in kilometres; null where nothing is said of it. */
  readonly km: number | null;
  /** The stretch of the text that says so, `[start, end)` in UTF-16 code units. */
  readonly range: readonly [number, number];
  /** A city without a distance: it may be the city itself that is meant. */
  readonly isCityAlone: boolean;
}

/** `Québec` has one word, `Salaberry-de-Valleyfield` one, `Notre Dame de Lourdes Manitoba` five. */
const MOST_WORDS = 5;

const WORD = /[\p{L}\p{M}.'’-]+/gu;

/** Nothing but white space, and a comma before a province, stands within the name of a place. */
const NAME = /^[\p{L}\p{M}.'’,\s-]+$/u;

/**
 * Reads a place to be near from the words of a search: `within 10 km of Laval`, `near R3C`, `à moins de 10 km de H2X`, `près de chez moi`,
 * or a postal code alone. Null where they say nothing of the kind, or how far from it. Pure.
 */
export function readTypedNear(text: string): TypedNear | null {
  if (BEYOND.test(text)) return null;
  return readWithin(text) ?? readNear(text) ?? readLimited(text) ?? readCode(text) ?? readOwnPlaceAlone(text);
}

/** `within 10 km of Laval` */
function readWithin(text: string): TypedNear | null {
  for (const lead of text.matchAll(WITHIN)) {
    const from = lead.index + lead[0].length;
    const found = placeAt(text.slice(from));
    if (found) return reading(text, lead.index, from + found.length, found.place, kilometresOf(lead));
  }
  return null;
}

/** `near R3C`, `near R3C within 5 km` */
function readNear(text: string): TypedNear | null {
  for (const lead of text.matchAll(NEAR)) {
    const from = lead.index + lead[0].length;
    const found = placeAt(text.slice(from));
    if (!found || (!found.place && CLOSE_PEOPLE.test(text.slice(0, from)))) continue;
    return readBehind(text, lead.index, from + found.length, found.place);
  }
  return null;
}

/** `Laval within 10 km` */
function readLimited(text: string): TypedNear | null {
  for (const limit of text.matchAll(LIMITED)) {
    const before = text.slice(0, limit.index);
    for (const { index } of [...before.matchAll(WORD)].slice(-MOST_WORDS)) {
      const name = before.slice(index);
      const place = NAME.test(name) ? findPlace(name) : null;
      if (place) return reading(text, index, limit.index + limit[0].length, place, kilometresOf(limit));
    }
  }
  return null;
}

/** `R3C`, `in R3C`, `R3C 5 km` */
function readCode(text: string): TypedNear | null {
  for (const { 0: words, 1: code = '', index } of text.matchAll(CODE)) {
    const place = findPlace(code);
    if (place) return readBehind(text, index, index + words.length, place);
  }
  return null;
}

/** `psychologist nearby` */
function readOwnPlaceAlone(text: string): TypedNear | null {
  const own = OWN_PLACE_ALONE.exec(text);
  return own && reading(text, own.index, own.index + own[0].length, null, null);
}

/** The place and the distance that may be said behind it. */
function readBehind(text: string, start: number, end: number, place: FoundPlace | null): TypedNear | null {
  const behind = BEHIND.exec(text.slice(end));
  return reading(text, start, end + (behind?.[0].length ?? 0), place, behind && kilometresOf(behind));
}

function reading(
  text: string,
  start: number,
  end: number,
  place: FoundPlace | null,
  km: number | null,
): TypedNear | null {
  // What stands between quotation marks means itself.
  if (/["«“]/u.test(text.slice(start, end)) || isQuoted(text, start)) return null;
  // `à` belongs to what follows it, and is no word boundary for a regular expression.
  const lead = /(?:^|\s)([àa]\s+)$/iu.exec(text.slice(0, start))?.[1] ?? '';
  return {
    place,
    km,
    range: [km === null ? start : start - lead.length, end],
    isCityAlone: place?.kind === 'city' && km === null,
  };
}

/** The place that a text begins with, the longest name that there is, and how long it is. */
function placeAt(text: string): { place: FoundPlace | null; length: number } | null {
  const own = OWN_PLACE.exec(text);
  if (own) return { place: null, length: own[0].length };
  const [code] = CODE_FIRST.exec(text) ?? [];
  const coded = code && findPlace(code);
  if (code && coded) return { place: coded, length: code.length };
  for (const last of [...text.matchAll(WORD)].slice(0, MOST_WORDS).toReversed()) {
    const length = last.index + last[0].length;
    const name = text.slice(0, length);
    const place = NAME.test(name) ? findPlace(name) : null;
    if (place) return { place, length };
  }
  return null;
}

function isQuoted(text: string, at: number): boolean {
  return (text.slice(0, at).match(/"/g)?.length ?? 0) % 2 === 1;
}

/**
 * The place to be near that a search says, but for what was taken back: behind `near` and the like, or a town where nobody practises. Of a city
 * that people practise in the name alone is the city.
 * @param conditions that its words ask for @param cityName the name of a city of the directory, by its place (`QC/montreal`)
 */
export function placeToBeNear(
  { search, literal, province }: Pick<SearchState, 'search' | 'literal' | 'province'>,
  conditions: readonly Condition[],
  cityName: (place: string) => string | undefined,
): TypedNear | null {
  const near = search.trim() === '' ? null : readTypedNear(search);
  const words = near && fold(search.slice(...near.range)).trim();
  const isTakenBack = literal.some((text) => words?.includes(fold(text)));
  if (near && !isTakenBack && !near.isCityAlone) return near;
  const places = conditions.filter((one) => kindOf(one) === 'place' && !one.isExcluded);
  const beyond = places.find(({ anyOf }) =>
    anyOf.every(({ values }) => values.every((value) => value.includes('/') && !cityName(value))),
  );
  const [first, last] = [beyond?.ranges[0], beyond?.ranges.at(-1)];
  // What stands before its name belongs to it: `near Flin Flon`.
  if (near && !isTakenBack && first && near.range[0] <= first[0] && first[1] <= near.range[1]) return near;
  // What its words alone are not (`Souris PEI`, a slip) it was understood as.
  const town = townOfPlace(beyond?.anyOf[0]?.values[0] ?? '');
  const place = first && (findPlace(search.slice(...first), province) ?? (town && asPlace(town)));
  // Of two towns with an "or" between them the first.
  const lead = first ? (BEFORE_A_PLACE.exec(search.slice(0, first[0]))?.[0].length ?? 0) : 0;
  if (place && last) return { place, km: null, range: [first[0] - lead, last[1]], isCityAlone: true };
  return near && !isTakenBack && places.length === 0 ? near : null;
}
