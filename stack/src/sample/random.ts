import {
  base,
  de,
  en,
  en_CA,
  en_HK,
  en_IN,
  es,
  Faker,
  fr,
  fr_CA,
  it,
  pl,
  pt_PT,
  vi,
  type LocaleDefinition,
  type Randomizer,
} from '@faker-js/faker';

/** What names are drawn from, each before the next where the first has none. */
const LOCALES = {
  en: [en_CA, en, base],
  fr: [fr_CA, fr, en, base],
  ...{ de: [de], en_HK: [en_HK, en], en_IN: [en_IN], es: [es], it: [it], pl: [pl], pt_PT: [pt_PT], vi: [vi] },
} satisfies Readonly<Record<string, LocaleDefinition[]>>;

export type FakerLocale = keyof typeof LOCALES;

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
  /** Fakers whose chance is this one. */
  readonly faker: Readonly<Record<FakerLocale, Faker>>;
  /** Starts again, as the `index`th of its `kind`. */
  restart(seed: number, kind: number, index: number): void;
}

/** Faker's own generator takes ten times as long to seed, and a million profiles each start anew. */
export function createRandom(): Random {
  // sfc32, a small fast counting generator: 128 bits of state.
  let [a, b, c, counter] = [0, 0, 0, 1];
  const word = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
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
    faker: Object.fromEntries(
      Object.entries(LOCALES).map(([name, locale]) => [name, new Faker({ locale, randomizer })]),
    ) as Record<FakerLocale, Faker>,
    restart: (seed, kind, index) => {
      [a, b, c, counter] = [seed | 0, kind | 0, index | 0, 1];
      for (let round = 0; round < 12; round += 1) word();
    },
  };
}

/**
 * The stable id of the `index`th thing of its `kind`: a UUID of version 4's form. Two indexes of one kind never share an id,
 * because the last eight digits are a one-to-one scrambling of the index.
 */
export function stableUuid(seed: number, kind: number, index: number): string {
  const hex = (number: number) => (number >>> 0).toString(16).padStart(8, '0');
  const own = hex(scramble(index));
  const first = hex(scramble(seed ^ scramble(kind)));
  const middle = hex(scramble(index ^ scramble(seed + 1)));
  const rest = hex(scramble(scramble(index + 1) ^ kind));
  return `${first}-${middle.slice(0, 4)}-4${middle.slice(5)}-8${rest.slice(0, 3)}-${rest.slice(3, 7)}${own}`;
}

/** The end of splitmix32: a permutation of the 32-bit numbers. */
function scramble(number: number): number {
  let mixed = (number + 0x9e3779b9) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}

/** Draws from weighted items; the weights are of any unit. */
export function weighted<T>(items: readonly (readonly [item: T, weight: number])[]): (random: Random) => T {
  let total = 0;
  const steps = items.map(([item, weight]) => ({ item, upTo: (total += weight) }));
  return (random) => {
    const point = random.next() * total;
    const step = steps.find(({ upTo }) => point < upTo) ?? steps.at(-1);
    if (step === undefined) throw new RangeError('Cannot draw from an empty list.');
    return step.item;
  };
}
