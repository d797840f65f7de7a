import { fold } from '@directory/domain/fold';
import { inflectionless } from '@directory/domain/inflection';
import { findPlace } from '@directory/domain/places/find-place';
import { isTownBegun } from '@directory/domain/places/town';
import { type PlaceLead, readPlaceLead } from '@directory/domain/query/place-lead';
import { realWords } from '@directory/domain/query/real-words';
import { ONE_TYPO_FROM } from '@directory/domain/query/spelling';
import type { SearchGateway } from '../gateway.ts';
import type { PublicSearch } from '../query.ts';
import type { SearchReader } from '../reading.ts';
import { mentionLookup, unmentionedOf } from '../unmentioned.ts';

/** A place that the words of a search name and nobody knows. */
export interface UnknownPlace {
  /** `Atlantis` */
  readonly name: string;
  readonly km: number | null;
  /** The stretch of the text that says so, with what stands before the name. */
  readonly range: readonly [number, number];
}

/** No name of more words is looked up. */
const MOST_WORDS = 4;
const ELISION = /^[dl]['’]/i;
const WORD = /[\p{L}\p{M}\p{N}.'’-]+/gu;

/**
 * Reads `near Atlantis` where no such place is known (see `readTypedNear`). Null where the words may mean something else: words that were
 * understood, that somebody mentions or that are no name (`near death`), and what may be the beginning of a town's name.
 */
export async function readUnknownPlace(
  { typed, understand }: PublicSearch,
  reader: SearchReader,
  search: SearchGateway['search'],
): Promise<UnknownPlace | null> {
  const lead = readPlaceLead(typed);
  // What stands between quotation marks means itself.
  if (!lead || !understand || /["«“]/u.test(typed)) return null;
  const { understood } = await reader.read(typed, understand.literal);
  if (understood.danger) return null;
  const rest = new Set(partsOf(understood.rest));
  const words = until(wordsBehind(typed, lead), ({ text }) => !partsOf(text).some((part) => rest.has(part)));
  if (words[0] === undefined || !isName(words[0].text)) return null;
  const texts = words.map(({ text }) => text.replace(ELISION, ''));
  const unmentioned = unmentionedOf(texts, await search(texts.map(mentionLookup)));
  const end = until(words, (_, index) => !unmentioned.includes(texts[index] ?? '')).at(-1)?.end;
  if (end === undefined) return null;
  const said = fold(typed.slice(lead.start, end));
  const isTakenBack = understand.literal.map(fold).some((text) => text.includes(said) || said.includes(text));
  const name = typed.slice(lead.nameStart, end);
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
