/** The beginning of every key that the self-assessments use on this device. */
const PREFIX = 'assessment_';

/**
 * Cleans what has expired on this device when the site starts. The code that knows how is fetched only where something of
 * the self-assessments is kept: most visitors never take one.
 */
export function cleanAssessmentsOnStart(): void {
  try {
    if (!Object.keys(localStorage).some((key) => key.startsWith(PREFIX))) return;
  } catch {
    // The browser refuses storage: nothing is kept.
    return;
  }
  import('./stored-progress.ts')
    .then(({ cleanExpired }) => cleanExpired())
    .catch(() => {
      // Offline, most likely. The next start cleans, and so does every reading.
    });
}
