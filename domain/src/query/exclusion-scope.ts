import { type ConditionKind, SAID } from './condition.ts';
import { type Meaning, isOne, smallWords } from './phrase-files.ts';
import type { Match } from './phrase-tree.ts';
import type { Word } from './words.ts';

/** A text that was read. */
export interface Text {
  /** In the order of the text. */
  readonly reading: readonly Match<Meaning>[];
  /** By word, the one of the reading that spans it. */
  readonly spans: readonly (Match<Meaning> | undefined)[];
  readonly words: readonly Word[];
  readonly text: string;
}

export type IsMeant = (match: Match<Meaning>) => boolean;

/** What a cue speaks of. */
interface Scope {
  objects: Match<Meaning>[];
  /** They stand in another clause, and the cue points back at them. */
  isPointedAt?: boolean;
  /** How many words that nothing explains stand between the cue and the first of them. */
  passed: number;
  /** Words that nothing explains, from the one up to the other, where there is no object. */
  unknown: readonly [number, number];
}

interface Reach {
  /** What the cue can be said of: anything else ends its scope. */
  isMeant?: IsMeant;
  /** So many words that nothing explains may stand before the first object. */
  through?: number;
  /** A mark may part the cue from what it speaks of: `hypnosis: not for me`. */
  overMark?: boolean;
}

/** Between what denies and what is denied. */
export const BETWEEN = smallWords('between');
const OR = smallWords('or');
const AND = smallWords('and');
const COMPARES = smallWords('compares');
const RELATIVE = smallWords('relative');
const INSTEAD = smallWords('after a comma');
const ENDS_SCOPE = new Set([
  ...smallWords('parts a sentence'),
  ...smallWords('wishes'),
  ...smallWords('before nobody'),
]);
const ENDS_SCOPE_BEFORE = new Set([
  ...smallWords('gives a reason'),
  ...smallWords('parts a sentence'),
  ...RELATIVE,
]);

const MOST_UNKNOWN = 3;
const MOST_PASSED = 5;

/**
 * What stands in the scope that a cue opens, ahead of it or before it: the first thing that is asked for, and what `or`, `and` and commas join to
 * it. The scope passes over small words, and ends with the clause.
 */
export function scopeFrom(cue: Match<Meaning>, step: 1 | -1, read: Text, reach: Reach = {}): Scope {
  const { isMeant = () => true, through = 0, overMark = false } = reach;
  const { words, spans } = read;
  const [ends, first] = step > 0 ? [ENDS_SCOPE, cue.end] : [ENDS_SCOPE_BEFORE, opening(cue, read) - 1];
  const objects: Match<Meaning>[] = [];
  /** Behind commas, until an `or` says that it is a list. */
  let listed: Match<Meaning>[] = [];
  let joint: Joint | undefined;
  let isList = false;
  let passed = 0;
  let at = first;
  while (at >= 0 && at < words.length) {
    const border = step > 0 ? at : at + 1;
    const mark = markBefore(border, read);
    if (mark !== '') {
      const isComma = mark === ',' && objects.length > 0;
      if (isComma && !joint && (step > 0 || isList)) joint = 'comma';
      // `my own town, Estevan`
      else if (
        !(overMark && at === first && objects.length === 0) &&
        !(isComma && joint === 'comma') &&
        !(objects.length === 0 && step > 0 && mark === ',' && isOne('a town', words[at - 1]))
      )
        break;
    }
    if (objects.length > 0 && isSlash(border, read)) joint = 'or';
    const match = spans[at];
    if (match && asksForSomething(match.meaning)) {
      const last = [...objects, ...listed].at(-1);
      if (
        !isMeant(match) ||
        (passed > 0 && !isReached(match)) ||
        (last && !isJoined(joint, last, match, step, cue))
      )
        break;
      if (joint === 'comma' && step > 0) listed.push(match);
      else {
        objects.push(...listed, match);
        listed = [];
      }
      isList ||= joint === 'or' || joint === 'and';
      joint = undefined;
      at = step > 0 ? match.end : match.start - 1;
      continue;
    }
    const form = words[at]?.form ?? '';
    if (match?.meaning.excludes && match.meaning.excludes !== 'than' && !(OR.has(form) && objects.length > 0))
      break;
    // `no English, only Farsi`, `pas au centre-ville, genre Verdun`
    if (joint === 'comma' && step > 0 && INSTEAD.has(form)) break;
    if (OR.has(form) && (objects.length > 0 || (step > 0 && passed > 0))) joint = 'or';
    else if (objects.length > 0 && AND.has(form)) joint = 'and';
    else if (OR.has(form) || AND.has(form)) {
      // `mindfulness and yoga are not my thing`
      if (step > 0 || passed === 0) break;
    } else if (passed > 0 && ends.has(form)) break;
    else if (!BETWEEN.has(form) || (step < 0 && RELATIVE.has(form))) {
      if (objects.length > 0 || passed === through || ends.has(form)) break;
      passed += 1;
    }
    at += step;
  }
  const from = objects.at(-1)?.end;
  if (step < 0)
    return { objects, passed, unknown: from && passed === 0 ? [from, from] : unknownBefore(cue, read) };
  // `not Surrey, Burnaby or Delta is fine`
  let fine = spans[at]?.meaning.excludes === 'nothing' ? at : words.length;
  while (fine < words.length && fine > cue.end && markBefore(fine, read) === '') fine -= 1;
  // `no students or interns`, `not a trainee or a student`
  const next = passed > 0 && isList ? cue.end : joint === 'or' && from ? from + 1 : from;
  return {
    objects: objects.filter(({ start }) => start < fine || fine === cue.end),
    passed,
    unknown:
      joint === 'or' || next === cue.end || !from
        ? unknownAhead(next ?? cue.end, read, { isFar: cue.meaning.excludes !== 'perhaps' })
        : [from, from],
  };
}

/** Where the words begin that say a cue: `je` of `je peux pas`. */
export function opening({ start }: Match<Meaning>, read: Text): number {
  let at = start;
  while (at > 0 && !endsSentence(at, read) && isOne('of oneself', read.words[at - 1])) at -= 1;
  return at;
}

type Joint = 'or' | 'and' | 'comma';

/** `hormis Longueuil et Brossard`, but `no men and a woman`: of those that exclude each other the second is wanted, unless both stand before. */
function isJoined(
  joint: Joint | undefined,
  one: Match<Meaning>,
  other: Match<Meaning>,
  step: 1 | -1,
  { meaning: { excludes } }: Match<Meaning>,
): boolean {
  const kind = kindIn(one) ?? 'concern';
  // `méditation pleine conscience`
  if (!joint) return kindIn(other) === kind && (one.end === other.start || other.end === one.start);
  return (
    joint === 'or' ||
    (kindIn(other) === kind &&
      (joint === 'comma' ||
        step < 0 ||
        excludes === 'refuses' ||
        !SAID[kind].either ||
        isSaidAlike(one, other)))
  );
}

/** `no Saturdays and Sundays` */
function isSaidAlike(
  { meaning: { wants: one } }: Match<Meaning>,
  { meaning: { wants: other } }: Match<Meaning>,
) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The words that nothing explains from a word on, behind small words, with what stands between them; or all those up to what asks for something: `less talk therapy`. */
export function unknownAhead(
  from: number,
  read: Text,
  { isAll = false, isFar = false } = {},
): readonly [number, number] {
  const { words } = read;
  const isOn = (at: number) => isPlain(at, read) && !endsSentence(at, read);
  let start = from;
  if (endsSentence(start, read)) return [start, start];
  while (!isAll && isOne('between', words[start]) && isOn(start + 1) && !isOne('refused alone', words[start]))
    start += 1;
  let [end, at] = [start, start];
  // `no New Age stuff`, `who isn’t going to make me do worksheets`
  const most = isFar ? MOST_PASSED : MOST_UNKNOWN;
  while (at < start + most && isPlain(at, read) && !(at > start && endsSentence(at, read))) {
    at += 1;
    if (isAll || isFree(at - 1, read)) end = at;
    else if (end > start || (!isFar && isOne('joins', words[at - 1]))) break;
  }
  return [start, end];
}

/** And those before a cue: `sophrologie, très peu pour moi`. */
function unknownBefore(cue: Match<Meaning>, read: Text): readonly [number, number] {
  const end = opening(cue, read);
  let start = end;
  while (end - start < MOST_UNKNOWN && isFree(start - 1, read) && !(start < end && endsSentence(start, read)))
    start -= 1;
  return [start, end];
}

function isPlain(at: number, { words, spans }: Text): boolean {
  const [form = '', match] = [words[at]?.form, spans[at]];
  return (
    at < words.length &&
    !ENDS_SCOPE.has(form) &&
    !COMPARES.has(form) &&
    !(match && (asksForSomething(match.meaning) || (match.meaning.excludes ?? 'than') !== 'than'))
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

/** The mark that ends a clause or parts a list before a word. */
export function markBefore(at: number, { words, text }: Text): string {
  const [before, behind] = [words[at - 1], words[at]];
  if (!before || !behind) return '';
  const between = text.slice(before.end, behind.start);
  // `Dr. Singh`
  if (between === ' ' || (between === '. ' && isOne('calls', before))) return '';
  return /[,:;.!?–—]|\s-\s/.exec(between)?.[0] ?? '';
}

function isSlash(at: number, { words, text }: Text): boolean {
  return text.slice(words[at - 1]?.end, words[at]?.start).includes('/');
}

/** Whether a sentence ends before a word. */
export function endsSentence(at: number, read: Text): boolean {
  return /[,;.!?–—-]/.test(markBefore(at, read));
}

/** Of two of a kind that are compared, the second: `rather in person than online`, `EMDR over CBT`. */
export function lessWanted(cue: Match<Meaning>, read: Text): Match<Meaning> | undefined {
  const [object] = scopeFrom(cue, 1, read).objects;
  const [before] = scopeFrom(cue, -1, read, { through: MOST_UNKNOWN }).objects;
  const isCompared =
    read.words.slice(0, cue.start).some((word) => isOne('compares', word)) ||
    (before?.end === cue.start && isOne('above', read.words[cue.start]));
  return object && before && isCompared && kindIn(before) === kindIn(object) ? object : undefined;
}

/** What may be meant through words that nothing explains. */
function isReached(match: Match<Meaning>): boolean {
  const kind = kindIn(match) ?? 'concern';
  return (
    kind === 'gender' ||
    names(match, 'Groups') ||
    isAskedByRefusal(match) ||
    (!match.meaning.onlyExcluded && (isWay(match) || ['language', 'group', 'insurer', 'time'].includes(kind)))
  );
}

/** Who refuses a long wait or a high fee asks for the other. */
export function isAskedByRefusal(match: Match<Meaning>): boolean {
  return match.meaning.onlyExcluded === true && ['availability', 'price'].includes(kindIn(match) ?? '');
}

/** `downtown Calgary`, `Scarborough`: a part of a town, in which nobody is known to be. */
export function isPartOfTown(match: Match<Meaning>, words: readonly Word[]): boolean {
  const { wants, onlyExcluded } = match.meaning;
  if (kindIn(match) !== 'place' || typeof wants === 'function') return false;
  const [place = '', ...others] = wants.flatMap(({ values }) => values);
  const said = words.slice(match.start, match.end);
  const name = plainName(said.map(({ folded }) => LONG_FORMS.get(folded) ?? folded).join(''));
  const town = plainName(place.slice(3).replaceAll('-', ''));
  // `North Bay` is the town's own name.
  const isWhole =
    town === '' || town === name || others.length > 0 || match.typos > 0 || name.length < SHORTEST_PART;
  return (
    onlyExcluded === true ||
    (!isWhole && (isOne('part of a town', said[0]) || !(town.includes(name) || name.includes(town))))
  );
}

/** `N. Vancouver` is no part of a town. */
const LONG_FORMS = new Map([
  ['n', 'north'],
  ['mt', 'mount'],
  ['ft', 'fort'],
]);
/** `MTL` is the whole of it. */
const SHORTEST_PART = 4;

function plainName(name: string): string {
  return name.replace(/^(?:saint|st)e?(?=.)/, 'st');
}

/** What `that` may stand for. */
export function isPointedAt(match: Match<Meaning>): boolean {
  return isWay(match) || isTogether(match) || ['gender', 'language'].includes(kindIn(match) ?? '');
}

/** `couples work`, unlike `a couple`. */
export function isTogether(match: Match<Meaning>): boolean {
  return match.end - match.start > 1 && names(match, 'Family Therapy', 'Couples Therapy');
}

/** How somebody works, or where one meets. */
export function isWay(match: Match<Meaning>): boolean {
  return ['therapy', 'session'].includes(kindIn(match) ?? '') || names(match, 'Groups');
}

export function names({ meaning: { wants } }: Match<Meaning>, ...values: readonly string[]): boolean {
  return (
    typeof wants !== 'function' && wants.some((want) => want.values.some((value) => values.includes(value)))
  );
}

export function kindIn({ meaning: { wants }, said }: Match<Meaning>): ConditionKind | undefined {
  return (typeof wants === 'function' ? wants(said ?? 0) : wants)[0]?.kind;
}

function asksForSomething({ wants }: Meaning): boolean {
  return typeof wants === 'function' || wants.length > 0;
}
