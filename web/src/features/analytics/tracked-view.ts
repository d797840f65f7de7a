import { useEffect, useRef } from 'react';
import type { AnalyticsEventName } from '@directory/domain/analytics';
import { useConsent } from './consent.ts';
import { trackEvent, type TrackedFields } from './track-event.ts';

interface TrackedViewProps {
  event: AnalyticsEventName;
  /** Names what is seen. */
  what: string;
  fields: TrackedFields;
}

/**
 * Counts that something is seen: once for each `what`, when it shows, or at the moment when the visitor agrees to be counted
 * while it shows. Shows nothing. It is a component, not a hook: the visitor's answer is known only after hydration, and what is
 * rendered anew then must be this alone, not the page, whose parts still wait for their code.
 */
export function TrackedView({ event, what, fields }: TrackedViewProps): null {
  const consent = useConsent();
  const latest = useRef(fields);
  const counted = useRef<string>(null);
  useEffect(() => {
    latest.current = fields;
  });
  useEffect(() => {
    if (consent !== 'yes' || counted.current === what) return;
    counted.current = what;
    trackEvent(event, latest.current);
  }, [consent, event, what]);
  return null;
}
