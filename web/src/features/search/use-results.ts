import { createContext, useContext } from 'react';
import type { SearchResults } from 'algoliasearch-helper';
import { FACET_FIELDS, type FacetField } from '@directory/domain/facets';
import type { PlaceAccuracy } from '@directory/domain/places/person-place';
import type { ProfileHit } from '@directory/search-config/document';
import { SEARCH_LIMITS } from '@directory/search-config/limits';
import type { MARKED_FIELDS, ResultField } from './model/shape-request.ts';
import { NOTHING_READ, readingOf, type ReadingOfResults } from './model/reading-of.ts';

type MarkedField = (typeof MARKED_FIELDS)[number];
type Marked = { value: string };

/** A result as its card shows it. `_highlightResult` is there when there is a keyword. */
export type ResultHit = Pick<ProfileHit, ResultField> & {
  /** Where a place is asked for: how far from it, how exactly that is known, and the postal area that it is measured to. */
  distance_km?: number | null;
  place_accuracy?: PlaceAccuracy | null;
  place_area?: string | null;
  _highlightResult?: {
    [Field in MarkedField]?: ProfileHit[Field] extends readonly unknown[] ? Marked[] : Marked;
  };
};

export interface Results extends ReadingOfResults {
  /** `waiting`: nothing to show yet. `late`: the results shown are the last search's, and the next is taking its time. */
  phase: 'waiting' | 'late' | 'shown' | 'failed';
  hits: readonly ResultHit[];
  total: number;
  /** There are so many that the screen does not count them. */
  isMany: boolean;
  pages: number;
  /** How many results each value has, by facet: those that were counted. */
  counts: Readonly<Partial<Record<FacetField, Readonly<Record<string, number>>>>>;
}

const NONE = { hits: [], total: 0, isMany: false, pages: 0, counts: {}, ...NOTHING_READ };

/** @param hasNone nothing has been found so far */
export function phaseOf(status: string, hasNone: boolean, failedOnServer: boolean): Results['phase'] {
  if (status === 'error' || (hasNone && failedOnServer && status === 'idle')) return 'failed';
  if (hasNone) return 'waiting';
  return status === 'stalled' ? 'late' : 'shown';
}

/** The results on the screen. After a failure there are none, whatever was shown before. */
export function toResults(found: SearchResults, phase: Results['phase']): Results {
  if (phase === 'failed' || phase === 'waiting') return { ...NONE, phase };
  const { hits, nbHits, nbPages } = found;
  return {
    phase,
    hits,
    total: nbHits,
    isMany: nbHits >= SEARCH_LIMITS.manyHits,
    pages: nbPages,
    counts: countsOf(found),
    ...readingOf(found),
  };
}

/** Where nobody is found, nobody has a value of a facet in which nothing is chosen: that need not be counted. */
function countsOf({ nbHits, disjunctiveFacets, _state: state }: SearchResults): Results['counts'] {
  const isNone = (field: FacetField) => nbHits === 0 && !state.disjunctiveFacetsRefinements[field]?.length;
  const counts: Results['counts'] = {
    ...Object.fromEntries(FACET_FIELDS.filter(isNone).map((field) => [field, {}])),
    ...Object.fromEntries(disjunctiveFacets.map(({ name, data }) => [name, data])),
  };
  return counts;
}

export const ResultsContext = createContext<Results | null>(null);

/** The results on the screen; the same object until another answer or phase. @throws outside the search engine */
export function useResults(): Results {
  const results = useContext(ResultsContext);
  if (!results) throw new Error('useResults needs SearchEngine around it.');
  return results;
}
