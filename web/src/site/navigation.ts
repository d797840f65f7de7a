import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { enterEntry } from './history-entries.ts';

/** The element that a new page's focus goes to: the page's main part. */
export const MAIN_ID = 'main';
/** The live region that says the new page's title. */
export const ANNOUNCER_ID = 'page-announcer';

/**
 * What a browser does for a new document, done for a new page of the application: scrolls to the top (or to the named
 * part, and going back to where one was), moves focus to the page, and has its title read out.
 */
export function useNavigationEffects(title: string): void {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);
  const present = useRef(key);

  useLayoutEffect(() => {
    if (present.current === key) return;
    present.current = key;
    enterEntry(navigationType === NavigationType.Pop);
  }, [key, navigationType]);

  // Before the page is painted: it is not seen, nor pressed, where the one before had been scrolled to.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    if (target) target.scrollIntoView();
    else if (navigationType !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
    const announcer = document.getElementById(ANNOUNCER_ID);
    if (announcer) announcer.textContent = title;
  }, [pathname, hash, navigationType, title]);
}

/** Does something whenever the address has changed. Not for the first page: what was opened there before scripts answered stays. */
export function useOnNavigation(work: () => void): void {
  const location = useLocation();
  const shown = useRef(location);

  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    work();
  }, [location, work]);
}

/** Told of a step through the history before the router is; it may stop the event, and the router then stays where it is. */
type HistoryGuard = (event: PopStateEvent) => void;

let guard: HistoryGuard | null = null;
let isForGood = false;

/** From now on no page of this document holds anybody back: the visitor leaves the site, whatever is unfinished. */
export function leaveForGood(): void {
  isForGood = true;
}

export function isLeavingForGood(): boolean {
  return isForGood;
}

/**
 * Must be called before the router begins to listen: for events of the window itself, browsers call listeners in the order in which they
 * were added, whatever phase those ask for.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => guard?.(event));
}

/** Sets the one guard of the page. @returns what takes it away again */
export function guardHistory(newGuard: HistoryGuard): () => void {
  guard = newGuard;
  return () => {
    if (guard === newGuard) guard = null;
  };
}
