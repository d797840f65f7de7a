import { type Condition, mergeConditions } from './condition.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import type { FilledSlots, Match } from './phrase-tree.ts';
import { wordsOf, type Word } from './words.ts';

/** What a text asks for. */
export interface Understanding {
  readonly conditions: readonly Condition[];
  /** The words that no condition took, as they were typed, quotation marks included. They raise those who have them. */
  readonly rest: string;
  /** Somebody may be in danger. */
  readonly danger: boolean;
}

export interface UnderstandOptions {
  /** Stretches of the text that are mere words, folded: what the visitor took back. */
  takenBack?: readonly string[];
  /** Whether a folded word is somebody's name, which is never a slip of another word. */
  isName?: (folded: string) => boolean;
}

/**
 * Reads a search as its writer means it. Of the ways to read the words, the one is chosen that takes most of them in the longest
 * phrases. Pure: the same text and lexicon give the same answer.
 */
export function understand(text: string, lexicon: Lexicon, options: UnderstandOptions = {}): Understanding {
  const { takenBack = [], isName } = options;
  const words = wordsOf(text);
  const spellings: Lexicon['spellings'] = (word) => {
    const found = lexicon.spellings(word);
    return isName?.(word.folded) ? found.filter(({ typos }) => typos === 0) : found;
  };
  const mere = new Set(takenBack.map((stretch) => spelled(wordsOf(stretch))));
  const filled: FilledSlots = new Map();
  const matches = words.map((_, start) =>
    lexicon.tree
      .matchesAt(words, start, spellings, filled)
      .filter(({ end }) => mere.size === 0 || !mere.has(spelled(words.slice(start, end)))),
  );
  const reading = bestReading(matches);
  const left = new Set(words.keys());
  const conditions: Condition[] = [];
  let danger = false;
  for (const { meaning, start, end, said, about } of reading) {
    danger ||= meaning.danger === true;
    const anyOf = typeof meaning.wants === 'function' ? meaning.wants(said ?? 0) : meaning.wants;
    if (!meaning.alsoWords) for (let at = start; at < end; at += 1) left.delete(at);
    if (anyOf.length === 0) continue;
    const range = [words[start]?.start ?? 0, words[end - 1]?.end ?? 0] as const;
    if (about) conditions.push({ anyOf: about, ranges: [range] });
    conditions.push({ anyOf, ranges: [range], ...(meaning.alsoWords && { alsoWords: true }) });
  }
  return { conditions: mergeConditions(conditions), rest: typedText(text, words, left), danger };
}

/** From the end to the beginning: the best that can be made of the words from each on. */
function bestReading(matches: readonly (readonly Match<Meaning>[])[]): Match<Meaning>[] {
  const best: { score: number; match?: Match<Meaning> }[] = [];
  best[matches.length] = { score: 0 };
  for (let at = matches.length - 1; at >= 0; at -= 1) {
    best[at] = { score: best[at + 1]?.score ?? 0 };
    for (const match of matches[at] ?? []) {
      const score = worth(match) + (best[match.end]?.score ?? 0);
      if (score > (best[at]?.score ?? 0)) best[at] = { score, match };
    }
  }
  const reading: Match<Meaning>[] = [];
  for (let at = 0; at < matches.length;) {
    const match = best[at]?.match;
    if (match) reading.push(match);
    at = match?.end ?? at + 1;
  }
  return reading;
}

/**
 * Long phrases are worth more than the same words one by one; what asks for something more than what says nothing; what is spelled
 * right more than what is put right.
 */
function worth({ meaning, named, typos, about }: Match<Meaning>): number {
  const asks = typeof meaning.wants === 'function' || meaning.wants.length > 0 || meaning.danger === true;
  return named ** 1.4 * (asks ? 1 : 0.6) - 0.5 * typos + (about ? 0.1 : 0);
}

function spelled(words: readonly Word[]): string {
  return words.map(({ folded }) => folded).join(' ');
}

/** What was typed of the words that are left, with single spaces and the quotation marks around them. */
function typedText(text: string, words: readonly Word[], left: ReadonlySet<number>): string {
  const typed = new Map<number, string>();
  for (const at of left) {
    const word = words[at];
    // The parts of `can't` that was written `cant` stand at one place.
    if (word) typed.set(word.start, quoted(text.slice(word.start, word.end), word.quoted));
  }
  return [...typed.values()].join(' ').replaceAll('" "', ' ');
}

function quoted(typed: string, isQuoted: boolean): string {
  return isQuoted ? `"${typed}"` : typed;
}
