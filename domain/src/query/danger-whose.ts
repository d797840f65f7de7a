import { hasOne, isOne, type Meaning } from './phrase-files.ts';
import type { Match } from './phrase-tree.ts';
import type { Told } from './tellings.ts';
import { spelled, type Word } from './words.ts';

/** To whom it is done: what `me tuer` and `slit my throat` say may be done by oneself or by another. */
const TO_ME =
  /\b(?:me?|my (?:own )?(?:throat|neck|head|skull|brains?|face|chest|heart|mouth|wrists?|veins?))\b/;
/** And this by whoever it is about alone. */
const ITSELF = /\b(?:(?:my|him|her|them|it)sel(?:f|ves)|se|s)\b/;
/** Who does it stands so near before. */
const WITHIN = 4;
/** Oneself: `want` and `veux` are said of nobody else. */
const I = /^(?:i|je|j|veux|vais|want|wanna)$/;
const ANOTHER = /^(?:he|she|they|il|ils|elle|elles|on|y)$/;
/** `me tuer`, but `on me tue`. */
const BEGINS = /^(?:(?!(?:on|qui|tu|vous) )[a-z]+ )?me? /;
/** Behind these it is oneself all the same: `makes me want to`, `les voix me disent de`. */
const CAUSES = /^(?:voices?|voix|tell(?:s|ing)?|told|dit|disent|ma[kd]es?|fait|donnent?)$/;

/**
 * What of stated danger is meant where the same words are read as suicide and as violence: what another does to oneself is no suicide, and
 * what one does to oneself no violence. Where nobody says who does it, both are.
 */
export function meantOf(
  words: readonly Word[],
  stated: readonly Match<Meaning>[],
  told: readonly Told<Meaning>[],
): (one: Match<Meaning> | Told<Meaning>) => boolean {
  const dropped = new Set<Match<Meaning> | Told<Meaning>>();
  const isSuicide = ({ meaning }: { meaning: Meaning }) => meaning.danger?.includes('suicide') ?? false;
  const others = [
    ...stated.map((one) => ({ one, parts: [one] })),
    ...told.map((one) => ({ one, parts: one.parts })),
  ].filter(({ one }) => !isSuicide(one));
  for (const act of stated.filter(isSuicide)) {
    const said = words.slice(act.start, act.end);
    if (!TO_ME.test(spelled(said)) || ITSELF.test(spelled(said))) continue;
    const same = others.filter(({ parts }) =>
      parts.some(({ start, end }) => start < act.end && act.start < end),
    );
    if (same.length === 0) continue;
    const does = (at: number) =>
      at < act.start && !isOne('wish', words[at]) && !I.test(words[at]?.folded ?? '');
    const before = [...words.keys()].slice(Math.max(0, act.start - WITHIN), act.start);
    const another = Math.max(
      before.findLast((at) => ANOTHER.test(words[at]?.folded ?? '')) ?? -1,
      ...same.map(({ parts }) => Math.min(...parts.map(({ start }) => start))).filter(does),
    );
    const self = before.findLast((at) => I.test(words[at]?.folded ?? '')) ?? -1;
    const isCaused = before.some((at) => at > another && CAUSES.test(words[at]?.folded ?? ''));
    if (another > self && !isCaused) dropped.add(act);
    else if (
      self >= 0 ||
      isCaused ||
      BEGINS.test(spelled(words.slice(Math.max(0, act.start - 1), act.end))) ||
      hasOne('wish', said)
    )
      for (const { one } of same) dropped.add(one);
  }
  return (one) => !dropped.has(one);
}
