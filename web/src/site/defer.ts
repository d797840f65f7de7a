/** Calls back once the browser has nothing better to do, within a second or so. @returns what stops the waiting */
export function onceIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 100);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 1_000 });
  return () => cancelIdleCallback(handle);
}
