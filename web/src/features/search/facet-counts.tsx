import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useRefinementList } from 'react-instantsearch';
import { FACET_FIELDS, type FacetField } from '@directory/domain/facets';
import { useResults } from './use-results.ts';

export interface FacetCounts {
  /** The values of a field that some result has. */
  valuesOf: (field: FacetField) => string[];
  /** How many results a value has, or would have, were it chosen; null while nothing has been counted. */
  countOf: (field: FacetField, value: string) => number | null;
}

const FacetCountsContext = createContext<FacetCounts | null>(null);

/** As many values as the engine gives. */
const EVERY_VALUE = 5000;

/** Registers every facet once, however many places show it. */
export function FacetCountsProvider({ children }: { children: ReactNode }) {
  const { phase } = useResults();
  const isCounted = phase === 'shown' || phase === 'late';
  const countsByValue = FACET_FIELDS.map(useCountsByValue);
  const counts = useMemo<FacetCounts>(() => {
    const byField = new Map(FACET_FIELDS.map((field, index) => [field, countsByValue[index]]));
    return {
      valuesOf: (field) =>
        [...(byField.get(field) ?? [])].flatMap(([value, count]) => (count > 0 ? value : [])),
      countOf: (field, value) => (isCounted ? (byField.get(field)?.get(value) ?? 0) : null),
    };
    // There are always as many as there are fields, each the same until its counts change; their list is new at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isCounted, ...countsByValue]);
  return <FacetCountsContext value={counts}>{children}</FacetCountsContext>;
}

/** The counts of every facet's values. @throws outside the search engine. */
export function useFacetCounts(): FacetCounts {
  const counts = useContext(FacetCountsContext);
  if (!counts) throw new Error('useFacetCounts needs FacetCountsProvider around it.');
  return counts;
}

function useCountsByValue(attribute: FacetField): ReadonlyMap<string, number> {
  const { items } = useRefinementList({
    attribute,
    operator: 'or',
    limit: EVERY_VALUE,
    escapeFacetValues: false,
  });
  return useMemo(() => new Map(items.map(({ value, count }) => [value, count])), [items]);
}
