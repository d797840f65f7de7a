/** One text that a tab keeps until it is closed, in memory where the browser refuses storage. */
export interface TabSlot {
  read: () => string | null;
  /** Null forgets it. */
  write: (text: string | null) => void;
  /** @returns what ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

export function createTabSlot(key: string): TabSlot {
  let inMemory: string | null = null;
  const listeners = new Set<() => void>();
  return {
    read: () => {
      try {
        return sessionStorage.getItem(key) ?? inMemory;
      } catch {
        return inMemory;
      }
    },
    write: (text) => {
      inMemory = text;
      try {
        if (text === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, text);
      } catch {
        // Storage is refused: memory alone keeps it, until the next document.
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
