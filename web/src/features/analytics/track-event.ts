import type { AnalyticsEventName } from '@directory/domain/analytics';
import { mayCount } from './consent.ts';
import { visitId } from './visit-id.ts';

/** What may be told about an event. Never an answer, a score or a word of a message. */
export interface TrackedFields {
  profileId?: string;
  condition?: string;
  metadata?: Readonly<Record<string, string | number>>;
}

/**
 * Counts an event for the site's own statistics, when the visitor has agreed. It never holds anything up: the event is sent beside
 * whatever happens, even while the page is being left, and a failure is only logged.
 */
export function trackEvent(event: AnalyticsEventName, fields: TrackedFields = {}): void {
  if (!mayCount()) return;
  const body = JSON.stringify({
    event,
    timestamp: new Date().toISOString(),
    sessionId: visitId(),
    ...fields,
  });
  fetch('/api/analytics', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body,
  }).then(
    ({ ok, status }) => {
      if (!ok) warn(`${event} was not counted: ${status}`);
    },
    (error: unknown) => warn(`${event} was not counted: ${String(error)}`),
  );
}

function warn(problem: string): void {
  // oxlint-disable-next-line no-console -- the specification asks for a logged failure
  console.warn(problem);
}
