import { queryOptions } from '@tanstack/react-query';
import type { Directory } from '@directory/domain/directory';
import { CHIP_FACETS, type ChipFacet } from '@directory/domain/facets';
import { SHOWS_PROFILES } from '../../../site/query-client.ts';
import type { LoadContext } from '../../../site/route.ts';
import { questionOf } from './question-of.ts';
import { chooseProvince, NO_CHIPS, type SearchState } from './search-state.ts';

/** The search without one of the things that were asked for. */
export interface WiderSearch {
  without: ChipFacet | 'keyword' | 'filters' | 'near' | 'frame' | 'city' | 'province';
  state: SearchState;
}

/** The search with each thing that was asked for taken back in turn. */
export function widerSearches(state: SearchState): WiderSearch[] {
  const first = { ...state, page: 1 };
  const chosen = CHIP_FACETS.filter(({ param }) => state[param].length > 0);
  const searches: (WiderSearch | false)[] = [
    state.search !== '' && { without: 'keyword', state: { ...first, search: '', literal: [] } },
    ...chosen.map((facet) => ({ without: facet, state: { ...first, [facet.param]: [] } })),
    chosen.length > 1 && { without: 'filters', state: { ...first, ...NO_CHIPS } },
    state.near !== '' && { without: 'near', state: { ...first, near: '', within: null, byDistance: false } },
    state.frame !== null && { without: 'frame', state: { ...first, frame: null } },
    state.city !== '' && state.province !== null && { without: 'city', state: { ...first, city: '' } },
    (state.city !== '' || state.province !== null) && {
      without: 'province',
      state: chooseProvince(state, null),
    },
  ];
  return searches.filter((search) => search !== false);
}

/** How many each of the wider searches finds, in their order: one call for all of them. */
export function widerCountsQuery(directory: Pick<Directory, 'multiSearch'>, state: SearchState) {
  return queryOptions({
    ...SHOWS_PROFILES,
    queryKey: ['wider', { ...state, page: 1 }],
    queryFn: async ({ signal }): Promise<number[]> => {
      const searches = widerSearches(state);
      if (searches.length === 0) return [];
      const queries = await Promise.all(searches.map((search) => questionOf(search.state)));
      const { results } = await directory.multiSearch({ queries: queries.map(countOnly) }, signal);
      return results.map(({ totalHits }) => Number(totalHits ?? 0));
    },
  });
}

/** Has the server count them with the page. They are left out where that fails. */
export async function countWider(
  state: SearchState,
  { directory, queryClient }: Pick<LoadContext, 'directory' | 'queryClient'>,
): Promise<void> {
  await queryClient.query(widerCountsQuery(directory, state)).catch(() => undefined);
}

/** The question for how many there are: in whatever order, with nothing of each. */
function countOnly({ order: _order, ...query }: Record<string, unknown>): Record<string, unknown> {
  return { ...query, hitsPerPage: 0, page: 1, attributesToRetrieve: ['id'], attributesToHighlight: [] };
}
