import type { JobDefinition } from './job.ts';
import { JOB_NAMES } from './names.ts';
import { retention } from './retention.ts';

/** The handlers that the worker runs. */
export const JOBS: readonly JobDefinition[] = [retention];

/**
 * The handlers by name.
 * @throws Error when a name has no handler, two handlers, or a handler has no name in the list
 */
export function jobsByName(
  jobs: readonly JobDefinition[] = JOBS,
  names: readonly string[] = JOB_NAMES,
): ReadonlyMap<string, JobDefinition> {
  const byName = new Map<string, JobDefinition>();
  for (const job of jobs) {
    if (!names.includes(job.name)) throw new Error(`The job "${job.name}" is not among the job names`);
    if (byName.has(job.name)) throw new Error(`The job "${job.name}" has two handlers`);
    byName.set(job.name, job);
  }
  const missing = names.filter((name) => !byName.has(name));
  if (missing.length > 0) throw new Error(`No handler for: ${missing.join(', ')}`);
  return byName;
}
