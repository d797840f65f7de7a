import type { FacetField } from '@directory/domain/facets';
import type { AnsweredNear } from '@directory/domain/places/near';
import type { Understood } from '@directory/domain/query/understood';

/** What results say of the words they are for. */
export interface ReadingOfResults {
  /** The words, as they were typed. */
  query: string;
  /** How they were read; null when they mean themselves. */
  understood: Understood | null;
  /** The place that was asked for; null where none was. */
  near: AnsweredNear | null;
  /** How many there are without the choice in one facet; null where nobody has counted. */
  countWithout: (field: FacetField) => number | null;
}

export const NOTHING_READ: ReadingOfResults = {
  query: '',
  understood: null,
  near: null,
  countWithout: () => null,
};

/** @param results InstantSearch's, whose own types know nothing of it */
export function readingOf(results: object): ReadingOfResults {
  const { query, understood, near, _state, _rawResults } = results as {
    query?: string;
    understood?: Understood;
    near?: AnsweredNear;
    _state?: { getRefinedDisjunctiveFacets: () => string[] };
    _rawResults?: readonly { nbHits?: number }[];
  };
  return {
    query: query ?? '',
    understood: understood ?? null,
    near: near ?? null,
    // After the results come the searches that count the values of one facet each, without what is chosen there.
    countWithout: (field) => {
      const at = _state?.getRefinedDisjunctiveFacets().indexOf(field) ?? -1;
      return at < 0 ? null : (_rawResults?.[at + 1]?.nbHits ?? null);
    },
  };
}
