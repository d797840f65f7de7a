/** `backend` is one of the processes in which Postgres serves a client. */
export type Part =
  | 'postgres'
  | 'backend'
  | 'meilisearch'
  | 'redis'
  | 'api'
  | 'worker'
  | 'indexer'
  | 'mail server';
export type FaultKind = 'kill' | 'freeze' | 'refuse' | 'empty';

/** What is done to the parts, and how often as against the others. 0 never happens. */
export const FAULTS: readonly { part: Part; kind: FaultKind; weight: number }[] = [
  { part: 'postgres', kind: 'kill', weight: 3 },
  { part: 'postgres', kind: 'freeze', weight: 2 },
  { part: 'postgres', kind: 'refuse', weight: 3 },
  { part: 'backend', kind: 'kill', weight: 3 },
  { part: 'meilisearch', kind: 'kill', weight: 4 },
  { part: 'meilisearch', kind: 'freeze', weight: 3 },
  { part: 'redis', kind: 'kill', weight: 3 },
  { part: 'redis', kind: 'freeze', weight: 2 },
  { part: 'redis', kind: 'refuse', weight: 2 },
  { part: 'api', kind: 'kill', weight: 4 },
  { part: 'api', kind: 'freeze', weight: 2 },
  { part: 'worker', kind: 'kill', weight: 4 },
  { part: 'indexer', kind: 'kill', weight: 4 },
  { part: 'mail server', kind: 'refuse', weight: 3 },
  { part: 'indexer', kind: 'freeze', weight: 2 },
  { part: 'worker', kind: 'freeze', weight: 2 },
  { part: 'redis', kind: 'empty', weight: 2 },
];

/** The shortest and longest that a part is frozen or refuses, in ms. */
export const FAULT_MS = [1_000, 6_000] as const;

/** The shortest and longest quiet after a fault, in ms: sometimes hardly any, so that the next meets a part that still recovers. */
export const QUIET_MS = [100, 4_000] as const;
