import { type Condition, type ConditionKind, joinAlternatives, mergeConditions } from './condition.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import { BENT } from './spelling.ts';
import type { FilledSlots, Match, Spellings } from './phrase-tree.ts';
import { hinted } from './hinted.ts';
import { onlineWithin } from './online-within.ts';
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
  /** Whether any profile has that value: what nobody has is no condition, its words stay words. */
  isNamed?: (kind: ConditionKind, value: string) => boolean;
}

/**
 * Reads a search as its writer means it. Of the ways to read the words, the one is chosen that takes most of them in the longest
 * phrases. Pure: the same text and lexicon give the same answer.
 */
export function understand(
  text: string,
  lexicons: readonly Lexicon[],
  options: UnderstandOptions = {},
): Understanding {
  const { takenBack = [], isNamed } = options;
  const words = wordsOf(text);
  const spellings = spellingsIn(lexicons, options);
  const mere = placesOf(takenBack, words);
  const readings = lexicons.map(({ tree }) => ({ tree, filled: new Map() as FilledSlots }));
  const matches = words.map((_, start) =>
    readings
      .flatMap(({ tree, filled }) => tree.matchesAt(words, start, spellings, filled))
      // A verb alone means something in the very form that a phrase has: `broke` is no `break`.
      .filter(({ named, typos }) => named > 1 || typos !== BENT)
      .flatMap((match) => withNamedValues(match, isNamed)),
  );
  const isMere = ({ start, end }: Match<Meaning>) => mere.some((at) => start <= at && at < end);
  const phrases = matches.map((some) => some.filter(({ meaning }) => !meaning.isHint));
  const hints = matches.map((some) => some.filter((match) => match.meaning.isHint && !isMere(match)));
  // Words of danger stay that, whatever is taken back.
  const danger = bestReading(phrases).some(({ meaning }) => meaning.danger);
  const reading = bestReading(phrases.map((some) => some.filter((match) => !isMere(match))));
  const left = new Set(words.keys());
  const conditions: Condition[] = [];
  for (const { meaning, start, end, said, about } of reading) {
    const anyOf = typeof meaning.wants === 'function' ? meaning.wants(said ?? 0) : meaning.wants;
    if (!meaning.alsoWords) for (let at = start; at < end; at += 1) left.delete(at);
    if (anyOf.length === 0) continue;
    const range = [words[start]?.start ?? 0, words[end - 1]?.end ?? 0] as const;
    if (about) conditions.push({ anyOf: about, ranges: [range] });
    conditions.push({ anyOf, ranges: [range] });
    if (meaning.also) conditions.push({ anyOf: meaning.also, ranges: [range] });
  }
  if (
    words.length >= STORY &&
    !conditions.some(({ anyOf }) => anyOf.some(({ kind }) => kind === 'concern' || kind === 'therapy'))
  ) {
    const free = new Set(words.keys());
    for (const { meaning, start, end } of reading)
      if (asks(meaning) || (meaning.wants.length === 0 && end - start > 2))
        for (let at = start; at < end; at += 1) free.delete(at);
    const { condition, at } = hinted(hints, free, words);
    if (condition) conditions.push(condition);
    for (const one of at) left.delete(one);
  }
  return {
    conditions: onlineWithin(text, mergeConditions(joinAlternatives(text, conditions)), isNamed),
    rest: typedText(text, words, left),
    danger,
  };
}

/** Fewer words than this tell no story, in which one could hint at something. */
const STORY = 4;

/** Where the words of these stretches stand: they are part of no phrase, not of a shorter one either (`French` of `French speaking`). */
function placesOf(stretches: readonly string[], words: readonly Word[]): number[] {
  return stretches.flatMap((stretch) => {
    const { length } = wordsOf(stretch);
    const wanted = spelled(wordsOf(stretch));
    const starts = [...words.keys()].filter((at) => spelled(words.slice(at, at + length)) === wanted);
    return length === 0 ? [] : starts.flatMap((start) => Array.from({ length }, (_, index) => start + index));
  });
}

/** A word that one of the lexicons knows is no slip of another's; of several slips the least counts. */
function spellingsIn(lexicons: readonly Lexicon[], { isName }: UnderstandOptions): Spellings {
  const asked = new Map<Word, ReturnType<Spellings>>();
  return (word) => {
    const before = asked.get(word);
    if (before) return before;
    const known = isName?.(word.folded) || lexicons.some(({ knows }) => knows(word));
    const found = lexicons.flatMap(({ spellings }) => spellings(word));
    const slips = found.map(({ typos }) => typos).filter((typos) => typos > BENT);
    const fewest = known ? BENT : Math.min(...slips, Infinity);
    const spelled = found.filter(({ typos }) => typos <= BENT || typos <= fewest);
    asked.set(word, spelled);
    return spelled;
  };
}

/** The match with those of its values that somebody has; nothing when nobody has any. */
function withNamedValues(match: Match<Meaning>, isNamed: UnderstandOptions['isNamed']): Match<Meaning>[] {
  const { wants, danger } = match.meaning;
  if (!isNamed || typeof wants === 'function' || wants.length === 0) return [match];
  const named = wants.flatMap(({ kind, values }) => {
    const known = values.filter((value) => UNCOUNTED.has(kind) || isNamed(kind, value));
    return known.length > 0 ? [{ kind, values: known }] : [];
  });
  return named.length > 0 || danger ? [{ ...match, meaning: { ...match.meaning, wants: named } }] : [];
}

/** Places are the directory's own; fees and dates are no values that are counted. */
const UNCOUNTED: ReadonlySet<ConditionKind> = new Set(['place', 'price', 'availability']);

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
 * right more than what is put right. Of two that are worth the same, the one that says danger is heard.
 */
function worth({ meaning, named, typos, about }: Match<Meaning>): number {
  return (
    named ** 1.4 * (asks(meaning) || meaning.isSettled ? 1 : 0.62) -
    0.5 * typos +
    (about ? 0.1 : 0) +
    (meaning.danger ? 0.15 : 0)
  );
}

function asks({ wants, danger }: Meaning): boolean {
  return typeof wants === 'function' || wants.length > 0 || danger === true;
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
