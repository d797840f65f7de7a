import { useEffect, useRef, useState } from 'react';
import { guardHistory, isLeavingForGood } from '../../../site/navigation.ts';

interface UnsavedGuard {
  /** Someone wants to leave and has not yet said whether to give up the changes. */
  isAsking: boolean;
  stay: () => void;
  /** Goes where they wanted to go. */
  leave: () => void;
}

/**
 * Asks before unsaved changes are left behind: by a link, by logging out, by going back in the history, or (with the browser's own
 * question) by closing or reloading the page.
 */
export function useUnsavedGuard(isDirty: boolean, onLeave: () => void): UnsavedGuard {
  const [way, setWay] = useState<(() => void) | null>(null);
  const isAllowed = useRef(false);

  useEffect(() => {
    if (!isDirty) return undefined;
    isAllowed.current = false;
    const here = entryIndex(window.history.state);
    let isReturning = false;

    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isAllowed.current && !isLeavingForGood()) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const control = leavingLink(event) ?? leavingButton(event);
      if (!control || isAllowed.current) return;
      event.preventDefault();
      event.stopPropagation();
      setWay(() => () => {
        // A link in a menu is gone when the menu has closed.
        if (control.isConnected || !(control instanceof HTMLAnchorElement)) control.click();
        else window.location.assign(control.href);
      });
    };
    // The router numbers the entries that it makes.
    const onPopState = (event: PopStateEvent) => {
      const there = entryIndex(event.state);
      if (isAllowed.current || isLeavingForGood() || here === null || there === null) return;
      event.stopImmediatePropagation();
      if (isReturning) isReturning = false;
      else if (there !== here) {
        isReturning = true;
        window.history.go(here - there);
        setWay(() => () => window.history.go(there - here));
      }
    };

    window.addEventListener('beforeunload', onBeforeUnload);
    document.addEventListener('click', onClick, true);
    const unguardHistory = guardHistory(onPopState);
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      document.removeEventListener('click', onClick, true);
      unguardHistory();
    };
  }, [isDirty]);

  return {
    isAsking: way !== null,
    stay: () => setWay(null),
    leave: () => {
      isAllowed.current = true;
      onLeave();
      setWay(null);
      way?.();
    },
  };
}

/** The link that this click follows out of the page; null for any other click, and for the quick exit, which asks nothing. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (
    !isPlain ||
    !link ||
    link.matches('.quick-exit-link') ||
    (link.target && link.target !== '_self') ||
    link.hasAttribute('download')
  )
    return null;
  const url = new URL(link.href, window.location.href);
  if (!/^https?:$/.test(url.protocol)) return null;
  const isSamePage = url.origin + url.pathname + url.search === window.location.href.split('#')[0];
  return isSamePage && url.hash !== '' ? null : link;
}

/** The button that this click presses and that takes the member away; null for any other click. */
function leavingButton(event: MouseEvent): HTMLButtonElement | null {
  return event.target instanceof Element
    ? event.target.closest<HTMLButtonElement>('button[data-leaves]')
    : null;
}

function entryIndex(state: unknown): number | null {
  const index = (state as { idx?: unknown } | null)?.idx;
  return typeof index === 'number' ? index : null;
}
