import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../site/contexts.ts';
import { TrackedView } from './tracked-view.ts';

/** Counts each page by its path, the first one with the host that led here. No query: it may hold what somebody typed. */
export function PageViews() {
  const { pathname, key } = useLocation();
  const language = useLanguage();
  const isFirst = key === 'default';
  const referrer = isFirst ? otherHost() : undefined;
  const metadata = { path: pathname, language, ...(referrer && { referrer }) };
  return <TrackedView event="page_view" what={pathname} fields={{ metadata }} />;
}

function otherHost(): string | undefined {
  if (typeof document === 'undefined' || !URL.canParse(document.referrer)) return undefined;
  const { host, hostname } = new URL(document.referrer);
  return host === window.location.host ? undefined : hostname;
}
