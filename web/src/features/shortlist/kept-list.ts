import { useSyncExternalStore } from 'react';

/** Somebody whom the visitor keeps on the list, with the name of that day: it outlives the profile. */
export interface KeptPerson {
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

export type KeptList = readonly KeptPerson[];

const NOBODY: KeptList = [];
let shown = NOBODY;
const listeners = new Set<() => void>();

/**
 * The list as hearts and header show it: empty on the server, and until `stored-list.ts`, which comes after the page, has read the
 * device. This much alone is part of every page.
 */
export function useKeptList(): KeptList {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => NOBODY,
  );
}

/** Shows another list everywhere on the page. */
export function showList(list: KeptList): void {
  shown = list;
  for (const listener of listeners) listener();
}

/** @returns what ends the subscription */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
