import type { ConcernReader } from './concern-model.ts';
import type { Want } from './condition.ts';
import type { Meaning, PhraseGroup } from './phrase-files.ts';
import { readPattern, type WordsRead } from './pattern.ts';
import { type Fill, PhraseTree, type Slot, type Spellings } from './phrase-tree.ts';
import { BENT, spellingsOf } from './spelling.ts';
import { readTelling, type Telling, type Tellings } from './tellings.ts';
import { type Spelling, wordsOf, type Word } from './words.ts';

/** Phrases and what they mean. */
export interface Lexicon {
  readonly tree: PhraseTree<Meaning>;
  readonly tellings: Tellings<Meaning>;
  readonly spellings: Spellings;
  /** Whether a word is one of its phrases' as it stands. */
  readonly knows: (word: Word) => boolean;
  /** What tells the concern of a story. */
  readonly concerns?: ConcernReader;
  /** What tells a request from a remark. */
  readonly requests?: ConcernReader;
}

/** Phrases that fill a slot and say whom it is about. */
export interface SlotPhrases {
  about: readonly Want[];
  phrases: string;
}

interface LexiconParts {
  groups: readonly PhraseGroup[];
  /** What fills `<relative>`, `<thing>` and the like: lists of phrases, or a rule. */
  slots: Readonly<Record<string, string | readonly SlotPhrases[] | Slot>>;
  /** Words that may stand inside any phrase without changing what it says. */
  passedOver: string;
  /** Whether a form that no phrase has is a real word or a name: it is no slip of those that phrases have. */
  isReal: (form: string) => boolean;
}

/** @throws Error that names the phrase which cannot be read or names a slot that there is not */
export function createLexicon({ groups, slots, passedOver, isReal }: LexiconParts): Lexicon {
  const known = new Set<string>();
  const stems = new Set<string>();
  const between = new Set(wordsOf(passedOver).map(({ form }) => form));
  const read: WordsRead = new Map();
  // Slots are looked up while words are read, when the spellings are there.
  const lexicon: { spellings: Spellings } = { spellings: (word) => [{ form: word.form, typos: 0 }] };
  const slotRules = new Map<string, Slot>();
  for (const [name, slot] of Object.entries(slots)) {
    if (typeof slot === 'function') {
      slotRules.set(name, slot);
      continue;
    }
    const tree = new PhraseTree<Pick<Fill, 'about'>>(slotRules, between);
    for (const { phrases, about } of typeof slot === 'string'
      ? [{ phrases: slot, about: undefined }]
      : slot) {
      const fill = { about };
      for (const line of linesOf(phrases)) tree.add(readPattern(line, read), fill);
    }
    const fills: Slot = (words, start) =>
      tree
        .matchesAt(words, start, lexicon.spellings)
        .map(({ end, typos, meaning }) => ({ end, typos, ...meaning }));
    fills.begins = (word) => tree.begins(word, lexicon.spellings);
    slotRules.set(name, fills);
  }
  const tree = new PhraseTree<Meaning>(slotRules, between);
  const tellings: Telling<Meaning>[][] = [];
  const partNumbers = new Map<string, number>();
  for (const { en, fr, ...meaning } of groups) {
    for (const line of [...linesOf(en), ...linesOf(fr)]) {
      const telling = readTelling(line, meaning, partNumbers);
      if (telling) (tellings[telling.parts[0]?.pattern ?? 0] ??= []).push(telling);
      else tree.add(readPattern(line, read), meaning);
    }
  }
  for (const [line, part] of partNumbers) tree.add(readPattern(line, read), { wants: [], parts: [part] });
  tree.mergeMeanings((meanings) => {
    const parts = meanings.flatMap((meaning) => meaning.parts ?? []);
    const others = meanings.filter((meaning) => !meaning.parts);
    return parts.length > 0 ? [...others, { wants: [], parts }] : others;
  });
  for (const form of between) known.add(form);
  for (const pattern of [...read.values()].flat()) {
    if (pattern.kind === 'word') known.add(pattern.text);
    if (pattern.kind === 'stem') stems.add(pattern.text);
  }
  const { spellings, knows } = spellingsOf(known, stems, isReal);
  lexicon.spellings = spellings;
  return { tree, tellings, spellings, knows };
}

/** The phrases of a text that holds one a line. */
export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

/** A word that one of the lexicons knows is no slip of another's; of several slips the least counts. */
export function spellingsIn(lexicons: readonly Lexicon[]): Spellings {
  // Many ways lead to the same word.
  const known = new Map<Word, readonly Spelling[]>();
  return (word) => {
    const before = known.get(word);
    if (before) return before;
    const found = spellingsInAll(word, lexicons);
    known.set(word, found);
    return found;
  };
}

function spellingsInAll(word: Word, lexicons: readonly Lexicon[]): readonly Spelling[] {
  const all = lexicons.map(({ spellings }) => spellings(word));
  const [first = [], second] = all;
  const before = putTogether.get(first);
  if (before && before.second === second) return before.spelled;
  const found = all.flat();
  const slips = found.map(({ typos }) => typos).filter((typos) => typos > BENT);
  const fewest = lexicons.some(({ knows }) => knows(word)) ? BENT : Math.min(...slips, Infinity);
  const spelled = found.filter(({ typos }) => typos <= BENT || typos <= fewest);
  if (!word.mayBe) putTogether.set(first, { second, spelled });
  return spelled;
}

/** What was put together before, by what one lexicon gave: the same words come again and again. */
const putTogether = new WeakMap<
  readonly Spelling[],
  { second: readonly Spelling[] | undefined; spelled: readonly Spelling[] }
>();
