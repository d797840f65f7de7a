import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineJob, type Job } from './messages/jobs/job.ts';
import { JOBS, type WorkerContext } from './jobs.ts';
import { MAILS } from './mails.ts';
import { loadHandlers } from './messages/jobs/work.ts';

// The handlers here are made, and do nothing.
const context = { sql: null, log: null, photos: null, mail: { kinds: MAILS } } as unknown as WorkerContext;

const job = (changes: Partial<Job> = {}): Job => ({
  ...defineJob({
    name: 'example',
    queue: 'directory',
    payload: z.strictObject({}),
    options: () => ({}),
    failureLevel: 'error',
    handler: () => Promise.resolve({ createHandler: () => Promise.resolve({ handle: async () => {} }) }),
  }),
  ...changes,
});

it('has exactly one handler for each job', async () => {
  const ready = await loadHandlers(JOBS, context);
  expect([...ready.keys()]).toEqual(JOBS.map(({ name }) => name));
});

it('does not start with a handler missing or a job doubled', async () => {
  await expect(loadHandlers([job(), job()], context)).rejects.toThrow('two jobs "example"');
  const missing = job({ handler: () => Promise.resolve({} as Awaited<ReturnType<Job['handler']>>) });
  await expect(loadHandlers([missing], context)).rejects.toThrow('"example" has no handler');
});
