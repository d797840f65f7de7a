import { DANGER_KINDS, type DangerKind } from '../crisis-lines/danger.ts';
import { directoryLexicon } from './directory-lexicon.ts';
import type { Lexicon } from './lexicon.ts';
import { type Meaning, smallWords } from './phrase-files.ts';
import type { FilledSlots, Match, Spellings } from './phrase-tree.ts';
import { BENT } from './spelling.ts';
import { type Tellings, type Told, toldIn } from './tellings.ts';
import { type Word, wordsOf } from './words.ts';

/** Every phrase of the words, by the word at which it begins. */
export function matchesIn(
  words: readonly Word[],
  lexicons: readonly Lexicon[],
  spellings: Spellings,
): Match<Meaning>[][] {
  const readings = lexicons.map(({ tree }) => ({ tree, filled: new Map() as FilledSlots }));
  return words.map((_, start) =>
    readings
      .flatMap(({ tree, filled }) => tree.matchesAt(words, start, spellings, filled))
      // A verb alone means something in the very form that a phrase has: `broke` is no `break`.
      .filter(({ meaning, named, typos }) => named > 1 || typos !== BENT || meaning.parts),
  );
}

/** Whose it is stands so near before what is said. */
const OWN_WITHIN = 3;
const OWN = smallWords('own');

/** What says danger: phrases, and what is told in parts. */
export interface Dangers {
  readonly dangers: readonly Match<Meaning>[];
  readonly told: readonly Told<Meaning>[];
}

/**
 * What says danger, whatever else it may mean. Words that only sound so undo it where they say as much in the same place or more: `i want to die
 * of embarrassment`. What is told in parts (`the movie … murdered`) undoes what stands in them, unless it is somebody's own, and is undone by
 * what undoes one of its parts.
 */
export function dangersIn(
  words: readonly Word[],
  matches: readonly (readonly Match<Meaning>[])[],
  tellings: Tellings<Meaning>,
): Dangers {
  const all = matches.flat();
  // One word alone says danger only as it is spelled: `Stalter` is no `stalker`.
  const said = all.filter(({ meaning, named, typos }) => meaning.danger && (named > 1 || typos < 1));
  const harmless = said.filter(({ meaning }) => meaning.danger?.length === 0);
  const isUndone = ({ start, end, named, typos }: Match<Meaning>) =>
    harmless.some(
      (other) =>
        other.start < end &&
        start < other.end &&
        (other.named > named || (other.named === named && (other.typos === 0 || other.typos < typos))),
    );
  const found: Match<Meaning>[][] = [];
  for (const match of all) {
    if (!match.meaning.parts || isUndone(match)) continue;
    for (const part of match.meaning.parts) (found[part] ??= []).push(match);
  }
  const told = toldIn(tellings, found);
  const isOwn = ({ start }: Match<Meaning>) =>
    words.slice(Math.max(0, start - OWN_WITHIN), start).some(({ form }) => OWN.has(form));
  const undone = told.flatMap(({ meaning, parts: at }) => {
    if (meaning.danger?.length !== 0) return [];
    return meaning.isOfOthers ? at.filter((part) => !isOwn(part)) : at;
  });
  const stands = ({ start, end }: Match<Meaning>) =>
    !undone.some((other) => other.start <= start && end <= other.end);
  return {
    dangers: said.filter((match) => match.meaning.danger?.length !== 0 && !isUndone(match) && stands(match)),
    told: told.filter(({ meaning, parts: at }) => meaning.danger?.length !== 0 && at.every(stands)),
  };
}

/** The kinds of these dangers, what is most urgent first. */
export function kindsOf({ dangers, told }: Dangers): DangerKind[] {
  return DANGER_KINDS.filter((kind) =>
    [...dangers, ...told].some(({ meaning }) => meaning.danger?.includes(kind)),
  );
}

/** Words of danger stay that between quotation marks. */
export function withoutQuotes(text: string): string {
  return text.replace(/["«»“”]/g, ' ');
}

/** Whether a text may say that somebody is in danger, or begins to, as a search is read: its words are not kept. */
export function saysDanger(text: string): boolean {
  const words = wordsOf(withoutQuotes(text));
  const { tellings, spellings } = directoryLexicon();
  return kindsOf(dangersIn(words, matchesIn(words, [directoryLexicon()], spellings), tellings)).length > 0;
}
