import type { Condition } from '@directory/domain/assessments/conditions';
import { trackEvent } from '../analytics/track-event.ts';
import { recordLocalEvent } from '../local-analytics/local-events.ts';

/** Notes that matches were shown. No score and no severity goes with it. */
export function noteMatchesViewed(condition: Condition, results: number): void {
  const fields = { condition, metadata: { results } };
  recordLocalEvent('therapist-match-viewed', fields);
  trackEvent('therapist-match-viewed', fields);
}

/** Notes that a way to reach a psychologist was taken. */
export function noteContact(contact: {
  condition: Condition;
  profileId: string;
  method: 'profile' | 'phone' | 'email' | 'message';
}): void {
  const { condition, profileId, method } = contact;
  recordLocalEvent('therapist-contacted', { condition, metadata: { psychologistId: profileId, method } });
  trackEvent('therapist-contacted', { condition, profileId, metadata: { method } });
}
