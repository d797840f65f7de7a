import { onDeletedElsewhere } from '../device/tab-memory.ts';
import { ASSESSMENT_PREFIX, forgetTabKeys } from '../device/unfinished.ts';

/**
 * Cleans what has expired on this device when the site starts, and follows on every page when another tab deletes everything. The
 * code that knows how is fetched only where something of the self-assessments is kept: most visitors never take one.
 */
export function cleanAssessmentsOnStart(): void {
  onDeletedElsewhere(() => {
    // At once, and without the code that may have to be fetched.
    forgetTabKeys();
    import('./device-deletion.ts').then(({ followDeletion }) => followDeletion()).catch(ignoreOffline);
  });
  try {
    if (!Object.keys(localStorage).some((key) => key.startsWith(ASSESSMENT_PREFIX))) return;
  } catch {
    // The browser refuses storage: nothing is kept.
    return;
  }
  import('./clean-expired.ts').then(({ cleanExpired }) => cleanExpired()).catch(ignoreOffline);
}

function ignoreOffline(): void {
  // The code could not be fetched. The next start cleans, and so does every reading.
}
