import { fold } from '@directory/domain/text/fold';
import { inflectionless } from '@directory/domain/text/inflection';
import { findPlace } from '@directory/domain/places/find-place';
import { isTownBegun } from '@directory/domain/places/town';
import { type PlaceLead, readPlaceLead } from '@directory/domain/query/place-lead';
import { realWords } from '@directory/domain/query/real-words';
import { ONE_TYPO_FROM } from '@directory/domain/query/spelling';
import { speaksOfDanger } from '@directory/domain/query/understood';
import type { ReadSearch, UnknownPlace } from '../read.ts';

/** No name of more words is looked up. */
const MOST_WORDS = 4;
const ELISION = /^[dl]['’]/i;
const WORD = /[\p{L}\p{M}\p{N}.'’-]+/gu;

/** Words behind `near` that may be the name of a place: it is one where nobody mentions them. */
export interface PlaceCandidate {
  lead: PlaceLead;
  words: readonly PlacedWord[];
  /** As they are looked up. */
  texts: readonly string[];
}

/**
 * What may name a place that is not known, as in `near Atlantis` (see `readTypedNear`). Null where the words may mean something else: words that were
 * understood or are no name (`near death`).
 */
export function placeCandidate({ state, reading, near }: ReadSearch): PlaceCandidate | null {
  const { search } = state;
  const lead = near || !reading ? null : readPlaceLead(search);
  // What stands between quotation marks means itself.
  if (!lead || !reading || /["«“]/u.test(search) || speaksOfDanger(reading.understood)) return null;
  const rest = new Set(partsOf(reading.understood.rest));
  const words = until(wordsBehind(search, lead), ({ text }) => !partsOf(text).some((part) => rest.has(part)));
  if (words[0] === undefined || !isName(words[0].text)) return null;
  return { lead, words, texts: words.map(({ text }) => text.replace(ELISION, '')) };
}

/**
 * The place that a candidate names. Null where somebody mentions its words, where they were taken back, and for what may be the beginning of a town's
 * name.
 */
export function unknownPlace(
  { state: { search, literal } }: ReadSearch,
  { lead, words, texts }: PlaceCandidate,
  unmentioned: readonly string[],
): UnknownPlace | null {
  const end = until(words, (_, index) => !unmentioned.includes(texts[index] ?? '')).at(-1)?.end;
  if (end === undefined) return null;
  const said = fold(search.slice(lead.start, end));
  const isTakenBack = literal.map(fold).some((text) => text.includes(said) || said.includes(text));
  const name = search.slice(lead.nameStart, end);
  if (isTakenBack || isTownBegun(name) || findPlace(name)) return null;
  return { name, km: lead.km, range: [lead.start, end] };
}

interface PlacedWord {
  text: string;
  end: number;
}

/** The words where a name would stand, until a comma. */
function wordsBehind(text: string, { nameStart }: PlaceLead): PlacedWord[] {
  const [stretch = ''] = text.slice(nameStart).split(/[,;:!?()]/);
  return [...stretch.matchAll(WORD)]
    .slice(0, MOST_WORDS)
    .map(({ 0: word, index }) => ({ text: word, end: nameStart + index + word.length }));
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
