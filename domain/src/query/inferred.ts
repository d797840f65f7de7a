import { findTown } from '../places/town.ts';
import { gapBefore, isUnknown, type Text } from './exclusion-scope.ts';
import { type Condition, type ConditionKind, kindOf, SAID } from './condition.ts';
import type { Lexicon } from './lexicon.ts';
import { isMeantBy, kindIn, names } from './meant.ts';
import { hasOne, type Meaning, isOne } from './phrase-files.ts';
import type { Match } from './phrase-tree.ts';
import { withoutNames } from './requests.ts';
import { tellsOfSomebody } from './slots.ts';
import type { Word } from './words.ts';

/** So many at most are shown, and put people first. */
const MOST = 3;

/**
 * What the words may mean beside what they state, likeliest first: the concerns that a story tells of, those of phrases, then all else. What is
 * stated is no guess, and one thing is guessed once.
 * @param phrases in the order of the text, with how many words each phrase names @param told likeliest first
 */
export function inferred(
  phrases: readonly { condition: Condition; named: number }[],
  told: readonly Condition[],
  stated: readonly Condition[],
): Condition[] {
  const byWeight = phrases.toSorted((a, b) => b.named - a.named).map(({ condition }) => condition);
  const [concerns, others] = [true, false].map((isConcern) =>
    byWeight.filter((condition) => (kindOf(condition) === 'concern') === isConcern),
  );
  const guesses: Condition[] = [];
  for (const condition of [...told, ...(concerns ?? []), ...(others ?? [])]) {
    if (![...stated, ...guesses].some((one) => sharesValue(one, condition))) guesses.push(condition);
  }
  return guesses.slice(0, MOST);
}

/** Fewer words tell nothing. */
const A_TALE = 4;
/** So many words may stand between `I live` and the place. */
const MOST_BETWEEN = 3;
/** And so many before it: `I have anxiety and live …`. */
const MOST_BEFORE = 4;

/** What somebody names as often where they tell of themselves as where they ask for it. */
const TOLD: readonly ConditionKind[] = ['place', 'session', 'language', 'therapy'];
/** A word alone says something else where it stands beside a word that nothing explains: `french fries`, `weather tomorrow`. */
const ATTRIBUTES: readonly ConditionKind[] = ['language', 'availability', 'insurer'];

/** Who pays for an accident, a crime or a service: it is named by whom it pays for. */
const PAYERS = [
  'Workers’ compensation',
  'Public auto insurance',
  'Victims of crime',
  'Non-Insured Health Benefits',
  'Interim Federal Health Program',
  'Veterans Affairs Canada',
];

/** `mon dossier CNESST est ouvert`, unlike `I work at WSIB` */
function isPayer(match: Match<Meaning>, { words }: Text): boolean {
  const before = words.slice(Math.max(0, match.start - MOST_BETWEEN), match.start);
  return names(match, ...PAYERS) && !before.some(({ form }) => /^(?:work|travail)/.test(form));
}

/** Of texts that ask for somebody, by writers of whom nothing was learned, one in twelve is less certain, mostly stories that state nothing; of remarks four in five are. */
const REMARK = -2.5;
/** Of a few words that much more has to speak against them, and also where one wishes for something: `bus driver, Toronto`, `late evening appointments`. */
const A_FEW = { words: 4, more: 0.45 };
const A_WISH = 1;

/** A younger child is more often told of than brought. */
const OF_SCHOOL_AGE = 5;

/** Whoever names so many different things looks for somebody. */
const A_SEARCH = 3;

/** Whether a text is only said, and asks for nobody: `the dog has separation anxiety`. What it names leaves nobody out. */
export function isRemark(read: Text, lexicons: readonly Lexicon[]): boolean {
  const { words } = read;
  const isOdd = ({ folded }: Word, at: number) => isUnknown(at, read) && !findTown(folded);
  if (words.length < 2 || !words.some(isOdd)) return false;
  if (read.reading.some((match) => isPayer(match, read))) return false;
  // `autism assessment toddler calgary how long is the wait`
  if (new Set(read.reading.flatMap((match) => kindIn(match) ?? [])).size >= A_SEARCH) return false;
  const isFew = words.length <= A_FEW.words;
  const least = REMARK - (isFew ? A_FEW.more : 0) - (words.some((_, at) => isWish(at, read)) ? A_WISH : 0);
  // A trouble that is told of is one.
  return (
    lexicons.some(({ requests }) => requests && requests.certainty(withoutNames(words)) < least) &&
    !lexicons.some(({ concerns }) => concerns && concerns.guess(words).length > 0)
  );
}

/** Who names one of these asks for it. */
const NEEDS: readonly ConditionKind[] = ['concern', 'therapy', 'assessment', 'insurer'];

/** Whether a word is of a phrase that names one of these, and does not only tell of it; or that says that one is fine. */
function isNeed(phrase: Match<Meaning> | undefined): boolean {
  if (!phrase) return false;
  return phrase.meaning.excludes === 'nothing' || (!phrase.meaning.isInferred && isMeantBy(phrase, ...NEEDS));
}

/**
 * Whether it is said in passing: in a text that tells or asks something rather than naming what is looked for, a word alone that is not whom the help is
 * for, or what stands in a part of the sentence in which nothing is wished.
 */
export function isInPassing(match: Match<Meaning>, read: Text): boolean {
  const { start, end, named } = match;
  const kind = kindIn(match) ?? 'concern';
  const { words, spans } = read;
  const wishes = words.some((_, at) => isWish(at, read));
  if (isMeantBy(match, 'availability', 'price') && !wishes && isAllThatIsAsked(match, read)) return true;
  if (isPayer(match, read)) return false;
  // `espagnol seulement`
  if (isOne('only', words[start - 1]) || isOne('only', words[end])) return false;
  if (
    ATTRIBUTES.includes(kind) &&
    named === 1 &&
    !wishes &&
    (isUnknown(start - 1, read) || isUnknown(end, read))
  )
    return true;
  // The `on` of `Kingston ON` is nobody.
  const told = words.filter((_, at) => !(spans[at] && isMeantBy(spans[at], 'place')));
  if (words.length < A_TALE || !(tellsOfSomebody(told) || isOne('asks', words[0]))) return false;
  // `mon petit-fils a fait ses premiers pas`
  const isKin = kind === 'group' && isOne('possessive', words[start - 1]);
  // `my daughter (16)`, unlike `my baby is 2 months`
  if (isKin && (match.said ?? 0) >= OF_SCHOOL_AGE) return false;
  const part = partAround(start, end, read);
  const isWished = isWishedIn(part, read);
  // `this week was hard`, `aujourd’hui`
  if (SAID[kind].inPassing && named <= (kind === 'availability' || isKin ? 2 : 1)) {
    return !isForWhom(start, words) && !(isWished && (named > 1 || isKin));
  }
  // `ma mère ne parle pas français, juste espagnol`
  if (!TOLD.includes(kind) || (kind === 'place' && isWhereWriterIs(start, words))) return false;
  const isApart = kind === 'place' ? isTag(start, end, read) : part.start === start && part.end === end;
  // Whoever names a trouble wants help where they say that they are.
  if (kind === 'place' && spans.some(isNeed)) return false;
  return !isApart && !isWished;
}

/** `that was quick`, `the parking was free`: a single word among others of which none asks for anything. */
function isAllThatIsAsked({ named }: Match<Meaning>, { words, spans }: Text): boolean {
  if (named > 1 || words.length <= 2 || hasOne('somebody', words)) return false;
  const asked = new Set(spans.filter((phrase) => phrase && kindIn(phrase)));
  return asked.size === 1;
}

/** `for my 7 year old` */
function isForWhom(start: number, words: readonly Word[]): boolean {
  let before = start - 1;
  while (before > 0 && isOne('before whom', words[before])) before -= 1;
  return isOne('for whom', words[before]);
}

/** `a man left me`, `une femme m’a quitté`: whether it tells of somebody in a life, and of nobody who helps. */
export function isOfLife(match: Match<Meaning>, read: Text): boolean {
  const { words } = read;
  return (
    isMeantBy(match, 'gender') &&
    words.length >= A_TALE &&
    tellsOfSomebody(words) &&
    !hasOne('at ease', words) &&
    words[match.start]?.folded !== 'to' &&
    !words.some((_, at) => isWish(at, read))
  );
}

/**
 * Whether what stands between two marks tells something, or holds a word that nothing explains (`le soir pas capable de dormir`), or it is when a
 * trouble comes: `anxiety on Sundays`, unlike `anxiety, evenings`.
 */
export function isTold({ start, end }: Match<Meaning>, read: Text): boolean {
  const part = partAround(start, end, read, 'adds a clause');
  const words = read.words.slice(part.start, part.end);
  if (isWishedIn(part, read)) return false;
  if (isWhenItComes(start, read)) return true;
  return words.some((_, at) => isUnknown(part.start + at, read)) || tellsOfSomebody(words, read.words);
}

/** `anxiety on Sundays`, unlike `anxiety, on Sundays` and `ADHD on Saturdays in Calgary`, which look for somebody. */
function isWhenItComes(start: number, read: Text): boolean {
  const before = read.spans[start - 1];
  return (
    isOne('before a time', read.words[start]) &&
    before !== undefined &&
    isMeantBy(before, 'concern') &&
    !/[,;.]/.test(gapBefore(start, read)) &&
    !read.spans.some((span) => span && isMeantBy(span, 'place', 'session', 'insurer', 'therapy'))
  );
}

/**
 * Whether between two marks, or behind a `because`, it is only told of, as when somebody gives a reason for what they refuse (`CBT feels like
 * homework`): nothing is wished or granted, and it is not for somebody (`CBT for my son`).
 */
export function isReason({ start, end }: Match<Meaning>, read: Text): boolean {
  if (isOne('for whom', read.words[end])) return false;
  const part = partAround(start, end, read, 'gives a reason');
  const beside = [...read.words.keys()].slice(part.start, part.end).filter((at) => at < start || at >= end);
  const words = beside.flatMap((at) => read.words[at] ?? []);
  const isWished = words.some((word) => isOne('wishes', word) && !isOne('somebody, has an opinion', word));
  return (
    !isWished &&
    !hasOne('grants', words) &&
    (tellsOfSomebody(words, read.words) || beside.some((at) => isUnknown(at, read)))
  );
}

/** Whether something is wished in a part of a text, or nothing else will do: `je peux juste le soir`. */
function isWishedIn({ start, end }: { start: number; end: number }, read: Text): boolean {
  return read.words.slice(start, end).some((word, at) => isWish(start + at, read) || isOne('only', word));
}

function isWish(at: number, read: Text): boolean {
  const { words } = read;
  if (isOne('at the beginning', words[at]))
    return beginsPart(at, read) || isOne('before somebody', words[at - 1]);
  // `how are psychologists trained in Ontario?` looks for none.
  if (
    at > 0 &&
    isOne('somebody', words[at]) &&
    isOne('asks of all', words[0]) &&
    words.slice(1, at).every((word) => isOne('between asking and all', word))
  )
    return false;
  return (isOne('wishes', words[at]) && !isOnes(at, words)) || isOne('asks kindly', words[at]);
}

/** `my therapist`, `my sister is a psychologist` */
function isOnes(at: number, words: readonly Word[]): boolean {
  if (isOne('possessive', words[at - 1])) return true;
  const is = isOne('before whom', words[at - 1]) ? at - 2 : at - 1;
  return is > 0 && isOne('somebody', words[at]) && isOne('says what one is', words[is]);
}

/** `I live in Toronto`, `j’habite à Laval` */
function isWhereWriterIs(start: number, words: readonly Word[]): boolean {
  for (let at = start - 1; at >= Math.max(0, start - MOST_BETWEEN); at -= 1) {
    if (!isOne('is there', words[at])) continue;
    return words.slice(Math.max(0, at - MOST_BEFORE), at).some((word) => isOne('who is there', word));
  }
  return false;
}

/** A place at an end of a part of the text without `in` before it, or with `in` all of it: `my boss screams at me Toronto`, `In Regina.` */
function isTag(start: number, end: number, read: Text): boolean {
  const isIn = isOne('before a place', read.words[start - 1]) || read.words[start - 1]?.form === 'a';
  const isLast = end === read.words.length || beginsPart(end, read);
  return beginsPart(start, read) || (isLast && (!isIn || beginsPart(start - 1, read)));
}

/** The part of a sentence in which words stand, from its first up to, and not including, the first of the next. */
function partAround(start: number, end: number, read: Text, border?: string): { start: number; end: number } {
  const part = { start, end };
  while (part.start > 0 && !beginsPart(part.start, read, border)) part.start -= 1;
  while (part.end < read.words.length && !beginsPart(part.end, read, border)) part.end += 1;
  return part;
}

function beginsPart(at: number, read: Text, border = 'parts a sentence'): boolean {
  return at === 0 || isOne(border, read.words[at - 1]) || /[,;:.!?()–—]/.test(gapBefore(at, read));
}

function sharesValue(one: Condition, other: Condition): boolean {
  return one.anyOf.some(({ kind, values }) =>
    other.anyOf.some((want) => want.kind === kind && want.values.some((value) => values.includes(value))),
  );
}
