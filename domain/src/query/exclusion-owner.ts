import { endsSentence, kindIn, names, type Text } from './exclusion-scope.ts';
import { type Meaning, isOne, smallWords } from './phrase-files.ts';
import type { Match } from './phrase-tree.ts';
import type { Word } from './words.ts';

const OF_ONESELF = smallWords('of oneself');
const LOOKED_FOR = smallWords('somebody');
const SOMEBODY = new Set([...LOOKED_FOR, ...smallWords('relative')]);
const POSSESSIVE = smallWords('possessive');
const WRITER = smallWords('who is there');
const OTHERS = smallWords('another');
/** In French the verb stands before what denies it. */
const BEHIND_VERB = smallWords('behind a verb');
const NE = new Set(['n', 'ne']);
const CLAUSE = 3;
/** `ma mère ne parle pas` */
const LONG_CLAUSE = 5;

/** Whether a text is about who writes it. */
export function tells(words: readonly Word[]): boolean {
  return words.some((word) => isOne('tells', word));
}

/** Whether a text says that somebody is looked for. */
export function isAboutSomebody(words: readonly Word[]): boolean {
  return words.some((word) => isOne('somebody', word));
}

/** `my husband does not want couples therapy` says nothing of what the writer wants. */
export function isAnothers({ start }: Match<Meaning>, read: Text): boolean {
  for (let at = start - 1; at >= Math.max(0, start - CLAUSE) && !endsSentence(at + 1, read); at -= 1) {
    const form = read.words[at]?.form ?? '';
    if (OTHERS.has(form) || WRITER.has(form)) return OTHERS.has(form);
  }
  return false;
}

/** `I do not sleep`, `je ne parle pas anglais`: it tells of who writes. */
export function isOfOneself({ start }: Match<Meaning>, read: Text): boolean {
  const { words } = read;
  if (endsSentence(start, read)) return false;
  const before = words[start - 1]?.form ?? '';
  // `quelqu’un qui n’est pas`
  const other = words[start - (NE.has(words[start - 2]?.form ?? '') ? 3 : 2)]?.form ?? '';
  if (OF_ONESELF.has(before)) return !SOMEBODY.has(other);
  // `My mom doesn't speak English`, but `for my daughter, not for autism`.
  if (POSSESSIVE.has(other)) return !SOMEBODY.has(before);
  let from = start;
  while (from > Math.max(0, start - LONG_CLAUSE) && !endsSentence(from, read)) from -= 1;
  const clause = words.slice(from, start).map(({ form }) => form);
  const denies = words[start]?.form ?? '';
  return (
    BEHIND_VERB.has(denies) &&
    clause.some((form) => WRITER.has(form) || POSSESSIVE.has(form)) &&
    !clause.some((form) => SOMEBODY.has(form))
  );
}

const WANTING = /^(?:want|wanting|veux|veut|voulons|voulais)$/;
const HAVING_NONE = /^(?:without|sans|have|having|had|avoir)$/;

/** `my kids`, `ma femme`; `a woman without children`, `I do not want kids`; `I feel neither a man nor a woman`. */
export function isWriters(match: Match<Meaning>, cue: Match<Meaning>, { words }: Text): boolean {
  const kind = kindIn(match);
  // `for my son and not for our couple`
  const isForThem = names(match, 'Couples', 'Families') && isOne('for whom', words[match.start - 2]);
  const isSomebodys =
    !isForThem && [match.start - 1, match.start].some((at) => isOne('possessive', words[at]));
  // `nobody who would see our kid`
  const isOfSomebody = words.slice(cue.end, match.start).some(({ form }) => SOMEBODY.has(form));
  const isNear = match.start - cue.end < 2;
  const before = words.slice(Math.max(0, cue.start - 2), cue.start + 1);
  return (
    (isSomebodys && (kind === 'group' || kind === 'gender') && !isOfSomebody) ||
    (kind === 'gender' && cue.named === 1 && before.some((word) => isOne('how one is', word))) ||
    (names(match, 'Children') &&
      match.end - match.start === 1 &&
      cue.end <= match.start &&
      words
        .slice(cue.start, match.start)
        .some(({ folded }) => HAVING_NONE.test(folded) || (isNear && WANTING.test(folded))))
  );
}
