import type { Language } from '../language.ts';

/**
 * The conditions that have a self-assessment and a page, in the order in which they are offered, each with its name as it stands in
 * menus and headings, and with its French article (with the space after it, if any). Adding one begins here.
 *
 * Every page's menu needs these, and nothing else of an assessment: that is in its folder.
 */
const NAMES = {
  depression: { en: 'Depression', fr: 'Dépression', article: 'la ' },
  anxiety: { en: 'Anxiety', fr: 'Anxiété', article: 'l’' },
  adhd: { en: 'ADHD', fr: 'TDAH', article: 'le ' },
  ptsd: { en: 'PTSD', fr: 'TSPT', article: 'le ' },
};

/** In addresses, in the index, in the database and in the keys on visitors' devices. */
export type Condition = keyof typeof NAMES;

export const CONDITIONS = Object.keys(NAMES) as readonly Condition[];

/** The name as it stands in menus and headings. */
export function conditionName(condition: Condition, language: Language): string {
  return NAMES[condition][language];
}

/** The name as it stands within a sentence: only an abbreviation keeps its capitals. */
export function conditionInSentence(condition: Condition, language: Language): string {
  const name = conditionName(condition, language);
  return name === name.toUpperCase() ? name : name.toLowerCase();
}

/** "l’" of "l’anxiété"; nothing in English. */
export function conditionArticle(condition: Condition, language: Language): string {
  return language === 'fr' ? NAMES[condition].article : '';
}

/** Whether the value names a condition. Exact: no other case, no spaces. */
export function isCondition(value: unknown): value is Condition {
  return CONDITIONS.some((condition) => condition === value);
}
