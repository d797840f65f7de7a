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
  forgetFailed();
  // Asked for while React renders: nothing may be told before it has finished.
  queueMicrotask(() => setState('loading'));
  return new Promise((resolve) => {
    load().then(
      (loaded) => {
        onLoaded?.();
        resolve(loaded);
      },
      () => {
        if (state === 'loading') {
          // Not before the visitor turns elsewhere: React renders the page that waits again and again, and would ask without end.
          failed.push(onFailure);
          setState('failed');
        } else {
          // Who has gone back meanwhile waits for nothing.
          onFailure();
        }
      },
    );
  });
}

/** Says that the page suspends again. What has failed stays so: it is waited for no more. */
export function noteWait(): void {
  // As in `awaited`.
  queueMicrotask(() => state === 'none' && setState('loading'));
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
