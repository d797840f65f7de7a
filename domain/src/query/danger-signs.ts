import { type DangerSign, hasOne, isOne, type Meaning } from './phrase-files.ts';
import type { Match } from './phrase-tree.ts';
import type { Told } from './tellings.ts';
import type { Word } from './words.ts';

/** Whose it is stands so near before what is said. */
export const OWN_WITHIN = 3;
/** What is over stands so near what is told of it. */
const NEAR = 7;
/** In more words a grave one alone tells of nothing where nobody does anything (`death by PowerPoint`). */
const FEW = 2;
/** Somebody is meant who is near. */
const NEARBY = 'first person, subjects, people with oneself';
const PAST =
  /\b(?:was|were|had|did|used to|died|[a-z]{3,}ed|(?!fais|sais|mais|jamais|mauvais)[a-z]{3,}(?:ait|aient|ais)|(?:a|ai|ont) (?:ete|fait|battu|[a-z]{4,}ee?s?))\b/;
const PRESENT = /\b(?:is|s|am|m|are|gets?|being|been|has|have|keeps?|est|suis|sont|fait (?:battre|mal))\b/;

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

/** What others do is not weakened by who they are, nor by where. */
function isOfOthers({ meaning }: Meant): boolean {
  return meaning.danger?.[0] === 'violence' || meaning.danger?.[0] === 'child';
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
 * Weighs what says danger by the signs around it. A grave word states danger beside another of the same danger; beside something urgent where
 * it is told in several parts. A frame (a profession, a book, what is long over) takes the line from a grave word that nobody near is meant by.
 * What states danger no frame silences: it is grave where it is told as past with an ended time (`he hit`, `he was`), or is an idiom (`me tuer
 * à la tâche`). None does where somebody tells of now, nor of what is wished.
 * @param said all that the text says of danger, signs too
 */
export function weighed(
  words: readonly Word[],
  spoken: readonly Told<Meaning>[],
  said: readonly Match<Meaning>[],
): Weighed {
  const signsOf = (sign: DangerSign) => said.filter(({ meaning }) => meaning.sign === sign).map(asTold);
  const urgent = signsOf('urgent');
  const calm = signsOf('calm');
  // `doing well now` tells of no danger now.
  const isCalm = (at: number) => calm.some(({ parts: [part] }) => part && part.start <= at && at < part.end);
  const isNow = urgent.length > 0 || words.some((word, at) => isOne('now', word) && !isCalm(at));
  const isStory = signsOf('others').length > 0;
  const around = ({ start, end }: Match<Meaning>) => words.slice(Math.max(0, start - OWN_WITHIN), end);
  const tells = ({ parts }: Told<Meaning>, headings: string) =>
    parts.some((part) => hasOne(headings, around(part)));
  const isWeakened = (one: Told<Meaning>) => {
    if (isNow || tells(one, 'now, wish')) return false;
    if (!isStated(one)) return calm.some(isNear(one)) || (isStory && !isOfOthers(one) && !tells(one, NEARBY));
    return calm.some(
      (other) =>
        !isApartFrom(one)(other) || (isNear(one)(other) && one.parts.every((part) => isPast(around(part)))),
    );
  };
  const framed = new Set(spoken.filter(isWeakened));
  const isAlone = (one: Told<Meaning>) =>
    words.length > FEW &&
    !isOfOthers(one) &&
    one.parts.length === 1 &&
    one.parts[0]?.named === 1 &&
    !isNow &&
    !hasOne('subjects, first person', words) &&
    !spoken.some(isApartFrom(one));
  const graves = spoken.filter(
    (one) => framed.has(one) === isStated(one) && (isStated(one) || !isAlone(one)),
  );
  // `last night`, `répond plus`: what is urgent is no second sign of itself.
  const apart = graves.filter((one) => !framed.has(one) && urgent.every(isApartFrom(one)));
  const isSecond = (one: Told<Meaning>, other: Told<Meaning>) =>
    isApartFrom(one)(other) &&
    (isDanger(other) ? other.meaning.danger?.[0] === one.meaning.danger?.[0] : one.parts.length > 1);
  return {
    stated: spoken.filter((one) => isStated(one) && !framed.has(one)),
    graves,
    gravest: apart.filter((one) => [...urgent, ...apart].some((other) => isSecond(one, other))),
  };
}

/** Whether these words tell what was; of what may be present as well (`he hit me`), they do not. */
function isPast(words: readonly Word[]): boolean {
  const said = words.map(({ folded }) => folded).join(' ');
  return PAST.test(said) && !PRESENT.test(said);
}

/** Whether a few words at most stand between. */
function isNear(one: Told<Meaning>): (other: Told<Meaning>) => boolean {
  return (other) =>
    one.parts.some((part) =>
      other.parts.some(({ start, end }) => Math.max(start - part.end, part.start - end) <= NEAR),
    );
}

/** Whether it has no word in common with that. */
export function isApartFrom(one: Told<Meaning>): (other: Told<Meaning>) => boolean {
  return (other) =>
    one.parts.every((part) => other.parts.every(({ start, end }) => end <= part.start || part.end <= start));
}

/** A word that denies, directly before a denial: `never not thinking about suicide`. */
const DENIES = /^(?:not|never|t|jamais|pas)$/;
/** So begins a question: `isn’t self harm bad?` */
const ASKS = /^(?:isn|aren|wasn|weren)$/;
/** So many words may stand between a denial and what makes it doubtful. */
const BETWEEN = { unsure: 3, limit: 1, contrast: 6 } as const;

/**
 * What is said, with each denial that is not sure as the danger that it speaks of: another word denies it, it is asked or promised (`can’t
 * promise I’m not …`), limited (`not today`), or contrasted with what may be danger (`but I have a plan`).
 */
export function withDoubtsHeard(words: readonly Word[], said: readonly Match<Meaning>[]): Match<Meaning>[] {
  const signs = (sign: DangerSign) => said.filter(({ meaning }) => meaning.sign === sign);
  const plain = signs('plain');
  const contrasts = signs('contrast').filter(
    ({ start, end }) => !plain.some((other) => other.start <= start && end <= other.end),
  );
  const isNear = (gap: number, most: number) => gap >= 0 && gap <= most;
  const isDoubtful = ({ start, end }: Match<Meaning>) =>
    DENIES.test(words[start - 1]?.folded ?? '') ||
    (start === 0 && ASKS.test(words[0]?.folded ?? '')) ||
    signs('unsure').some((sign) => isNear(start - sign.end, BETWEEN.unsure)) ||
    signs('limit').some((sign) => isNear(sign.start - end, BETWEEN.limit)) ||
    contrasts.some((sign) => isNear(sign.start - end, BETWEEN.contrast)) ||
    // `my daughter is`, and nothing behind it
    signs('another').some((sign) => sign.end === words.length && sign.start >= end);
  return said.map((match) =>
    match.meaning.isDenial && isDoubtful(match)
      ? { ...match, meaning: { ...match.meaning, danger: ['suicide'], isDenial: false } }
      : match,
  );
}
