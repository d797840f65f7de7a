import * as z from 'zod/mini';

/** What visitors decide by, as the index holds it. Moments are seconds since 1970; what nobody has said is null. */
export const practicalFactsSchema = z.object({
  /** Whether new clients are taken; `unknown`, too, when the last word is too old to count. */
  accepting: z.enum(['yes', 'no', 'unknown']),
  accepting_confirmed_at: z.nullable(z.number()),
  /** The vocabulary's English name, or the profile's words. */
  wait: z.nullable(z.string()),
  wait_confirmed_at: z.nullable(z.number()),
  /** Dollars a session. */
  fee: z.nullable(z.number()),
  /** Of the fee and the sliding scale. */
  fee_confirmed_at: z.nullable(z.number()),
  sliding_scale: z.nullable(z.boolean()),
});

export type PracticalFacts = z.infer<typeof practicalFactsSchema>;

/** What to retrieve from the index for {@link PracticalFacts}. */
export const FACT_FIELDS = Object.keys(practicalFactsSchema.shape) as (keyof PracticalFacts)[];
