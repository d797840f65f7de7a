import { fold } from '@directory/domain/text/fold';
import type { Language } from '@directory/domain/language';
import { splitList } from '@directory/domain/text/list-field';
import type { Vocabulary } from '@directory/domain/vocabulary/term';

/** One row under a list's field: a known term, or the typed words as an entry of the member's own. */
export interface ListOption {
  value: string;
  label: string;
  isNew: boolean;
}

interface ListSource {
  vocabulary: Vocabulary;
  /** The member's own entries beyond the vocabulary, of another list, to choose from. */
  others: readonly string[];
  language: Language;
}

const MOST = 8;

/**
 * What to offer for the typed text: terms that have a word beginning with it (in either language, by any of their names), those that begin
 * with it first, and at the end the text itself unless it names a term.
 */
export function listOptions(
  typed: string,
  chosen: readonly string[],
  { vocabulary, others, language }: ListSource,
): ListOption[] {
  const text = fold(typed);
  const taken = new Set(chosen.map(fold));
  const candidates = [
    ...vocabulary.terms.map((term) => ({
      value: term.en,
      label: term[language],
      names: [term[language], term.en, term.fr, ...(term.aliases ?? [])].map(fold),
    })),
    ...others
      .filter((value) => !vocabulary.find(value))
      .map((value) => ({ value, label: value, names: [fold(value)] })),
  ].filter(({ value }) => !taken.has(fold(value)));
  const ranked = candidates.flatMap((candidate) => {
    const rank = Math.min(...candidate.names.map((name) => rankOf(name, text)));
    return rank < NO_MATCH ? [{ ...candidate, rank }] : [];
  });
  const found = ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ value, label }) => ({ value, label, isNew: false }));
  const typedEntry = splitList(typed)[0];
  const isKnown =
    candidates.some(({ names }) => names.includes(text)) ||
    taken.has(fold(vocabulary.canonical(typedEntry ?? '')));
  return typedEntry === undefined || isKnown
    ? found
    : [...found, { value: typedEntry, label: typedEntry, isNew: true }];
}

/** The entries that a text names, in the vocabulary's words, without those already chosen. */
export function entriesOf(typed: string, chosen: readonly string[], vocabulary: Vocabulary): string[] {
  const taken = new Set(chosen.map(fold));
  return splitList(typed)
    .map((entry) => vocabulary.canonical(entry))
    .filter((entry) => !taken.has(fold(entry)));
}

const NO_MATCH = 3;

function rankOf(name: string, text: string): number {
  if (name === text) return 0;
  if (name.startsWith(text)) return 1;
  return name.split(/[\s/-]+/).some((word) => word.startsWith(text)) ? 2 : NO_MATCH;
}
