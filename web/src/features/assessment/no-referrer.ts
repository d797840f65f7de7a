import { useLayoutEffect } from 'react';

/**
 * While the page is shown, nothing it loads or leads to learns its address. The server says the same in a header, which a
 * page reached by a link within the site never sees.
 */
export function useNoReferrer(): void {
  useLayoutEffect(() => {
    setPolicy('no-referrer');
    // The site's own policy again. Removing the element would not bring it back.
    return () => setPolicy('strict-origin-when-cross-origin');
  }, []);
}

function setPolicy(policy: string): void {
  document.head.querySelector('meta[name="referrer"]')?.remove();
  const meta = document.createElement('meta');
  meta.name = 'referrer';
  meta.content = policy;
  document.head.append(meta);
}
