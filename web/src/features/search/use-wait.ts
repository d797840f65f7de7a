import { useEffect, useState } from 'react';

/** Nothing is held back for longer: it is then shown without its counts. */
const LONGEST_WAIT_MS = 1000;

interface Wait {
  /** True while what is waited for is neither there nor overdue. */
  isWaiting: boolean;
  /** Waits from now on. */
  wait: () => void;
}

/** A wait for something, which ends when it is there, and after a second. */
export function useWait(isThere: boolean, { fromStart = false } = {}): Wait {
  const [isAwaited, setAwaited] = useState(fromStart);
  if (isAwaited && isThere) setAwaited(false);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => setAwaited(false), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  return { isWaiting: isAwaited && !isThere, wait: () => setAwaited(true) };
}
