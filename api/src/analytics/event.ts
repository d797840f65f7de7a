import { z } from '@hono/zod-openapi';
import { countedSearch, type AnalyticsEventName } from '@directory/domain/analytics';
import { CONDITIONS } from '@directory/domain/assessments/conditions';

/** An event as it waits in the queue and as its row has it. */
export interface AnalyticsEvent {
  id: string;
  /** ISO 8601, by the server's clock. */
  occurredAt: string;
  event: AnalyticsEventName;
  sessionId: string;
  profileId: string | null;
  condition: string | null;
  metadata: Readonly<Record<string, string | number>>;
}

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
  // The specification's shape has these three. They are taken and dropped: no result and no account belongs here.
  userId: z.string().max(100).nullish().describe('Not kept.'),
  score: z.number().nullish().describe('Not kept.'),
  severity: z.string().max(20).nullish().describe('Not kept.'),
};

const nothing = z.strictObject({}).optional();
const method = z.enum(['profile', 'phone', 'email', 'message']);

/** What each event may say, and nothing else. */
export const analyticsEventSchema = z.discriminatedUnion('event', [
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
      language: z.enum(['en', 'fr']).optional(),
    }),
  }),
  z.strictObject({ ...call, event: z.literal('view_item'), profileId, metadata: nothing }),
  z.strictObject({
    ...call,
    event: z.literal('search'),
    metadata: z.strictObject({ query: z.string().max(500), results: count, filters: count }),
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
  ...(['assessment_started', 'assessment_retaken', 'assessment_completed'] as const).map((event) =>
    z.strictObject({ ...call, event: z.literal(event), condition, metadata: nothing }),
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

export type AnalyticsCall = z.output<typeof analyticsEventSchema>;

/** What is kept of a call: never the score, the severity or the account, and a search only as {@link countedSearch} has it. */
export function toEvent(sent: AnalyticsCall, id: string, now: Date): AnalyticsEvent {
  const { event, sessionId } = sent;
  return {
    id,
    occurredAt: now.toISOString(),
    event,
    sessionId,
    profileId: 'profileId' in sent ? (sent.profileId ?? null) : null,
    condition: 'condition' in sent ? sent.condition : null,
    metadata: sent.event === 'search' ? searchMetadata(sent.metadata) : given(sent.metadata ?? {}),
  };
}

function searchMetadata({ query, ...counts }: { query: string; results: number; filters: number }) {
  const kept = countedSearch(query);
  return kept === null ? counts : { query: kept, ...counts };
}

function given(
  metadata: Readonly<Record<string, string | number | undefined>>,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(metadata).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
