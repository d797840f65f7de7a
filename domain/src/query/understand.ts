import type { DangerKind } from '../crisis-lines/danger.ts';
import { bestReading } from './best-reading.ts';
import {
  type Condition,
  type ConditionKind,
  isDenied,
  isTakenBackBy,
  isTheOther,
  joinAlternatives,
  kindOf,
  leadingPlace,
  mergeConditions,
  withoutUnwanted,
} from './condition.ts';
import { dangersIn, kindsOf, matchesIn, withoutQuotes } from './danger.ts';
import { type Exclusions, exclusionsIn } from './exclusions.ts';
import { gapBefore, type Text, textOf, type Typed } from './exclusion-scope.ts';
import { guessedConcerns } from './guessed-concerns.ts';
import { isInPlace } from './in-place.ts';
import { inferred, isInPassing, isOfLife, isReason, isRemark, isTold } from './inferred.ts';
import { type Lexicon, spellingsIn } from './lexicon.ts';
import {
  isAskedByRefusal,
  isMeantBy,
  isPointedAt,
  kindIn,
  names,
  wantsIn,
  withNamedValues,
} from './meant.ts';
import { hasOne, type Meaning, isOne } from './phrase-files.ts';
import type { Match } from './phrase-tree.ts';
import { beyondQuebec, onlineWithin } from './online-within.ts';
import { calledIn, isSurname } from './person-names.ts';
import { isPartOfTown } from './places.ts';
import { tellsOfSomebody } from './slots.ts';
import { placesOf, rangeOf, typedText, wordsIn, wordsOf, type Word } from './words.ts';

/** What a text asks for: every word that says something is in one of these. */
export interface Understanding {
  /** What is stated, and what was pressed firm: it decides who is found. */
  readonly conditions: readonly Condition[];
  /** What a story, a symptom or an idiom may mean, what is likeliest first: it decides who comes first, and leaves nobody out. */
  readonly perhaps: readonly Condition[];
  /** What is not wanted, as it was typed, where nobody can be left out by it. */
  readonly unexcluded: readonly string[];
  /** A public health plan is named: it pays no psychologist in private practice. */
  readonly publicPlan: boolean;
  /** Something is asked for that no psychologist offers: another profession, a prescription, a job. */
  readonly offTopic: boolean;
  /** Nobody is looked for: that, or something is said to an office or of this website. */
  readonly isErrand: boolean;
  /** The words that no condition took, as they were typed, quotation marks included. They raise those who have them. */
  readonly rest: string;
  /** What danger is stated, what is most urgent first. */
  readonly danger: readonly DangerKind[];
  /** It is stated, or there are grave words. */
  readonly isDangerPossible: boolean;
  /** Only somebody has it behind him (`suicide loss`). */
  readonly isDangerSurvived: boolean;
  /** They name a danger, also where none is meant (`suicide prevention training`). */
  readonly isDangerNamed: boolean;
}

export interface UnderstandOptions {
  /** Stretches of the text that are mere words, folded: what the visitor took back. */
  takenBack?: readonly string[];
  /** Stretches that mean what they perhaps mean, folded: what the visitor pressed firm. */
  firm?: readonly string[];
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
  const { takenBack = [], firm = [], isNamed } = options;
  const words = wordsOf(text);
  const spellings = spellingsIn(lexicons);
  const mere = placesOf(takenBack, words);
  const matches = matchesIn(words, lexicons, spellings);
  // One lexicon has tellings; the places' has none.
  const tellings = lexicons.find((lexicon) => lexicon.tellings.length > 0)?.tellings ?? [];
  const inWords = dangersIn(words, matches, tellings);
  const { dangers, told: tales } = inWords;
  const typed = { words, text };
  const called = calledIn(typed, matches);
  const isRead = (match: Match<Meaning>): boolean =>
    !match.meaning.parts &&
    !called.has(match.start) &&
    (!match.meaning.danger || dangers.includes(match)) &&
    isInPlace(match, typed, matches);
  const phrases = matches.map((some) => withNamedValues(some.filter(isRead), isNamed));
  // Words of danger stay that, whatever is taken back or stands in quotation marks.
  const unquoted = words.some(({ quoted }) => quoted) ? wordsOf(withoutQuotes(text)) : null;
  const heard = unquoted ? dangersIn(unquoted, matchesIn(unquoted, lexicons, spellings), tellings) : inWords;
  const isMere = ({ start, end }: Match<Meaning>) => mere.some((at) => start <= at && at < end);
  const { read, verdicts, unknown, implied } = readingOf(
    phrases.map((some) => some.filter((match) => !isMere(match))),
    typed,
    mere,
  );
  const { reading } = read;
  const excluded = reading.filter((match) => verdicts.get(match) === 'out');
  const unread = reading.filter((match) => verdicts.get(match) === 'said');
  const left = new Set(words.keys());
  const stated: Condition[] = [];
  const told = new Set<Condition>();
  const unwanted: Condition[] = [];
  const notAsked: Condition[] = [];
  const guessed: { condition: Condition; named: number }[] = [];
  const firmly = placesOf(firm, words);
  const refuses = excluded.length > 0 || unknown.some(({ isFirm }) => isFirm);
  const isOnlySaid = !refuses && isRemark(read, lexicons);
  // `a man, not a woman` asks for one, `phone instead of video`, `j’aime mieux le téléphone que la visio` for the other.
  const isOther = (match: Match<Meaning>) =>
    isPointedAt(match) && excluded.some((other) => kindIn(other) === kindIn(match));
  for (const match of reading) {
    const { meaning, start, end, about } = match;
    if (isSurname(match, read)) continue;
    const anyOf = wantsIn(match);
    const verdict = verdicts.get(match);
    const isUnsaid =
      (!verdict || verdict === 'told') &&
      ((meaning.onlyExcluded && !isAlone(match, typed) && !isOther(match) && !isGroupOf(match, read)) ||
        (meaning.unlessTold && isTold(match, read)));
    for (let at = start; at < end; at += 1)
      if (!(meaning.alsoWords || isUnsaid) || isOne('joins', words[at])) left.delete(at);
    const ranges = [rangeOf(start, end, words)];
    // Without a part of it the town may still do: `Toronto, not Scarborough`.
    if (verdict === 'said' && !isPartOfTown(match, words)) notAsked.push({ anyOf, ranges });
    if (anyOf.length === 0 || verdict === 'said' || verdict === 'told') continue;
    // Some insurer or other is nothing to be ordered by.
    const isPassing = (isOnlySaid || isInPassing(match, read)) && !isOther(match);
    const isSomeInsurer = anyOf[0]?.kind === 'insurer' && anyOf[0].values.length > 1;
    if (isUnsaid || (isPassing && isSomeInsurer) || (!verdict && isOfLife(match, read))) continue;
    const isAsked =
      isAskedByRefusal(match) || (isTheOther({ anyOf, ranges }, unwanted, text) && !isReason(match, read));
    if (verdict === 'out' && !isAsked) {
      unwanted.push(beyondQuebec({ anyOf, ranges, isExcluded: true }, text));
      continue;
    }
    const isFirm = firmly.some((at) => start <= at && at < end) || verdict === 'out';
    const isGuess = !isFirm && (meaning.isInferred || isPassing);
    const all = [about, anyOf, meaning.also].filter((wants) => wants !== undefined);
    for (const wants of all) {
      const condition = { anyOf: wants, ranges };
      if (isGuess || (wants === about && !isFirm)) guessed.push({ condition, named: match.named });
      else stated.push(condition);
      if (unwanted.length + notAsked.length > 0 && isReason(match, read)) told.add(condition);
    }
  }
  for (const { meaning, parts } of tales) {
    for (const { start, end } of parts) for (let at = start; at < end; at += 1) left.delete(at);
    const ranges = parts.map(({ start, end }) => rangeOf(start, end, words));
    const named = parts.reduce((sum, part) => sum + part.named, 0);
    if (meaning.wants.length > 0) guessed.push({ condition: { anyOf: meaning.wants, ranges }, named });
  }
  const { conditions: placed, others } = leadingPlace(
    joinAlternatives(
      text,
      stated
        .filter((one) => {
          const said = { text, isTold: told.has(one) };
          return ![...unwanted, ...notAsked].some((other) => isTakenBackBy(other, one, said));
        })
        .map((one) => withoutUnwanted(one, [...unwanted, ...notAsked])),
    ),
  );
  for (const { ranges } of others) for (const at of wordsIn(ranges, words)) left.add(at);
  const merged = onlineWithin(text, mergeConditions(placed), isNamed);
  const kept = unwanted.filter((one) => !merged.some((condition) => isDenied(condition, one)));
  const denied = unwanted.filter((one) => !kept.includes(one));
  const said = [...merged, ...unwanted, ...notAsked].filter((condition) => !isForWhom(condition));
  // What is refused of the help tells of no trouble.
  const refused = unknown.flatMap(({ stretch, isFirm }) => (isFirm ? [rangeOf(...stretch, words)] : []));
  const taken = new Set(wordsIn([...said.flatMap(({ ranges }) => ranges), ...refused], words));
  // Where every word is explained, none tells anything more; what denies and leaves nobody out explains nothing.
  const isRefused = (at: number) =>
    unknown.some(({ stretch: [from, to], isFirm }) => isFirm && from <= at && at < to);
  const isExplained =
    [...left].every(isRefused) &&
    (unwanted.length + unread.length + unknown.length > 0 ||
      !reading.some(({ meaning }) => meaning.excludes));
  const cueEnds = reading.flatMap(({ meaning: { excludes = 'nothing' }, end }) =>
    excludes === 'nothing' || excludes === 'been' ? [] : end,
  );
  const tale = !isExplained && heard.dangers.length === 0 ? words : [];
  const story = guessedConcerns(tale, lexicons, (at) => !taken.has(at) && !mere.includes(at), {
    ...options,
    refusedFrom: tellsOfSomebody(words) ? [] : cueEnds,
  });
  // What a story denies is part of it.
  const isStory = story.guesses.length > 0 && unwanted.length === 0 && !hasOne('somebody', words);
  const notExcluded = unknown.flatMap(({ stretch, isFirm }) => (isFirm || !isStory ? [stretch] : []));
  for (const [from, to] of notExcluded) for (let at = from; at < to; at += 1) left.delete(at);
  for (const at of story.told) left.delete(at);
  const firmed = [...merged, ...story.firm].toSorted(
    (a, b) => (a.ranges[0]?.[0] ?? 0) - (b.ranges[0]?.[0] ?? 0),
  );
  const perhaps = inferred(guessed, story.guesses, [...firmed, ...unwanted, ...notAsked]);
  const isWhereAndHow = [...firmed, ...perhaps].every(
    (one) =>
      !OF_HELP.includes(kindOf(one)) ||
      // `dentist that takes kids`
      (kindOf(one) === 'group' && one.anyOf.length === 1 && !tellsOfSomebody(words)),
  );
  const isSafe = heard.dangers.length + heard.told.length === 0;
  const isOf = (heading: string) =>
    isWhereAndHow &&
    isSafe &&
    [...left].some((at) => isOne(heading, words[at]) && !isOne('for whom', words[at - 1]));
  const offTopic = isOf('off topic');
  // Whoever wants a plumber or has forgotten a password asks for nobody here, wherever that is; `website with psychologists` does.
  const isErrand =
    offTopic ||
    (isOf('errand') &&
      !isSomebodySought(words) &&
      [...firmed, ...perhaps].every((one) => !['group', 'insurer'].includes(kindOf(one))));
  const spansOf = (ranges: Condition['ranges']) => ranges.map(([start, end]) => text.slice(start, end));
  return {
    conditions: isErrand ? [] : [...mergeConditions(firmed), ...mergeConditions(kept)],
    perhaps: isErrand ? inferred([], [...mergeConditions(firmed), ...perhaps], []) : perhaps,
    unexcluded: isErrand
      ? []
      : [
          ...new Set([
            ...spansOf(unread.map(({ start, end }) => rangeOf(start, end, words))),
            ...spansOf(notExcluded.map(([from, to]) => rangeOf(from, to, words))),
            ...denied.flatMap(({ ranges }) => spansOf(ranges)),
            ...implied,
          ]),
        ],
    offTopic,
    isErrand,
    publicPlan: reading.some(({ meaning }) => meaning.isPublicPlan),
    rest: typedText(text, words, left),
    danger: kindsOf(heard),
    isDangerPossible: heard.isPossible,
    isDangerSurvived: heard.isSurvived,
    isDangerNamed: heard.isNamed,
  };
}

/** The best reading, with what it excludes; a cue that says nothing where it stands is none. */
function readingOf(
  matches: readonly (readonly Match<Meaning>[])[],
  typed: Typed,
  mere: readonly number[],
): Exclusions & { readonly read: Text } {
  const read = textOf(typed, bestReading(matches), mere);
  const exclusions = exclusionsIn(read);
  const { idle } = exclusions;
  if (idle.size === 0) return { ...exclusions, read };
  // `drop`, where `drop the` is none, is none either.
  const begins = new Set([...idle].map(({ start }) => start));
  return readingOf(
    matches.map((some) => some.filter(({ meaning, start }) => !meaning.excludes || !begins.has(start))),
    typed,
    mere,
  );
}

/** `website with psychologists`, but `I am a psychologist`. */
function isSomebodySought(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    const before = isOne('before whom', words[at - 1]) ? at - 2 : at - 1;
    return isOne('somebody', word) && !isOne('how one is', words[before]);
  });
}

/** `my 8 year old` states a group, and is part of what is told. */
function isForWhom({ anyOf, isExcluded }: Condition): boolean {
  return !isExcluded && kindOf({ anyOf }) === 'group' && !anyOf.some(({ kind }) => kind === 'concern');
}

/** What is asked of help alone: who asks for another profession may say everything else as well. */
const OF_HELP: readonly ConditionKind[] = ['concern', 'therapy', 'assessment', 'access', 'group'];

/** `DBT groups`, `groupe pour phobie sociale`, unlike `a group of friends` */
function isGroupOf(match: Match<Meaning>, { words, spans }: Text): boolean {
  const next = isOne('for whom, between', words[match.end]) ? match.end + 1 : match.end;
  return (
    names(match, 'Groups') &&
    [match.start - 1, next].some((at) => spans[at] && isMeantBy(spans[at], 'concern', 'therapy'))
  );
}

/** Whether it stands between commas (`trauma, woman, Longueuil`), or is all that is typed. */
function isAlone(match: Match<Meaning>, typed: Typed): boolean {
  const { start, end } = match;
  const isParted = (at: number) => gapBefore(at, typed).includes(',');
  const first = /^(?:an?|une?)$/.test(typed.words[start - 1]?.folded ?? '') ? start - 1 : start;
  return (
    isMeantBy(match, 'gender', 'session') &&
    (first === 0 || isParted(first)) &&
    (end === typed.words.length || isParted(end))
  );
}
