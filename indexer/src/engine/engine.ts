import { setTimeout as delay } from 'node:timers/promises';
import {
  apiErrorOf,
  type MeilisearchConnection,
  type RawRequest,
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

/** Meilisearch did not take a request. */
export class RequestRefusedError extends Error {
  override readonly name = 'RequestRefusedError';
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number, message: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/**
 * Pauses between two looks at a task, in milliseconds: a tenth of the time it has taken so far, within these bounds. So an edit of
 * 20 ms is seen within 3 ms, and a rebuild of minutes is asked after ten times a second.
 */
const POLL_MS = { least: 3, most: 100 } as const;

/** Sends a request that makes a task. Returns the task's number. @throws RequestRefusedError on an error status */
export async function enqueue(connection: MeilisearchConnection, request: RawRequest): Promise<number> {
  const { status, body } = await connection.send(request);
  const answer = parse(body);
  if (status >= 400) {
    throw new RequestRefusedError(
      answer.code ?? 'unknown',
      status,
      `Meilisearch answered ${status}: ${answer.message ?? 'no reason given'}`,
    );
  }
  if (typeof answer.taskUid !== 'number')
    throw new RequestRefusedError('no_task', status, 'Meilisearch made no task.');
  return answer.taskUid;
}

/**
 * Waits until a task has succeeded; asks again soon at first, then less often.
 * @throws TaskFailedError when it failed or was canceled
 */
export async function finished(connection: MeilisearchConnection, taskUid: number): Promise<Task> {
  const startedAt = performance.now();
  for (;;) {
    const task = await connection.client.tasks.getTask(taskUid);
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
  return apiErrorOf(error)?.cause?.code === 'index_not_found';
}

interface Answer {
  taskUid?: number;
  code?: string;
  message?: string;
}

function parse(body: string): Answer {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // A proxy's page; the status is what counts.
    return {};
  }
}
