import { z } from 'zod';
import { CONDITIONS } from '../assessments/conditions.ts';
import { LANGUAGES } from '../language.ts';
import { contract, REFUSED_POSTS } from './contract.ts';

const condition = z.enum(CONDITIONS);
const profileId = z.uuid();
const count = z.int().min(0).max(1_000_000);
/** A page's path. A query could hold what somebody typed. */
const path = z
  .string()
  .regex(/^\/[^?#\s\p{Cc}\p{Cs}]*$/u, 'takes a path without a query')
  .max(200);

/** Beside its event every call has these. */
const call = {
  timestamp: z.iso.datetime({ offset: true }).optional().describe('Not kept: the server’s clock counts.'),
  sessionId: z
    .string()
    .regex(/^[\w-]{8,64}$/, 'takes 8 to 64 letters and digits')
    .describe('Made in the browser tab and forgotten with it.'),
  // Callers may send these three. They are taken and dropped: no result and no account belongs here.
  userId: z.string().max(100).nullish().describe('Not kept.'),
  score: z.number().nullish().describe('Not kept.'),
  severity: z.string().max(20).nullish().describe('Not kept.'),
};

const nothing = z.strictObject({}).optional();
const method = z.enum(['profile', 'phone', 'email', 'message']);

/** What each event may say, and nothing else. */
const event = z.discriminatedUnion('event', [
  z.strictObject({
    ...call,
    event: z.literal('page_view'),
    metadata: z.strictObject({
      path,
      /** The other site's host. */
      referrer: z
        .string()
        .regex(/^[a-z0-9.-]+$/i)
        .max(100)
        .optional(),
      language: z.enum(LANGUAGES).optional(),
    }),
  }),
  z.strictObject({ ...call, event: z.literal('view_item'), profileId, metadata: nothing }),
  z.strictObject({
    ...call,
    event: z.literal('search'),
    metadata: z.strictObject({
      query: z
        .string()
        .max(500)
        .describe('Not kept when it may name somebody, or says that somebody is in danger.'),
      results: count,
      filters: count,
      found: z
        .enum(['exact', 'nearest'])
        .optional()
        .describe('`nearest`: nobody met all that was asked, and those who come nearest were shown.'),
      language: z.enum(LANGUAGES).optional(),
    }),
  }),
  z.strictObject({
    ...call,
    event: z.literal('form_submit'),
    profileId: profileId.optional(),
    metadata: z.strictObject({ form: z.enum(['profile', 'contact_page', 'listing_request']) }),
  }),
  z.strictObject({
    ...call,
    event: z.literal('click'),
    profileId,
    metadata: z.strictObject({ target: z.enum(['phone', 'email', 'website', 'booking']) }),
  }),
  ...(['assessment_started', 'assessment_retaken', 'assessment_completed'] as const).map((name) =>
    z.strictObject({ ...call, event: z.literal(name), condition, metadata: nothing }),
  ),
  z.strictObject({
    ...call,
    event: z.literal('therapist-match-viewed'),
    condition,
    metadata: z.strictObject({ results: count }),
  }),
  z.strictObject({
    ...call,
    event: z.literal('therapist-contacted'),
    condition,
    profileId,
    metadata: z.strictObject({ method }),
  }),
]);

export const analytics = contract({
  method: 'POST',
  path: '/api/analytics',
  tag: 'Analytics',
  summary: 'Count an event, with the visitor’s consent',
  input: event,
  answer: { status: 202, description: 'Counted.', schema: z.object({}) },
  otherAnswers: {
    204: 'Not counted: no consent (the cookie `statistics=yes`), a program, a browser that sends Global Privacy Control or Do Not Track, or the same event about one profile for the 51st time in a day from one network address.',
  },
  errors: {
    400: 'A field is refused; the answer names it.',
    ...REFUSED_POSTS,
    503: 'The event could not be counted now.',
  },
});
