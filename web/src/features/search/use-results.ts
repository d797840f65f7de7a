import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import type { SearchResults } from 'algoliasearch-helper';
import type { Offer, SearchAnswer } from '@directory/domain/contracts/search-answer';
import { SEARCH_LIMITS } from '@directory/domain/contracts/search-limits';
import { useQueryClient } from '../../site/use-query.ts';
import { type FoundPerson, foundPerson } from '@directory/domain/profile/found-person';
import { type FoundResult, NOBODY_FOUND } from './model/client.ts';
import { EMPTY_SEARCH, type SearchState } from './model/search-state.ts';
import { paceOf } from './model/search-pace.ts';
import { useSearchAddress } from './search-address-context.ts';

export type { FoundPerson as ResultHit };

export interface Results extends Omit<SearchAnswer, 'hits' | 'groups'> {
  hits: readonly FoundPerson[];
  groups: readonly { offer: Offer; hits: readonly FoundPerson[] }[];
  /** `waiting`: nothing to show yet. `late`: the results shown are the last search's, and the next is taking its time. */
  phase: 'waiting' | 'late' | 'shown' | 'failed';
  /** The words that they are for, as they were typed. */
  query: string;
  /** There are so many that the screen does not count them. */
  isMany: boolean;
  /** The page that they are of, from 1: the address may be at another already. */
  page: number;
  /** Runs the search again after a failure. */
  retry: () => void;
}

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
  const isNone = phase === 'failed' || phase === 'waiting';
  const { asked, answer } = isNone ? { asked: EMPTY_SEARCH, answer: NOBODY_FOUND } : resultIn(found);
  return {
    ...answer,
    query: asked.search,
    page: asked.page,
    hits: answer.hits.map(foundPerson),
    groups: answer.groups.map(({ offer, hits }) => ({ offer, hits: hits.map(foundPerson) })),
    phase,
    isMany: answer.total >= SEARCH_LIMITS.manyHits,
  };
}

export const ResultsContext = createContext<Results | null>(null);

/** The results on the screen; the same object until another answer or phase. @throws outside the search engine */
export function useResults(): Results {
  const results = useContext(ResultsContext);
  if (!results) throw new Error('useResults needs SearchEngine around it.');
  return results;
}

/** Typing rests when no other answer has come for so long, and none is awaited. */
const REST_MS = 200;

/**
 * For what is out of view or beside the point while a keyword is typed: the value then follows when typing rests, so that a key draws no more
 * than what is looked at.
 */
export function useRested<Value>(value: Value): Value {
  const { isTyping } = useSearchAddress();
  const pace = paceOf(useQueryClient().directory);
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const follow = () => {
      if (isTyping && pace.isAwaiting()) return;
      startTransition(() => setRested(() => value));
      clearInterval(timer);
    };
    const timer = isTyping ? setInterval(follow, REST_MS) : undefined;
    if (!isTyping) follow();
    return () => clearInterval(timer);
  }, [value, isTyping, pace]);
  return isTyping ? rested : value;
}
