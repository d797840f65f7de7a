import { type DangerSign, type Meaning, smallWords } from './phrase-files.ts';
import type { Match } from './phrase-tree.ts';
import type { Told } from './tellings.ts';
import type { Word } from './words.ts';

/** What tells that danger is not over; and, for what is stricter, that somebody wishes it. */
export const NOW = {
  still: smallWords('now'),
  now: new Set([...smallWords('now'), ...smallWords('wish')]),
};
/** Whose it is stands so near before what is said. */
export const OWN_WITHIN = 3;
export const FIRST_PERSON = smallWords('first person');
/** What is over stands so near what is told of it. */
const NEAR = 7;
/** In more words a grave one alone tells of nothing where nobody does anything (`death by PowerPoint`). */
const FEW = 2;
const SUBJECTS = smallWords('subjects');

interface Meant {
  readonly meaning: Meaning;
}

export function isDanger({ meaning }: Meant): boolean {
  return meaning.danger?.length !== 0;
}

/** Whether it undoes danger. */
export function isHarmless({ meaning }: Meant): boolean {
  return meaning.danger?.length === 0 && !meaning.sign;
}

export function isStated({ meaning }: Meant): boolean {
  return meaning.sign !== 'grave';
}

export function asTold(match: Match<Meaning>): Told<Meaning> {
  return { meaning: match.meaning, parts: [match] };
}

/** What words of danger come to. */
interface Weighed {
  /** What states danger by itself. */
  readonly stated: readonly Told<Meaning>[];
  /** What is worth one line. */
  readonly graves: readonly Told<Meaning>[];
  /** Of these what states danger by a second sign. */
  readonly gravest: readonly Told<Meaning>[];
}

/**
 * Weighs what says danger by the signs around it. A grave word states danger beside something urgent, or beside another of the same danger. A
 * frame (what is long over, a profession, a book) weakens what stands in it: what states danger is grave, a grave word nothing. No frame does
 * where somebody tells of now, nor of what is wished; another's work and a story weaken nothing that is the writer's own.
 * @param said all that the text says of danger, signs too
 */
export function weighed(
  words: readonly Word[],
  spoken: readonly Told<Meaning>[],
  said: readonly Match<Meaning>[],
): Weighed {
  const signsOf = (sign: DangerSign) => said.filter(({ meaning }) => meaning.sign === sign).map(asTold);
  const urgent = signsOf('urgent');
  const isNow = urgent.length > 0 || words.some(({ form }) => NOW.still.has(form));
  const calm = signsOf('calm');
  const isStory = signsOf('others').length > 0;
  const tells = ({ parts }: Told<Meaning>, forms: ReadonlySet<string>) =>
    parts.some(({ start, end }) =>
      words.slice(Math.max(0, start - OWN_WITHIN), end).some(({ form }) => forms.has(form)),
    );
  const isOfOthers = (one: Told<Meaning>) => isStory && !tells(one, FIRST_PERSON);
  const framed = new Set(
    isNow ? [] : spoken.filter((one) => (calm.some(isNear(one)) || isOfOthers(one)) && !tells(one, NOW.now)),
  );
  const isAlone = (one: Told<Meaning>) =>
    words.length > FEW &&
    one.parts.length === 1 &&
    one.parts[0]?.named === 1 &&
    !isNow &&
    !words.some(({ form }) => SUBJECTS.has(form)) &&
    !spoken.some(isApartFrom(one));
  const graves = spoken.filter((one) =>
    framed.has(one)
      ? isStated(one) && (one.parts.length > 1 || !isOfOthers(one))
      : !isStated(one) && !isAlone(one),
  );
  const isSecond = (one: Told<Meaning>, other: Told<Meaning>) =>
    isApartFrom(one)(other) && (!isDanger(other) || other.meaning.danger?.[0] === one.meaning.danger?.[0]);
  return {
    stated: spoken.filter((one) => isStated(one) && !framed.has(one)),
    graves,
    gravest: graves.filter(
      (one) => !framed.has(one) && [...urgent, ...graves].some((other) => isSecond(one, other)),
    ),
  };
}

/** Whether a few words at most stand between. */
function isNear(one: Told<Meaning>): (other: Told<Meaning>) => boolean {
  return (other) =>
    one.parts.some((part) =>
      other.parts.some(({ start, end }) => Math.max(start - part.end, part.start - end) <= NEAR),
    );
}

/** Whether it has no word in common with that. */
function isApartFrom(one: Told<Meaning>): (other: Told<Meaning>) => boolean {
  return (other) =>
    one.parts.every((part) => other.parts.every(({ start, end }) => end <= part.start || part.end <= start));
}
