import { useSyncExternalStore } from 'react';
import { type Condition, isCondition } from '@directory/domain/assessments/conditions';
import { isSeverity } from '@directory/domain/assessments/severity';
import type { LinkedResult } from './match-address.ts';

const KEY = 'therapist_match_result';

type TabResult = LinkedResult & { condition: Condition };

/** What is kept when the browser refuses storage. Both end with the tab. */
let inMemory: string | null = null;
const listeners = new Set<() => void>();

/** Keeps a result for this tab, out of the address bar; null forgets it. */
export function setTabResult(result: TabResult | null): void {
  inMemory = result && JSON.stringify(result);
  try {
    if (inMemory === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, inMemory);
  } catch {
    // Storage is refused: memory alone keeps it, until the next document.
  }
  for (const listener of listeners) listener();
}

/** The result that this tab keeps for a condition; null on the server and while hydrating. */
export function useTabResult(condition: Condition | null): LinkedResult | null {
  const text = useSyncExternalStore(subscribe, readText, () => null);
  const result = parseTabResult(text);
  return result?.condition === condition ? result : null;
}

/** Reads what was kept; anything that is not a result is none. */
export function parseTabResult(text: string | null): TabResult | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null) return null;
  const { condition, score, severity } = stored as Partial<Record<keyof TabResult, unknown>>;
  if (!isCondition(condition) || !isSeverity(severity) || typeof score !== 'number') return null;
  return { condition, score, severity };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readText(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? inMemory;
  } catch {
    return inMemory;
  }
}
