import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FacetField } from '@directory/domain/facets';
import { useFoldings } from './foldings.tsx';
import { shownFacets } from './model/shown-facets.ts';
import { useSearchAddress } from './search-address-context.ts';
import { useResults } from './use-results.ts';

interface CountShownFacetsProps {
  /** Is told of the facets that the screen shows, before the next search is sent. */
  show: (fields: readonly FacetField[]) => void;
  /** No search is under way: what is shown is what was asked for. */
  isIdle: boolean;
  /** Runs the present search again, with the counts of what is shown by now. */
  count: () => void;
}

/** Has a facet counted when the visitor opens its group or the drawer, unless its counts are there. Shows nothing. */
export function CountShownFacets({ show, isIdle, count }: CountShownFacetsProps) {
  const { state, isMap } = useSearchAddress();
  const { foldings, isDrawerOpen } = useFoldings();
  const { phase, counts } = useResults();
  const isWide = useIsWide();
  // Beside the map there is no room for the filters.
  const panel = isWide && !isMap ? 'beside' : isDrawerOpen ? 'drawer' : null;
  const fields = shownFacets(panel, state, foldings);
  useLayoutEffect(() => {
    show(fields);
  });
  const missing = phase === 'shown' ? fields.filter((field) => !counts[field]) : [];
  // Once for each search: without an answer the values stand without counts.
  const wanted = missing.length > 0 ? JSON.stringify([missing, state]) : '';
  const asked = useRef('');
  useEffect(() => {
    if (!isIdle || asked.current === wanted) return;
    asked.current = wanted;
    if (wanted) count();
  }, [isIdle, wanted, count]);
  return null;
}

/** As in search-screen.css: the filters stand beside the results. */
const WIDE = '(width >= 60rem)';

function useIsWide(): boolean {
  const [media] = useState(() => (typeof window === 'undefined' ? null : matchMedia(WIDE)));
  return useSyncExternalStore(
    (onChange) => {
      media?.addEventListener('change', onChange);
      return () => media?.removeEventListener('change', onChange);
    },
    () => media?.matches ?? true,
    // The page that the server makes is the wide one.
    () => true,
  );
}
