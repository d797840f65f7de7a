import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Condition } from '@directory/domain/assessments/conditions';
import type { MatchAnswer } from '@directory/domain/match/answer';
import { useQuery } from '../../site/use-query.ts';
import { matchQuery } from './match-address.ts';

/** After so long people ask themselves whether anything happens. */
const SLOW_MS = 2000;
/** An answer that has not come by then will not: the question is asked anew. */
const LOST_MS = 15_000;
/** How long after a failure the page asks again by itself. */
const AGAIN_MS = 5000;

export interface Matches {
  /** The answer to what is asked now, or while that is awaited the last one; undefined before there was any. */
  answer: MatchAnswer | undefined;
  /** Whether `answer` is the one to what is asked now. */
  isCurrent: boolean;
  /** What keeps the answer away; null while nothing does. The page asks again by itself. */
  trouble: 'offline' | 'slow' | 'failed' | null;
  askAgain: () => void;
}

/** A page of matches, which a lost connection or a slow answer takes nothing away from. */
export function useMatches(search: Parameters<typeof matchQuery>[0]): Matches {
  const isOnline = useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
  const { data, isError, isFetching, refetch } = useQuery(matchQuery(search));
  const [kept, setKept] = useState<{ condition: Condition; answer: MatchAnswer } | null>(null);
  if (data && kept?.answer !== data) setKept({ condition: search.condition, answer: data });

  const isWaiting = isFetching && data === undefined;
  const isSlow = useElapsed(isWaiting, SLOW_MS);
  const mayAskAgain = useElapsed(isError && !isFetching, AGAIN_MS);
  const askAgain = () => void refetch();
  // Once for each wait that is given up, and for each failure; a page that is shown again asks by itself.
  // oxlint-disable react/exhaustive-deps
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(askAgain, LOST_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  useEffect(() => {
    if (mayAskAgain && !document.hidden) askAgain();
  }, [mayAskAgain]);
  // oxlint-enable react/exhaustive-deps

  const isMissing = data === undefined;
  return {
    answer: data ?? (kept?.condition === search.condition ? kept.answer : undefined),
    isCurrent: !isMissing,
    trouble: !isOnline ? 'offline' : isMissing && isError ? 'failed' : isMissing && isSlow ? 'slow' : null,
    askAgain,
  };
}

function subscribeOnline(listener: () => void): () => void {
  const listen = new AbortController();
  for (const type of ['online', 'offline'])
    window.addEventListener(type, listener, { signal: listen.signal });
  return () => listen.abort();
}

/** Whether something has been going on for so long. */
function useElapsed(isGoingOn: boolean, ms: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setHasElapsed(true), ms);
    return () => {
      clearTimeout(timer);
      setHasElapsed(false);
    };
  }, [isGoingOn, ms]);
  return isGoingOn && hasElapsed;
}
