import type { AnalyticsEventName } from '@directory/domain/site/analytics';
import type { analytics } from '@directory/domain/contracts/analytics';
import type { Input } from '@directory/domain/contracts/contract';
import { askApi } from '../../site/ask-api.ts';
import { uuid } from '../../site/platform.ts';
import { mayCount } from './consent.ts';

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
  const call = { event, timestamp: new Date().toISOString(), sessionId: visitId(), ...fields };
  // Which fields go with which event is for the contract to check.
  askApi('POST /api/analytics', call as Input<typeof analytics>, { keepalive: true }).catch(
    (error: unknown) => {
      // oxlint-disable-next-line no-console -- nobody is to be held up by it, and it must not go unseen
      console.warn(`${event} was not counted: ${String(error)}`);
    },
  );
}

const VISIT_KEY = 'statistics_visit';

/** Without storage the visit lasts as long as the document. */
let unstored: string | undefined;

/** Names this tab's visit: random, known to nobody else, gone with the tab. */
function visitId(): string {
  try {
    const known = sessionStorage.getItem(VISIT_KEY);
    if (known) return known;
    const made = uuid();
    sessionStorage.setItem(VISIT_KEY, made);
    return made;
  } catch {
    // The browser keeps no storage for this site.
    return (unstored ??= uuid());
  }
}
