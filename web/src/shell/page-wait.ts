import { useSyncExternalStore } from 'react';

/** What the next page's code is held up by; null while none is awaited, or not for long. */
type PageWait = 'slow' | 'failed' | null;

/** After so long a press seems to have done nothing. */
const SLOW_MS = 400;
/** How long after a failure the page asks again by itself. */
const AGAIN_MS = 3000;

let wait: PageWait = null;
let askAgain: () => void = () => undefined;
const listeners = new Set<() => void>();

/** The old page stands while the next one's code is awaited: this is what says so. */
export function usePageWait(): { wait: PageWait; askAgain: () => void } {
  return {
    wait: useSyncExternalStore(
      subscribe,
      () => wait,
      () => null,
    ),
    askAgain: () => askAgain(),
  };
}

/**
 * Loads until it succeeds, or until nobody wants it any more. What is missing is asked for again after a while, when the connection comes
 * back, and when the visitor says so.
 * @throws the last failure once it is not wanted any more
 */
export async function untilLoaded<T>(load: () => Promise<T>, isWanted: () => boolean): Promise<T> {
  const timer = setTimeout(() => say('slow'), SLOW_MS);
  const missing = new Set<HTMLLinkElement>();
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
  };
  // A failure of a link does not bubble.
  document.addEventListener('error', note, true);
  try {
    for (;;) {
      try {
        await mendStyles(missing);
        return await load();
      } catch (error) {
        clearTimeout(timer);
        if (!isWanted()) throw error;
        say('failed');
        await untilWorthAsking();
      }
    }
  } finally {
    clearTimeout(timer);
    document.removeEventListener('error', note, true);
    say(null);
  }
}

function untilWorthAsking(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, AGAIN_MS);
    window.addEventListener('online', done);
    askAgain = done;
  });
}

/** The bundler's loader asks for a stylesheet once, and never again for one that did not come: the page would be without its looks. */
async function mendStyles(missing: Set<HTMLLinkElement>): Promise<void> {
  const links = [...missing];
  missing.clear();
  await Promise.all(
    links.map(
      (link) =>
        new Promise((resolve, reject) => {
          const copy = link.cloneNode() as HTMLLinkElement;
          copy.onload = resolve;
          copy.onerror = () => reject(new Error(`${link.href} did not come`));
          link.replaceWith(copy);
        }),
    ),
  );
}

function say(now: PageWait): void {
  wait = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
