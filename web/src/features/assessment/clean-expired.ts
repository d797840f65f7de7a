import { CONDITIONS } from '@directory/domain/assessments/conditions';
import { readProgress } from './stored-progress.ts';
import { readResults } from './stored-result.ts';

/** Deletes from this device the results older than 90 days and the begun assessments older than 7: reading does it. */
export function cleanExpired(now = Date.now()): void {
  for (const condition of CONDITIONS) {
    readResults(condition, now);
    readProgress(condition, now);
  }
}
