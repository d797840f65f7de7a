import { inflectionless } from '../text/inflection.ts';
import { textsOf } from './phrase-files.ts';
import type { Word } from './words.ts';

/** What was learned from `content/understanding`: how much each word, pair of words and three letters speak for each concern. */
export interface ConcernModel {
  readonly concerns: readonly string[];
  /** By concern: what is added for each piece, so that concerns with many examples do not win by their number. */
  readonly priors: readonly number[];
  /** Above this a text tells of some trouble at all. */
  readonly threshold: number;
  readonly bias: number;
  /** How telling a piece is that no example has. */
  readonly unknown: number;
  /** The pieces, packed by `packPieces`, in base64. */
  readonly pieces: string;
}

/** What a text may be about, and the words that weighed most: from the one up to, and not including, the other. */
export interface ConcernGuess {
  readonly concern: string;
  readonly start: number;
  readonly end: number;
}

/** A word, two words, or three letters of one: where it stands, and how much it counts. */
export interface Piece {
  readonly hash: number;
  readonly weight: number;
  readonly start: number;
  readonly end: number;
}

/** What is known of a piece, whole numbers of so many to one: see {@link UNITS}. */
export interface PieceFacts {
  readonly rarity: number;
  /** How much it speaks for a trouble at all. */
  readonly trouble: number;
  /** By number of the concern. */
  readonly concerns: readonly (readonly [concern: number, weight: number])[];
}

/** How finely the packed numbers are told apart: each has one byte. */
export const UNITS = { rarity: 24, trouble: 2, concern: 20 } as const;

const LETTERS = 3;
const LETTERS_WEIGHT = 0.5;
/** A long story may say more than a short one, but not by its length alone. */
const LENGTH_POWER = 0.25;
/** Keeps the sums in the range in which the training is steady. */
const SCALE = 30;
/** How much it counts that one concern stands out, beside how much speaks for a trouble at all. */
const CLARITY = 1;
/** Of a long text more is expected; of fewer words than so many no less. */
const FEW = 4;
const FOR_LENGTH = 0.8;

/** The pieces of a text, each once, without those words that mean something by themselves. */
export function piecesOf(words: readonly Word[], isFree: (at: number) => boolean = () => true): Piece[] {
  const pieces = new Map<number, Piece>();
  const add = (text: string, weight: number, start: number, end: number) => {
    const hash = hashOf(text);
    if (!pieces.has(hash)) pieces.set(hash, { hash, weight, start, end });
  };
  for (const [at, { form, folded, quoted }] of words.entries()) {
    if (quoted || !isFree(at)) continue;
    add(`w${form}`, 1, at, at + 1);
    const next = words[at + 1];
    if (next && !next.quoted && isFree(at + 1)) {
      add(`p${form} ${next.form}`, 1, at, at + 2);
      if (CLOSE.has(form) || CLOSE.has(next.form)) add(`k${kinOf(form)} ${kinOf(next.form)}`, 1, at, at + 2);
    }
    const spelled = `^${folded}$`;
    for (let from = 0; from + LETTERS <= spelled.length; from += 1)
      add(`t${spelled.slice(from, from + LETTERS)}`, LETTERS_WEIGHT, at, at + 1);
  }
  return [...pieces.values()];
}

/** Whoever is close to somebody: what is told of a mother is told of a grandfather as well. */
const CLOSE = new Set((textsOf('spoken').get('close') ?? '').split(/\s+/).map(inflectionless));

function kinOf(form: string): string {
  return CLOSE.has(form) ? '@' : form;
}

/** What a sum over all pieces is divided by. `counts` are how rare they are, times their weights. */
export function lengthOf(counts: readonly number[]): number {
  const squares = counts.reduce((sum, count) => sum + count * count, 0);
  return SCALE * (Math.sqrt(squares) || 1) ** LENGTH_POWER;
}

/** Reads texts with a model. Unpacks it: once for each process. */
export class ConcernReader {
  readonly #model: ConcernModel;
  readonly #known: KnownPieces;

  constructor(model: ConcernModel) {
    this.#model = model;
    this.#known = unpackPieces(model.pieces);
  }

  /** Whether a word speaks for a trouble rather than for an errand. */
  isTelling(word: Word | undefined): boolean {
    const { numbers, troubles } = this.#known;
    return (troubles[numbers.get(hashOf(`w${word?.form}`)) ?? -1] ?? 0) > 0;
  }

  /** How surely a text tells of a trouble: above the model's threshold it does. */
  certainty(words: readonly Word[], isFree?: (at: number) => boolean): number {
    return this.#read(words, isFree).certainty;
  }

  /** The concerns that a text may be about, what is likeliest first: none where it tells of no trouble. */
  guess(words: readonly Word[], isFree?: (at: number) => boolean): ConcernGuess[] {
    const { pieces, scores, clarity, certainty } = this.#read(words, isFree);
    if (certainty <= this.#model.threshold) return [];
    const ranked = [...scores.entries()].sort(([, a], [, b]) => b - a);
    const least = (ranked[0]?.[1] ?? 0) - FAR_BEHIND * clarity;
    const best = ranked.slice(0, MOST).filter(([, score]) => score >= least);
    const guesses: ConcernGuess[] = [];
    for (const [concern] of best) {
      const stretch = stretchOf(this.#weightsOf(concern, words, pieces), guesses);
      if (stretch) guesses.push({ concern: this.#model.concerns[concern] ?? '', ...stretch });
    }
    return guesses;
  }

  #read(words: readonly Word[], isFree?: (at: number) => boolean) {
    const { concerns, priors, bias, unknown } = this.#model;
    const { numbers, rarities, troubles, first, of, weights } = this.#known;
    const counts: number[] = [];
    const pieces: CountedPiece[] = [];
    const scores = new Float64Array(concerns.length);
    let [trouble, known] = [0, 0];
    for (const { hash, weight, start, end } of piecesOf(words, isFree)) {
      const number = numbers.get(hash);
      const count = weight * (number === undefined ? unknown : (rarities[number] ?? 0));
      counts.push(count);
      if (number === undefined) continue;
      pieces.push({ number, count, start, end });
      known += count;
      trouble += count * (troubles[number] ?? 0);
      for (let at = first[number] ?? 0; at < (first[number + 1] ?? 0); at += 1) {
        const concern = of[at] ?? 0;
        scores[concern] = (scores[concern] ?? 0) + count * (weights[at] ?? 0);
      }
    }
    let [most, all] = [-Infinity, 0];
    for (let concern = 0; concern < scores.length; concern += 1) {
      const score = (scores[concern] ?? 0) + (priors[concern] ?? 0) * known;
      scores[concern] = score;
      all += score;
      if (score > most) most = score;
    }
    const clarity = most - all / scores.length;
    const told = isFree ? words.reduce((sum, _, at) => sum + Number(isFree(at)), 0) : words.length;
    const said = bias + (trouble + CLARITY * clarity) / lengthOf(counts);
    return { pieces, scores, clarity, certainty: said - FOR_LENGTH * Math.log(Math.max(told, FEW)) };
  }

  /** How much each word speaks for a concern. */
  #weightsOf(concern: number, words: readonly Word[], pieces: readonly CountedPiece[]): number[] {
    const { first, of, weights } = this.#known;
    const sums = words.map(() => 0);
    for (const { number, count, start, end } of pieces) {
      const at = of.subarray(first[number], first[number + 1]).indexOf(concern);
      if (at < 0) continue;
      const weight = (count * (weights[(first[number] ?? 0) + at] ?? 0)) / (end - start);
      for (let word = start; word < end; word += 1) sums[word] = (sums[word] ?? 0) + weight;
    }
    return sums;
  }
}

/** A piece that is known, by its number, and how much it counts. */
interface CountedPiece extends Pick<Piece, 'start' | 'end'> {
  readonly number: number;
  readonly count: number;
}

/** The stretch of the text that speaks most for a concern, and for none of those before it. */
function stretchOf(
  weights: readonly number[],
  others: readonly ConcernGuess[],
): { start: number; end: number } | undefined {
  const most = Math.max(...weights);
  for (const share of SHARES) {
    const stretch = heaviest(weights.map((weight) => weight - most * share));
    if (!others.some(({ start, end }) => start === stretch.start && end === stretch.end)) return stretch;
  }
  return undefined;
}

/** So many concerns are guessed at most. */
const MOST = 3;
/** And none that stands so far behind the best, as a share of how far that stands above the mean. */
const FAR_BEHIND = 0.2;

/** A stretch goes on as long as its words weigh that much of the heaviest on the average; another share makes it another stretch. */
const SHARES = [0.5, 0.7, 0.3, 0.9, 0.1];

/** The stretch with the greatest sum. */
function heaviest(weights: readonly number[]): { start: number; end: number } {
  let best = { start: 0, end: 1, sum: -Infinity };
  let from = 0;
  let sum = 0;
  for (const [at, weight] of weights.entries()) {
    if (sum <= 0) [from, sum] = [at, 0];
    sum += weight;
    if (sum > best.sum) best = { start: from, end: at + 1, sum };
  }
  return { start: best.start, end: best.end };
}

/** FNV-1a, mixed once more, so that words which differ in one letter lie apart. Of 31 bits: larger numbers are looked up slowly. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d);
  return (hash ^ (hash >>> 12)) >>> 1;
}

/** Pieces by their hashes, as bytes: how far from the last hash, the numbers of the piece, how many concerns, and each with its weight. */
export function packPieces(facts: ReadonlyMap<number, PieceFacts>): Uint8Array {
  const bytes: number[] = [];
  let last = 0;
  for (const [hash, { rarity, trouble, concerns }] of [...facts].sort(([a], [b]) => a - b)) {
    let far = hash - last;
    last = hash;
    for (; far > 127; far = Math.floor(far / 128)) bytes.push((far % 128) + 128);
    bytes.push(far, byteOf(rarity, UNITS.rarity, 0), byteOf(trouble, UNITS.trouble), concerns.length);
    for (const [concern, weight] of concerns) bytes.push(concern, byteOf(weight, UNITS.concern, 0));
  }
  return Uint8Array.from(bytes);
}

/** What is known of all pieces, each by its number. */
interface KnownPieces {
  readonly numbers: ReadonlyMap<number, number>;
  readonly rarities: readonly number[];
  readonly troubles: readonly number[];
  /** Where its concerns begin in `of` and `weights`. */
  readonly first: readonly number[];
  readonly of: Uint8Array;
  readonly weights: Float32Array;
}

function unpackPieces(base64: string): KnownPieces {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const numbers = new Map<number, number>();
  const [rarities, troubles, of, weights]: [number[], number[], number[], number[]] = [[], [], [], []];
  const first = [0];
  let at = 0;
  const next = () => bytes[at++] ?? 0;
  for (let hash = 0; at < bytes.length;) {
    let unit = 1;
    let byte = next();
    for (; byte > 127; byte = next(), unit *= 128) hash += (byte - 128) * unit;
    hash += byte * unit;
    numbers.set(hash, numbers.size);
    rarities.push(next() / UNITS.rarity);
    troubles.push((next() - 128) / UNITS.trouble);
    for (let left = next(); left > 0; left -= 1) {
      of.push(next());
      weights.push(next() / UNITS.concern);
    }
    first.push(of.length);
  }
  return { numbers, rarities, troubles, first, of: Uint8Array.from(of), weights: Float32Array.from(weights) };
}

/** A number as one byte, zero in the middle of those that may be negative. */
function byteOf(value: number, units: number, zero = 128): number {
  return Math.min(Math.max(Math.round(value * units) + zero, 0), 255);
}
