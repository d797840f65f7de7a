import type { AnsweredNear } from '@directory/domain/places/near';
import type { Understood } from '@directory/domain/query/understood';
import type { SearchState } from './search-state.ts';

type Typed = Pick<SearchState, 'search' | 'literal'>;

/**
 * The words that the search has as words alone: all that was typed where nothing was understood. What was taken back is not among them,
 * it is seen as that; nor is what says a place to be near.
 */
export function leftOver(
  understood: Understood | null,
  near: AnsweredNear | null,
  { search, literal }: Typed,
): string {
  if (
    !understood ||
    (understood.conditions.length + (understood.perhaps?.length ?? 0) === 0 && literal.length === 0)
  )
    return withoutPlaceWords(search, near);
  return literal.reduce(withoutWords, understood.rest);
}

/** The text without its words that say a place to be near. */
export function withoutPlaceWords(text: string, near: AnsweredNear | null): string {
  return near?.words ? text.replace(near.words, '').replace(/\s+/g, ' ').trim() : text;
}

/** The text without these words, each once. */
export function withoutWords(text: string, words: string): string {
  const kept = wordsOf(words).reduce((left, word) => left.replace(alone(word), ' '), text);
  return kept
    .replaceAll(/"\s*"/g, ' ')
    .replaceAll(/\s+(?=[\s,.;])/g, '')
    .trim();
}

function wordsOf(text: string): string[] {
  return text.split(/[\s"]+/).filter(Boolean);
}

/** The word where it is no part of another. */
function alone(word: string): RegExp {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'iu');
}
