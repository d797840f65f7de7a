import { linesOf, type PhraseGroup } from '../lexicon.ts';
import { type Pattern, readPattern } from '../pattern.ts';

export interface EntryCount {
  words: number;
  stems: number;
  patterns: number;
}

/**
 * How many different entries phrases have in a language: a line that is a list of words in brackets has as many as there are in it;
 * any other line is one pattern, however many sentences it stands for. What differs by its inflection alone is one.
 */
export function countEntries(groups: readonly PhraseGroup[], language: 'en' | 'fr'): EntryCount {
  const entries = new Map<string, keyof EntryCount>();
  for (const group of groups) {
    for (const line of linesOf(group[language])) {
      const pattern = unwrapped(readPattern(line));
      const parts = pattern.kind === 'choice' ? pattern.parts.map(unwrapped) : [pattern];
      for (const part of parts) entries.set(JSON.stringify(part), kindOfEntry(part));
    }
  }
  const count: EntryCount = { words: 0, stems: 0, patterns: 0 };
  for (const kind of entries.values()) count[kind] += 1;
  return count;
}

function unwrapped(pattern: Pattern): Pattern {
  const only = pattern.kind === 'sequence' && pattern.parts.length === 1 ? pattern.parts[0] : undefined;
  return only ? unwrapped(only) : pattern;
}

function kindOfEntry({ kind }: Pattern): keyof EntryCount {
  return kind === 'word' ? 'words' : kind === 'stem' ? 'stems' : 'patterns';
}
