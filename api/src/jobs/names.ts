/** The one queue. Priorities within it are each job's options. */
export const QUEUE_NAME = 'directory';

/** Every job there is. The worker does not start unless each has exactly one handler. */
export const JOB_NAMES = ['retention'] as const;

export type JobName = (typeof JOB_NAMES)[number];
