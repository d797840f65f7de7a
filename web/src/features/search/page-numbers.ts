/** As many numbers as fit between Previous and Next on a narrow screen. */
const SHOWN = 5;

/** At most five page numbers with the current one in the middle, as far as the ends allow; from 1 to `pages`. */
export function pageNumbers(current: number, pages: number): number[] {
  const count = Math.min(SHOWN, Math.max(pages, 0));
  const middle = Math.floor(SHOWN / 2);
  const first = Math.max(1, Math.min(current - middle, pages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
