/** Told of a step through the history before the router is; it may stop the event, and the router then stays where it is. */
export type HistoryGuard = (event: PopStateEvent) => void;

let guard: HistoryGuard | null = null;

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
