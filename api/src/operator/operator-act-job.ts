import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { SecurityLog } from '../http/security-log.ts';
import { defineJob } from '../messages/jobs/job.ts';
import { enqueue } from '../messages/jobs/queue.ts';
import { type Context, withinSeconds } from './command-line/context.ts';

/** A command that changed something: which one and what it was about, in ids. */
export const operatorAct = z.strictObject({
  command: z
    .string()
    .regex(/^[a-z][a-z-]*( [a-z][a-z-]*)*$/)
    .max(60),
  subjects: z.array(z.uuid()).max(50),
  /** False when it could not do all that was asked. */
  done: z.boolean(),
  /** Who did it, as recorded. */
  operator: z.string().max(80).optional(),
  /** Why nobody was let do it: nobody was named, nobody of that name is known, or their role is too low. */
  refused: z.enum(['nameless', 'unknown', 'role']).optional(),
  at: z.iso.datetime(),
});

export type OperatorAct = z.infer<typeof operatorAct>;

/** Has the worker write an operator's act into its log, which is kept: what a command says on someone's terminal is not. */
export const operatorActJob = defineJob({
  name: 'log-operator-act',
  queue: 'directory',
  payload: operatorAct,
  options: () => ({ jobId: `operator-act-${randomUUID()}`, removeOnComplete: true, attempts: 5 }),
  failureLevel: 'error',
  handler: () =>
    Promise.resolve({
      createHandler: ({ securityLog }: { securityLog: SecurityLog }) => ({
        handle(act: OperatorAct) {
          securityLog.write(act.refused ? 'operator_refused' : 'operator_act', act);
          return Promise.resolve(undefined);
        },
      }),
    }),
});

/** Has the log told of an act. Where Redis does not take it, the operator is told so. */
export async function reportAct(context: Context, act: Omit<OperatorAct, 'at'>): Promise<void> {
  const told = { ...act, at: new Date().toISOString() };
  await withinSeconds(context.queue('directory').then((jobs) => enqueue(jobs, operatorActJob, [told]))).catch(
    () => context.say('The log could not be told of this: Redis did not answer.'),
  );
}
