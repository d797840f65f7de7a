import { useEffect } from 'react';
import { useLanguage } from '../../site/contexts.ts';
import { useConsent } from './consent.ts';
import { trackEvent } from './track-event.ts';

/** A search is counted once nobody has changed it for this long: half a word is not what was looked for. */
const SETTLED_MS = 1500;

interface CountedSearch {
  query: string;
  /** How many were chosen. */
  filters: number;
  results: number;
  /** `nearest`: nobody met all that was asked; the results are those who come near. */
  found: 'exact' | 'nearest';
}

const NONE: CountedSearch = { query: '', filters: 0, results: 0, found: 'exact' };

/** Counts a search with how many it found. Null counts nothing. */
export function useTrackedSearch(search: CountedSearch | null): void {
  const consent = useConsent();
  const language = useLanguage();
  const { query, filters, results, found } = search ?? NONE;
  const isSearch = search !== null && (query !== '' || filters > 0);
  useEffect(() => {
    if (!isSearch || consent !== 'yes') return;
    const timer = setTimeout(
      () => trackEvent('search', { metadata: { query, filters, results, found, language } }),
      SETTLED_MS,
    );
    return () => clearTimeout(timer);
  }, [consent, isSearch, query, filters, results, found, language]);
}
