import { createSignal } from '../../site/signal.ts';
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { type Condition, isCondition } from '@directory/domain/assessments/conditions';
import { isPossibleResult, isSeverity, type Severity } from '@directory/domain/assessments/severity';
import { useRouteState } from '../../site/route.ts';
import { isStored, keepInTab, readInTab, removeStored } from '../device/device-storage.ts';
import { tellsOfSelfHarm } from './stored-result.ts';
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

/** Where a tab keeps the visitor's own result, handed over by the results' page, or the wish that none be used. */
const OWN_KEY = 'therapist_match_result';
/** A result from a link. It stands apart: no link takes the place of the visitor's own result. */
const LINK_KEY = 'therapist_match_link';

/** Hands the visitor's own result to the matches of this tab, without any address; null forgets all that the tab keeps of results. */
export function setTabResult(result: TabResult | null): void {
  write(LINK_KEY, null);
  write(OWN_KEY, result);
}

/** Has this tab's matches go without the visitor's own result. One that the device keeps stays kept. */
export function leaveOutOwnResult(condition: Condition): void {
  const { selfHarm } = choose(condition);
  write(OWN_KEY, { condition, isLeftOut: true, ...(selfHarm && { selfHarm }) });
}

/** Forgets what a link brought, and that the visitor's own result was to be left out. */
export function preferOwnResult(): void {
  write(LINK_KEY, null);
  if (isLeftOut(read(OWN_KEY))) write(OWN_KEY, null);
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
    if (linked && condition) write(LINK_KEY, { condition, ...linked });
    // An earlier link's is not what this one asked for.
    else if (arrived === 'refused') write(LINK_KEY, null);
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
  const forThis = (kept: unknown): OwnResult | null => {
    const result = tabResult(kept);
    if (result?.condition !== condition) return null;
    return { score: result.score, severity: result.severity, ...(result.selfHarm && { selfHarm: true }) };
  };
  const kept = read(OWN_KEY);
  const link = forThis(read(LINK_KEY));
  const own = forThis(kept) ?? newestKept(condition);
  const leftOut = isLeftOut(kept) && fieldsOf(kept)['condition'] === condition;
  const used: MatchResult | null = link
    ? { ...link, from: 'link' }
    : own && !leftOut
      ? { ...own, from: 'device' }
      : null;
  return { used, own, selfHarm: own?.selfHarm === true || (leftOut && fieldsOf(kept)['selfHarm'] === true) };
}

function newestKept(condition: Condition): OwnResult | null {
  const kept = readResults(condition).find(({ score, severity }) =>
    isPossibleResult(condition, score, severity),
  );
  if (!kept) return null;
  return { score: kept.score, severity: kept.severity, selfHarm: tellsOfSelfHarm(kept, kept.answers) };
}

/** What was kept as a result; null for anything that is none, or none that its self-assessment can end in. */
export function tabResult(kept: unknown): TabResult | null {
  const { condition, score, severity, selfHarm } = fieldsOf(kept);
  if (!isCondition(condition) || !isSeverity(severity) || typeof score !== 'number') return null;
  if (!isPossibleResult(condition, score, severity)) return null;
  return { condition, score, severity, ...(selfHarm === true && { selfHarm }) };
}

/** Whether this tab holds something in place of a result that no self-assessment can end in: matches never go by it. */
export function isTabResultRefused(): boolean {
  return [OWN_KEY, LINK_KEY].some((key) => {
    const kept = read(key);
    return isStored(key, 'tab') && tabResult(kept) === null && !isLeftOut(kept);
  });
}

const isLeftOut = (kept: unknown) => fieldsOf(kept)['isLeftOut'] === true;

const fieldsOf = (kept: unknown) => (kept ?? {}) as Readonly<Record<string, unknown>>;

/** What this tab keeps where the browser refuses storage, until the next document. */
const inMemory = new Map<string, unknown>();
/** Another tab may keep or delete a result of the device. */
const { tell, subscribe } = createSignal('storage');

function read(key: string): unknown {
  return readInTab(key) ?? inMemory.get(key) ?? null;
}

/** Null forgets it. */
function write(key: string, value: object | null): void {
  if (value === null) removeStored(key, 'tab');
  inMemory.set(key, value !== null && !keepInTab(key, value) ? value : null);
  tell();
}
