import { z } from 'zod';
import { CONDITIONS } from '../assessments/conditions.ts';
import { SEVERITIES } from '../assessments/severity.ts';
import { PROVINCE_CODES } from '../provinces.ts';
import { LAST_MATCH_PAGE } from './limits.ts';

/** What the visitor narrows the matches by; nothing, unless asked. */
export const matchFiltersSchema = z.strictObject({
  /** 0 to 100; 0 asks for nothing. */
  minScore: z.int().min(0).max(100).default(0),
  specialtyOnly: z.boolean().default(false),
  locationOnly: z.boolean().default(false),
  availableOnly: z.boolean().default(false),
});

/** The body of `POST /api/match`. The result of an assessment is its severity alone: no score, no answers. */
export const matchRequestSchema = z.strictObject({
  condition: z.enum(CONDITIONS),
  severity: z.enum(SEVERITIES).default('mild'),
  /** The visitor's own, when they have said it. */
  province: z.enum(PROVINCE_CODES).nullish(),
  filters: matchFiltersSchema.prefault({}),
  page: z.int().min(1).max(LAST_MATCH_PAGE).default(1),
});

export type MatchFilters = z.output<typeof matchFiltersSchema>;
/** A request as callers write it: what is left out has its default. */
export type MatchQuery = z.input<typeof matchRequestSchema>;
export type MatchRequest = z.output<typeof matchRequestSchema>;
