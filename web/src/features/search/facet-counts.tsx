import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useRefinementList } from 'react-instantsearch';
import type { Facet } from '@directory/search-config/document';
import { useResults } from './use-results.ts';

export interface FacetCounts {
  /** The values of a facet that some result has. */
  valuesOf: (facet: Facet) => string[];
  /** How many results a value has, or would have, were it chosen; null while nothing has been counted. */
  countOf: (facet: Facet, value: string) => number | null;
}

const FacetCountsContext = createContext<FacetCounts | null>(null);

/** As many values as the engine gives. */
const EVERY_VALUE = 5000;

/** Registers every facet once, however many places show it. */
export function FacetCountsProvider({ children }: { children: ReactNode }) {
  const { phase } = useResults();
  const isCounted = phase === 'shown' || phase === 'late';
  const [languages, therapies, sessionTypes, gender, province, city] = [
    useCountsByValue('languages'),
    useCountsByValue('therapies'),
    useCountsByValue('session_types'),
    useCountsByValue('gender'),
    useCountsByValue('province'),
    useCountsByValue('city'),
  ];
  const counts = useMemo<FacetCounts>(() => {
    const byFacet = { languages, therapies, session_types: sessionTypes, gender, province, city };
    return {
      valuesOf: (facet) => [...byFacet[facet]].filter(([, count]) => count > 0).map(([value]) => value),
      countOf: (facet, value) => (isCounted ? (byFacet[facet].get(value) ?? 0) : null),
    };
  }, [isCounted, languages, therapies, sessionTypes, gender, province, city]);
  return <FacetCountsContext value={counts}>{children}</FacetCountsContext>;
}

/** The counts of every facet's values. @throws outside the search engine. */
export function useFacetCounts(): FacetCounts {
  const counts = useContext(FacetCountsContext);
  if (!counts) throw new Error('useFacetCounts needs FacetCountsProvider around it.');
  return counts;
}

function useCountsByValue(attribute: Facet): ReadonlyMap<string, number> {
  const { items } = useRefinementList({
    attribute,
    operator: 'or',
    limit: EVERY_VALUE,
    escapeFacetValues: false,
  });
  return useMemo(() => new Map(items.map(({ value, count }) => [value, count])), [items]);
}
