import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import type { SearchResults } from 'algoliasearch-helper';
import type { Offer, SearchAnswer } from '@directory/domain/contracts/search-answer';
import { SEARCH_LIMITS } from '@directory/domain/contracts/search-limits';
import type { FacetField } from '@directory/domain/facets';
import { type FoundPerson, foundPerson } from '@directory/domain/profile/found-person';
import type { FoundResult } from './model/client.ts';
import type { SearchState } from './model/search-state.ts';
import { useSearchAddress } from './search-address-context.ts';

export type { FoundPerson as ResultHit };

export interface Results extends Omit<SearchAnswer, 'facets' | 'hits' | 'groups'> {
  hits: readonly FoundPerson[];
  groups: readonly { offer: Offer | null; hits: readonly FoundPerson[] }[];
  /** `waiting`: nothing to show yet. `late`: the results shown are the last search's, and the next is taking its time. */
  phase: 'waiting' | 'late' | 'shown' | 'failed';
  /** The words that they are for, as they were typed. */
  query: string;
  /** There are so many that the screen does not count them. */
  isMany: boolean;
  /** The page that they are of, from 1: the address may be at another already. */
  page: number;
  /** How many results each value has, by facet: those that were counted. */
  counts: Readonly<Partial<Record<FacetField, Readonly<Record<string, number>>>>>;
  /** Runs the search again after a failure. */
  retry: () => void;
}

const NONE = {
  query: '',
  hits: [],
  groups: [],
  offers: [],
  understood: null,
  near: null,
  frenchFirst: false,
  total: 0,
  isMany: false,
  page: 1,
  pages: 0,
  counts: {},
};

/** @param hasNone nothing has been found so far */
export function phaseOf(status: string, hasNone: boolean, failedOnServer: boolean): Results['phase'] {
  if (status === 'error' || (hasNone && failedOnServer && status === 'idle')) return 'failed';
  if (hasNone) return 'waiting';
  return status === 'stalled' ? 'late' : 'shown';
}

/** As the client gave it. */
function resultIn(found: SearchResults): FoundResult {
  const [result] = found._rawResults as unknown as [FoundResult];
  return result;
}

/** Whether these results are of this search. */
export function isFor(found: SearchResults, state: SearchState): boolean {
  return JSON.stringify(resultIn(found).asked) === JSON.stringify(state);
}

/** The results on the screen. After a failure there are none, whatever was shown before. */
export function toResults(found: SearchResults, phase: Results['phase']): Omit<Results, 'retry'> {
  if (phase === 'failed' || phase === 'waiting') return { ...NONE, phase };
  const { asked, answer } = resultIn(found);
  return {
    ...answer,
    query: asked.search,
    page: asked.page,
    hits: answer.hits.map(foundPerson),
    groups: answer.groups.map(({ offer, hits }) => ({ offer, hits: hits.map(foundPerson) })),
    phase,
    isMany: answer.total >= SEARCH_LIMITS.manyHits,
    counts: answer.facets,
  };
}

export const ResultsContext = createContext<Results | null>(null);

/** The results on the screen; the same object until another answer or phase. @throws outside the search engine */
export function useResults(): Results {
  const results = useContext(ResultsContext);
  if (!results) throw new Error('useResults needs SearchEngine around it.');
  return results;
}

/** Typing rests when no other answer has come for so long. */
const REST_MS = 200;

/**
 * For what is out of view or beside the point while a keyword is typed: the value then follows when typing rests, so that a key draws no more
 * than what is looked at.
 */
export function useRested<Value>(value: Value): Value {
  const { isTyping } = useSearchAddress();
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const follow = () => startTransition(() => setRested(() => value));
    if (!isTyping) follow();
    const timer = isTyping ? setTimeout(follow, REST_MS) : undefined;
    return () => clearTimeout(timer);
  }, [value, isTyping]);
  return isTyping ? rested : value;
}
