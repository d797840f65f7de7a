/**
 * The address follows the box once nobody has typed for so long: going to an address costs more than a search, and browsers
 * let a page do it a hundred times in half a minute. They keep each address in their history, too: half a sentence is none to keep.
 */
export const ADDRESS_PAUSE_MS = 1000;

interface KeywordAddress {
  /** What the address says now was typed. Where it was not, typing is a step of its own that Back takes back, from its first key on. */
  isTyped: () => boolean;
  /** Begins such a step. */
  begin: () => void;
  /** Searches for a keyword and has the address say it. */
  write: (keyword: string) => void;
}

/** What was typed and is not in the address. @param wait how long a key waits before it is searched for, in ms at most */
export function createTypedKeyword(wait: () => number, search: (keyword: string) => void) {
  let address: KeywordAddress = { isTyped: () => true, begin: () => undefined, write: search };
  let unwritten: string | null = null;
  let searchTimer: ReturnType<typeof setTimeout> | undefined;
  let addressTimer: ReturnType<typeof setTimeout> | undefined;

  function searchNow(): void {
    clearTimeout(searchTimer);
    searchTimer = undefined;
    if (unwritten !== null) search(unwritten);
  }

  /** Forgets what was typed. */
  function drop(): void {
    clearTimeout(searchTimer);
    clearTimeout(addressTimer);
    searchTimer = undefined;
    unwritten = null;
  }

  /** Writes what was typed, if anything, at once. */
  function writeNow(): void {
    const keyword = unwritten;
    drop();
    if (keyword !== null) address.write(keyword);
  }

  return {
    /** A key was pressed: searches at its pace, and writes when typing pauses. */
    type: (keyword: string): void => {
      unwritten = keyword;
      if (!address.isTyped()) address.begin();
      clearTimeout(addressTimer);
      addressTimer = setTimeout(writeNow, ADDRESS_PAUSE_MS);
      const waitMs = wait();
      if (waitMs === 0) searchNow();
      // Further keys do not put it off: it searches for what stands in the box by then.
      else searchTimer ??= setTimeout(searchNow, waitMs);
    },
    /** Searches at once for what waits, if anything. */
    hurry: (): void => {
      if (searchTimer !== undefined) searchNow();
    },
    write: writeNow,
    drop,
    /** From now on it is written here. */
    writeTo: (next: KeywordAddress): void => {
      address = next;
    },
  };
}
