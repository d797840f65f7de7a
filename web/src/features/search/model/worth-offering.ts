/** A search to try in place of one that found few. */
interface Offered {
  /** What it gives up of what was asked for. */
  without: readonly string[];
  count: number;
  /** Null where no address says it. */
  href: string | null;
}

/**
 * Of these searches those that find more than was found, each address once and the one that finds most first. One that gives up more than
 * another and finds no more is left out.
 */
export function worthOffering<Search extends Offered>(searches: readonly Search[], found: number): Search[] {
  const more = searches.filter(({ count }) => count > found);
  return more
    .filter((search) => !more.some((other) => other.count >= search.count && givesUpLess(other, search)))
    .filter(
      ({ href }, index, all) => href === null || all.findIndex((other) => other.href === href) === index,
    )
    .toSorted((a, b) => b.count - a.count);
}

function givesUpLess(one: Offered, other: Offered): boolean {
  return (
    one.without.length < other.without.length && one.without.every((part) => other.without.includes(part))
  );
}
