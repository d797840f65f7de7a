import { setTimeout as delay } from 'node:timers/promises';
import {
  type MeilisearchConnection,
  type RawRequest,
  RequestRefusedError,
} from '@directory/search-config/meilisearch-http';
import type { Task } from 'meilisearch';

/** Meilisearch took a task and then failed it. */
export class TaskFailedError extends Error {
  override readonly name = 'TaskFailedError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Pauses between two looks at a task, in milliseconds: a tenth of the time it has taken so far, within these bounds. So an edit of
 * 20 ms is seen within 3 ms, and a rebuild of minutes is asked after ten times a second.
 */
const POLL_MS = { least: 3, most: 100 } as const;

/** Sends a request that makes a task. Returns the task's number. @throws RequestRefusedError on an error status */
export async function enqueue(connection: MeilisearchConnection, request: RawRequest): Promise<number> {
  const { taskUid } = await connection.ask<{ taskUid?: number }>(request);
  if (typeof taskUid !== 'number') throw new RequestRefusedError('no_task', 200, 'Meilisearch made no task.');
  return taskUid;
}

/**
 * Waits until a task has succeeded; asks again soon at first, then less often.
 * @throws TaskFailedError when it failed or was canceled
 */
export async function finished(connection: MeilisearchConnection, taskUid: number): Promise<Task> {
  const startedAt = performance.now();
  for (;;) {
    const task = await connection.ask<Task>({ method: 'GET', path: `/tasks/${taskUid}` });
    if (task.status === 'succeeded') return task;
    if (task.status === 'failed' || task.status === 'canceled') {
      throw new TaskFailedError(
        task.error?.code ?? task.status,
        task.error?.message ?? `The task was ${task.status}.`,
      );
    }
    const tenth = (performance.now() - startedAt) / 10;
    await delay(Math.min(Math.max(tenth, POLL_MS.least), POLL_MS.most));
  }
}

export function isIndexMissing(error: unknown): boolean {
  return error instanceof RequestRefusedError && error.code === 'index_not_found';
}
