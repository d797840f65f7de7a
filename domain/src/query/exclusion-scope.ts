import { type ConditionKind, SAID } from './condition.ts';
import { type Meaning, smallWords } from './phrase-files.ts';
import type { Match } from './phrase-tree.ts';
import type { Word } from './words.ts';

/** A text that was read. */
export interface Text {
  /** In the order of the text. */
  readonly reading: readonly Match<Meaning>[];
  readonly words: readonly Word[];
  readonly text: string;
}

export type IsMeant = (match: Match<Meaning>) => boolean;

/** What a cue speaks of. */
interface Scope {
  objects: Match<Meaning>[];
  /** A way that other words part from the cue: whether it is not wanted is not sure. */
  unsure?: Match<Meaning> | undefined;
  /** Words that nothing explains, from the one up to the other. */
  unknown: readonly [number, number];
}

const BETWEEN = smallWords('between');
const OR = smallWords('or');
const AND = smallWords('and');
const COMPARES = smallWords('compares');
const SAYS_IT = smallWords('of oneself');
const REASON = smallWords('gives a reason');
const ENDS_SCOPE = new Set([
  ...smallWords('parts a sentence'),
  ...smallWords('wishes'),
  ...smallWords('before nobody'),
]);

const MOST_UNKNOWN = 3;
/** So many words may stand between what is not wanted and the words behind it that say so. */
const MOST_BETWEEN = 3;

/** What stands in the scope that a cue opens. */
export function scopeOf(cue: Match<Meaning>, read: Text, isMeant: IsMeant = () => true): Scope {
  const objects: Match<Meaning>[] = [];
  const none = [cue.end, cue.end] as const;
  let start = endsSentence(cue.end, read) ? undefined : cue.end;
  while (start !== undefined) {
    const end = afterSmall(start, read);
    const object = objectAt(start, end, read);
    if (!object) {
      const unsure = objects.length === 0 ? wayBeyond(cue, end, read) : undefined;
      return { objects, unsure, unknown: [end, unknownUntil(end, read)] };
    }
    if (!isMeant(object)) break;
    objects.push(object);
    start = nextOf(object, read);
  }
  return { objects, unknown: none };
}

/** Where the next of a list begins: behind `or`, behind `and`, and behind a comma where the list ends with `or`. */
function nextOf(object: Match<Meaning>, read: Text, isOrAlone = false): number | undefined {
  const { words, text } = read;
  const joint = afterSmall(object.end, read);
  const isComma = text.slice(words[object.end - 1]?.end, words[object.end]?.start).trim() === ',';
  const start = isComma ? object.end : joint + 1;
  const next = objectAt(start, afterSmall(start, read), read);
  if (isComma) {
    const isListed = next && kindIn(next) === kindIn(object) && nextOf(next, read, true) !== undefined;
    return isListed ? start : undefined;
  }
  const form = words[joint]?.form ?? '';
  const isJoined = isOrAlone ? OR.has(form) : joins(form, object, next);
  return isJoined && !endsBetween(object.end, joint, read) ? start : undefined;
}

/** `hormis Longueuil et Brossard`, but `no men and a woman`: of those that exclude each other the second is wanted. */
function joins(form: string, one: Match<Meaning>, other: Match<Meaning> | undefined): boolean {
  const kind = kindIn(one) ?? 'concern';
  return OR.has(form) || (AND.has(form) && !!other && kindIn(other) === kind && !SAID[kind].either);
}

/** `I do not want to be put under hypnosis`: whether it is not wanted is not sure. */
function wayBeyond({ meaning }: Match<Meaning>, end: number, read: Text): Match<Meaning> | undefined {
  for (
    let at = end;
    ['surely', 'perhaps'].includes(meaning.excludes ?? '') && at <= end + MOST_UNKNOWN;
    at += 1
  ) {
    if (endsSentence(at, read) || ENDS_SCOPE.has(read.words[at]?.form ?? '')) break;
    const found = objectAt(at, at, read);
    if (found) return isWayOrGender(found) && !found.meaning.onlyExcluded ? found : undefined;
    if (read.reading.some((match) => match.start === at && match.meaning.excludes)) break;
  }
  return undefined;
}

/** What asks for something from here on, or behind small words. */
function objectAt(start: number, last: number, { reading }: Text): Match<Meaning> | undefined {
  const found = reading.find(
    ({ start: at, meaning }) =>
      at >= start &&
      at <= last &&
      (asksForSomething(meaning) || (meaning.excludes && meaning.excludes !== 'than')),
  );
  return found && !found.meaning.excludes ? found : undefined;
}

/** Behind small words that nothing parts. */
function afterSmall(start: number, read: Text): number {
  let at = start;
  while (at < read.words.length - 1 && BETWEEN.has(read.words[at]?.form ?? '') && !endsSentence(at + 1, read))
    at += 1;
  return at;
}

/** Whether a sentence ends before a word. */
export function endsSentence(at: number, { words, text }: Text): boolean {
  return /[,;.!?]/.test(text.slice(words[at - 1]?.end, words[at]?.start));
}

function endsBetween(start: number, end: number, read: Text): boolean {
  for (let at = start; at <= end; at += 1) if (endsSentence(at, read)) return true;
  return false;
}

/** What a cue behind it speaks of, and what `or` or `and` joins to it: `CBT and EMDR, it's not for me`. */
export function scopeBefore(
  cue: Match<Meaning>,
  read: Text,
  isMeant: IsMeant = () => true,
  between = MOST_BETWEEN,
): Scope {
  const objects: Match<Meaning>[] = [];
  const { reading, words, text } = read;
  const isParted = (from: number, to: number) =>
    endsBetween(from, to - 1, read) || words.slice(from, to).some(({ form }) => REASON.has(form));
  const isJoinedTo = (one: Match<Meaning>, after: Match<Meaning>, joint: number, isList: boolean) =>
    joins(words[joint]?.form ?? '', one, after) ||
    // `CBT, EMDR or hypnosis are not for me`.
    (isList &&
      kindIn(one) === kindIn(after) &&
      one.end === joint + 1 &&
      text[words[joint]?.end ?? 0] === ',');
  let opens = cue.start;
  while (opens > 0 && !endsSentence(opens, read) && SAYS_IT.has(words[opens - 1]?.form ?? '')) opens -= 1;
  let [end, most] = between === 0 ? [opens, 0] : [cue.start, between];
  for (;;) {
    const found = reading.findLast(
      (match) =>
        match.end <= end + (objects.length > 0 ? 1 : 0) &&
        end - match.end <= most &&
        asksForSomething(match.meaning) &&
        !match.meaning.excludes &&
        isMeant(match),
    );
    const after = objects.at(-1);
    if (!found || !(after ? isJoinedTo(found, after, end, objects.length > 1) : !isParted(found.end, opens)))
      break;
    objects.push(found);
    end = found.start - 1;
    while (end > 0 && BETWEEN.has(words[end]?.form ?? '')) end -= 1;
    most = 0;
  }
  let from = opens;
  while (
    objects.length === 0 &&
    opens - from < MOST_UNKNOWN &&
    isFree(from - 1, read) &&
    !(from < opens && endsSentence(from, read))
  )
    from -= 1;
  return { objects, unknown: [from, opens] };
}

/** Of two of a kind that are compared, the second: `rather in person than online`. */
export function lessWanted(cue: Match<Meaning>, read: Text): Match<Meaning> | undefined {
  const [object] = scopeOf(cue, read).objects;
  const [before] = scopeBefore(cue, read).objects;
  const isCompared = before && read.words.slice(0, cue.start).some(({ form }) => COMPARES.has(form));
  return object &&
    isCompared &&
    kindIn(before) === kindIn(object) &&
    !endsBetween(before.end, cue.start, read)
    ? object
    : undefined;
}

/** Where the words end that nothing explains. */
function unknownUntil(start: number, read: Text): number {
  let end = start;
  while (end < start + MOST_UNKNOWN && isFree(end, read) && !(end > start && endsSentence(end, read)))
    end += 1;
  return end;
}

function isFree(at: number, { words, reading }: Text): boolean {
  return at >= 0 && at < words.length && !reading.some(({ start, end }) => start <= at && at < end);
}

export function isWayOrGender(match: Match<Meaning>): boolean {
  return isWay(match) || kindIn(match) === 'gender';
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

export function kindIn({ meaning: { wants } }: Match<Meaning>): ConditionKind | undefined {
  return typeof wants === 'function' ? undefined : wants[0]?.kind;
}

function asksForSomething({ wants }: Meaning): boolean {
  return typeof wants === 'function' || wants.length > 0;
}
