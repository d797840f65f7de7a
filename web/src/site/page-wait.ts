import { useSyncExternalStore } from 'react';

/** Whether the page that was asked for waits for its code, or could not have it. */
type PageWait = 'none' | 'loading' | 'failed';

let state: PageWait = 'none';
/** What forgets the promises that stay open. */
const failed: (() => void)[] = [];
const listeners = new Set<() => void>();

function setState(next: PageWait): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

interface Wait {
  promise: Promise<unknown>;
  isLoaded: boolean;
}

/** By what is waited for: React must see the same promise again. */
const waits = new Map<string, Wait>();

/**
 * Code that a page suspends for, by a key of its own. React leaves the old page on the screen meanwhile and says nothing of it;
 * {@link usePageWait} does. Where the code cannot be had, the promise stays open, since the old page is better than none, and the whole
 * document comes once the site answers again: browsers differ in whether they try failed modules a second time, and after a release the old
 * ones are gone.
 */
export function awaited<Loaded>(key: string, load: () => Promise<Loaded>): Promise<Loaded> {
  const known = waits.get(key);
  if (known) {
    // The page suspends again. What has failed stays so: it is waited for no more.
    if (!known.isLoaded) queueMicrotask(() => state === 'none' && setState('loading'));
    return known.promise as Promise<Loaded>;
  }
  forgetFailed();
  // Asked for while React renders: nothing may be told before it has finished.
  queueMicrotask(() => setState('loading'));
  const promise = new Promise<Loaded>((resolve) => {
    load().then(
      (loaded) => {
        waits.set(key, { promise, isLoaded: true });
        resolve(loaded);
      },
      () => {
        // The next visit asks anew.
        const forget = () => void waits.delete(key);
        if (state === 'loading') {
          // Not before the visitor turns elsewhere: React renders the page that waits again and again, and would ask without end.
          failed.push(forget);
          setState('failed');
        } else {
          // Who has gone back meanwhile waits for nothing.
          forget();
        }
      },
    );
  });
  waits.set(key, { promise, isLoaded: false });
  return promise;
}

/** The page that was asked for is on the screen, or the visitor has gone back to the one before. */
export function endPageWait(): void {
  forgetFailed();
  setState('none');
}

function forgetFailed(): void {
  for (const forget of failed.splice(0)) forget();
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
