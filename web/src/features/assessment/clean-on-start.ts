import { onDeletedElsewhere } from './tab-memory.ts';

/** The beginning of every key that the self-assessments use on this device and in this tab, and of those of the matches. */
const PREFIX = 'assessment_';
const MATCH_PREFIX = 'therapist_match_';

/**
 * Cleans what has expired on this device when the site starts, and follows on every page when another tab deletes everything. The
 * code that knows how is fetched only where something of the self-assessments is kept: most visitors never take one.
 */
export function cleanAssessmentsOnStart(): void {
  onDeletedElsewhere(() => {
    forgetTabKeys();
    import('./device-deletion.ts').then(({ followDeletion }) => followDeletion()).catch(ignoreOffline);
  });
  try {
    if (!Object.keys(localStorage).some((key) => key.startsWith(PREFIX))) return;
  } catch {
    // The browser refuses storage: nothing is kept.
    return;
  }
  import('./stored-progress.ts').then(({ cleanExpired }) => cleanExpired()).catch(ignoreOffline);
}

/** At once, and without the code that may have to be fetched: what is in storage. What is on the screen follows. */
function forgetTabKeys(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) || key.startsWith(MATCH_PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // The browser refuses storage: nothing is kept.
  }
}

function ignoreOffline(): void {
  // The code could not be fetched. The next start cleans, and so does every reading.
}
