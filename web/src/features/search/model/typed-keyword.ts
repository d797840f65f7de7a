/**
 * The address follows the box once nobody has typed for so long: going to an address costs more than a search, and browsers
 * let a page do it a hundred times in half a minute. They keep each address in their history, too: half a sentence is none to keep.
 */
export const ADDRESS_PAUSE_MS = 1000;

/**
 * When what is typed is searched for, and when the address says it.
 * @param wait how long a key waits before it is searched for, in ms at most
 */
export function createTyping(wait: () => number, search: () => void, write: () => void) {
  let searchTimer: ReturnType<typeof setTimeout> | undefined;
  let addressTimer: ReturnType<typeof setTimeout> | undefined;

  function searchNow(): void {
    clearTimeout(searchTimer);
    searchTimer = undefined;
    search();
  }

  return {
    /** A key was pressed: searches at its pace, and writes when typing pauses. */
    press: (): void => {
      clearTimeout(addressTimer);
      addressTimer = setTimeout(write, ADDRESS_PAUSE_MS);
      const waitMs = wait();
      if (waitMs === 0) searchNow();
      // Further keys do not put it off: it searches for what stands in the box by then.
      else searchTimer ??= setTimeout(searchNow, waitMs);
    },
    /** Searches at once for what waits, if anything. */
    hurry: (): void => {
      if (searchTimer !== undefined) searchNow();
    },
    /** Nothing waits any more. */
    end: (): void => {
      clearTimeout(searchTimer);
      clearTimeout(addressTimer);
      searchTimer = undefined;
    },
  };
}
