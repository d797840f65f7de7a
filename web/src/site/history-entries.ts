/** Where each entry of the history was scrolled to, by its key; they last as long as the document. */
const positions = new Map<string, number>();

/** Ends the present attempt to get back to where an entry was. */
let stop: (() => void) | undefined;

/** A page that is not as long as it was by then stays where it is. */
const LONGEST_MS = 3000;
/** Whatever a visitor does that may scroll. */
const BY_HAND = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** The key of the browser's present entry, or of another by its state, as React Router keeps it. */
export function presentKey(state: unknown = window.history.state): string {
  return (state as { key?: string } | null)?.key ?? 'default';
}

/** Begins to keep the positions. */
export function keepScrollPositions(): void {
  window.addEventListener('scroll', () => !stop && positions.set(presentKey(), window.scrollY), {
    passive: true,
  });
}

/**
 * Of an entry that was gone back to: scrolls to where it was, as soon as its page is that long, unless the visitor is at it first. Browsers do
 * so too early for a page that is drawn in pieces, and then hold on to the footer, which goes down as the list above it grows.
 */
export function enterEntry(isBack: boolean): void {
  stop?.();
  const top = positions.get(presentKey());
  if (!isBack || top === undefined) return;
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  const observer = new ResizeObserver(scroll);
  const ended = new AbortController();
  const timer = setTimeout(() => stop?.(), LONGEST_MS);
  stop = () => {
    stop = undefined;
    observer.disconnect();
    ended.abort();
    clearTimeout(timer);
  };
  for (const type of BY_HAND)
    window.addEventListener(type, () => stop?.(), { passive: true, signal: ended.signal });
  scroll();
  observer.observe(document.documentElement);
}
