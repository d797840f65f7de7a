import { type ConditionKind, SAID } from './condition.ts';
import type { Meaning } from './lexicon.ts';
import type { Match } from './phrase-tree.ts';
import { type Word, wordsOf } from './words.ts';

/** What words say is not wanted. */
export interface Exclusions {
  /** Those of the reading that are not wanted, and can be left out of the results. */
  excluded: ReadonlySet<Match<Meaning>>;
  /** Those that say what is not wanted of something by which nobody can be left out: they ask for nothing. */
  unread: ReadonlySet<Match<Meaning>>;
  /** Those that say what the writer is not: `I am not a student` asks for nothing. */
  ofWriter: ReadonlySet<Match<Meaning>>;
  /** Words that nothing explains, from the one up to the other, behind words that exclude. */
  unknown: readonly (readonly [number, number])[];
}

/** Words between `not` and what is not wanted. */
const BETWEEN =
  formsOf(`a an any the in at on of for with by to from near my do doing use using take taking takes accept accepting
  bill billing offer offering see seeing work working cover covered too very so really be being who that is are get getting lie lying couch sit sitting
  de d du des la le l les un une en au aux dans par avec pour chez sur qui est prend prenant accepte acceptant offre offrant a trop tres vraiment tellement`);

/** Nothing behind `not` is said of a psychologist after one of these: `I do not sleep`. */
const OF_ONESELF =
  formsOf(`i m am we do does did don doesn didn can could will would should have has had was were it this he she they
  is are s re be je j tu il elle on nous ne n ca c suis sommes etait est sont soit`);

/** `who is not religious`, `who does not see kids`, but `it is not easy`. */
const SOMEBODY = formsOf(
  'who that someone somebody anyone person therapist psychologist psych counsellor counselor psychologue psy therapeute quelqu qui',
);

/** One of several that are not wanted: `no men or teens`. */
const OR = formsOf('or nor ou ni');

const MOST_UNKNOWN = 3;
/** So many words may stand between what is not wanted and the words behind it that say so. */
const MOST_BETWEEN = 3;

/** What the cues that say so much less exclude. */
const NARROWER: Readonly<Partial<Record<string, (match: Match<Meaning>) => boolean>>> = {
  ways: (match) => ['therapy', 'session'].includes(kindIn(match) ?? '') || isGroupTherapy(match),
  place: (match) => kindIn(match) === 'place',
};

/**
 * What the words of a reading exclude: what stands behind `not`, `except`, `anything but`, `sauf`, `pas de`, or before `is not for me`.
 * @param reading in the order of the text @param text that the words are of: a comma ends what `not` is said of
 */
export function exclusionsIn(
  reading: readonly Match<Meaning>[],
  words: readonly Word[],
  text: string,
): Exclusions {
  const excluded = new Set<Match<Meaning>>();
  const unread = new Set<Match<Meaning>>();
  const ofWriter = new Set<Match<Meaning>>();
  const unknown: (readonly [number, number])[] = [];
  const isShort = words.length <= A_FEW;
  for (const cue of reading) {
    const { excludes } = cue.meaning;
    if (!excludes) continue;
    if (excludes === 'before') {
      const object = reading.findLast(
        ({ end, meaning }) =>
          end <= cue.start &&
          cue.start - end <= MOST_BETWEEN &&
          asksForSomething(meaning) &&
          !meaning.excludes,
      );
      if (object && isExcludable(object)) excluded.add(object);
      continue;
    }
    const isOfThem = !isOfOneself(cue.start, words) || (excludes === 'surely' && words.length > A_FEW);
    const isMeant = NARROWER[excludes];
    for (let start = cue.end; start < words.length;) {
      const object = objectAt(start, reading, words);
      if (/[,;.!?]/.test(text.slice(words[start - 1]?.end, words[start]?.start))) break;
      if (!object) {
        const end = unknownUntil(start, reading, words);
        if (end > start && isOfThem && (isShort || isAboutSomebody(words)) && !isMeant)
          unknown.push([afterSmall(start, words), end]);
        break;
      }
      if (!asksForSomething(object.meaning) || object.meaning.excludes || isMeant?.(object) === false) break;
      if (kindIn(object) === 'group' && !isGroupTherapy(object) && !isMeant && isOfOneself(cue.start, words))
        ofWriter.add(object);
      else (excludes !== 'neither' && isExcludable(object) ? excluded : unread).add(object);
      const { form } = words[object.end] ?? {};
      if (!OR.has(form ?? '')) break;
      start = object.end + 1;
    }
  }
  return { excluded, unread, ofWriter, unknown };
}

/** Whether a text says that somebody is looked for. */
export function isAboutSomebody(words: readonly Word[]): boolean {
  return words.some(({ form }) => SOMEBODY.has(form));
}

/** So few words are a search, and tell nothing. */
const A_FEW = 4;

function isGroupTherapy({ meaning: { wants } }: Match<Meaning>): boolean {
  return typeof wants !== 'function' && wants.some(({ values }) => values.includes('Groups'));
}

/** What begins here, or behind small words. */
function objectAt(start: number, reading: readonly Match<Meaning>[], words: readonly Word[]) {
  const last = afterSmall(start, words);
  const found = reading.filter((match) => match.start >= start && match.start <= last);
  return (
    found.find(({ meaning }) => asksForSomething(meaning)) ?? found.find((match) => match.start === last)
  );
}

function afterSmall(start: number, words: readonly Word[]): number {
  let at = start;
  while (at < words.length - 1 && BETWEEN.has(words[at]?.form ?? '')) at += 1;
  return at;
}

/** Where the words end that nothing explains. */
function unknownUntil(start: number, reading: readonly Match<Meaning>[], words: readonly Word[]): number {
  const first = afterSmall(start, words);
  const isFree = (at: number) =>
    at < words.length && !reading.some((match) => match.start <= at && at < match.end);
  let end = first;
  while (end < first + MOST_UNKNOWN && isFree(end)) end += 1;
  return end > first ? end : start;
}

function isOfOneself(cue: number, words: readonly Word[]): boolean {
  const [other = '', before = ''] = [words[cue - 2]?.form, words[cue - 1]?.form];
  return OF_ONESELF.has(before) && !SOMEBODY.has(other);
}

/**
 * Who does not name a concern may well work with it, a language that somebody does not speak is one that they need not be spoken to in, and what nobody
 * fills in can be missing.
 */
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

function formsOf(words: string): ReadonlySet<string> {
  return new Set(wordsOf(words).map(({ form }) => form));
}
