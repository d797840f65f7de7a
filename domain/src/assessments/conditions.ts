import type { Bilingual, Language } from '../language.ts';

/** The conditions that have a self-assessment and a page, in the order in which they are offered. */
export const CONDITIONS = ['depression', 'anxiety', 'adhd', 'ptsd'] as const;

export type Condition = (typeof CONDITIONS)[number];

/** The short names of the conditions, as they stand in menus and headings. */
export const CONDITION_NAMES: Readonly<Record<Condition, Bilingual>> = {
  depression: { en: 'Depression', fr: 'Dépression' },
  anxiety: { en: 'Anxiety', fr: 'Anxiété' },
  adhd: { en: 'ADHD', fr: 'TDAH' },
  ptsd: { en: 'PTSD', fr: 'TSPT' },
};

/** The name as it stands within a sentence: only an abbreviation keeps its capitals. */
export function conditionInSentence(condition: Condition, language: Language): string {
  const name = CONDITION_NAMES[condition][language];
  return name === name.toUpperCase() ? name : name.toLowerCase();
}

/** Whether the value names a condition. Exact: no other case, no spaces. */
export function isCondition(value: unknown): value is Condition {
  return CONDITIONS.some((condition) => condition === value);
}
