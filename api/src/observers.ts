/** Where the answer to a question came from: it was kept, somebody was asking it, or the engine was asked. */
export type AnswerSource = 'cache' | 'shared' | 'engine';
/** Where a page came from. */
export type PageSource = 'kept' | 'made' | 'stale' | 'failed';

/**
 * What the server counts of its own work. Every word that is handed over is one of the code's own: a route's pattern, a limit's name. Nothing
 * that a visitor sent may come in here, for a series is made of it.
 */
export interface ServerMetrics {
  requestAnswered: (method: string, route: string, status: number, seconds: number) => void;
  notAdmitted: (kind: string) => void;
  limited: (limit: string) => void;
  searchAnswered: (source: AnswerSource) => void;
  engineAsked: (index: string, outcome: string, seconds: number) => void;
  pageAnswered: (source: PageSource) => void;
  pageRendered: (seconds: number) => void;
  securityEvent: (event: string) => void;
  /** Looks at these whenever the figures are read. */
  watch: (watched: WatchedByMetrics) => void;
}

/** An index of one of the engine's servers, as far as figures tell of it. */
export interface IndexFigures {
  name: string;
  trouble: string | null;
  pending: number;
  lagSeconds: number;
}

export interface WatchedByMetrics {
  indexes: () => readonly IndexFigures[];
  generation: { current(): number | null };
  redis: { status: string };
}

/** What the worker counts. */
export interface WorkerMetrics {
  jobTried(job: string, outcome: 'done' | 'failed', seconds: number): void;
  mailTried(kind: string, outcome: 'sent' | 'delayed' | 'failed'): void;
}

/** Seconds since `start`, a reading of `performance.now()`. */
export function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}
