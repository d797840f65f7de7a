import { opensSentence } from './denial.ts';
import { endsSentence, follows, gapBefore, type Typed } from './exclusion-scope.ts';
import { isMeantBy, kindIn } from './meant.ts';
import { isOne, type Meaning } from './phrase-files.ts';
import type { Match } from './phrase-tree.ts';

/** Whether a phrase can mean what it says where it stands. @param matches every phrase of the words, by the word at which it begins */
export function isInPlace(
  match: Match<Meaning>,
  typed: Typed,
  matches: readonly (readonly Match<Meaning>[])[],
): boolean {
  const { meaning, typos, named, start, end } = match;
  const { excludes, town } = meaning;
  const { words } = typed;
  if (meaning.inCapitals && !isInCapitals(match, typed)) return false;
  if (!isCueInPlace(match, typed) || isNoAge(match, typed)) return false;
  // `I work in Toronto` is no `I worked in`.
  if (
    typos > 0 &&
    ((town && town !== 'large') || meaning.isFirst || (excludes && (named < 2 || excludes === 'been')))
  )
    return false;
  // `person` and `personnes` have the form of `personne`.
  const isPerson = /^person(?:ne)?s?$/.test(words[start]?.folded ?? '');
  if (excludes === 'people' && isPerson) return words[start]?.folded === 'personne';
  // `pas d’assurance Desjardins` refuses that one, `n’acceptant pas les assurances` all of them.
  const isBeforeInsurer = () =>
    matches
      .slice(start + 1, end + 1)
      .flat()
      .some((next) => next.end > end && kindIn(next) === 'insurer');
  if (meaning.isInferred && kindIn(match) === 'price')
    return !isOne('accepts', words[start - 1]) && !isBeforeInsurer();
  // `Punjabi speaking, English only`
  if (isMeantBy(match, 'language') && isParted(match, typed)) return false;
  if (!isMeantBy(match, 'place')) return true;
  return !isPartOfAddress(match, typed) && (town !== 'doubtful' || isSaidAsPlace(match, typed));
}

/** `ACT or CBT`, unlike `I need to ACT` and `DO NOT ACT` */
function isInCapitals({ start, end }: Match<Meaning>, { words, text }: Typed): boolean {
  const said = text.slice(words[start]?.start, words[end - 1]?.end);
  const isLoud = words.length > 1 && text === text.toUpperCase();
  return said === said.toUpperCase() && !isLoud && !isOne('before a verb', words[start - 1]);
}

/** Whether a comma stands in it. */
function isParted({ start, end }: Match<Meaning>, typed: Typed): boolean {
  return typed.words.slice(start + 1, end).some((_, at) => gapBefore(start + 1 + at, typed).includes(','));
}

/** Whether it, if it is a cue that says so only there, stands where it can. */
function isCueInPlace(cue: Match<Meaning>, read: Typed): boolean {
  const { isFirst, isUntilOut } = cue.meaning;
  if (isFirst) {
    // `she leaves the kids out`
    if (/[^ns]s$/.test(read.words[cue.start]?.folded ?? '')) return false;
    // `you can take men off`, but `I cut men out of my life`
    let from = cue.start;
    while (from > 0 && !endsSentence(from, read) && isOne('asks to', read.words[from - 1])) from -= 1;
    const isTold = from < cue.start && isOne('who is there', read.words[cue.start - 1]);
    if (isTold || !opensSentence(from, read)) return false;
  }
  return !isUntilOut || follows('out', cue.end + 1, read);
}

/** Whoever tells of such an age is that old: `at age 74`. */
const OLD = 65;

/** `at age 7 I moved`, `à huit ans`, `dix ans que je suis seul`: years that somebody tells of, unlike `mon fils, 7 ans`. */
function isNoAge(
  { meaning: { byNumber }, start, end, said = 0 }: Match<Meaning>,
  { words, text }: Typed,
): boolean {
  if (byNumber?.(1)[0]?.kind !== 'group' || said >= OLD) return false;
  const [before, first] = [words[start - 1], words[start]];
  const isThen = isOne('before no age', before) || /(?:^|\s)à $/i.test(text.slice(0, first?.start));
  if (/^ages?d?$/.test(first?.folded ?? '')) return isThen;
  // `huit ans`, `dix-huit ans`
  const isBare = end - start === 2 || isOne('before no age', first);
  return (
    isBare && /^ans?$/.test(words[end - 1]?.folded ?? '') && (isThen || isOne('behind no age', words[end]))
  );
}

/** Whether a name that is a word as well (`Hope`) stands for the place: alone, between commas or `or`, or behind `in`. */
function isSaidAsPlace({ start, end }: Match<Meaning>, typed: Typed): boolean {
  const { words, text } = typed;
  const [before, behind] = [words[start - 1], words[end]];
  if (isOne('before a place', before) || /(?:^|\s)à\s+$/i.test(text.slice(0, words[start]?.start)))
    return true;
  return (
    (!before || isOne('or', before) || gapBefore(start, typed).includes(',')) &&
    (!behind || isOne('or', behind) || gapBefore(end, typed).includes(','))
  );
}

/** Whether a place is but the name of a street or a building, or two: `not downtown, London`. */
function isPartOfAddress({ start, end }: Match<Meaning>, typed: Typed): boolean {
  const { words } = typed;
  return (
    isOne('behind the name of a street', words[end]) ||
    isOne('before the name of a street', words[start - 1]) ||
    (end - start > 1 && isOne('part of a town', words[start]) && gapBefore(start + 1, typed).includes(','))
  );
}
