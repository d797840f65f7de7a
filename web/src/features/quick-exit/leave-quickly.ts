import { forgetUnfinished } from '../assessment/unfinished.ts';

/**
 * Leaves for another page in place of this one: the screen is empty at once, however slow the other page is, and Back does not lead
 * to what was on it. What was unfinished is forgotten; what the visitor chose to keep stays.
 */
export function leaveQuickly(address: string): void {
  document.body.hidden = true;
  document.title = new URL(address).host;
  forgetUnfinished();
  // Entries of this site that lie before may bring back this document, empty as it is now, from the browser's memory.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  window.location.replace(address);
}

/** Two presses within this time are one wish. */
export const TWICE_WITHIN_MS = 1_000;

/** What the Escape key closes by itself. */
const CLOSABLE = 'dialog[open], details.dropdown[open], [aria-expanded="true"]:focus, :popover-open';

/**
 * Whether a press of a key is the second Escape in a row. One that closes something, or is held down, is no part of it. Shift and
 * Escape together, known from other sites, open the browser's own task manager in Chrome.
 */
export function secondEscape(): (event: KeyboardEvent, closesSomething?: boolean) => boolean {
  let first: number | null = null;
  return ({ key, repeat, timeStamp, shiftKey, ctrlKey, altKey, metaKey }, closesSomething = isClosing()) => {
    const counts = key === 'Escape' && !repeat && !shiftKey && !ctrlKey && !altKey && !metaKey;
    if (!counts || closesSomething) {
      if (!repeat) first = null;
      return false;
    }
    const isSecond = first !== null && timeStamp - first <= TWICE_WITHIN_MS;
    first = isSecond ? null : timeStamp;
    return isSecond;
  };
}

function isClosing(): boolean {
  return document.querySelector(CLOSABLE) !== null;
}
