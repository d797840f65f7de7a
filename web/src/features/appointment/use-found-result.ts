import { useEffect, useMemo, useState } from 'react';
import { useIsHydrated } from '../../site/contexts.ts';
import { findResult, presentResult, type FoundResult } from './found-result.ts';

/** The result that the fragment names, for as long as it is there; `undefined` until the device has been read. */
export function useFoundResult(hash: string): FoundResult | null | undefined {
  const isHydrated = useIsHydrated();
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    // Another tab keeps or deletes: what is deleted there goes from the screen here.
    const readAnew = () => setChanges((count) => count + 1);
    window.addEventListener('storage', readAnew);
    return () => {
      window.removeEventListener('storage', readAnew);
      presentResult(null);
    };
  }, []);
  // What the device keeps is known only in the browser, after the page that the server rendered is in place.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => (isHydrated ? findResult(hash) : undefined), [hash, isHydrated, changes]);
}
