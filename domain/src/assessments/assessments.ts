import { facts as adhd } from './adhd/facts.ts';
import { facts as anxiety } from './anxiety/facts.ts';
import { facts as depression } from './depression/facts.ts';
import type { AssessmentFacts, Matching } from './facts.ts';
import { facts as ptsd } from './ptsd/facts.ts';

/** The folders, in the order in which the assessments are offered. */
const folders = { depression, anxiety, adhd, ptsd };

type Condition = keyof typeof folders;

/** The self-assessments by their condition: adding one begins here. */
export const ASSESSMENTS: Readonly<Record<Condition, AssessmentFacts & { id: Condition }>> = folders;

/** The keys of `specialties_detailed`, which speak of a condition. */
export type DetailKey = {
  [Each in Condition]: (typeof folders)[Each] extends { matching: { key: infer Key } } ? Key : Each;
}[Condition];

/** How profiles speak of their work with a condition. */
export function matchingOf(condition: Condition): Matching & { key: DetailKey } {
  const { matching, id, name } = ASSESSMENTS[condition];
  return (matching ?? { key: id, name, terms: [name.en] }) as Matching & { key: DetailKey };
}
