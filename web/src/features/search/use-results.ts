import { useHits, useInstantSearch, useStats } from 'react-instantsearch';
import type { ProfileHit } from '@directory/search-config/document';
import { SEARCH_LIMITS } from '@directory/search-config/limits';
import { useRouteState } from '../../site/route.ts';
import type { MARKED_FIELDS, ResultField } from './model/client.ts';
import { NOTHING_READ, readingOf, type ReadingOfResults } from './model/reading-of.ts';
import type { SearchRouteState } from './model/initial-results.ts';

type MarkedField = (typeof MARKED_FIELDS)[number];
type Marked = { value: string };

/** A result as its card shows it. `_highlightResult` is there when there is a keyword. */
export type ResultHit = Pick<ProfileHit, ResultField> & {
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
}

const NONE = { hits: [], total: 0, isMany: false, pages: 0, ...NOTHING_READ };

/** The results on the screen. After a failure there are none, whatever was shown before. */
export function useResults(): Results {
  const { results, status } = useInstantSearch();
  const failedOnServer = useRouteState<SearchRouteState>()?.results === null;
  const { items } = useHits<ResultHit & Record<string, unknown>>({ escapeHTML: false });
  const { nbHits, nbPages } = useStats();
  const hasNone = '__isArtificial' in results && results.__isArtificial;
  if (status === 'error' || (hasNone && failedOnServer && status === 'idle'))
    return { ...NONE, phase: 'failed' };
  if (hasNone) return { ...NONE, phase: 'waiting' };
  return {
    phase: status === 'stalled' ? 'late' : 'shown',
    hits: items,
    total: nbHits,
    isMany: nbHits >= SEARCH_LIMITS.manyHits,
    pages: nbPages,
    ...readingOf(results),
  };
}
