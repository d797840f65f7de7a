import type { CheckedSearch } from '@directory/domain/contracts/search-state';
import { findPlace, townOfPlace } from '@directory/domain/places/town';
import type { AnsweredNear, NamedCondition, Understood } from '@directory/domain/contracts/search-answer';
import { USUAL_WITHIN } from '@directory/domain/places/near';
import { type Condition, kindOf } from '@directory/domain/query/condition';
import { conditionNames } from '@directory/domain/query/condition-names';
import { hasOne } from '@directory/domain/query/phrase-files';
import { dangerBegun } from '@directory/domain/query/danger-begun';
import { directoryLexicon } from '@directory/domain/query/directory-lexicon';
import { placeToBeNear, type TypedNear } from '@directory/domain/query/typed-near';
import { understand } from '@directory/domain/query/understand';
import { isPrivate } from '@directory/domain/query/understood';
import { wordsOf } from '@directory/domain/query/words';
import type { Known } from './known.ts';

/** Words as their writer means them. */
export interface Reading {
  conditions: readonly Condition[];
  perhaps: readonly Condition[];
  /** The words ask for nothing but themselves: who has none of them is not found. */
  isWords: boolean;
  /** Nobody is looked for, near no place. */
  isErrand: boolean;
  understood: Understood;
}

/** A search as its writer means it. */
export interface ReadSearch {
  state: CheckedSearch;
  /** What of the words is searched for, where a part of them says a place to be near. They stand where they stood. */
  words: string;
  /** How these are read; null where there are none. */
  reading: Reading | null;
  /** The place to be near. */
  near: AnsweredNear | null;
  /** A part of the words says the place. What is left of them then excludes nobody, as beside anything else that was understood. */
  isPlaced: boolean;
}

/** A place that the words of a search name, which nobody mentions otherwise. */
export interface SaidPlace {
  /** `Atlantis` */
  readonly name: string;
  readonly km: number | null;
  /** The stretch of the text that says so, with what stands before the name. */
  readonly range: readonly [number, number];
}

type Words = Pick<CheckedSearch, 'search' | 'literal' | 'firm'>;

/** Reads a search by what the directory has. Pure. */
export function readSearch(asked: CheckedSearch, known: Known): ReadSearch {
  const state = dangerAsWords(asked, known);
  const whole = readWords(state, known);
  const { conditions = [], isErrand = false } = whole.reading ?? {};
  const typed = isErrand ? null : placeToBeNear(state, conditions, known.cityName);
  return {
    state,
    ...(typed ? readWords(state, known, typed.range) : whole),
    near: state.near ? askedNear(state) : typed && saidNear(state.search, typed),
    isPlaced: typed !== null,
  };
}

/** The search in which words of danger that were typed as the place to be near are words like any: they have the lines, and are no place. */
function dangerAsWords(state: CheckedSearch, known: Known): CheckedSearch {
  const { search, near, province } = state;
  if (!near || findPlace(near, province)) return state;
  const { reading } = readWords({ search: near, literal: [], firm: [] }, known);
  if (!isPrivate(reading?.understood)) return state;
  return { ...state, search: `${near} ${search}`.trim(), near: '', within: null, byDistance: false };
}

/** The search whose words name a place: what else was typed is searched for near it, or everywhere where nobody knows it. */
export function nearSaid(read: ReadSearch, { name, km, range }: SaidPlace, known: Known): ReadSearch {
  const { state } = read;
  const words = state.search.slice(...range).trim();
  const place = findPlace(name, state.province);
  return {
    ...read,
    ...readWords(state, known, range),
    near: { asked: name, place, within: km ?? USUAL_WITHIN, words },
    isPlaced: place !== null,
  };
}

/** @param without the stretch that says a place */
function readWords(
  { search, literal, firm }: Words,
  known: Known,
  [start, end]: TypedNear['range'] = [0, 0],
): Pick<ReadSearch, 'words' | 'reading'> {
  const words = search.slice(0, start) + ' '.repeat(end - start) + search.slice(end);
  return { words, reading: words.trim() === '' ? null : readingOf({ search: words, literal, firm }, known) };
}

/** Has all ready that reading takes: the phrases, what was learned, the words that a slip may stand for. It takes a second, once. */
export function prepareReading(): void {
  understand('depresion, anxiétté', [directoryLexicon()]);
}

function readingOf({ search: typed, literal, firm }: Words, { places, isNamed, cityName }: Known): Reading {
  const read = understand(typed, [directoryLexicon(), places], { takenBack: literal, firm, isNamed });
  const { conditions, perhaps, unexcluded, publicPlan, offTopic, isErrand, rest } = read;
  // Half of such a word has the lines as well, and stands in no address: whoever stops there may have seen enough.
  const begun = read.danger.length === 0 ? dangerBegun(typed, conditions) : null;
  const danger = begun?.isSure ? [begun.kind] : read.danger;
  const named = ({ ranges, ...condition }: Condition): NamedCondition => ({
    ...condition,
    kind: kindOf(condition),
    names: conditionNames(condition, (place) => cityName(place) ?? townOfPlace(place)?.name),
    words: ranges.map(([start, end]) => typed.slice(start, end)),
  });
  return {
    conditions,
    perhaps,
    isErrand,
    isWords:
      conditions.length + perhaps.length + unexcluded.length === 0 &&
      !publicPlan &&
      !offTopic &&
      !isSentence(typed, rest),
    understood: {
      conditions: conditions.map(named),
      ...(perhaps.length > 0 && { perhaps: perhaps.map(named) }),
      ...(unexcluded.length > 0 && { unexcluded }),
      ...(publicPlan && { publicPlan }),
      ...(offTopic && { offTopic }),
      rest,
      danger,
      ...(danger.length === 0 && read.isDangerPossible && { possibleDanger: true }),
      ...(danger.length === 0 &&
        (read.isDangerSurvived || (!read.isDangerPossible && read.isDangerNamed)) && { namesDanger: true }),
      ...(begun && !begun.isSure && { mayBecomeDanger: true }),
    },
  };
}

/** So many words are no name, but something that somebody wants to say. With so many among them that say nothing by themselves (`my doctor gave me …`), or that tell of somebody, they are looked for nowhere. */
export const SENTENCE = { words: 3, filler: 2 };

function isSentence(typed: string, rest: string): boolean {
  const words = wordsOf(typed);
  const filler = words.length - wordsOf(rest).length;
  return words.length >= SENTENCE.words && (filler >= SENTENCE.filler || hasOne('tells', words));
}

function askedNear({ near: asked, within, province }: CheckedSearch): AnsweredNear {
  return { asked, place: findPlace(asked, province), within: within ?? USUAL_WITHIN };
}

function saidNear(text: string, { place, km, range }: TypedNear): AnsweredNear {
  const words = text.slice(...range).trim();
  return { asked: words, place, within: km ?? USUAL_WITHIN, words, ...(place ? {} : { isOwn: true }) };
}
