import { CHIP_FACETS, type ChipFacet, closedValues } from '@directory/domain/facets';
import { useFacetCounts } from './facet-counts.tsx';
import { FilterGroup } from './filter-group.tsx';
import { useSearchAddress } from './search-address.tsx';

/** Every group of filter chips. */
export function FilterPanel() {
  const { countOf } = useFacetCounts();
  const valuesOf = useFilterValues();
  return CHIP_FACETS.map((facet) => (
    <FilterGroup
      key={facet.param}
      facet={facet}
      values={valuesOf(facet)}
      countOf={(value) => countOf(facet.field, value)}
    />
  ));
}

/**
 * A group's values in an order that a search does not change, so that no chip moves under the pointer: as they are listed, or most
 * frequent in the whole directory first. Chosen values are always among them.
 */
function useFilterValues(): (facet: ChipFacet) => readonly string[] {
  const { state, filters } = useSearchAddress();
  const counts = useFacetCounts();
  return (facet) => {
    const closed = closedValues(facet);
    if (closed) return closed;
    const inUse = filters?.[facet.param].map(({ value }) => value) ?? counts.valuesOf(facet.field);
    return [...new Set([...inUse, ...state[facet.param]])];
  };
}
