import { useTrackedSearch } from '../analytics/use-tracked-search.ts';
import { countChips } from './model/search-state.ts';
import { useSearchAddress } from './search-address.tsx';
import type { Results } from './use-results.ts';

/** Counts what was searched and how much it found, once the results stand. Shows nothing. */
export function CountedSearch({ results: { phase, total } }: { results: Results }): null {
  const { state } = useSearchAddress();
  const places = (state.province === null ? 0 : 1) + (state.city === '' ? 0 : 1);
  useTrackedSearch(
    phase === 'shown' ? { query: state.search, filters: countChips(state) + places, results: total } : null,
  );
  return null;
}
