import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../app/contexts.ts';
import { useTrackedView } from './use-tracked-view.ts';

/** Counts each page by its path, the first one with the host that led here. No query: it may hold what somebody typed. */
export function usePageViews(): void {
  const { pathname, key } = useLocation();
  const language = useLanguage();
  const isFirst = key === 'default';
  const referrer = isFirst ? otherHost() : undefined;
  useTrackedView('page_view', pathname, {
    metadata: { path: pathname, language, ...(referrer && { referrer }) },
  });
}

function otherHost(): string | undefined {
  if (typeof document === 'undefined' || !URL.canParse(document.referrer)) return undefined;
  const { host, hostname } = new URL(document.referrer);
  return host === window.location.host ? undefined : hostname;
}
