/**
 * The address follows the box once nobody has typed for so long: going to an address costs more than a search, and browsers
 * let a page do it a hundred times in half a minute.
 */
export const ADDRESS_PAUSE_MS = 300;

interface TypedKeywordOptions {
  /** How long a key waits before it is searched for, in ms at most. */
  wait: () => number;
  search: (keyword: string) => void;
}

/** What was typed and is not in the address. */
export interface TypedKeyword {
  /** A key was pressed: searches at its pace, and writes when typing pauses. */
  type: (keyword: string) => void;
  /** Searches at once for what waits, if anything. */
  hurry: () => void;
  /** Writes what was typed, if anything, at once. */
  write: () => void;
  /** Forgets what was typed. */
  drop: () => void;
  /** Who searches for what was typed and has the address say it: the last one told. */
  onWrite: (write: (keyword: string) => void) => void;
}

export function createTypedKeyword({ wait, search }: TypedKeywordOptions): TypedKeyword {
  let write: (keyword: string) => void = search;
  let unwritten: string | null = null;
  let searchTimer: ReturnType<typeof setTimeout> | undefined;
  let addressTimer: ReturnType<typeof setTimeout> | undefined;

  function searchNow(): void {
    clearTimeout(searchTimer);
    searchTimer = undefined;
    if (unwritten !== null) search(unwritten);
  }

  function drop(): void {
    clearTimeout(searchTimer);
    clearTimeout(addressTimer);
    searchTimer = undefined;
    unwritten = null;
  }

  function writeNow(): void {
    const keyword = unwritten;
    drop();
    if (keyword !== null) write(keyword);
  }

  return {
    hurry() {
      if (searchTimer !== undefined) searchNow();
    },
    type(keyword) {
      unwritten = keyword;
      clearTimeout(addressTimer);
      addressTimer = setTimeout(writeNow, ADDRESS_PAUSE_MS);
      const waitMs = wait();
      if (waitMs === 0) searchNow();
      // Further keys do not put it off: it searches for what stands in the box by then.
      else searchTimer ??= setTimeout(searchNow, waitMs);
    },
    write: writeNow,
    drop,
    onWrite(next) {
      write = next;
    },
  };
}
