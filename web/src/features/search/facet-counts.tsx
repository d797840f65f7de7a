import { createContext, useContext, useDeferredValue, useMemo, type ReactNode } from 'react';
import type { FacetField } from '@directory/domain/facets';
import { SaidFiltersContext, saidFilters } from './model/said-filters.ts';
import { useResults } from './use-results.ts';

export interface FacetCounts {
  /** The values of a field that some result has. */
  valuesOf: (field: FacetField) => string[];
  /** How many results a value has, or would have, were it chosen; null while that is not counted. */
  countOf: (field: FacetField, value: string) => number | null;
  /** Whether a field's values are counted. */
  isCounted: (field: FacetField) => boolean;
}

const FacetCountsContext = createContext<FacetCounts | null>(null);

/**
 * The counts follow the results in a rendering of their own: there are hundreds of them, and what a key changes in the list is
 * painted first.
 */
export function FacetCountsProvider({ children }: { children: ReactNode }) {
  const { counts, understood } = useDeferredValue(useResults());
  const facetCounts = useMemo<FacetCounts>(
    () => ({
      valuesOf: (field) => Object.entries(counts[field] ?? {}).flatMap(([value, n]) => (n > 0 ? value : [])),
      countOf: (field, value) => (counts[field] ? (counts[field][value] ?? 0) : null),
      isCounted: (field) => counts[field] !== undefined,
    }),
    [counts],
  );
  // Most answers say what the one before said: the same object then.
  const text = JSON.stringify(saidFilters(understood));
  const said = useMemo(() => JSON.parse(text) as ReturnType<typeof saidFilters>, [text]);
  return (
    <FacetCountsContext value={facetCounts}>
      <SaidFiltersContext value={said}>{children}</SaidFiltersContext>
    </FacetCountsContext>
  );
}

/** The counts of every facet's values. @throws outside the search engine. */
export function useFacetCounts(): FacetCounts {
  const counts = useContext(FacetCountsContext);
  if (!counts) throw new Error('useFacetCounts needs FacetCountsProvider around it.');
  return counts;
}
