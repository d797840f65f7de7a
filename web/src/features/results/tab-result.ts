import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { type Condition, isCondition } from '@directory/domain/assessments/conditions';
import { isPossibleResult, isSeverity, type Severity } from '@directory/domain/assessments/severity';
import { useRouteState } from '../../site/route.ts';
import { tellsOfSelfHarm } from './tells-of-self-harm.ts';
import { readResults } from './result-store.ts';

/** What matches take of a result. */
export interface LinkedResult {
  score: number;
  severity: Severity;
}

/** `selfHarm`: an answer tells of thoughts of death or self-harm, and decides the words. */
type OwnResult = LinkedResult & { selfHarm?: boolean };
type TabResult = OwnResult & { condition: Condition };

/** The result that matches go by: one of this device, or what a link says of somebody. */
export type MatchResult = OwnResult & { from: 'device' | 'link' };

interface ResultChoice {
  /** The one in use. */
  used: MatchResult | null;
  /** The device's own, also where it is not the one in use. */
  own: OwnResult | null;
  /** The visitor's own answer about self-harm decides the words here, whichever result is in use, and where it is left out. */
  selfHarm: boolean;
}

/** The visitor's own result, handed over by the results' page, or the wish that none be used. */
const ownSlot = createTabSlot('therapist_match_result');
/** A result from a link. It stands apart: no link takes the place of the visitor's own result. */
const linkSlot = createTabSlot('therapist_match_link');

/** Hands the visitor's own result to the matches of this tab, without any address; null forgets all that the tab keeps of results. */
export function setTabResult(result: TabResult | null): void {
  linkSlot.write(null);
  ownSlot.write(result && JSON.stringify(result));
}

/** Has this tab's matches go without the visitor's own result. One that the device keeps stays kept. */
export function leaveOutOwnResult(condition: Condition): void {
  const { selfHarm } = choose(condition);
  ownSlot.write(JSON.stringify({ condition, isLeftOut: true, ...(selfHarm && { selfHarm }) }));
}

/** Forgets what a link brought, and that the visitor's own result was to be left out. */
export function preferOwnResult(): void {
  linkSlot.write(null);
  if (isLeftOut(ownSlot.read())) ownSlot.write(null);
}

/**
 * The result that the matches for a condition go by: a link's while it is not forgotten, else the one that this tab was handed, else
 * the newest that the device keeps. On the server and while hydrating it is the link's, which the route's `load` has checked.
 */
export function useMatchResult(condition: Condition | null): ResultChoice {
  const arrived = useRouteState<LinkedResult | 'refused' | null>();
  const linked = arrived === 'refused' || !arrived ? null : arrived;
  useLayoutEffect(() => {
    // Before the store is first looked at. Later renders of the same page must not bring back what was forgotten meanwhile.
    if (linked && condition) linkSlot.write(JSON.stringify({ condition, ...linked }));
    // An earlier link's is not what this one asked for.
    else if (arrived === 'refused') linkSlot.write(null);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(condition ? choose(condition) : NONE),
    () => JSON.stringify(linked ? { ...NONE, used: { ...linked, from: 'link' } } : NONE),
  );
  return useMemo(() => JSON.parse(text) as ResultChoice, [text]);
}

const NONE: ResultChoice = { used: null, own: null, selfHarm: false };

function choose(condition: Condition): ResultChoice {
  const forThis = (text: string | null) => {
    const kept = parseTabResult(text);
    if (kept?.condition !== condition) return null;
    return { score: kept.score, severity: kept.severity, ...(kept.selfHarm && { selfHarm: true }) };
  };
  const link = forThis(linkSlot.read());
  const own = forThis(ownSlot.read()) ?? newestKept(condition);
  const leftOut = isLeftOut(ownSlot.read(), condition);
  const isUsed = own !== null && !leftOut;
  const used = link
    ? { ...link, from: 'link' as const }
    : isUsed
      ? { ...own, from: 'device' as const }
      : null;
  const selfHarm = own?.selfHarm === true || (leftOut && parsed(ownSlot.read())['selfHarm'] === true);
  return { used, own, selfHarm };
}

function newestKept(condition: Condition): OwnResult | null {
  const kept = readResults(condition).find(({ score, severity }) =>
    isPossibleResult(condition, score, severity),
  );
  if (!kept) return null;
  return { score: kept.score, severity: kept.severity, selfHarm: tellsOfSelfHarm(kept, kept.answers) };
}

/** Reads what was kept; anything that is no result, or none that its self-assessment can end in, is none. */
export function parseTabResult(text: string | null): TabResult | null {
  const { condition, score, severity, selfHarm } = parsed(text);
  if (!isCondition(condition) || !isSeverity(severity) || typeof score !== 'number') return null;
  if (!isPossibleResult(condition, score, severity)) return null;
  return { condition, score, severity, ...(selfHarm === true && { selfHarm }) };
}

/** Whether this tab holds something in place of a result that no self-assessment can end in: matches never go by it. */
export function isTabResultRefused(): boolean {
  return [ownSlot, linkSlot].some((slot) => {
    const text = slot.read();
    return text !== null && parseTabResult(text) === null && !isLeftOut(text);
  });
}

function isLeftOut(text: string | null, condition?: Condition): boolean {
  const kept = parsed(text);
  return kept['isLeftOut'] === true && (condition === undefined || kept['condition'] === condition);
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function subscribe(listener: () => void): () => void {
  const ends = [ownSlot.subscribe(listener), linkSlot.subscribe(listener)];
  // Another tab may keep or delete a result of the device.
  window.addEventListener('storage', listener);
  return () => {
    for (const end of ends) end();
    window.removeEventListener('storage', listener);
  };
}

/** One text that a tab keeps until it is closed, in memory where the browser refuses storage. */
interface TabSlot {
  read: () => string | null;
  /** Null forgets it. */
  write: (text: string | null) => void;
  /** @returns what ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

function createTabSlot(key: string): TabSlot {
  let inMemory: string | null = null;
  const listeners = new Set<() => void>();
  return {
    read: () => {
      try {
        return sessionStorage.getItem(key) ?? inMemory;
      } catch {
        return inMemory;
      }
    },
    write: (text) => {
      inMemory = text;
      try {
        if (text === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, text);
      } catch {
        // Storage is refused: memory alone keeps it, until the next document.
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
