import * as z from 'zod/mini';
import { OPENING_TIMES, SESSION_TYPES } from './session-types.ts';

/** When somebody has room next, as the database keeps it for the profile (`refresh_openings`). What nobody said is absent. */
export const openingSchema = z.object({
  id: z.string(),
  source: z.enum(['person', 'calendar']),
  places: z.optional(z.number()),
  times: z.optional(z.enum(OPENING_TIMES)),
  session: z.optional(z.enum(SESSION_TYPES)),
  /** `YYYY-MM-DD` where the person practises; absent where it has begun. */
  from: z.optional(z.string()),
  until: z.optional(z.string()),
  /** Within two weeks. */
  soon: z.boolean(),
  /** When it became known, or soon; seconds since 1970. */
  since: z.number(),
});

export type Opening = z.infer<typeof openingSchema>;

/** What a card says of it. */
export const cardOpeningSchema = z.omit(openingSchema, { id: true, source: true, until: true, since: true });

/** What visitors decide by, as the index holds it. Moments are seconds since 1970; what nobody has said is null. */
export const practicalFactsSchema = z.object({
  /** Whether new clients are taken; `unknown`, too, when the last word is too old to count. */
  accepting: z.enum(['yes', 'no', 'unknown']),
  accepting_confirmed_at: z.nullable(z.number()),
  /** The vocabulary's English name, or the profile's words. */
  wait: z.nullable(z.string()),
  wait_confirmed_at: z.nullable(z.number()),
  /** When they have room next. */
  next_opening: z.nullable(cardOpeningSchema),
  /** Dollars a session. */
  fee: z.nullable(z.number()),
  /** Of the fee and the sliding scale. */
  fee_confirmed_at: z.nullable(z.number()),
  sliding_scale: z.nullable(z.boolean()),
});

export type PracticalFacts = z.infer<typeof practicalFactsSchema>;

/** What to retrieve from the index for {@link PracticalFacts}. */
export const FACT_FIELDS = Object.keys(practicalFactsSchema.shape) as (keyof PracticalFacts)[];
