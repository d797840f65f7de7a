import type { Meaning } from './phrase-files.ts';
import type { Match } from './phrase-tree.ts';

/** The matches, none over another, that make the most of the words: from the end to the beginning, the best from each word on. */
export function bestReading(matches: readonly (readonly Match<Meaning>[])[]): Match<Meaning>[] {
  const best: { score: number; match?: Match<Meaning> }[] = [];
  best[matches.length] = { score: 0 };
  for (let at = matches.length - 1; at >= 0; at -= 1) {
    best[at] = { score: best[at + 1]?.score ?? 0 };
    for (const match of matches[at] ?? []) {
      const score = worth(match) + (best[match.end]?.score ?? 0);
      if (score > (best[at]?.score ?? 0)) best[at] = { score, match };
    }
  }
  const reading: Match<Meaning>[] = [];
  for (let at = 0; at < matches.length;) {
    const match = best[at]?.match;
    if (match) reading.push(match);
    at = match?.end ?? at + 1;
  }
  return reading;
}

/**
 * Long phrases are worth more than the same words one by one; what asks for something more than what says nothing; what is spelled
 * right more than what is put right; a part of a city more than a town. Of two that are worth the same, the one that says danger is heard.
 */
function worth({ meaning, named, typos, about }: Match<Meaning>): number {
  return (
    named ** 1.4 * (asks(meaning) || meaning.isSettled ? 1 : 0.62) -
    0.5 * typos -
    (meaning.town ? 0.1 : 0) +
    (about ? 0.1 : 0) +
    (meaning.danger ? 0.15 : 0)
  );
}

/** Whether it asks for something, rather than say nothing. */
export function asks({ wants, byNumber }: Meaning): boolean {
  return byNumber !== undefined || wants.length > 0;
}
