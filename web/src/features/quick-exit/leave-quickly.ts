import { paths } from '@directory/domain/site/paths';
import { leaveForGood } from '../../site/navigation.ts';
import { writeStored } from '../device/device-storage.ts';
import { forgetUnfinished, forgetUnfinishedScript } from '../device/kept-keys.ts';

/** Under which a tab knows where it was left for. */
const LEFT_KEY = 'left_for';

/**
 * A script for the document's head: a page of other documents that the tab still holds, to which Back or Forward leads after the quick
 * exit, leaves again before anything of it is drawn. Whoever opens a page anew is back. And who presses the exit before the page answers
 * leaves as one does later: see `leaveQuickly`.
 */
export const stayAwayScript = `{const leave=isBack=>{try{const to=sessionStorage.getItem('${LEFT_KEY}');
if(to===null)return;if(!isBack)return sessionStorage.removeItem('${LEFT_KEY}');
document.documentElement.hidden=true;location.replace(JSON.parse(to))}catch{}};
leave(performance.getEntriesByType('navigation')[0]?.type==='back_forward');
addEventListener('pageshow',e=>{if(e.persisted)leave(true)});
addEventListener('click',e=>{const exit=e.target.closest?.('.quick-exit-link');if(!exit||e.defaultPrevented)return;
e.preventDefault();document.documentElement.hidden=true;try{${forgetUnfinishedScript};
sessionStorage.setItem('${LEFT_KEY}',JSON.stringify(exit.href))}catch{}location.replace(exit.href)})}`;

/** So long the browser may take to go back. Then the page is left from where it is. */
const GOING_BACK_MS = 400;

/**
 * Leaves for another page in place of this site: the screen is empty at once, however slow the other page is, and neither Back nor
 * Forward leads to what was on it. What was unfinished is forgotten; what the visitor chose to keep stays.
 */
export function leaveQuickly(address: string): void {
  leaveForGood();
  document.body.hidden = true;
  document.title = new URL(address).host;
  forgetUnfinished();
  writeStored(LEFT_KEY, address, 'tab');
  const gone = new AbortController();
  const leave = () => {
    if (gone.signal.aborted) return;
    gone.abort();
    window.location.replace(address);
  };
  const goBack = (entries: number, then: () => void) => {
    const arrive = (event: PopStateEvent) => {
      // For nobody else: the page of that entry is not shown any more.
      event.stopImmediatePropagation();
      then();
    };
    window.addEventListener('popstate', arrive, { capture: true, once: true, signal: gone.signal });
    window.history.go(-entries);
  };
  const depth = entriesBefore();
  if (depth === 0) {
    leave();
    return;
  }
  window.setTimeout(leave, GOING_BACK_MS);
  goBack(depth, () => {
    // A new entry takes the place of all that came after this one.
    window.history.pushState(null, '', paths.home());
    goBack(1, leave);
  });
}

/** How many entries of the browser's history lie before this one in this document: as the browser knows it, else as the router counts. */
function entriesBefore(): number {
  const { navigation } = window as { navigation?: Navigation };
  const current = navigation?.currentEntry?.index ?? -1;
  if (navigation && current >= 0)
    return navigation.entries().filter(({ index, sameDocument }) => sameDocument && index < current).length;
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' && idx > 0 ? idx : 0;
}

/** Two presses within this time are one wish. */
export const TWICE_WITHIN_MS = 1_000;

/** What the Escape key closes by itself. Suggestions are none of it: who types words of danger and must leave presses twice, and no oftener. */
const CLOSABLE =
  'dialog[open], details.dropdown[open], [aria-expanded="true"]:focus:not([role="combobox"]), :popover-open';

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
