import { type ConditionKind, SAID } from './condition.ts';
import type { Meaning } from './phrase-files.ts';
import { smallWords } from './phrase-files.ts';
import type { Match } from './phrase-tree.ts';
import type { Word } from './words.ts';

/** What words say is not wanted. */
export interface Exclusions {
  /** Those of the reading that are not wanted, and can be left out of the results. */
  excluded: ReadonlySet<Match<Meaning>>;
  /** Those that say what is not wanted of something by which nobody can be left out: they ask for nothing. */
  unread: ReadonlySet<Match<Meaning>>;
  /** Those that say what the writer is not, has not or has tried: `I am not a student` asks for nothing. */
  ofWriter: ReadonlySet<Match<Meaning>>;
  /** Words that nothing explains, from the one up to the other, behind words that exclude. */
  unknown: readonly (readonly [number, number])[];
}

const BETWEEN = smallWords('between');
const OF_ONESELF = smallWords('of oneself');
const HAS_NONE = smallWords('has none');
const SOMEBODY = smallWords('somebody');
const BEFORE_NOBODY = smallWords('before nobody');
const OR = smallWords('or');
const AND = smallWords('and');

const WRITER = smallWords('who is there');
/** In French the verb stands before what denies it. */
const BEHIND_VERB = smallWords('behind a verb');
const CLAUSE = 3;

const MOST_UNKNOWN = 3;
/** So many words may stand between what is not wanted and the words behind it that say so. */
const MOST_BETWEEN = 3;
/** So few words are a search, and tell nothing. */
const A_FEW = 4;

/** What the cues that say so much less exclude. */
const NARROWER: Readonly<Partial<Record<string, (match: Match<Meaning>) => boolean>>> = {
  ways: (match) => ['therapy', 'session'].includes(kindIn(match) ?? '') || isGroupTherapy(match),
  place: (match) => kindIn(match) === 'place',
  tried: (match) => ['therapy', 'place'].includes(kindIn(match) ?? ''),
};

/** A text that was read. */
interface Text {
  /** In the order of the text. */
  readonly reading: readonly Match<Meaning>[];
  readonly words: readonly Word[];
  readonly text: string;
}

/**
 * What the words of a reading exclude. A word that denies opens a scope: what stands in it is not wanted, the first thing and what `or` joins to it. It
 * passes over small words and whom everybody here is, and ends where the sentence does, or with a word that says anything else (`but`, `I want`).
 * @param text that the words are of
 */
export function exclusionsIn(
  reading: readonly Match<Meaning>[],
  words: readonly Word[],
  text: string,
): Exclusions {
  const read = { reading, words, text };
  const excluded = new Set<Match<Meaning>>();
  const unread = new Set<Match<Meaning>>();
  const ofWriter = new Set<Match<Meaning>>();
  const unknown: (readonly [number, number])[] = [];
  for (const cue of reading) {
    const { excludes } = cue.meaning;
    if (!excludes || (excludes === 'people' && !opensSentence(cue, read))) continue;
    if (excludes === 'before' || excludes === 'than') {
      const object = excludes === 'before' ? objectBefore(cue, read) : lessWanted(cue, read);
      if (object) (isExcludable(object) ? excluded : unread).add(object);
      continue;
    }
    const ofOneself = isOfOneself(cue, words);
    const hasNone = HAS_NONE.has(words[cue.start - 1]?.form ?? '');
    const isMeant = NARROWER[excludes];
    const { objects, end } = scopeOf(cue, read, isMeant);
    for (const object of objects) {
      const kind = kindIn(object);
      // `I have no psychologist in Moncton` is no word against Moncton.
      if (hasNone && kind === 'place' && !isMeant) continue;
      const isOfWriter =
        !isMeant &&
        (hasNone ||
          (ofOneself &&
            (kind === 'concern' ||
              (kind === 'language' && excludes === 'perhaps') ||
              (kind === 'group' && !isGroupTherapy(object)))));
      if (excludes === 'tried' || isOfWriter) ofWriter.add(object);
      else (excludes !== 'neither' && isExcludable(object) ? excluded : unread).add(object);
    }
    const isOfThem = (!ofOneself && !hasNone) || (excludes === 'surely' && words.length > A_FEW);
    if (!isOfThem || isMeant || excludes === 'people') continue;
    const last = unknownUntil(end, read);
    const isWish =
      isAboutSomebody(words) || (!tells(words) && (excludes === 'surely' || words.length <= A_FEW));
    if (last > end && isWish) unknown.push([end, last]);
  }
  return { excluded, unread, ofWriter, unknown };
}

/** Whether a text is about who writes it. */
export function tells(words: readonly Word[]): boolean {
  return words.some(({ form }) => TELLS.has(form));
}

const TELLS = smallWords('tells');

/** Whether a text says that somebody is looked for. */
export function isAboutSomebody(words: readonly Word[]): boolean {
  return words.some(({ form }) => SOMEBODY.has(form));
}

/** What stands in the scope that a cue opens, and where words begin in it that nothing explains, if any do. */
function scopeOf(
  cue: Match<Meaning>,
  read: Text,
  isMeant: (match: Match<Meaning>) => boolean = () => true,
): { objects: Match<Meaning>[]; end: number } {
  const objects: Match<Meaning>[] = [];
  const { words } = read;
  for (let start = cue.end; ;) {
    const end = afterSmall(start, read);
    const object = endsSentence(start, read) ? undefined : objectAt(start, end, read);
    if (!object || !isMeant(object)) return { objects, end: object ? words.length : end };
    objects.push(object);
    const joint = afterSmall(object.end, read);
    const { form = '' } = words[joint] ?? {};
    const next =
      OR.has(form) || AND.has(form) ? objectAt(joint + 1, afterSmall(joint + 1, read), read) : undefined;
    // `hormis Longueuil et Brossard`, but `no men and a woman`: of those that exclude each other the second is wanted.
    const isJoined =
      OR.has(form) || (next && kindIn(next) === kindIn(object) && !SAID[kindIn(object) ?? 'concern'].either);
    if (!isJoined || endsBetween(object.end, joint, read)) return { objects, end: words.length };
    start = joint + 1;
  }
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
function endsSentence(at: number, { words, text }: Text): boolean {
  return /[,;.!?]/.test(text.slice(words[at - 1]?.end, words[at]?.start));
}

function endsBetween(start: number, end: number, read: Text): boolean {
  for (let at = start; at <= end; at += 1) if (endsSentence(at, read)) return true;
  return false;
}

function opensSentence({ start }: Match<Meaning>, read: Text): boolean {
  return start === 0 || endsSentence(start, read) || BEFORE_NOBODY.has(read.words[start - 1]?.form ?? '');
}

function objectBefore(cue: Match<Meaning>, { reading }: Text): Match<Meaning> | undefined {
  return reading.findLast(
    ({ end, meaning }) =>
      end <= cue.start && cue.start - end <= MOST_BETWEEN && asksForSomething(meaning) && !meaning.excludes,
  );
}

/** Of two of a kind that are compared, the second: `rather in person than online`. */
function lessWanted(cue: Match<Meaning>, read: Text): Match<Meaning> | undefined {
  const [object] = scopeOf(cue, read).objects;
  const before = objectBefore(cue, read);
  const isCompared = before && read.words.slice(0, cue.start).some(({ form }) => COMPARES.has(form));
  return object &&
    isCompared &&
    kindIn(before) === kindIn(object) &&
    !endsBetween(before.end, cue.start, read)
    ? object
    : undefined;
}

const COMPARES = smallWords('compares');

/** Where the words end that nothing explains. */
function unknownUntil(start: number, read: Text): number {
  const isFree = (at: number) =>
    at < read.words.length &&
    !(at > start && endsSentence(at, read)) &&
    !read.reading.some((match) => match.start <= at && at < match.end);
  let end = start;
  while (end < start + MOST_UNKNOWN && isFree(end)) end += 1;
  return end;
}

/** `I do not sleep`, `je ne parle pas anglais`: it tells of who writes. */
function isOfOneself({ start }: Match<Meaning>, words: readonly Word[]): boolean {
  const [other = '', before = ''] = [words[start - 2]?.form, words[start - 1]?.form];
  if (OF_ONESELF.has(before)) return !SOMEBODY.has(other);
  const clause = words.slice(Math.max(0, start - CLAUSE), start).map(({ form }) => form);
  const denies = words[start]?.form ?? '';
  return (
    BEHIND_VERB.has(denies) &&
    clause.some((form) => WRITER.has(form)) &&
    !clause.some((form) => SOMEBODY.has(form))
  );
}

function isGroupTherapy({ meaning: { wants } }: Match<Meaning>): boolean {
  return typeof wants !== 'function' && wants.some(({ values }) => values.includes('Groups'));
}

/** Who does not name a concern may well work with it, and what nobody fills in can be missing. */
function isExcludable({ meaning: { wants, isInferred } }: Match<Meaning>): boolean {
  return (
    !isInferred &&
    typeof wants !== 'function' &&
    wants[0] !== undefined &&
    SAID[wants[0].kind].excludable === true
  );
}

function kindIn({ meaning: { wants } }: Match<Meaning>): ConditionKind | undefined {
  return typeof wants === 'function' ? undefined : wants[0]?.kind;
}

function asksForSomething({ wants }: Meaning): boolean {
  return typeof wants === 'function' || wants.length > 0;
}
