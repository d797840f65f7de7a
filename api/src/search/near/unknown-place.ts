import { fold } from '@directory/domain/text/fold';
import { inflectionless } from '@directory/domain/text/inflection';
import { findPlace, findTown, isTownBegun } from '@directory/domain/places/town';
import { kindOf } from '@directory/domain/query/condition';
import { type PlaceLead, readPlaceLead } from '@directory/domain/query/near-words';
import { realWords } from '@directory/domain/query/real-words';
import { ONE_TYPO_FROM } from '@directory/domain/query/spelling';
import { speaksOfDanger } from '@directory/domain/query/understood';
import type { Reading, ReadSearch, SaidPlace } from '../read.ts';

/** No name of more words is looked up. */
const MOST_WORDS = 4;
const ELISION = /^[dl]['’]/i;
const WORD = /[\p{L}\p{M}\p{N}.'’-]+/gu;

/** Words that may be the name of a place: they are one where nobody mentions them. */
export interface PlaceCandidate {
  /** What is looked up. */
  texts: readonly string[];
  /** The place, by which of these nobody mentions; null where somebody does. */
  placeOf: (unmentioned: readonly string[]) => SaidPlace | null;
}

/**
 * What may name a place that the words alone do not tell, as in `near Atlantis` or `anxiety Gimli`. Null where the words may mean something else:
 * words that were understood or taken back, are no name (`near death`), or may be the beginning of a town's name.
 */
export function placeCandidate({ state, reading, near }: ReadSearch): PlaceCandidate | null {
  const { search, literal } = state;
  // What stands between quotation marks means itself.
  if (near || !reading || /["«“]/u.test(search) || speaksOfDanger(reading.understood)) return null;
  const candidate = behindLead(search, reading.understood.rest) ?? doubtfulTown(search, reading);
  return (
    candidate && {
      ...candidate,
      placeOf: (unmentioned) => {
        const place = candidate.placeOf(unmentioned);
        const said = place && fold(search.slice(...place.range));
        const isTakenBack =
          said && literal.map(fold).some((text) => text.includes(said) || said.includes(text));
        return isTakenBack ? null : place;
      },
    }
  );
}

/** A place that is not known behind `near` and the like. */
function behindLead(search: string, unread: string): PlaceCandidate | null {
  const lead = readPlaceLead(search);
  if (!lead) return null;
  const rest = new Set(partsOf(unread));
  const words = until(wordsBehind(search, lead), ({ text }) => !partsOf(text).some((part) => rest.has(part)));
  if (words[0] === undefined || !isName(words[0].text)) return null;
  const texts = words.map(({ text }) => text.replace(ELISION, ''));
  return {
    texts,
    placeOf(unmentioned) {
      const end = until(words, (_, index) => !unmentioned.includes(texts[index] ?? '')).at(-1)?.end;
      const name = search.slice(lead.nameStart, end);
      if (end === undefined || isTownBegun(name) || findPlace(name)) return null;
      return { name, km: lead.km, range: [lead.start, end] };
    },
  };
}

/** A town whose name is a word or a family name as well, where all else is understood and says no place. */
function doubtfulTown(search: string, { conditions, understood: { rest } }: Reading): PlaceCandidate | null {
  const start = search.indexOf(rest);
  const saysWhere = conditions.some((one) => ['place', 'online'].includes(kindOf(one)));
  if (saysWhere || start < 0 || !isName(rest) || !findTown(rest)?.isDoubtful) return null;
  const place: SaidPlace = { name: rest, km: null, range: [start, start + rest.length] };
  // A name that is one slip away is another name.
  return { texts: [`"${rest}"`], placeOf: ({ length }) => (length > 0 ? place : null) };
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
