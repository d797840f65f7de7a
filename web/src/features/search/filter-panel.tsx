import { GENDERS } from '@directory/domain/genders';
import { SESSION_TYPES } from '@directory/domain/session-types';
import { FILTER_GROUPS, type FilterParam } from './model/search-state.ts';
import { useFacetCounts } from './facet-counts.tsx';
import { FilterGroup } from './filter-group.tsx';
import { useSearchAddress } from './search-address.tsx';

/** Every group of filter chips. */
export function FilterPanel() {
  const { countOf } = useFacetCounts();
  const valuesOf = useFilterValues();
  return FILTER_GROUPS.map(({ param, facet }) => (
    <FilterGroup
      key={param}
      param={param}
      values={valuesOf(param)}
      countOf={(value) => countOf(facet, value)}
    />
  ));
}

/**
 * A group's values in an order that a search does not change, so that no chip moves under the pointer: most frequent in
 * the whole directory first. Chosen values are always among them.
 */
function useFilterValues(): (param: FilterParam) => readonly string[] {
  const { state, filters } = useSearchAddress();
  const counts = useFacetCounts();
  return (param) => {
    if (param === 'sessionTypes') return SESSION_TYPES;
    if (param === 'genders') return GENDERS;
    const listed = filters?.[param].map(({ value }) => value) ?? counts.valuesOf(param);
    return [...new Set([...listed, ...state[param]])];
  };
}
