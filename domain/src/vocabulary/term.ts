import { fold } from '../fold.ts';
import type { Language } from '../language.ts';

/** One concept that profiles name in many ways. `en` is also its value in the index and in URLs. */
export interface Term {
  readonly en: string;
  readonly fr: string;
  /** Other spellings and abbreviations that mean the same, in either language. */
  readonly aliases?: readonly string[];
}

export interface Vocabulary {
  readonly terms: readonly Term[];
  /** The term that a person or a profile named, whatever the language, case and accents. */
  find(text: string): Term | undefined;
  /** The index value for a profile's wording: the known term's English name, else the wording itself. */
  canonical(text: string): string;
  /** What to show for an index value; a value outside the vocabulary is shown as it is. */
  label(value: string, language: Language): string;
}

/** Builds the look-ups over a list of terms. @throws Error when two terms share a name or alias. */
export function createVocabulary(terms: readonly Term[]): Vocabulary {
  const byName = new Map<string, Term>();
  for (const term of terms) {
    for (const name of new Set([term.en, term.fr, ...(term.aliases ?? [])].map(fold))) {
      const other = byName.get(name);
      if (other) throw new Error(`"${name}" names both ${other.en} and ${term.en}`);
      byName.set(name, term);
    }
  }
  const find = (text: string) => byName.get(fold(text));
  return {
    terms,
    find,
    canonical: (text) => find(text)?.en ?? text,
    label: (value, language) => find(value)?.[language] ?? value,
  };
}
