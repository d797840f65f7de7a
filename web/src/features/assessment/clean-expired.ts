import { CONDITIONS } from '@directory/domain/assessments/conditions';
import { cleanLocalEvents } from '../local-analytics/local-events.ts';
import { readProgress } from './stored-progress.ts';
import { readResults } from '../results/stored-result.ts';

/** Deletes from this device the results and counts older than 90 days and the begun assessments older than 7. */
export function cleanExpired(now = Date.now()): void {
  // Reading deletes.
  for (const condition of CONDITIONS) {
    readResults(condition, now);
    readProgress(condition, now);
  }
  cleanLocalEvents(now);
}
