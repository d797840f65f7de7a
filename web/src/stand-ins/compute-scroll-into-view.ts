/**
 * Stands in for `compute-scroll-into-view`, whose scrolling through frames and writing modes (1.4 kB gzip) a list of suggestions has no use for: the
 * list alone moves, until the item is seen.
 */
export function compute(item: Element, { boundary: el }: { boundary: Element }) {
  const [inner, outer] = [item.getBoundingClientRect(), el.getBoundingClientRect()];
  const by = Math.min(inner.top - outer.top, 0) || Math.max(inner.bottom - outer.bottom, 0);
  return by === 0 ? [] : [{ el, top: el.scrollTop + by, left: el.scrollLeft }];
}
