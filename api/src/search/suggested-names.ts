import { fold } from '@directory/domain/fold';
import type { Suggestions } from '@directory/domain/directory';
import { PROFILE_INDEX } from '@directory/search-config/document';
import { beginsWord, mergeRanges } from './match-ranges.ts';
import { withoutTitle } from './name-words.ts';
import type { EngineHit } from './exact-name.ts';
import type { EngineQuery } from './query.ts';
import { parseResult } from './result-bytes.ts';

/** Private-use characters: no name holds them, so they mark what the engine matched. */
const MARK_START = '\uE000';
const MARK_END = '\uE001';

/** Asks for the first people whose name matches what was typed, typing errors forgiven. */
export function namesQuery(typed: string, limit: number): EngineQuery {
  return {
    indexUid: PROFILE_INDEX,
    q: withoutTitle(typed),
    limit,
    offset: 0,
    attributesToSearchOn: ['name'],
    attributesToRetrieve: ['id', 'name', 'path'],
    attributesToHighlight: ['name'],
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
    matchingStrategy: 'all',
  };
}

/** What {@link namesQuery} asks of each. */
interface NamedHit {
  name: string;
  path: string;
  _formatted?: { name?: string };
}

/** The answer to {@link namesQuery}. */
export function readNames(answer: Buffer | undefined): Suggestions['names'] {
  const hits = parseResult(answer).hits as (EngineHit & NamedHit)[];
  return hits.map(({ name, path, _formatted }) => ({
    label: name,
    path,
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
    if (character === MARK_START) start = at;
    else if (character === MARK_END) ranges.push([start, at]);
    else at += 1;
  }
  return mergeRanges(ranges);
}
