import {
  type ConcernModel,
  ConcernReader,
  lengthOf,
  packPieces,
  type Piece,
  type PieceFacts,
  piecesOf,
} from '../../../domain/src/query/concern-model.ts';
import { withoutNames } from '../../../domain/src/query/requests.ts';
import { type Word, wordsOf } from '../../../domain/src/query/words.ts';
import type { Sentence } from './read-sentences.ts';

/** A piece that only one sentence with a concern has says little of others, and is left out of the model, unless so many of any kind have it. */
const FEWEST_SENTENCES = 2;
/** Of any kind, where there are thousands of remarks. */
const FEWEST_REMARKS = 4;
/** Three letters that stand with more concerns speak for none, and would be a fifth of the model. */
const MOST_CONCERNS = 38;
/** Of what tells of no trouble so much at most may be taken for one. */
const FALSE_ALARMS = 0.005;
const FOLDS = 5;
const ROUNDS = 30;
const STEP = 0.5;
const BIAS_STEP = 0.05;
/** So many times as much counts what tells of no trouble: there is less of it. */
const ERRAND = 3;
/** What each piece is thought to have been seen with before anything was. */
const SMOOTHING = 0.5;

/** A sentence, taken apart once for all that is learned from it. */
interface ReadSentence extends Pick<Sentence, 'concern'> {
  readonly words: readonly Word[];
  readonly pieces: readonly Piece[];
}

interface Example {
  readonly concern: string | null;
  /** Its pieces, by their numbers. */
  readonly pieces: Int32Array;
  /** How much each of them counts, before the length of the text is reckoned with. */
  readonly values: Float64Array;
  readonly length: number;
}

/**
 * Learns from sentences, always the same from the same: which concern they are about as complementary naive Bayes does (Rennie and others,
 * 2003), and whether about any by logistic regression. The threshold is chosen on sentences that were held back.
 * @param sentences those without a concern tell of no trouble
 * @param options.fewestWithout in so many sentences a piece has to stand that hardly any with a concern has
 */
export function trainModel(
  sentences: readonly Sentence[],
  { asRead = wordsOf, fewestWithout = FEWEST_SENTENCES } = {},
): ConcernModel {
  const read = sentences.map(({ text, concern }): ReadSentence => {
    const words = asRead(text);
    return { concern, words, pieces: piecesOf(words) };
  });
  const certainties = Array.from({ length: FOLDS }, (_, fold) => {
    const reader = new ConcernReader(
      learn(
        read.filter((__, at) => at % FOLDS !== fold),
        fewestWithout,
      ),
    );
    return read
      .filter(({ concern }, at) => concern === null && at % FOLDS === fold)
      .map(({ words }) => reader.certainty(words));
  }).flat();
  const threshold = certainties.sort((a, b) => b - a)[Math.floor(certainties.length * FALSE_ALARMS)] ?? 0;
  return { ...learn(read, fewestWithout), threshold };
}

/**
 * A remark of which the sentences alone are surer than this, as `certainty` is counted, names a trouble (`the dog has separation anxiety`), and
 * does not unlearn it. Of 0.5, 1.5 and 3 this heard most stories of writers of whom nothing was learned, for as many remarks.
 */
const NAMES_TROUBLE = 0.5;

/** Learns what troubles sound like, and what remarks that name none do. */
export function trainConcerns(sentences: readonly Sentence[], remarks: readonly string[]): ConcernModel {
  const alone = new ConcernReader(trainModel(sentences));
  const others = remarks.filter((text) => alone.certainty(wordsOf(text)) < NAMES_TROUBLE);
  return trainModel([...sentences, ...others.map((text) => ({ text, concern: null }))], {
    fewestWithout: FEWEST_REMARKS,
  });
}

/** Who tells of a trouble asks for help as well; of every so many such sentences one is learned from. */
const ONE_STORY_IN = 8;
/** A shorter one is a search and no story. */
const STORY_LETTERS = 20;

/** Learns from what asks for somebody and what is only said how to tell the one from the other; `certainty` says how surely a text asks. */
export function trainRequests(
  { asks, remarks }: Readonly<Record<'asks' | 'remarks', readonly string[]>>,
  sentences: readonly Sentence[],
): ConcernModel {
  const stories = sentences.filter(({ text, concern }) => concern && text.length > STORY_LETTERS);
  const told = stories.filter((_, at) => at % ONE_STORY_IN === 0).map(({ text }) => text);
  const sentencesOf = (texts: readonly string[], concern: string | null) =>
    texts.map((text) => ({ text, concern }));
  return trainModel([...sentencesOf([...asks, ...told], 'request'), ...sentencesOf(remarks, null)], {
    asRead: (text) => withoutNames(wordsOf(text)),
  });
}

/** @param fewestWithout see `trainModel` */
function learn(read: readonly ReadSentence[], fewestWithout: number): ConcernModel {
  const seen = timesOf(read);
  const inStories = timesOf(read.filter(({ concern }) => concern !== null));
  const unknown = Math.log(1 + read.length);
  const known = [...seen].filter(
    ([hash, times]) => times >= fewestWithout || (inStories.get(hash) ?? 0) >= FEWEST_SENTENCES,
  );
  const rarities = known.map(([, times]) => Math.log(1 + read.length / times));
  const numbers = new Map(known.map(([hash], number) => [hash, number]));
  const letters = new Set(
    read.flatMap(({ pieces }) => pieces.flatMap(({ hash, weight }) => (weight < 1 ? hash : []))),
  );
  const examples = read.map(({ concern, pieces }): Example => {
    const rarityOf = (hash: number) => rarities[numbers.get(hash) ?? -1] ?? unknown;
    const values = pieces.map(({ hash, weight }) => weight * rarityOf(hash));
    const kept = pieces.flatMap(({ hash }, at) => (numbers.has(hash) ? [at] : []));
    return {
      concern,
      pieces: Int32Array.from(kept, (at) => numbers.get(pieces[at]?.hash ?? 0) ?? 0),
      values: Float64Array.from(kept, (at) => values[at] ?? 0),
      length: lengthOf(values),
    };
  });

  const { bias, weights } = learnTrouble(examples, known.length);
  const concerns = [...new Set(examples.flatMap(({ concern }) => concern ?? []))];
  const { priors, shares } = learnConcerns(examples, concerns, known.length);
  const facts = new Map(
    known.map(([hash], number): [number, PieceFacts] => {
      const concerns = shares[number] ?? [];
      const isEverywhere = letters.has(hash) && concerns.length > MOST_CONCERNS;
      return [
        hash,
        {
          rarity: rarities[number] ?? 0,
          trouble: weights[number] ?? 0,
          concerns: isEverywhere ? [] : concerns,
        },
      ];
    }),
  );
  return {
    concerns,
    priors,
    threshold: 0,
    bias,
    unknown,
    pieces: Buffer.from(packPieces(facts)).toString('base64'),
  };
}

/** In how many sentences each piece stands. */
function timesOf(read: readonly ReadSentence[]): Map<number, number> {
  const times = new Map<number, number>();
  for (const { pieces } of read) for (const { hash } of pieces) times.set(hash, (times.get(hash) ?? 0) + 1);
  return times;
}

interface Trouble {
  bias: number;
  /** By number of the piece. */
  readonly weights: Float64Array;
}

function sumOf({ pieces, values, length }: Example, { bias, weights }: Trouble): number {
  let total = 0;
  for (let at = 0; at < pieces.length; at += 1) total += (values[at] ?? 0) * (weights[pieces[at] ?? 0] ?? 0);
  return bias + total / length;
}

/** Steps down the slope of the logistic loss, smaller ones where there were many (AdaGrad). */
function learnTrouble(examples: readonly Example[], size: number): Trouble {
  const learned: Trouble = { bias: 0, weights: new Float64Array(size) };
  const steps = new Float64Array(size).fill(0.1);
  const random = lehmer();
  const order = [...examples];
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random);
    for (const example of order) {
      const sum = sumOf(example, learned);
      const wrong = example.concern === null ? ERRAND / (1 + Math.exp(-sum)) : -1 / (1 + Math.exp(sum));
      learned.bias -= BIAS_STEP * wrong;
      for (let at = 0; at < example.pieces.length; at += 1) {
        const piece = example.pieces[at] ?? 0;
        const slope = (wrong * (example.values[at] ?? 0)) / example.length;
        steps[piece] = (steps[piece] ?? 0) + slope * slope;
        learned.weights[piece] =
          (learned.weights[piece] ?? 0) - (STEP * slope) / Math.sqrt(steps[piece] ?? 1);
      }
    }
  }
  return learned;
}

/** By piece, how much more often it stands with a concern than with all others. */
function learnConcerns(
  examples: readonly Example[],
  concerns: readonly string[],
  size: number,
): { priors: number[]; shares: [number, number][][] } {
  const all = new Float64Array(size);
  const by = concerns.map(() => new Float64Array(size));
  for (const { concern, pieces, values } of examples) {
    const of = by[concerns.indexOf(concern ?? '')];
    if (!of) continue;
    const length = Math.hypot(...values);
    for (const [at, piece] of pieces.entries()) {
      const value = (values[at] ?? 0) / length;
      all[piece] = (all[piece] ?? 0) + value;
      of[piece] = (of[piece] ?? 0) + value;
    }
  }
  const before = SMOOTHING / concerns.length;
  const total = sum(all);
  const priors = by.map((of) => {
    const own = sum(of);
    return Math.log(total - own + SMOOTHING * size) - Math.log(own + before * size);
  });
  const shares = Array.from(all, (times, piece) =>
    by.flatMap((of, concern): [number, number][] => {
      const own = of[piece] ?? 0;
      if (own === 0) return [];
      const others = times - own + SMOOTHING;
      return [[concern, Math.log((own + before) / before) + Math.log((times + SMOOTHING) / others)]];
    }),
  );
  return { priors, shares };
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

function shuffle(items: unknown[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other], items[last]];
  }
}

/** The same numbers between 0 and 1 each time (Lehmer, 1951). */
function lehmer(): () => number {
  let state = 7;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
