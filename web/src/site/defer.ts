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

/**
 * Calls back when the element first comes into view.
 * @param margin how far outside the view counts as in it, as CSS writes margins
 * @returns what stops the waiting
 */
export function onceInView(element: Element, callback: () => void, margin = '0px'): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
