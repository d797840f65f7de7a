import { DANGER_KINDS, type DangerKind } from '../crisis-lines/danger.ts';
import { directoryLexicon } from './directory-lexicon.ts';
import { meantOf } from './danger-whose.ts';
import type { Lexicon } from './lexicon.ts';
import {
  asTold,
  isApartFrom,
  isDanger,
  isHarmless,
  isStated,
  OWN_WITHIN,
  weighed,
  withDoubtsHeard,
} from './danger-signs.ts';
import { isMeantBy } from './meant.ts';
import { hasOne, isOne, type Meaning } from './phrase-files.ts';
import type { FilledSlots, Match, Spellings } from './phrase-tree.ts';
import { isFrenchSon } from './slots.ts';
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

/** Behind what somebody does to himself: he does it to others as well. */
const AND = /^(?:and|n|then|with|plus|or|et|pis|puis|avec|ou|but|also)$/;
const ONESELF = /^(?:himself|herself|themselve?s?|themself|myself|self|meme|s|se)$/;
const PERSON_WITHIN = 4;
/** What one does to oneself alone: who threatens to jump threatens nobody else. */
const OF_ONESELF = /^(?:jump(?:s|ed|ing)?|saute(?:r|rait|rai)?)$/;
/** What states danger: phrases, and what is told in parts. */
interface Dangers {
  readonly dangers: readonly Match<Meaning>[];
  readonly told: readonly Told<Meaning>[];
  /** It is stated, there are grave words, or somebody has it behind him. */
  readonly isPossible: boolean;
  /** Only somebody has it behind him (`suicide loss`, `abuse survivor`). */
  readonly isSurvived: boolean;
  /** It names a danger, also where none is meant (`suicide loss`) or a frame weakens it. */
  readonly isNamed: boolean;
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
  const said = withDoubtsHeard(
    words,
    all.filter(
      ({ meaning, named, typos, start, end }) =>
        meaning.danger &&
        (named > 1 || typos < 1) &&
        (!meaning.isBare ||
          words.every(
            (word, at) => (start <= at && at < end) || !word.form || isOne('beside a bare noun', word),
          )),
    ),
  );
  const isOver = (
    { meaning: { unless } }: Pick<Match<Meaning>, 'meaning'>,
    parts: readonly Match<Meaning>[],
  ) =>
    !unless ||
    words.every(
      (word, at) => !isOne(unless, word) || parts.some(({ start, end }) => start <= at && at < end),
    );
  const harmless = said.filter((match) => isHarmless(match) && isOver(match, [match]));
  const isUndone = ({ start, end, named, typos }: Match<Meaning>) =>
    harmless.some(
      (other) =>
        other.start < end &&
        start < other.end &&
        (other.named > named || (other.named === named && (other.typos === 0 || other.typos < typos))),
    );
  // The river of Trois-Rivières is none.
  const towns = all.filter((match) => match.named > 1 && isMeantBy(match, 'place'));
  const isOther = ({ start, end }: Match<Meaning>) =>
    (end - start === 1 && isFrenchSon(words, start)) ||
    towns.some((town) => town.start <= start && end <= town.end && end - start < town.end - town.start);
  const found = new Map<number, Match<Meaning>[]>();
  for (const match of all) {
    if (!match.meaning.parts || isUndone(match) || isOther(match)) continue;
    for (const part of match.meaning.parts) {
      const known = found.get(part);
      if (known) known.push(match);
      else found.set(part, [match]);
    }
  }
  // The longest first: it undoes more.
  for (const parts of found.values()) parts.sort((one, other) => other.named - one.named);
  const allTold = toldIn(tellings, found);
  const isOwn = ({ start }: Match<Meaning>) =>
    hasOne('own', words.slice(Math.max(0, start - OWN_WITHIN), start));
  const undone = allTold.flatMap((one) => {
    if (!isHarmless(one) || !isOver(one, one.parts)) return [];
    return one.meaning.isOfOthers ? one.parts.filter((part) => !isOwn(part)) : one.parts;
  });
  const stands = ({ start, end }: Match<Meaning>) =>
    !undone.some((other) => other.start <= start && end <= other.end);
  // What was undone is no part of anything else: another word may be (the second `il` of `il y a longtemps, il me frappe`).
  const toldOf = (isLeft: typeof stands) =>
    toldIn(tellings, new Map([...found].map(([part, matches]) => [part, matches.filter(isLeft)])));
  const standing = undone.length > 0 ? toldOf(stands) : allTold;
  // A child is told of in other words than a grown-up's childhood.
  const childhood = said.filter(({ meaning }) => meaning.isOfChildhood);
  const isOfNow = ({ start, end }: Match<Meaning>) =>
    !childhood.some((other) => other.start < end && start < other.end);
  const isOfChild = ({ meaning }: Pick<Match<Meaning>, 'meaning'>) => meaning.danger?.[0] === 'child';
  const told =
    childhood.length > 0
      ? [
          ...standing.filter((one) => !isOfChild(one)),
          ...toldOf((part) => stands(part) && isOfNow(part)).filter(isOfChild),
        ]
      : standing;
  const heard = said.filter(
    (match) =>
      isDanger(match) &&
      !isUndone(match) &&
      stands(match) &&
      !(isOfChild(match) && childhood.some(({ start, end }) => start <= match.start && match.end <= end)),
  );
  const heardTold = told.filter(
    (one) => isDanger(one) && one.parts.every((part) => stands(part) && (isStated(one) || part.typos < 1)),
  );
  // Where words undo a part of what is stated (`no reason to live in …`), it may be meant all the same; where they deny it, too.
  const isLeft = said.some(
    (match) =>
      isDanger(match) &&
      isStated(match) &&
      isUndone(match) &&
      !harmless.some(
        ({ start, end, meaning: { isDenial } }) =>
          !isDenial &&
          words.slice(match.start, match.end).every((word, at) => {
            const isCovered = start <= match.start + at && match.start + at < end;
            return isCovered || isOne('people with oneself, first person', word);
          }),
      ),
  );
  const spoken = weighed(words, [...heard.map(asTold), ...heardTold], said);
  const statedTold = heardTold.filter((one) => spoken.stated.includes(one));
  const heardAlone = heard.filter((match) =>
    spoken.stated.some(({ parts }) => parts.length === 1 && parts[0] === match),
  );
  const isMeant = meantOf(words, heardAlone, statedTold);
  const stated = heardAlone.filter(isMeant);
  // `himself and our children`
  const isOfOthersToo = ({ end }: Match<Meaning>) =>
    AND.test(words[end]?.form ?? '') &&
    hasOne('people with oneself', words.slice(end + 1, end + 1 + PERSON_WITHIN));
  // A longer phrase of suicide says what a shorter one in it means: `threatens to kill himself`.
  const isPartOf = (match: Match<Meaning>, other: Match<Meaning>) =>
    other.meaning.danger?.join() === 'suicide' &&
    other.named > match.named &&
    other.start <= match.start &&
    match.end <= other.end &&
    !isOfOthersToo(other);
  // What somebody does to himself he does to nobody else who only stands beside it.
  const ofOneself = stated.filter(({ start, end }) =>
    words.slice(start, end).some(({ form, folded }) => ONESELF.test(form) || OF_ONESELF.test(folded)),
  );
  const isOfOneself = ({ meaning, parts }: Told<Meaning>) =>
    !meaning.danger?.includes('suicide') &&
    parts.some((part) => ofOneself.some((other) => isPartOf(part, other)));
  const isSurvived = harmless.some((match) => match.meaning.isSurvived && !isFigure(match, harmless));
  const isMore = isLeft || spoken.stated.length + spoken.graves.length > 0;
  return {
    dangers: stated.filter((match) => !stated.some((other) => isPartOf(match, other))),
    told:
      spoken.stated.length > 0
        ? statedTold.filter((one) => isMeant(one) && !isOfOneself(one))
        : spoken.gravest,
    isPossible: isMore || isSurvived,
    isSurvived: isSurvived && !isMore,
    isNamed:
      isSurvived ||
      heard.length + heardTold.length > 0 ||
      allTold.some((one) => isDanger(one) && isStated(one)) ||
      said.some((match) => isDanger(match) && isStated(match) && (match.named === 1 || !isUndone(match))),
  };
}

/** Whether words that reach further, or are more, say that it is no such thing: `suicide prevention training`, `passé d’abus d’alcool`. */
function isFigure({ start, end, named }: Match<Meaning>, harmless: readonly Match<Meaning>[]): boolean {
  return harmless.some(
    (other) =>
      !other.meaning.isSurvived &&
      other.start < end &&
      start < other.end &&
      (other.end > end || other.named > named),
  );
}

/**
 * The kinds of these dangers, what is most urgent first; violence that is only put together of other parts (`dad has a gun and says he is done
 * with life`) behind a suicide that is said in so many words.
 */
export function kindsOf({ dangers, told }: Dangers): DangerKind[] {
  const isOf = (kind: DangerKind) => (one: Dangers['dangers'][number] | Dangers['told'][number]) =>
    one.meaning.danger?.includes(kind) ?? false;
  const kinds = DANGER_KINDS.filter((kind) => [...dangers, ...told].some(isOf(kind)));
  const suicides = dangers.filter(isOf('suicide')).map(asTold);
  const isApart =
    suicides.length > 0 &&
    !dangers.some(isOf('violence')) &&
    told.filter(isOf('violence')).every((one) => suicides.every(isApartFrom(one)));
  return isApart ? kinds.toSorted((one, other) => +(one === 'violence') - +(other === 'violence')) : kinds;
}

/** Words of danger stay that between quotation marks. */
export function withoutQuotes(text: string): string {
  return text.replace(/["«»“”]/g, ' ');
}

/** Whether a text says that somebody is in danger, may say so or names a danger, as a search is read: its words are not kept. */
export function saysDanger(text: string): boolean {
  const words = wordsOf(withoutQuotes(text));
  const lexicon = directoryLexicon();
  const matches = matchesIn(words, [lexicon], lexicon.spellings);
  const { isPossible, isNamed } = dangersIn(words, matches, lexicon.tellings);
  return isPossible || isNamed;
}
