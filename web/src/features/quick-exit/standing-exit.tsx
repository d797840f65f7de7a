import { createSignal } from '../../site/signal.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { DRAFT_PREFIX } from '../../site/draft-prefix.ts';
import { holdsKeys, readStored, removeStored, writeStored } from '../device/device-storage.ts';
import { MATCH_KEYS } from '../device/kept-keys.ts';

/** The way out alone, with its strings: its code is fetched where somebody may need it. */
export const exitAlone = lazyPart({
  load: async () => (await import('./exit-alone.tsx')).ExitAlone,
  fallback: null,
  failure: null,
});

/** Whether the visitor has searched with words of danger. Like the words themselves it lives as long as the tab's document, and no longer. */
let isNeeded = false;
/** How many the page that is shown has of its own. */
let own = 0;
const { tell, subscribe } = createSignal();

/** Where the need stands while the same page is fetched in the other language. The quick exit clears it with the drafts. */
const SWITCH_KEY = `${DRAFT_PREFIX}exit`;

/** From here on every page of this document has the quick exit. */
export function keepExitAtHand(): void {
  isNeeded = true;
  // It is there with the next page, which it does not make wait; what fails is fetched again then.
  exitAlone.prepare().then(tell, () => undefined);
}

/** Takes it along to the same page in the other language, which is another document. */
export function carryExit(): void {
  if (isNeeded) writeStored(SWITCH_KEY, true, 'tab');
}

/** Says that the page has one of its own. @returns what takes that back */
export function haveOwnExit(): () => void {
  own += 1;
  tell();
  return () => {
    own -= 1;
    tell();
  };
}

/**
 * The quick exit on a page that has none of its own, once somebody may need it: they have searched with words of danger, or the tab holds
 * the result that a list of matches went by, as on the profiles that it leads to. The server knows nothing of that.
 */
export function StandingExit() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => own === 0 && (isNeeded || holdsKeys(MATCH_KEYS, 'tab')),
    () => false,
  );
  useEffect(() => {
    if (readStored(SWITCH_KEY, 'tab') === null) return;
    removeStored(SWITCH_KEY, 'tab');
    keepExitAtHand();
  }, []);
  return isShown ? <exitAlone.Component isStanding /> : null;
}
