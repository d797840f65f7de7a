/** Chance that a seed repeats. */
export interface Chance {
  /** A whole number between both bounds, either included. */
  whole(from: number, to: number): number;
  pick<T>(items: readonly T[]): T;
  /** One of them, each as likely as its weight says; one of weight 0 never. */
  weighted<T extends { weight: number }>(items: readonly T[]): T;
  /** Twelve letters that are no word of the directory. */
  word(): string;
}

/**
 * A stream of its own for each `name`: how fast one actor is changes nothing of what another does.
 * @throws RangeError when there is nothing to pick
 */
export function chanceOf(seed: number, name: string): Chance {
  const next = numbersOf(
    Array.from(name).reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), seed | 0),
  );
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const only = <T>(item: T | undefined): T => {
    if (item === undefined) throw new RangeError('There is nothing to pick from.');
    return item;
  };
  return {
    whole,
    pick: (items) => only(items[whole(0, items.length - 1)]),
    weighted(items) {
      let left = next() * items.reduce((sum, { weight }) => sum + weight, 0);
      return only(items.find(({ weight }) => (left -= weight) < 0));
    },
    word: () =>
      Array.from({ length: 12 }, () => 'bcdfghjklmnpqrstvwxz'[whole(0, 19)])
        .join('')
        .replace(/^./, (letter) => letter.toUpperCase()),
  };
}

/** Numbers from 0 up to 1, the same ones whenever they are made of the same state (mulberry32). */
export function numbersOf(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
