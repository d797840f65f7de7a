import { fold } from '@directory/domain/text/fold';
import type { Suggestions } from '@directory/domain/site/directory';
import { type EngineQuery, type EngineResult, MARKS } from './engine-query.ts';
import { beginsWord, mergeRanges } from './match-ranges.ts';
import { withoutTitle } from './name-words.ts';

/** Asks for the first people whose name matches what was typed, typing errors forgiven. */
export function namesQuery(typed: string, limit: number): EngineQuery {
  return {
    q: withoutTitle(typed),
    limit,
    offset: 0,
    attributesToSearchOn: ['name'],
    attributesToRetrieve: ['id', 'name', 'path', 'city'],
    attributesToHighlight: ['name'],
    matchingStrategy: 'all',
  };
}

/** The answer to {@link namesQuery}. */
export function readNames({ hits }: EngineResult): Suggestions['names'] {
  return hits.map(({ name = '', path = '', city = null, _formatted }) => ({
    label: name,
    path,
    city,
    matches: markedRanges(_formatted?.name ?? name),
  }));
}

/** Whether every word that was typed begins a word of one of these names. */
export function isNameOf(typed: string, names: Suggestions['names']): boolean {
  const words = fold(withoutTitle(typed)).split(' ');
  return names.some(({ label }) => words.every((word) => beginsWord(fold(label), word)));
}

/** The marked parts of a text, as ranges of the text without its marks. */
export function markedRanges(marked: string): [number, number][] {
  const ranges: [number, number][] = [];
  let at = 0;
  let start = 0;
  for (const character of marked.split('')) {
    if (character === MARKS[0]) start = at;
    else if (character === MARKS[1]) ranges.push([start, at]);
    else at += 1;
  }
  return mergeRanges(ranges);
}
