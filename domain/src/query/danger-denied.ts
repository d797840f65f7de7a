import type { DangerSign, Meaning } from './phrase-files.ts';
import type { Match } from './phrase-tree.ts';
import type { Word } from './words.ts';

/** A word that denies, directly before a denial: `never not thinking about suicide`. */
const DENIES = /^(?:not|never|t|jamais|pas)$/;
/** So begins a question: `isn’t self harm bad?` */
const ASKS = /^(?:isn|aren|wasn|weren)$/;
/** So many words may stand between a denial and what makes it doubtful. */
const BETWEEN = { unsure: 3, limit: 1, contrast: 6 } as const;

/**
 * What is said, with each denial that is not sure as the danger that it speaks of: another word denies it, it is asked or promised (`can’t
 * promise I’m not …`), limited (`not today`), or contrasted with what may be danger (`but I have a plan`).
 */
export function withDoubtsHeard(words: readonly Word[], said: readonly Match<Meaning>[]): Match<Meaning>[] {
  const signs = (sign: DangerSign) => said.filter(({ meaning }) => meaning.sign === sign);
  const plain = signs('plain');
  const contrasts = signs('contrast').filter(
    ({ start, end }) => !plain.some((other) => other.start <= start && end <= other.end),
  );
  const isNear = (gap: number, most: number) => gap >= 0 && gap <= most;
  const isDoubtful = ({ start, end }: Match<Meaning>) =>
    DENIES.test(words[start - 1]?.folded ?? '') ||
    (start === 0 && ASKS.test(words[0]?.folded ?? '')) ||
    signs('unsure').some((sign) => isNear(start - sign.end, BETWEEN.unsure)) ||
    signs('limit').some((sign) => isNear(sign.start - end, BETWEEN.limit)) ||
    contrasts.some((sign) => isNear(sign.start - end, BETWEEN.contrast)) ||
    // `my daughter is`, and nothing behind it
    signs('another').some((sign) => sign.end === words.length && sign.start >= end);
  return said.map((match) =>
    match.meaning.isDenial && isDoubtful(match)
      ? { ...match, meaning: { ...match.meaning, danger: ['suicide'], isDenial: false } }
      : match,
  );
}
