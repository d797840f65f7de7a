import * as z from 'zod/mini';
import { CONDITIONS } from '../assessments/conditions.ts';
import { profileCardSchema } from '../profile/public-profile.ts';
import { LANGUAGES } from '../language.ts';
import { matchCautionSchema, matchReasonSchema, matchUnknownSchema } from './explain.ts';

const bilingual = z.object({ en: z.string(), fr: z.string() });

const bio = z.object({ text: z.string(), language: z.enum(LANGUAGES) });

/** A psychologist as the match page shows one. Whether the profile is premium plays no part here and is not told. */
export const matchedPsychologistSchema = z.extend(
  z.omit(profileCardSchema, { path: true, gender: true, is_premium: true, specialties: true }),
  {
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
    specialties: z.array(bilingual),
    bio: z.object({ en: bio, fr: bio }),
    /**
     * The conditions that the profile writes about in detail. Years may be broken. Names, as the profile's editor has them, and approaches
     * come in both languages: a browser needs no vocabulary for them.
     */
    details: z.array(
      z.object({
        condition: z.enum(CONDITIONS),
        name: bilingual,
        years: z.nullable(z.number()),
        approaches: z.array(bilingual),
      }),
    ),
  },
);

export const matchSchema = z.object({
  psychologist: matchedPsychologistSchema,
  matchScore: z.int().check(z.minimum(0), z.maximum(100)),
  specialtyMatch: z.boolean(),
  experienceMatch: z.boolean(),
  locationMatch: z.boolean(),
  availabilityMatch: z.boolean(),
  reasons: z.array(matchReasonSchema),
  cautions: z.array(matchCautionSchema),
  unknowns: z.array(matchUnknownSchema),
});

/** The answer of `POST /api/match`: one page, best first. */
export const matchAnswerSchema = z.object({
  /** How many profiles that work with the condition pass the filters and meet the needs, over the whole directory. */
  total: z.int(),
  /** How many others do. They stand in the list only when they were asked for, after all matches. */
  others: z.int(),
  page: z.int(),
  /** How many pages of what is listed can be asked for; 0 when nothing is. */
  pages: z.int(),
  matches: z.array(matchSchema),
});

export type MatchedPsychologist = z.infer<typeof matchedPsychologistSchema>;
export type Match = z.infer<typeof matchSchema>;
export type MatchAnswer = z.infer<typeof matchAnswerSchema>;
