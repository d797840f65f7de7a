import { allLocales, Faker } from '@faker-js/faker';

/** What names are drawn from, each before the next where the first has none. */
const LOCALES = {
  en: ['en_CA', 'en', 'base'],
  fr: ['fr_CA', 'fr', 'en', 'base'],
  ...{ de: ['de'], en_HK: ['en_HK', 'en'], en_IN: ['en_IN'], es: ['es'], it: ['it'], pl: ['pl'] },
  ...{ pt_PT: ['pt_PT'], vi: ['vi'] },
} satisfies Readonly<Record<string, (keyof typeof allLocales)[]>>;

export type FakerLocale = keyof typeof LOCALES;

/** The seed of the sample data that `npm start` loads. Of those tried, one that gives the demo member a full profile. */
const SAMPLE_SEED = 431_616;

/** What is made up, each kind by chance of its own. */
const KINDS = { profile: 1, practice: 2, specialty: 3, picture: 4, opening: 5 } as const;

/** A source of chance that is the same for the same thing, so that any number of things can be made in any order. */
export class Random {
  // The state of sfc32, a small fast counting generator. Faker's own takes ten times as long to seed, and a million profiles each start anew.
  #a = 0;
  #b = 0;
  #c = 0;
  #counter = 1;

  /** Fakers whose chance is this one. */
  readonly faker: Readonly<Record<FakerLocale, Faker>>;

  constructor() {
    const randomizer = { next: () => this.next(), seed: () => undefined };
    const fakers = Object.entries(LOCALES).map(([name, locales]) => {
      const locale = locales.map((each) => allLocales[each]);
      return [name, new Faker({ locale, randomizer })];
    });
    this.faker = Object.fromEntries(fakers) as Record<FakerLocale, Faker>;
  }

  /** Starts again, as the `index`th of its `kind`. */
  restart(kind: keyof typeof KINDS, index: number): void {
    [this.#a, this.#b, this.#c, this.#counter] = [SAMPLE_SEED, KINDS[kind], index | 0, 1];
    for (let round = 0; round < 12; round += 1) this.next();
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 0x1_0000_0000;
  }

  /** True in `percent` of a hundred cases. */
  chance(percent: number): boolean {
    return this.next() * 100 < percent;
  }

  /** Yes in `yes` of a hundred cases, no in `no` of the hundred others, else not said. */
  answer(yes: number, no: number): boolean | null {
    return this.chance(yes) ? true : this.chance(no) ? false : null;
  }

  /** A whole number between both bounds, either included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  /** Each item is as likely as another; the first ones are likelier by a higher power of chance. */
  pick<T>(items: readonly T[], power = 1): T {
    const item = items[Math.floor(this.next() ** power * items.length)];
    if (item === undefined) throw new RangeError('Cannot pick from an empty list.');
    return item;
  }

  /** The first items are likelier than the last, by a square law. */
  pickEarly<T>(items: readonly T[]): T {
    return this.pick(items, 2);
  }
}

/**
 * The stable id of the `index`th thing of its `kind`: a UUID of version 4's form. Two indexes of one kind never share an id,
 * because the last eight digits are a one-to-one scrambling of the index.
 */
export function stableUuid(kindName: keyof typeof KINDS, index: number): string {
  const kind = KINDS[kindName];
  // Specialties are the vocabulary's, whatever the seed.
  const seed = kindName === 'specialty' ? 0 : SAMPLE_SEED;
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
