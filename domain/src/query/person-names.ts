import { gapBefore, isUnknown, type Text, type Typed } from './exclusion-scope.ts';
import { isMeantBy } from './meant.ts';
import { type Meaning, isOne } from './phrase-files.ts';
import type { Match } from './phrase-tree.ts';
import { firstNames } from './real-words.ts';
import type { Word } from './words.ts';

/** `Marie Claire Saint-Onge` */
const LONGEST_NAME = 4;

/** The words that are somebody's name: `Mme Colère-Dubois`, `Dr. Victoria London`, `Dale Caldwell`. */
export function calledIn(
  { words, text }: Typed,
  matches: readonly (readonly Match<Meaning>[])[],
): Set<number> {
  const isCapital = ({ start }: Word) => /^\p{Lu}/u.test(text.slice(start, start + 2));
  if (isWholeName({ words, text }, matches)) return new Set(words.keys());
  const called = new Set<number>();
  for (const [at, word] of words.entries()) {
    const isBehind = isOne('calls', words[at - 1]) || isOne('calls', words[at - 2]);
    if (isBehind && isCapital(word)) called.add(at);
  }
  return called;
}

/** Whether a text is a first name and what may be a surname, with capitals: at least one of the words says nothing else. A concern or a therapy stays what it is: `Florence EMDR`. */
function isWholeName({ words, text }: Typed, matches: readonly (readonly Match<Meaning>[])[]): boolean {
  if (words.length < 2 || words.length > LONGEST_NAME || !/^(?:\p{Lu}[\p{L}\p{M}'’.-]*\s*)+$/u.test(text))
    return false;
  const said = matches.map((some) => some.filter(({ meaning, typos }) => typos === 0 && !meaning.parts));
  const isNew = (at: number) => said[at]?.length === 0;
  return (
    words.some((_, at) => isNew(at)) &&
    said
      .flat()
      .every(
        (match) => match.named === 1 && isMeantBy(match, 'place', 'language', 'group', 'gender', 'insurer'),
      ) &&
    firstNames().has(words[0]?.folded ?? '')
  );
}

/** Whether it is a surname: `Florence Laval`, `Angélique Desjardins`, where nothing explains the first name, and only that. */
export function isSurname(match: Match<Meaning>, read: Text): boolean {
  const { words, text } = read;
  const { start, end } = match;
  if (!isMeantBy(match, 'place') && !(end - start === 1 && isMeantBy(match, 'insurer', 'language')))
    return false;
  const first = words[start - 1];
  if (!first || !isUnknown(start - 1, read) || isUnknown(start - 2, read) || !firstNames().has(first.folded))
    return false;
  return /^\p{Lu}/u.test(text.slice(first.start)) && /^[\s-]*$/.test(gapBefore(start, read));
}
