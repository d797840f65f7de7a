/** What may be told about an event. Never an answer, a score or a word that someone wrote. */
export interface TrackedFields {
  profileId?: string;
  condition?: string;
  metadata?: Record<string, unknown>;
}

/** Counts an event for the site's own statistics. Nothing is counted without the visitor's consent, and none can be given yet. */
export const trackEvent: (event: string, fields?: TrackedFields) => void = () => undefined;
