import type { LocalEvent, LocalEventName } from './local-events.ts';

/** How assessments on this device went on, within a window of days. */
export interface ConversionMetrics {
  started: number;
  completed: number;
  emailed: number;
  matchesViewed: number;
  therapistsContacted: number;
  /** Completed for each started, 0 to 1; null when none was started. */
  completionRate: number | null;
}

export const CONVERSION_WINDOW_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts the events of the last `days` days. */
export function conversionMetrics(
  events: readonly LocalEvent[],
  now = Date.now(),
  days = CONVERSION_WINDOW_DAYS,
): ConversionMetrics {
  const recent = events.filter(({ timestamp }) => {
    const age = now - Date.parse(timestamp);
    return age >= 0 && age <= days * DAY_MS;
  });
  const count = (...names: LocalEventName[]) => recent.filter(({ event }) => names.includes(event)).length;
  const started = count('assessment-started', 'assessment-retaken');
  const completed = count('assessment-completed');
  return {
    started,
    completed,
    emailed: count('results-emailed'),
    matchesViewed: count('therapist-match-viewed'),
    therapistsContacted: count('therapist-contacted'),
    completionRate: started === 0 ? null : Math.min(1, completed / started),
  };
}
