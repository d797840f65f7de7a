import { forgetKeys, holdsKeys, onDeletedElsewhere } from '../device/device-storage.ts';
import { ASSESSMENT_KEYS, VISIT_KEYS } from '../device/kept-keys.ts';
import { followList } from '../shortlist/stored-list.ts';

/**
 * What a page does with what this device keeps, once it has come to life: it cleans what has expired, and follows when another tab
 * deletes everything. The code that knows how is fetched only where something of the self-assessments is kept: most visitors never take
 * one.
 */
export function startDevice(): void {
  followList();
  onDeletedElsewhere(() => {
    // At once, and without the code that may have to be fetched.
    forgetKeys(VISIT_KEYS, 'tab');
    import('./device-deletion.ts').then(({ followDeletion }) => followDeletion()).catch(ignoreOffline);
  });
  if (!holdsKeys(ASSESSMENT_KEYS, 'device')) return;
  import('./device-deletion.ts').then(({ cleanExpired }) => cleanExpired()).catch(ignoreOffline);
}

function ignoreOffline(): void {
  // The code could not be fetched. The next start cleans, and so does every reading.
}
