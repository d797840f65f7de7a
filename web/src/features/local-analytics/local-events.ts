import type { Condition } from '@directory/domain/assessments/conditions';
import type { Severity } from '@directory/domain/assessments/severity';
import {
  isStored,
  keepInTab,
  type Keeper,
  readInTab,
  readStored,
  removeStored,
  writeStored,
} from '../device/device-storage.ts';
import { resultsKey } from '../device/kept-keys.ts';
import type { StoredResult } from '../results/stored-result.ts';

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
 * One event. It stands on the device as long as the device keeps a result of its condition, and in this tab alone otherwise: whoever
 * keeps no result leaves no word of it. It never leaves the device and holds neither an answer nor, since keeping a result is a choice, a score: `score` and
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

/** The events of the last 90 days that this device or this tab has, the oldest first. */
export function readLocalEvents(now = Date.now()): LocalEvent[] {
  return [...eventsOn('device'), ...eventsOn('tab')]
    .filter(({ timestamp }) => now - Date.parse(timestamp) <= KEPT_MS)
    .sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp))
    .slice(-LOCAL_EVENTS_CAP);
}

/** Notes an event. Where storage is refused, nothing is noted. */
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
  const keeper = isKept(noted) ? 'device' : 'tab';
  write(keeper, [...eventsOn(keeper), noted]);
}

/** The device keeps a result of this condition from now on, and with it what this tab noted on the way there. */
export function keepLocalEvents(condition: Condition): void {
  const isOf = (event: LocalEvent) => event.condition === condition;
  const noted = eventsOn('tab');
  write('device', [...eventsOn('device'), ...noted.filter(isOf)]);
  write(
    'tab',
    noted.filter((event) => !isOf(event)),
  );
}

/** Forgets the events of a result that was deleted; with the last of its condition all that are of the condition. */
export function forgetLocalEventsOf({ id, condition }: Pick<StoredResult, 'id' | 'condition'>): void {
  const isLast = !isStored(resultsKey(condition));
  for (const keeper of KEEPERS) {
    const others = eventsOn(keeper).filter(
      (event) => event.metadata['resultId'] !== id && !(isLast && event.condition === condition),
    );
    write(keeper, others);
  }
}

/** Deletes from this device the events older than 90 days, and those of conditions of which it keeps no result. */
export function cleanLocalEvents(now = Date.now()): void {
  if (!isStored(LOCAL_EVENTS_KEY)) return;
  const isRecent = ({ timestamp }: LocalEvent) => now - Date.parse(timestamp) <= KEPT_MS;
  write(
    'device',
    eventsOn('device').filter((event) => isRecent(event) && isKept(event)),
  );
}

const KEEPERS = ['device', 'tab'] as const;

function isKept({ condition }: LocalEvent): boolean {
  return condition !== null && isStored(resultsKey(condition));
}

function eventsOn(keeper: Keeper): LocalEvent[] {
  const stored = keeper === 'device' ? readStored(LOCAL_EVENTS_KEY) : readInTab(LOCAL_EVENTS_KEY);
  return Array.isArray(stored) ? stored.filter(isLocalEvent) : [];
}

function write(keeper: Keeper, events: readonly LocalEvent[]): void {
  const last = events.slice(-LOCAL_EVENTS_CAP);
  if (last.length === 0) removeStored(LOCAL_EVENTS_KEY, keeper);
  else if (keeper === 'tab') keepInTab(LOCAL_EVENTS_KEY, last);
  else writeStored(LOCAL_EVENTS_KEY, last);
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
  const known = readStored(SESSION_KEY, 'tab');
  if (typeof known === 'string') return known;
  const made = Math.random().toString(36).slice(2, 12);
  // Where storage is refused, the event belongs to no visit.
  return writeStored(SESSION_KEY, made, 'tab') ? made : '';
}

function userId(): string | null {
  try {
    return localStorage.getItem(USER_KEY);
  } catch {
    // Storage is refused: nobody is known.
    return null;
  }
}
