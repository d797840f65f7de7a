import { asks } from './best-reading.ts';
import { SAID } from './condition.ts';
import { isAskedByRefusal, isMeantBy, kindIn, names } from './meant.ts';
import { hasOne, type Meaning, isOne } from './phrase-files.ts';
import type { Match } from './phrase-tree.ts';
import type { Word } from './words.ts';

/** A text, and its words. */
export interface Typed {
  readonly words: readonly Word[];
  readonly text: string;
}

/** With how it is read. */
export interface Text extends Typed {
  /** In the order of the text. */
  readonly reading: readonly Match<Meaning>[];
  /** By word, the one of the reading that spans it. */
  readonly spans: readonly (Match<Meaning> | undefined)[];
  /** Words that were taken back: such a one was a thing of its own, and makes nothing else of the words beside it. */
  readonly mere: readonly number[];
}

export function textOf(typed: Typed, reading: Text['reading'], mere: Text['mere']): Text {
  const spans: (Match<Meaning> | undefined)[] = typed.words.map(() => undefined);
  for (const match of reading) spans.fill(match, match.start, match.end);
  return { ...typed, reading, spans, mere };
}

/** Whether nothing explains a word. */
export function isUnknown(at: number, { words, spans, mere }: Text): boolean {
  return at in words && !mere.includes(at) && !spans[at];
}

export type IsMeant = (match: Match<Meaning>) => boolean;
/** From the one word up to, and not including, the other. */
export type Stretch = readonly [from: number, to: number];

/** What stands in the scope of a cue. */
export interface Scope {
  readonly objects: readonly Match<Meaning>[];
  /** How many words that nothing explains stand between the cue and the first of them. */
  readonly passed: number;
  /** Words that nothing explains, and that are denied as well. */
  readonly unknown: Stretch;
}

interface Reach {
  /** What the cue can be said of: anything else ends its scope. */
  isMeant?: IsMeant | undefined;
  /** So many words that nothing explains may stand before the first object. */
  through?: number | undefined;
  /** A mark may part the cue from what it speaks of: `hypnosis: not for me`. */
  overMark?: boolean;
}

type Joint = 'or' | 'and' | 'comma';

const MOST_UNKNOWN = 3;
const MOST_PASSED = 5;
/** What begins a clause or a sentence of its own, ahead of a cue and before it. */
const BORDERS = {
  ahead: 'parts a sentence, wishes, before nobody',
  before: 'parts a sentence, gives a reason, relative',
};

/**
 * The first thing that is asked for ahead of a cue, or before it, and what `or`, `and` and commas join to it. The scope passes over small words, and
 * ends with the clause.
 */
export function scopeFrom(cue: Match<Meaning>, step: 1 | -1, read: Text, reach: Reach = {}): Scope {
  const { isMeant = () => true, through = 0, overMark = false } = reach;
  const { words, spans } = read;
  const isAhead = step > 0;
  const borders = isAhead ? BORDERS.ahead : BORDERS.before;
  const first = isAhead ? cue.end : opening(cue, read) - 1;
  const objects: Match<Meaning>[] = [];
  /** Behind commas, until an `or` says that it is a list. */
  const listed: Match<Meaning>[] = [];
  let joint: Joint | undefined;
  let isList = false;
  let passed = 0;
  let at = first;
  while (at >= 0 && at < words.length) {
    const border = isAhead ? at : at + 1;
    const mark = markBefore(border, read);
    const isBegun = objects.length > 0;
    if (mark !== '') {
      if (isBegun && mark === ',' && !joint && (isAhead || isList)) joint = 'comma';
      // `Zoom? No.`; `my own town, Estevan`
      else if (
        isBegun
          ? !(mark === ',' && joint === 'comma')
          : !(overMark && at === first) && !(isAhead && mark === ',' && isOne('a town', words[at - 1]))
      )
        break;
    }
    if (isBegun && gapBefore(border, read).includes('/')) joint = 'or';
    const match = spans[at];
    const word = words[at];
    if (match && asks(match.meaning)) {
      const last = [...objects, ...listed].at(-1);
      if (
        // `no Punjabi, English only`
        (joint === 'comma' && hasOne('only', words.slice(match.start - 1, match.end + 1))) ||
        !isMeant(match) ||
        (passed > 0 && !isReached(match)) ||
        (last && !isJoined(joint, last, match, step, cue))
      )
        break;
      if (joint === 'comma' && isAhead) listed.push(match);
      else objects.push(...listed.splice(0), match);
      isList ||= joint === 'or' || joint === 'and';
      joint = undefined;
      at = isAhead ? match.end : match.start - 1;
      continue;
    }
    // `no talk therapy like psychodynamic`
    const isOr = isOne('or', word) || (objects.length > 0 && isOne('such as', word));
    const isAnd = isOne('and', word);
    if (isCue(match) && !(isOr && isBegun)) break;
    if (isOr && (isBegun || (isAhead && passed > 0))) joint = 'or';
    else if (isBegun && isAnd) joint = 'and';
    else if (isOr || isAnd) {
      // `mindfulness and yoga are not my thing`
      if (isAhead || passed === 0) break;
    } else if (!isOne('between', word)) {
      if (isBegun || passed === through || isOne(borders, word)) break;
      passed += 1;
    }
    at += step;
  }
  const from = objects.at(-1)?.end;
  if (!isAhead)
    return { objects, passed, unknown: from && passed === 0 ? [from, from] : unknownBefore(cue, read) };
  // `not Surrey, Burnaby or Delta is fine`
  let fine = spans[at]?.meaning.excludes === 'nothing' ? at : words.length;
  while (fine < words.length && fine > cue.end && markBefore(fine, read) === '') fine -= 1;
  // `no students or interns`, `not a trainee or a student`
  const next = passed > 0 && isList ? cue.end : joint === 'or' && from ? from + 1 : (from ?? cue.end);
  return {
    objects: objects.filter(({ start }) => start < fine || fine === cue.end),
    passed,
    unknown:
      from && next === from ? [from, from] : unknownAhead(next, read, cue.meaning.excludes !== 'perhaps'),
  };
}

/** Whether a match is what denies something itself. */
function isCue(match: Match<Meaning> | undefined): boolean {
  return !['than', 'itself'].includes(match?.meaning.excludes ?? 'than');
}

/** Where the words begin that say a cue: `je` of `je peux pas`. */
export function opening({ start }: Match<Meaning>, read: Text): number {
  let at = start;
  while (at > 0 && !endsSentence(at, read) && isOne('of oneself', read.words[at - 1])) at -= 1;
  return at;
}

/** `hormis Longueuil et Brossard`, but `no men and a woman`: of those that exclude each other the second is wanted, unless both stand before. */
function isJoined(
  joint: Joint | undefined,
  one: Match<Meaning>,
  other: Match<Meaning>,
  step: 1 | -1,
  { meaning: { excludes } }: Match<Meaning>,
): boolean {
  const kind = kindIn(one) ?? 'concern';
  if (joint === 'or') return true;
  if (kindIn(other) !== kind) return false;
  // `méditation pleine conscience`
  if (!joint) return one.end === other.start || other.end === one.start;
  return joint === 'comma' || step < 0 || excludes === 'refuses' || !SAID[kind].either;
}

/** The words that nothing explains from a word on, behind small words, with what stands between them: `no New Age stuff`, `who isn’t going to make me do worksheets`. */
function unknownAhead(from: number, read: Text, isFar: boolean): Stretch {
  const { words } = read;
  const isOn = (at: number) => isPlain(at, read) && !endsSentence(at, read);
  let start = from;
  if (endsSentence(start, read)) return [start, start];
  while (isOne('between', words[start]) && isOn(start + 1)) start += 1;
  let end = start;
  const most = start + (isFar ? MOST_PASSED : MOST_UNKNOWN);
  for (let at = start; at < most && isPlain(at, read) && !(at > start && endsSentence(at, read)); at += 1) {
    if (isFree(at, read)) end = at + 1;
    else if (end > start) break;
  }
  return [start, end];
}

/** All words up to what asks for something: `less talk therapy`. */
export function allAhead(from: number, read: Text): Stretch {
  let end = from;
  while (end < from + MOST_UNKNOWN && isPlain(end, read) && !endsSentence(end, read)) end += 1;
  return [from, end];
}

/** And those before a cue: `sophrologie, très peu pour moi`. */
function unknownBefore(cue: Match<Meaning>, read: Text): Stretch {
  const end = opening(cue, read);
  let start = end;
  while (end - start < MOST_UNKNOWN && isFree(start - 1, read) && !(start < end && endsSentence(start, read)))
    start -= 1;
  return [start, end];
}

/** What nothing explains, and what `or` joins to it: `no homework or worksheets`. */
export function listed([from, to]: Stretch, read: Text): Stretch[] {
  const next = read.words.findIndex((word, at) => at >= to && !isOne('of the help, between', word));
  const isMore = isOne('or', read.words[next]) && !endsSentence(next, read);
  const other = unknownAhead(next + 1, read, false);
  return [[from, to], ...(isMore && other[0] < other[1] ? listed(other, read) : [])];
}

function isPlain(at: number, { words, spans }: Text): boolean {
  const match = spans[at];
  return (
    at < words.length && !isOne(BORDERS.ahead, words[at]) && !(match && (asks(match.meaning) || isCue(match)))
  );
}

/** Whether nothing explains a word, or it says nothing by itself but may be refused. */
export function isFree(at: number, { words, spans }: Text): boolean {
  return (
    at >= 0 &&
    at < words.length &&
    (!spans[at] || spans[at].meaning.alsoWords === true || isOne('refused alone', words[at]))
  );
}

/** What stands between a word and the one before it. */
export function gapBefore(at: number, { words, text }: Typed): string {
  return text.slice(words[at - 1]?.end ?? 0, words[at]?.start);
}

/** The mark that ends a clause or parts a list before a word. */
export function markBefore(at: number, read: Typed): string {
  const [before, behind] = [read.words[at - 1], read.words[at]];
  if (!before || !behind) return '';
  const between = gapBefore(at, read);
  // `Dr. Singh`
  if (between === ' ' || (between === '. ' && isOne('calls', before))) return '';
  return /[,:;.!?–—]|\s-\s/.exec(between)?.[0] ?? '';
}

/** Whether a sentence ends before a word. */
export function endsSentence(at: number, read: Typed): boolean {
  return /[,;.!?–—-]/.test(markBefore(at, read));
}

/** Whether one of these words follows in the clause. */
export function follows(heading: string, from: number, read: Typed): boolean {
  let at = from;
  while (at < read.words.length && !endsSentence(at, read) && !isOne(heading, read.words[at])) at += 1;
  return isOne(heading, read.words[at]) && !endsSentence(at, read);
}

/** Of two of a kind that are compared, the second: `rather in person than online`, `EMDR over CBT`. */
export function lessWanted(cue: Match<Meaning>, read: Text): Match<Meaning>[] {
  const [object] = scopeFrom(cue, 1, read).objects;
  const [before] = scopeFrom(cue, -1, read, { through: MOST_UNKNOWN }).objects;
  const isCompared =
    read.words.slice(0, cue.start).some((word) => isOne('compares', word)) ||
    (before?.end === cue.start && isOne('above', read.words[cue.start]));
  return object && before && isCompared && kindIn(before) === kindIn(object) ? [object] : [];
}

/** What may be meant through words that nothing explains. */
function isReached(match: Match<Meaning>): boolean {
  return (
    isMeantBy(match, 'gender') ||
    names(match, 'Groups') ||
    isAskedByRefusal(match) ||
    (!match.meaning.onlyExcluded &&
      isMeantBy(match, 'therapy', 'session', 'language', 'group', 'insurer', 'time'))
  );
}
