import { type ConditionKind, facetOfKind, SAID, type Want } from './condition.ts';
import type { Meaning } from './phrase-files.ts';
import type { Match } from './phrase-tree.ts';

/** What a phrase asks for, by the number that it says where that decides. */
export function wantsIn({ meaning: { wants, byNumber }, said = 0 }: Match<Meaning>): readonly Want[] {
  return byNumber?.(said) ?? wants;
}

/** The kind of that. */
export function kindIn(match: Match<Meaning>): ConditionKind | undefined {
  return wantsIn(match)[0]?.kind;
}

/** Whether it asks for something of one of these kinds. */
export function isMeantBy(match: Match<Meaning>, ...kinds: readonly ConditionKind[]): boolean {
  const kind = kindIn(match);
  return kind !== undefined && kinds.includes(kind);
}

/** Whether it asks for one of these values. */
export function names({ meaning: { wants } }: Match<Meaning>, ...values: readonly string[]): boolean {
  return wants.some((want) => want.values.some((value) => values.includes(value)));
}

/** How somebody works, or where one meets. */
export function isWay(match: Match<Meaning>): boolean {
  return isMeantBy(match, 'therapy', 'session') || names(match, 'Groups');
}

/** `couples work`, unlike `a couple`. */
export function isTogether(match: Match<Meaning>): boolean {
  return match.end - match.start > 1 && names(match, 'Family Therapy', 'Couples Therapy');
}

/** What `that` may stand for. */
export function isPointedAt(match: Match<Meaning>): boolean {
  return isWay(match) || isTogether(match) || isMeantBy(match, 'gender', 'language');
}

/** Who refuses a long wait or a high fee asks for the other. */
export function isAskedByRefusal(match: Match<Meaning>): boolean {
  return match.meaning.onlyExcluded === true && isMeantBy(match, 'availability', 'price');
}

/** Whoever refuses more values than these refuses nearly everybody: `no testing`. */
const MOST_VALUES = 12;
/** Who does not name a concern may well work with it, and what nobody fills in can be missing. */
export function isExcludable(match: Match<Meaning>): boolean {
  const { wants, isInferred } = match.meaning;
  if (isAskedByRefusal(match)) return true;
  return (
    !isInferred &&
    wants[0] !== undefined &&
    wants[0].values.length <= MOST_VALUES &&
    SAID[wants[0].kind].excludable === true
  );
}

/** The matches with those of their values that somebody has; without those of which nobody has any. */
export function withNamedValues(
  matches: readonly Match<Meaning>[],
  isNamed?: (kind: ConditionKind, value: string) => boolean,
): readonly Match<Meaning>[] {
  if (!isNamed) return matches;
  return matches.flatMap((match) => {
    const { wants } = match.meaning;
    if (wants.length === 0) return match;
    const named = wants.flatMap(({ kind, values }) => {
      const known = values.filter((value) => !facetOfKind(kind) || isNamed(kind, value));
      return known.length > 0 ? [{ kind, values: known }] : [];
    });
    return named.length > 0 ? { ...match, meaning: { ...match.meaning, wants: named } } : [];
  });
}
