import { facts as adhd } from './adhd/facts.ts';
import { facts as anxiety } from './anxiety/facts.ts';
import { facts as depression } from './depression/facts.ts';
import type { AssessmentFacts } from './facts.ts';
import { facts as ptsd } from './ptsd/facts.ts';

/** The folders, in the order in which the assessments are offered. */
const folders = { depression, anxiety, adhd, ptsd };

/** The key under which a profile's `specialties_detailed` speaks of a condition. */
export type DetailKey = (typeof folders)[keyof typeof folders]['matching']['key'];

type Facts = AssessmentFacts & { matching: { key: DetailKey } };

/** The self-assessments by their condition: adding one begins here. */
export const ASSESSMENTS: Readonly<Record<keyof typeof folders, Facts>> = folders;
