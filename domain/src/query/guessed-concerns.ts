import { understanding } from '../../generated/understanding.js';
import type { ConcernGuess } from './concern-model.ts';
import type { Condition, ConditionKind } from './condition.ts';
import type { Lexicon } from './lexicon.ts';
import { WIDER } from './kindred.ts';
import { spelled, type Word, wordsOf } from './words.ts';

/** What a story may be about, likeliest first. */
interface GuessedConcerns {
  readonly guesses: readonly Condition[];
  /** Those of them that the visitor pressed firm. */
  readonly firm: readonly Condition[];
  /** The words by which it is told, by their number: they are looked for nowhere. */
  readonly told: readonly number[];
}

/**
 * The concerns that a text tells of without stating them.
 * @param isFree whether a word states and excludes nothing, and was not taken back: others tell nothing more
 */
export function guessedConcerns(
  words: readonly Word[],
  lexicons: readonly Lexicon[],
  isFree: (at: number) => boolean,
  options: {
    firm?: readonly string[];
    isNamed?: (kind: ConditionKind, value: string) => boolean;
    /** Where words end that refuse what follows: `no back pain`, unlike the symptom `no joy`. */
    refusedFrom?: readonly number[];
  },
): GuessedConcerns {
  const { firm = [], isNamed = () => true, refusedFrom = [] } = options;
  const is = (texts: readonly string[], start: number, end: number) =>
    texts.some((text) => spelled(wordsOf(text)) === spelled(words.slice(start, end)));
  const readers = lexicons.flatMap(({ concerns }) => concerns ?? []);
  const guessed = readers.flatMap((reader) => reader.guess(words, isFree));
  const found = (guessed.length > 0 ? guessed : guessesAlone(words, isFree))
    .filter(({ start }) => !refusedFrom.includes(start))
    .flatMap(({ concern, start, end }) => {
      // Where nobody has the finer one, the wider it is.
      const values = isNamed('concern', concern)
        ? [concern]
        : (WIDER.concern?.[concern] ?? []).filter((value) => isNamed('concern', value));
      const ranges = [[words[start]?.start ?? 0, words[end - 1]?.end ?? 0]] as const;
      const condition: Condition = { anyOf: [{ kind: 'concern', values }], ranges };
      return values.length > 0 ? [{ condition, start, end }] : [];
    });
  const pressed = found.filter(({ start, end }) => is(firm, start, end));
  const told = [...words.keys()].filter(
    (at) =>
      isFree(at) &&
      found.some(
        ({ start, end }) =>
          (start <= at && at < end) || readers.some((reader) => reader.isTelling(words[at])),
      ),
  );
  return {
    guesses: found.map(({ condition }) => condition),
    firm: pressed.map(({ condition }) => condition),
    told,
  };
}

/** A shorter word may be the beginning of a name. */
const LEAST_LETTERS_ALONE = 5;

/** The concerns of a short search of `content/understanding`, where it is all that is typed, or a word (`jealousy`) that in a sentence says less. */
function guessesAlone(words: readonly Word[], isFree: (at: number) => boolean): readonly ConcernGuess[] {
  const free = [...words.keys()].filter(isFree);
  const [start = 0, last = 0] = [free[0], free.at(-1)];
  const isShort =
    free.length === 1 && (words.length > 1 || (words[0]?.folded.length ?? 0) < LEAST_LETTERS_ALONE);
  if (isShort || words.some(({ quoted }) => quoted)) return [];
  const said = free.map((at) => words[at]?.form).join(' ');
  return (searches().get(said) ?? []).map((concern) => ({ concern, start, end: last + 1 }));
}

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** By the forms of their words. */
function searches(): ReadonlyMap<string, readonly string[]> {
  if (known) return known;
  const found = new Map<string, string[]>();
  for (const [concern, texts] of Object.entries(understanding.searches)) {
    for (const text of texts) {
      const forms = wordsOf(text)
        .map(({ form }) => form)
        .join(' ');
      found.set(forms, [...(found.get(forms) ?? []), concern]);
    }
  }
  return (known = found);
}
