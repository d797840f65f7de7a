import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { AnalyticsEventName } from '@directory/domain/site/analytics';
import { useConsent } from './consent.ts';
import { trackEvent, type TrackedFields } from './track-event.ts';
import { useLanguage } from '../../site/contexts.ts';

interface TrackedViewProps {
  event: AnalyticsEventName;
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

/** Counts each page by its path, the first one with the host that led here. No query: it may hold what somebody typed. */
export function PageViews() {
  const { pathname, key } = useLocation();
  const language = useLanguage();
  const isFirst = key === 'default';
  const referrer = isFirst ? otherHost() : undefined;
  const metadata = { path: pathname, language, ...(referrer && { referrer }) };
  return <TrackedView event="page_view" what={pathname} fields={{ metadata }} />;
}

function otherHost(): string | undefined {
  if (typeof document === 'undefined' || !URL.canParse(document.referrer)) return undefined;
  const { host, hostname } = new URL(document.referrer);
  return host === window.location.host ? undefined : hostname;
}
