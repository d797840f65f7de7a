/** Where an element must be scrolled to, in pixels. */
interface ScrollAction {
  el: Element;
  top: number;
  left: number;
}

/**
 * Stands in for `compute-scroll-into-view` (1.2 kB gzip), of which downshift asks one thing: how far its list must scroll for an option to be
 * in view. Only the list scrolls, and no further than it must.
 * @param boundary the list
 */
export function compute(option: Element, { boundary }: { boundary: Element }): ScrollAction[] {
  const { top, bottom } = option.getBoundingClientRect();
  const listTop = boundary.getBoundingClientRect().top + boundary.clientTop;
  const by = Math.min(top - listTop, 0) || Math.max(bottom - listTop - boundary.clientHeight, 0);
  return by === 0 ? [] : [{ el: boundary, top: boundary.scrollTop + by, left: boundary.scrollLeft }];
}
