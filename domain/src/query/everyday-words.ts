import { inflectionless } from '../text/inflection.ts';
import { understanding } from '../../generated/understanding.js';
import type { ConditionKind } from './condition.ts';
import { linesOf } from './lexicon.ts';
import type { PhraseGroup } from './phrase-files.ts';
import { type Pattern, readPattern, type WordsRead } from './pattern.ts';
import { VOCABULARIES } from './vocabularies.ts';

/** The single words by which people call a value: words as {@link inflectionless} leaves them, and the beginnings of words. */
export interface EverydayWords {
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

/**
 * By value, the words in either language that mean a concern, a therapy or a language by themselves: of `(insomni*|can't sleep|apnea)`
 * the first and the last. Reads all phrases of the kind: once for each process.
 */
export function everydayWords(kind: ConditionKind): Map<string, EverydayWords> {
  const found = new Map<string, { words: Set<string>; stems: Set<string> }>();
  const read: WordsRead = new Map();
  for (const group of [...OF_CONCERNS, ...VOCABULARIES]) {
    const values = valuesOf(group, kind);
    if (values.length === 0) continue;
    const leaves = [...linesOf(group.en), ...linesOf(group.fr)].flatMap((line) =>
      singleWords(readPattern(line, read)),
    );
    for (const value of values) {
      const known = found.get(value) ?? { words: new Set(), stems: new Set() };
      found.set(value, known);
      for (const leaf of leaves) {
        known[leaf.kind === 'word' ? 'words' : 'stems'].add(leaf.text);
      }
    }
  }
  return found;
}

/** Also those that only suggest a concern. */
const OF_CONCERNS = Object.entries(understanding.searches).map(([concern, searches]): PhraseGroup => ({
  wants: [{ kind: 'concern', values: [concern] }],
  en: searches.join('\n'),
  fr: '',
}));

/** Whether a word, folded and perhaps not written to its end, is one of these. */
export function isBegunBy(word: string, { words, stems }: EverydayWords): boolean {
  const form = inflectionless(word);
  if (words.has(form)) return true;
  for (const known of words) if (known.startsWith(word) || known.startsWith(form)) return true;
  for (const stem of stems) if (stem.startsWith(word) || word.startsWith(stem)) return true;
  return false;
}

/** The group's values when it asks for nothing but this kind. */
function valuesOf({ wants }: PhraseGroup, kind: ConditionKind): readonly string[] {
  if (wants.some((want) => want.kind !== kind)) return [];
  return wants.flatMap(({ values }) => values);
}

/** The words and stems that are a phrase by themselves. */
function singleWords(pattern: Pattern): Extract<Pattern, { text: string }>[] {
  if ('text' in pattern) return pattern.kind === 'slot' ? [] : [pattern];
  if (pattern.kind === 'choice') return pattern.parts.flatMap(singleWords);
  const [only, ...others] = pattern.parts;
  return only && others.length === 0 ? singleWords(only) : [];
}
