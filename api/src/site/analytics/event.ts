import { ANALYTICS_EVENTS, countedSearch } from '@directory/domain/site/analytics';
import type { analytics } from '@directory/domain/contracts/analytics';
import type { CheckedInput } from '@directory/domain/contracts/contract';
import { saysDanger } from '@directory/domain/query/danger';
import { dangerBegun } from '@directory/domain/query/danger-begun';
import { directoryLexicon } from '@directory/domain/query/directory-lexicon';
import { understand } from '@directory/domain/query/understand';
import { z } from 'zod';

/** An event as it waits in the queue and as its row has it. */
export const analyticsEventSchema = z.strictObject({
  id: z.uuid(),
  /** By the server's clock. */
  occurredAt: z.iso.datetime(),
  event: z.enum(ANALYTICS_EVENTS),
  sessionId: z.string().max(64),
  profileId: z.uuid().nullable(),
  condition: z.string().max(40).nullable(),
  metadata: z.record(z.string(), z.union([z.string(), z.number()])),
});

export type AnalyticsEvent = z.output<typeof analyticsEventSchema>;

export type AnalyticsCall = CheckedInput<typeof analytics>;

/**
 * What is kept of a call: never the score, the severity or the account; a search only as {@link countedSearch} has it, and of one that
 * may be about a danger, or begins to be, not its words, whatever a browser sends.
 */
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

function searchMetadata({ query, ...rest }: Extract<AnalyticsCall, { event: 'search' }>['metadata']) {
  const { conditions } = understand(query, [directoryLexicon()]);
  const kept = saysDanger(query) || dangerBegun(query, conditions) ? null : countedSearch(query);
  return { ...(kept !== null && { query: kept }), ...given(rest) };
}

function given(
  metadata: Readonly<Record<string, string | number | undefined>>,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(metadata).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
