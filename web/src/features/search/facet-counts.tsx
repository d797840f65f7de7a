import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useRefinementList } from 'react-instantsearch';
import type { Facet } from '@directory/search-config/document';

/** For each facet, how many results each of its values has (or would have, for a value not chosen). */
type FacetCounts = Readonly<Record<Facet, ReadonlyMap<string, number>>>;

const FacetCountsContext = createContext<FacetCounts | null>(null);

/** As many values as the engine gives. */
const EVERY_VALUE = 5000;

/** Registers every facet once, however many places show it. */
export function FacetCountsProvider({ children }: { children: ReactNode }) {
  const [languages, therapies, sessionTypes, gender, province, city] = [
    useCounts('languages'),
    useCounts('therapies'),
    useCounts('session_types'),
    useCounts('gender'),
    useCounts('province'),
    useCounts('city'),
  ];
  const counts = useMemo<FacetCounts>(
    () => ({ languages, therapies, session_types: sessionTypes, gender, province, city }),
    [languages, therapies, sessionTypes, gender, province, city],
  );
  return <FacetCountsContext value={counts}>{children}</FacetCountsContext>;
}

/** How many results each value of every facet has. @throws outside the search engine. */
export function useFacetCounts(): FacetCounts {
  const counts = useContext(FacetCountsContext);
  if (!counts) throw new Error('useFacetCounts needs FacetCountsProvider around it.');
  return counts;
}

function useCounts(attribute: Facet): ReadonlyMap<string, number> {
  const { items } = useRefinementList({
    attribute,
    operator: 'or',
    limit: EVERY_VALUE,
    escapeFacetValues: false,
  });
  return useMemo(() => new Map(items.map(({ value, count }) => [value, count])), [items]);
}
