import type { AnsweredNear, NamedCondition, Understood } from '@directory/domain/contracts/search-answer';
import type { CheckedSearch } from '@directory/domain/contracts/search-state';
import { USUAL_WITHIN } from '@directory/domain/places/near';
import { findPlace, findTown, isTownBegun, townOfPlace } from '@directory/domain/places/town';
import { type Condition, kindOf } from '@directory/domain/query/condition';
import { conditionNames } from '@directory/domain/query/condition-names';
import { dangerBegun } from '@directory/domain/query/danger-begun';
import { directoryLexicon } from '@directory/domain/query/directory-lexicon';
import { readPlaceLead } from '@directory/domain/query/near-words';
import { hasOne } from '@directory/domain/query/phrase-files';
import { realWords } from '@directory/domain/query/real-words';
import { ONE_TYPO_FROM } from '@directory/domain/query/spelling';
import { placeToBeNear, type TypedNear } from '@directory/domain/query/typed-near';
import { understand } from '@directory/domain/query/understand';
import { isPrivate, speaksOfDanger } from '@directory/domain/query/understood';
import { wordsOf } from '@directory/domain/query/words';
import { fold } from '@directory/domain/text/fold';
import { inflectionless } from '@directory/domain/text/inflection';
import type { Known } from './known.ts';

/** Words as their writer means them. */
export interface Reading {
  conditions: readonly Condition[];
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

/** A place that the words of a search name, which nobody mentions otherwise. */
interface NamedPlace extends Pick<TypedNear, 'km' | 'range'> {
  /** `Atlantis` */
  readonly name: string;
}

/** Words that may be the name of a place: they are one where nobody mentions them. */
interface PlaceCandidate {
  /** What is looked up. */
  texts: readonly string[];
  /** The place, by which of these nobody mentions; null where somebody does. */
  placeOf: (unmentioned: readonly string[]) => NamedPlace | null;
}

/**
 * What of a search may name a place that the words alone do not tell, as in `near Atlantis` or `anxiety Gimli`: the texts to look up, and how it
 * is read by which of these nobody mentions. What else was typed is searched for near the place then, or everywhere where nobody knows it. Null
 * where the words may mean something else: words that were understood or taken back, are no name (`near death`), or may be the beginning of a
 * town's name. Pure.
 */
export function readPlaceName(read: ReadSearch, known: Known) {
  const { state, reading, near } = read;
  const { search, literal } = state;
  // What stands between quotation marks means itself.
  if (near || !reading || /["«“]/u.test(search) || speaksOfDanger(reading.understood)) return null;
  const candidate = behindLead(search, reading.understood.rest) ?? doubtfulTown(search, reading);
  if (!candidate) return null;
  return {
    texts: candidate.texts,
    readBy(unmentioned: readonly string[]): ReadSearch {
      const said = candidate.placeOf(unmentioned);
      const words = said ? search.slice(...said.range).trim() : '';
      const isTakenBack = literal
        .map(fold)
        .some((text) => text.includes(fold(words)) || fold(words).includes(text));
      if (!said || isTakenBack) return read;
      const place = findPlace(said.name, state.province);
      return {
        ...read,
        ...readWords(state, known, said.range),
        near: { asked: said.name, place, within: said.km ?? USUAL_WITHIN, words },
        isPlaced: place !== null,
      };
    },
  };
}

/** No name of more words is looked up. */
const MOST_WORDS = 4;
const ELISION = /^[dl]['’]/i;
const WORD = /[\p{L}\p{M}\p{N}.'’-]+/gu;

/** A place that is not known behind `near` and the like, until a comma or what was understood. */
function behindLead(search: string, unread: string): PlaceCandidate | null {
  const lead = readPlaceLead(search);
  if (!lead) return null;
  const rest = new Set(partsOf(unread));
  const [stretch = ''] = search.slice(lead.nameStart).split(/[,;:!?()]/);
  const words = until(
    [...stretch.matchAll(WORD)].slice(0, MOST_WORDS),
    ([text]) => !partsOf(text).some((part) => rest.has(part)),
  );
  if (words[0] === undefined || !isName(words[0][0])) return null;
  const texts = words.map(([text]) => text.replace(ELISION, ''));
  return {
    texts,
    placeOf(unmentioned) {
      const last = until(words, (_, index) => !unmentioned.includes(texts[index] ?? '')).at(-1);
      if (!last) return null;
      const end = lead.nameStart + last.index + last[0].length;
      const name = search.slice(lead.nameStart, end);
      return isTownBegun(name) || findPlace(name) ? null : { name, km: lead.km, range: [lead.start, end] };
    },
  };
}

/** A town whose name is a word or a family name as well, where all else is understood and says no place. */
function doubtfulTown(search: string, { conditions, understood: { rest } }: Reading): PlaceCandidate | null {
  const start = search.indexOf(rest);
  const saysWhere = conditions.some((one) => ['place', 'online'].includes(kindOf(one)));
  if (saysWhere || start < 0 || !isName(rest) || !findTown(rest)?.isDoubtful) return null;
  const place: NamedPlace = { name: rest, km: null, range: [start, start + rest.length] };
  // A name that is one slip away is another name.
  return { texts: [`"${rest}"`], placeOf: ({ length }) => (length > 0 ? place : null) };
}

/** As the search reads it, `V0N` has three parts and `Ys-sur-Mer` too. */
function partsOf(text: string): string[] {
  return fold(text).match(/\p{L}+|\p{N}+/gu) ?? [];
}

/** Names are written with a capital, or are no word of either language; a postal code is a place by itself. */
function isName(word: string): boolean {
  if (/^[a-z]\d[a-z]/i.test(word) || /^(?:[dl]['’])?\p{Lu}\p{Ll}/u.test(word)) return true;
  const folded = fold(word.replace(ELISION, ''));
  return folded.length >= ONE_TYPO_FROM && !realWords().has(inflectionless(folded));
}

/** Those before the first that is one of these. */
function until<T>(list: readonly T[], isEnd: (one: T, index: number) => boolean): readonly T[] {
  const index = list.findIndex(isEnd);
  return index < 0 ? list : list.slice(0, index);
}
