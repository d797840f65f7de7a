import { z } from 'zod';
import { CONDITIONS } from '../assessments/conditions.ts';
import { SEVERITIES } from '../assessments/severity.ts';
import { PROVINCE_CODES } from '../places/provinces.ts';
import { LAST_MATCH_PAGE, MATCH_FEES, type MatchNeeds } from './needs.ts';
import { SESSION_TYPES } from '../profile/session-types.ts';
import { insurerVocabulary } from '../vocabulary/insurers.ts';
import { languageVocabulary } from '../vocabulary/languages.ts';
import type { Vocabulary } from '../vocabulary/term.ts';

/** What the visitor narrows the matches by. */
export const matchFiltersSchema = z.strictObject({
  /** 0 to 100; 0 asks for nothing. */
  minScore: z.int().min(0).max(100).default(0),
  /** False adds those who do not say that they work with the condition, after all who do. They are no matches. */
  specialtyOnly: z.boolean().default(true),
  locationOnly: z.boolean().default(false),
  availableOnly: z.boolean().default(false),
});

const termOf = (vocabulary: Vocabulary) =>
  z
    .string()
    .max(100)
    .refine((text) => vocabulary.find(text)?.en === text, 'is not a name that the index knows');

const matchNeedsSchema = z.strictObject({
  session: z.enum(SESSION_TYPES).nullable().default(null),
  city: z
    .string()
    .max(120)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .nullable()
    .default(null),
  language: termOf(languageVocabulary).nullable().default(null),
  fee: z.enum(MATCH_FEES).nullable().default(null),
  insurer: termOf(insurerVocabulary).nullable().default(null),
}) satisfies z.ZodType<MatchNeeds>;

/** The body of `POST /api/match`. The result of an assessment is its severity alone: no score, no answers. */
export const matchRequestSchema = z.strictObject({
  condition: z.enum(CONDITIONS),
  severity: z.enum(SEVERITIES).default('mild'),
  /** The visitor's own, when they have said it. */
  province: z.enum(PROVINCE_CODES).nullish(),
  needs: matchNeedsSchema.prefault({}),
  filters: matchFiltersSchema.prefault({}),
  page: z.int().min(1).max(LAST_MATCH_PAGE).default(1),
});

export type MatchFilters = z.output<typeof matchFiltersSchema>;
/** A request as callers write it: what is left out has its default. */
export type MatchQuery = z.input<typeof matchRequestSchema>;
export type MatchRequest = z.output<typeof matchRequestSchema>;
