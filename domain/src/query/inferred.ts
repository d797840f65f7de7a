import { type Condition, kindOf, SAID } from './condition.ts';
import type { Meaning } from './lexicon.ts';
import type { Match } from './phrase-tree.ts';
import { type Word, wordsOf } from './words.ts';

/** So many at most are shown, and put people first. */
const MOST = 3;

/**
 * What the words may mean beside what they state, likeliest first: the concerns that a story tells of, those of phrases, then all else. What is
 * stated is no guess, and one thing is guessed once.
 * @param phrases in the order of the text, with how many words each phrase names @param told likeliest first
 */
export function inferred(
  phrases: readonly { condition: Condition; named: number }[],
  told: readonly Condition[],
  stated: readonly Condition[],
): Condition[] {
  const byWeight = phrases.toSorted((a, b) => b.named - a.named).map(({ condition }) => condition);
  const [concerns, others] = [true, false].map((isConcern) =>
    byWeight.filter((condition) => (kindOf(condition) === 'concern') === isConcern),
  );
  const guesses: Condition[] = [];
  for (const condition of [...told, ...(concerns ?? []), ...(others ?? [])]) {
    if (![...stated, ...guesses].some((one) => sharesValue(one, condition))) guesses.push(condition);
  }
  return guesses.slice(0, MOST);
}

const OF_ONESELF = formsOf('i im my our we me je j mon ma mes nous notre nos');
const QUESTION = formsOf(
  'is are do does did can could would will how what when where why est on comment combien quand pourquoi quel quelle y',
);
/** Who follows is who the help is for. */
const ASKED = formsOf('for pour with avec aupres sees see voit takes');
const BETWEEN = formsOf('a an the my our some un une des mon ma mes notre nos les young jeune');

/**
 * Whether it is said in passing: a word alone, in a text that tells or asks something rather than naming what is looked for, and not as whom the
 * help is for.
 */
export function isInPassing(
  { meaning: { wants }, start, named }: Match<Meaning>,
  words: readonly Word[],
): boolean {
  if (typeof wants === 'function' || !wants[0] || !SAID[wants[0].kind].inPassing) return false;
  // `this week was hard`, `aujourd’hui`
  if (named > (wants[0].kind === 'availability' ? 2 : 1)) return false;
  const tells = words.some(({ form }) => OF_ONESELF.has(form)) || QUESTION.has(words[0]?.form ?? '');
  let before = start - 1;
  while (before > 0 && BETWEEN.has(words[before]?.form ?? '')) before -= 1;
  return tells && words.length >= A_TALE && !ASKED.has(words[before]?.form ?? '');
}

/** Fewer words tell nothing. */
const A_TALE = 4;

function formsOf(words: string): ReadonlySet<string> {
  return new Set(wordsOf(words).map(({ form }) => form));
}

function sharesValue(one: Condition, other: Condition): boolean {
  return one.anyOf.some(({ kind, values }) =>
    other.anyOf.some((want) => want.kind === kind && want.values.some((value) => values.includes(value))),
  );
}
