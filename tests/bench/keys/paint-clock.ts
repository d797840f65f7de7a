/** What a page shows in its window after each frame that changed it, and when its last key went down; in ms of the page's own clock. */
interface PaintLog {
  lastKeyAt: number;
  frames: { at: number; shown: string }[];
  /** When anything changed last, or an answer came. */
  changedAt: number;
  unanswered: number;
}

declare global {
  interface Window {
    paintLog?: PaintLog;
  }
}

/**
 * Runs in the page. Notes what the results show once each frame that changed them has been handed to the screen: a task that is
 * queued while a frame is made runs after it.
 * @param results the elements that tell one list of results from another
 */
export function keepPaintLog(results: string): void {
  const log: PaintLog = { lastKeyAt: 0, frames: [], changedAt: 0, unanswered: 0 };
  window.paintLog = log;
  addEventListener('keydown', ({ timeStamp }) => (log.lastKeyAt = timeStamp), { capture: true });
  const ask = window.fetch;
  window.fetch = (...asked) => {
    log.unanswered += 1;
    return ask(...asked).finally(() => {
      log.unanswered -= 1;
      log.changedAt = performance.now();
    });
  };
  let awaited = false;
  // Functions without names: the compiler marks named ones with a helper of its own, which the page does not have.
  const observer = new MutationObserver(() => {
    log.changedAt = performance.now();
    if (awaited) return;
    awaited = true;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        awaited = false;
        const at = performance.now();
        const shown = [...document.querySelectorAll(results)]
          .filter((result) => result.getBoundingClientRect().top < innerHeight)
          .map(({ innerHTML }) => innerHTML)
          .join('\n');
        if (shown !== log.frames.at(-1)?.shown) log.frames.push({ at, shown });
      });
      port1.start();
      port2.postMessage(null);
    });
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Runs in the page. True once no answer is awaited, and nothing has changed, and no key gone down, for so long. */
export function isQuiet(quietMs: number): boolean {
  const { lastKeyAt = 0, changedAt = 0, unanswered = 0 } = window.paintLog ?? {};
  return unanswered === 0 && performance.now() - Math.max(lastKeyAt, changedAt) > quietMs;
}

/**
 * Runs in the page. From the last key to the frame that shows what is shown now, in ms; null when that key changed nothing in
 * the results.
 */
export function lastKeyToPaint(): number | null {
  const { lastKeyAt = 0, frames = [] } = window.paintLog ?? {};
  const last = frames.at(-1);
  return last && last.at > lastKeyAt ? last.at - lastKeyAt : null;
}
