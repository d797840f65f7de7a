import { useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { FRESHNESS } from '../../site/query-client.ts';

/** Searches again in the background every ten minutes, and when the tab becomes visible (specification 1, section 9). */
export function useBackgroundRefresh(): void {
  const { refresh, status } = useInstantSearch();
  const failed = status === 'error';
  useEffect(() => {
    // After a failure the visitor decides when to try again.
    if (failed) return undefined;
    const refreshIfSeen = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    const timer = setInterval(refreshIfSeen, FRESHNESS.backgroundRefreshMs);
    document.addEventListener('visibilitychange', refreshIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfSeen);
    };
  }, [refresh, failed]);
}
