import type { ConditionKind } from './condition.ts';
import { createLexicon, type Lexicon, type PhraseGroup } from './lexicon.ts';
import { CONCERNS } from './phrases/concerns.ts';
import { DANGER } from './phrases/danger.ts';
import { NOTHING, SHARED } from './phrases/nothing.ts';
import { PEOPLE } from './phrases/people.ts';
import { type KnownCity, placePhrases } from './phrases/places.ts';
import { PASSED_OVER, SLOTS } from './phrases/slots.ts';
import { VOCABULARIES } from './phrases/vocabularies.ts';
import { WAYS } from './phrases/ways.ts';

/**
 * All that the directory understands, with the places that its profiles have. Of two phrases that say the same, the earlier group wins.
 * @param named whether any profile has that value: what nobody has is no condition, its words stay words
 */
export function directoryLexicon(
  cities: readonly KnownCity[],
  named: (kind: ConditionKind, value: string) => boolean = () => true,
): Lexicon {
  const groups = [
    ...DANGER,
    ...WAYS,
    ...PEOPLE,
    ...VOCABULARIES,
    ...CONCERNS,
    ...placePhrases(cities),
    SHARED,
    NOTHING,
  ];
  return createLexicon({
    groups: groups.flatMap((group) => withNamedValues(group, named)),
    slots: SLOTS,
    passedOver: PASSED_OVER,
  });
}

/** The group with those of its values that somebody has; none when nobody has any. */
function withNamedValues(
  group: PhraseGroup,
  named: (kind: ConditionKind, value: string) => boolean,
): PhraseGroup[] {
  if (typeof group.wants === 'function' || group.wants.length === 0) return [group];
  const wants = group.wants.flatMap(({ kind, values }) => {
    const known = values.filter((value) => UNCOUNTED.has(kind) || named(kind, value));
    return known.length > 0 ? [{ kind, values: known }] : [];
  });
  return wants.length > 0 || group.danger ? [{ ...group, wants }] : [];
}

/** Places are the directory's own; fees and dates are no values that are counted. */
const UNCOUNTED: ReadonlySet<ConditionKind> = new Set(['place', 'price', 'availability']);
