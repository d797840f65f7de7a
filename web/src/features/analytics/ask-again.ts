import { useSyncExternalStore } from 'react';

/** The button that asks again; the focus goes back to it. */
export const CHOICE_ID = 'statistics-choice-again';

const listeners = new Set<() => void>();
let askedFor = false;

/** True while the visitor has asked to change the answer. */
export function isAskedFor(): boolean {
  return askedFor;
}

export function askAgain(): void {
  set(true);
}

/** The question is answered. */
export function leaveChoice(): void {
  set(false);
}

/** {@link isAskedFor}, followed. */
export function useIsAskedFor(): boolean {
  return useSyncExternalStore(subscribe, isAskedFor, () => false);
}

function set(value: boolean): void {
  askedFor = value;
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
