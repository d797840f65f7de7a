import { useLayoutEffect } from 'react';

/**
 * While a page with a referrer policy of its own is shown, whatever it loads or leads to is told no more than that allows.
 * The server says the same in a header, which a page reached by a link within the site never sees.
 */
export function useReferrerPolicy(policy: string | undefined): void {
  useLayoutEffect(() => {
    if (policy === undefined) return;
    setPolicy(policy);
    // The site's own policy again. Removing the element would not bring it back.
    return () => setPolicy('strict-origin-when-cross-origin');
  }, [policy]);
}

function setPolicy(policy: string): void {
  document.head.querySelector('meta[name="referrer"]')?.remove();
  const meta = document.createElement('meta');
  meta.name = 'referrer';
  meta.content = policy;
  document.head.append(meta);
}
