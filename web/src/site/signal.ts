/**
 * Tells those who listen that something has changed. It is one place of a page: React's `useSyncExternalStore` subscribes to it.
 * @param event one of the window's, which means a change, too: `storage`, where another tab may make it
 */
export function createSignal(event?: 'storage') {
  const listeners = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of [...listeners]) listener();
    },

    /** @returns what ends it */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      if (event) window.addEventListener(event, listener);
      return () => {
        listeners.delete(listener);
        if (event) window.removeEventListener(event, listener);
      };
    },
  };
}
