import { PROFILE_INDEX } from '@directory/search-config/document';
import type { Suggestions } from '@directory/domain/directory';
import type { SearchGateway } from '../gateway.ts';
import { withoutTitle } from '../title.ts';
import { mergeRanges } from './match-ranges.ts';

/** Private-use characters: no name holds them, so they mark what the engine matched. */
const MARK_START = '\uE000';
const MARK_END = '\uE001';

/** The first people whose name matches what was typed, typing errors forgiven. @throws ApiError 503 without the engine */
export async function suggestNames(
  gateway: SearchGateway,
  query: string,
  limit: number,
): Promise<Suggestions['names']> {
  const [answer] = await gateway.search([
    {
      indexUid: PROFILE_INDEX,
      q: withoutTitle(query),
      limit,
      offset: 0,
      attributesToSearchOn: ['name'],
      attributesToRetrieve: ['id', 'name', 'path'],
      attributesToHighlight: ['name'],
      highlightPreTag: MARK_START,
      highlightPostTag: MARK_END,
      matchingStrategy: 'all',
    },
  ]);
  const { hits } = JSON.parse(answer?.toString('utf8') ?? '{"hits":[]}') as {
    hits: { name: string; path: string; _formatted?: { name?: string } }[];
  };
  return hits.map(({ name, path, _formatted }) => ({
    label: name,
    path,
    matches: markedRanges(_formatted?.name ?? name),
  }));
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
