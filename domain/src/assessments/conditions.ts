import { type Language, LOCALES } from '../language.ts';
import { facts as adhd } from './adhd/facts.ts';
import { facts as anxiety } from './anxiety/facts.ts';
import { facts as depression } from './depression/facts.ts';
import type { AssessmentFacts, Matching } from './facts.ts';
import { facts as ptsd } from './ptsd/facts.ts';

/** The self-assessments' folders, in the order in which they are offered. Adding one begins here. */
const ASSESSMENT_FACTS = { depression, anxiety, adhd, ptsd };

export type Condition = keyof typeof ASSESSMENT_FACTS;

/** The self-assessments by their condition. */
export const ASSESSMENTS: Readonly<Record<Condition, AssessmentFacts & { id: Condition }>> = ASSESSMENT_FACTS;

/** The keys of `specialties_detailed`, which speak of a condition. */
export type DetailKey = {
  [Each in Condition]: (typeof ASSESSMENT_FACTS)[Each] extends { matching: { key: infer Key } } ? Key : Each;
}[Condition];

/** How profiles speak of their work with a condition. */
export function matchingOf(condition: Condition): Matching & { key: DetailKey } {
  const { matching, id, name } = ASSESSMENTS[condition];
  return (matching ?? { key: id, name, terms: [name.en] }) as Matching & { key: DetailKey };
}

/** The conditions that have a self-assessment and a page, in the order in which they are offered. */
export const CONDITIONS = Object.keys(ASSESSMENTS) as readonly Condition[];

/** The name as it stands in menus and headings. */
export function conditionName(condition: Condition, language: Language): string {
  return ASSESSMENTS[condition].name[language];
}

/** The name as it stands within a sentence: only an abbreviation keeps its capitals. */
export function conditionInSentence(condition: Condition, language: Language): string {
  const name = conditionName(condition, language);
  return name === name.toUpperCase() ? name : name.toLowerCase();
}

/** All conditions as a sentence lists them: "depression, anxiety, ADHD and PTSD". A disjunction ends with "or". */
export function listConditions(language: Language, type: 'conjunction' | 'disjunction'): string {
  const names = CONDITIONS.map((condition) => withArticle(condition, language));
  return new Intl.ListFormat(LOCALES[language], { type }).format(names);
}

/** "Anxiety Self-Assessment", "Autoévaluation de l’anxiété". */
export function assessmentTitle(condition: Condition, language: Language): string {
  if (language === 'en') return `${conditionName(condition, 'en')} Self-Assessment`;
  return `Autoévaluation de ${withArticle(condition, 'fr')}`.replace(' de le ', ' du ');
}

/** "l’anxiété"; English lists and titles go without. */
function withArticle(condition: Condition, language: Language): string {
  const article = language === 'fr' ? ASSESSMENTS[condition].article : '';
  return article + conditionInSentence(condition, language);
}

/** Whether the value names a condition. Exact: no other case, no spaces. */
export function isCondition(value: unknown): value is Condition {
  return CONDITIONS.some((condition) => condition === value);
}
