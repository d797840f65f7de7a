import { useSyncExternalStore } from 'react';

/** Whether the page that was asked for waits for its code, or could not have it. */
type PageWait = 'none' | 'loading' | 'failed';

let state: PageWait = 'none';
const listeners = new Set<() => void>();
/** What failed while a page waited, to be forgotten when the wait ends. */
const failures = new Set<() => void>();

function setState(next: PageWait): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

interface Asked {
  /** Forgets the promise, so that the next visit asks anew. */
  onFailure: () => void;
  onLoaded?: () => void;
}

/**
 * Code that a page suspends for. React leaves the old page on the screen meanwhile and says nothing of it; {@link usePageWait} does.
 * Where the code cannot be had, the promise stays open, since the old page is better than none, and the whole document comes once the
 * site answers again: browsers differ in whether they try failed modules a second time, and after a release the old ones are gone.
 */
export function awaited<Loaded>(
  load: () => Promise<Loaded>,
  { onFailure, onLoaded }: Asked,
): Promise<Loaded> {
  noteWait();
  return new Promise((resolve) => {
    load().then(
      (loaded) => {
        onLoaded?.();
        resolve(loaded);
      },
      () => {
        if (state === 'none') {
          // Who has gone back meanwhile waits for nothing.
          onFailure();
          return;
        }
        // Forgotten at once, each rendering would ask again, and each failure render again: hundreds of requests a second.
        failures.add(onFailure);
        setState('failed');
      },
    );
  });
}

/** Says that the page suspends, again or for the first time. */
export function noteWait(): void {
  // Asked for while React renders: nothing may be told before it has finished.
  queueMicrotask(() => {
    if (state === 'none') setState('loading');
  });
}

/** The page that was asked for is on the screen, or the visitor has gone back to the one before. */
export function endPageWait(): void {
  for (const forget of failures) forget();
  failures.clear();
  setState('none');
}

/** What the page that was asked for waits for; nothing on the server. */
export function usePageWait(): PageWait {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => 'none',
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
