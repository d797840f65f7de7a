import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration, true from then on: for what only works with scripts. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
