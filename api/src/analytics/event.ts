import { countedSearch, type AnalyticsEventName } from '@directory/domain/analytics';
import type { analytics } from '@directory/domain/contracts/analytics';
import type { CheckedInput } from '@directory/domain/contracts/contract';

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

export type AnalyticsCall = CheckedInput<typeof analytics>;

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
