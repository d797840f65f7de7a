import { useEffect, useRef } from 'react';
import type { AnalyticsEventName } from '@directory/domain/analytics';
import { useConsent } from './consent.ts';
import { trackEvent, type TrackedFields } from './track-event.ts';

/**
 * Counts that something is seen: once for each `what`, when it shows, or at the moment when the visitor agrees to be counted
 * while it shows. `what` null counts nothing.
 */
export function useTrackedView(event: AnalyticsEventName, what: string | null, fields: TrackedFields): void {
  const consent = useConsent();
  const latest = useRef(fields);
  const counted = useRef<string>(null);
  useEffect(() => {
    latest.current = fields;
  });
  useEffect(() => {
    if (consent !== 'yes' || what === null || counted.current === what) return;
    counted.current = what;
    trackEvent(event, latest.current);
  }, [consent, event, what]);
}
