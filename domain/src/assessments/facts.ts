import type { Language } from '../language.ts';
import { facts as adhd } from './adhd/facts.ts';
import { facts as anxiety } from './anxiety/facts.ts';
import type { AssessmentFacts, Matching } from './assessment-facts.ts';
import { type Condition, conditionArticle, conditionInSentence, conditionName } from './conditions.ts';
import { facts as depression } from './depression/facts.ts';
import { facts as ptsd } from './ptsd/facts.ts';

const FACTS = { depression, anxiety, adhd, ptsd } satisfies Record<Condition, AssessmentFacts>;

/** The self-assessments by their condition. */
export const ASSESSMENTS: Readonly<Record<Condition, AssessmentFacts>> = FACTS;

/** The keys of `specialties_detailed`, which speak of a condition. */
export type DetailKey = {
  [Each in Condition]: (typeof FACTS)[Each] extends { matching: { key: infer Key } } ? Key : Each;
}[Condition];

/** How profiles speak of their work with a condition. */
export function matchingOf(condition: Condition): Matching & { key: DetailKey } {
  const name = { en: conditionName(condition, 'en'), fr: conditionName(condition, 'fr') };
  const named = {
    en: conditionInSentence(condition, 'en'),
    fr: conditionArticle(condition, 'fr') + conditionInSentence(condition, 'fr'),
  };
  const { matching = { key: condition, name, terms: [name.en], named } } = ASSESSMENTS[condition];
  return matching as Matching & { key: DetailKey };
}

/** What the answers to a question are kept under. @param number the first question's is 1 */
export function questionId(condition: Condition, number: number): string {
  return `${condition}-q${number}`;
}

/** How long an assessment takes: "5–7 minutes". */
export function durationText({ minutes: { from, to } }: AssessmentFacts, language: Language): string {
  return language === 'en' ? `${from}–${to} minutes` : `${from} à ${to} minutes`;
}
