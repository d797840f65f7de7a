import { base, en, en_CA, Faker, fr, fr_CA, type Randomizer } from '@faker-js/faker';

/** A source of chance that starts the same whenever it is given the same three numbers. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** True in `percent` of a hundred cases. */
  chance(percent: number): boolean;
  /** A whole number between both bounds, either included. */
  whole(from: number, to: number): number;
  /** Each item is as likely as another. */
  pick<T>(items: readonly T[]): T;
  /** The first items are likelier than the last, by a square law. */
  pickEarly<T>(items: readonly T[]): T;
  /** A UUID of version 4's form. */
  uuid(): string;
  /** Fakers whose chance is this one. */
  readonly faker: { readonly en: Faker; readonly fr: Faker };
  /** Starts again, as the `index`th of its `kind`. */
  restart(seed: number, kind: number, index: number): void;
}

/** Faker's own generator takes ten times as long to seed, and a million profiles each start anew. */
export function createRandom(): Random {
  let state = 0;
  const word = () => {
    // splitmix32
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  const next = () => word() / 0x1_0000_0000;
  const at = <T>(items: readonly T[], index: number): T => {
    const item = items[index];
    if (item === undefined) throw new RangeError('Cannot pick from an empty list.');
    return item;
  };
  const randomizer: Randomizer = { next, seed: () => undefined };
  return {
    next,
    chance: (percent) => next() * 100 < percent,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (items) => at(items, Math.floor(next() * items.length)),
    pickEarly: (items) => at(items, Math.floor(next() ** 2 * items.length)),
    uuid: () => {
      const hex = Array.from({ length: 4 }, () => word().toString(16).padStart(8, '0')).join('');
      const variant = '89ab'.charAt(word() & 3);
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
    faker: {
      en: new Faker({ locale: [en_CA, en, base], randomizer }),
      fr: new Faker({ locale: [fr_CA, fr, en, base], randomizer }),
    },
    restart: (seed, kind, index) => {
      state = Math.imul(seed | 0, 0x85ebca6b) ^ Math.imul(kind + 1, 0xc2b2ae35);
      // Two rounds spread neighbouring indexes over the whole cycle.
      state = word() ^ Math.imul(index + 1, 0x9e3779b1);
      state = word();
    },
  };
}

/** Draws from weighted items; the weights are of any unit. */
export function weighted<T>(
  items: readonly (readonly [item: T, weight: number])[],
): (random: Random) => T {
  let total = 0;
  const steps = items.map(([item, weight]) => ({ item, upTo: (total += weight) }));
  return (random) => {
    const point = random.next() * total;
    const step = steps.find(({ upTo }) => point < upTo) ?? steps.at(-1);
    if (step === undefined) throw new RangeError('Cannot draw from an empty list.');
    return step.item;
  };
}
