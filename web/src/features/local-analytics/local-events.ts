import type { Condition } from '@directory/domain/assessments/conditions';
import type { Severity } from '@directory/domain/assessments/severity';
import { readStored, removeStored, writeStored } from '../assessment/device-storage.ts';

/** What can happen to an assessment, as this device counts it. */
const LOCAL_EVENTS = [
  'assessment-started',
  'assessment-retaken',
  'assessment-progress',
  'assessment-completed',
  'results-emailed',
  'therapist-match-viewed',
  'therapist-contacted',
] as const;

export type LocalEventName = (typeof LOCAL_EVENTS)[number];

/**
 * One event. It never leaves the device and holds neither an answer nor, since keeping a result is a choice, a score: `score` and
 * `severity` stand only in events of earlier versions.
 */
export interface LocalEvent {
  event: LocalEventName;
  timestamp: string;
  sessionId: string;
  userId: string | null;
  condition: Condition | null;
  score: number | null;
  severity: Severity | null;
  metadata: Readonly<Record<string, string | number>>;
}

export const LOCAL_EVENTS_KEY = 'assessment_analytics';
/** Older events make room. */
const LOCAL_EVENTS_CAP = 100;
/** No longer than the results themselves: an event may hold a score. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

const SESSION_KEY = 'assessment_session';
const USER_KEY = 'user_id';

/** The events of the last 90 days kept on this device, the oldest first. */
export function readLocalEvents(now = Date.now()): LocalEvent[] {
  const stored = readStored(LOCAL_EVENTS_KEY);
  if (!Array.isArray(stored)) return [];
  return stored.filter(isLocalEvent).filter(({ timestamp }) => now - Date.parse(timestamp) <= KEPT_MS);
}

/** Notes an event on this device. Where storage is refused, nothing is noted. */
export function recordLocalEvent(
  event: LocalEventName,
  fields: Partial<Pick<LocalEvent, 'condition' | 'metadata'>> = {},
): void {
  const noted: LocalEvent = {
    event,
    timestamp: new Date().toISOString(),
    sessionId: sessionId(),
    userId: userId(),
    condition: fields.condition ?? null,
    score: null,
    severity: null,
    metadata: fields.metadata ?? {},
  };
  writeStored(LOCAL_EVENTS_KEY, [...readLocalEvents(), noted].slice(-LOCAL_EVENTS_CAP));
}

/** Forgets the events of one result: its score goes with it. */
export function forgetLocalEventsOf(resultId: string): void {
  const others = readLocalEvents().filter(({ metadata }) => metadata['resultId'] !== resultId);
  writeStored(LOCAL_EVENTS_KEY, others);
}

/** Deletes from this device the events older than 90 days. */
export function forgetOldLocalEvents(now = Date.now()): void {
  const stored = readStored(LOCAL_EVENTS_KEY);
  const recent = readLocalEvents(now);
  if (Array.isArray(stored) && stored.length > recent.length) writeStored(LOCAL_EVENTS_KEY, recent);
}

export function clearLocalEvents(): void {
  removeStored(LOCAL_EVENTS_KEY);
}

/** Forgets what connects this tab's events with one another. */
export function forgetVisit(): void {
  removeStored(SESSION_KEY, 'tab');
}

function isLocalEvent(entry: unknown): entry is LocalEvent {
  if (typeof entry !== 'object' || entry === null) return false;
  const { event, timestamp, metadata } = entry as Partial<Record<keyof LocalEvent, unknown>>;
  return (
    LOCAL_EVENTS.some((name) => name === event) &&
    typeof timestamp === 'string' &&
    !Number.isNaN(Date.parse(timestamp)) &&
    typeof metadata === 'object' &&
    metadata !== null
  );
}

/** Names this tab's visit. It is made here, known to nobody else and gone with the tab. */
function sessionId(): string {
  try {
    const known = sessionStorage.getItem(SESSION_KEY);
    if (known) return known;
    const made = Math.random().toString(36).slice(2, 12);
    sessionStorage.setItem(SESSION_KEY, made);
    return made;
  } catch {
    // Storage is refused; the event then belongs to no visit.
    return '';
  }
}

function userId(): string | null {
  try {
    return localStorage.getItem(USER_KEY);
  } catch {
    // Storage is refused: nobody is known.
    return null;
  }
}
