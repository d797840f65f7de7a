import type { Queue } from 'bullmq';
import type { Command } from 'commander';
import { withinSeconds } from './command-line/command-context.ts';
import { enqueue } from '../messages/jobs/queue.ts';
import { operatorActJob } from './operator-act-job.ts';

/** Whether a command has changed something: those that can have `--dry-run`. */
export function isAct(command: Command): boolean {
  const canRehearse = command.options.some(({ long }) => long === '--dry-run');
  return canRehearse && command.opts<{ dryRun?: boolean }>().dryRun !== true;
}

/**
 * Reports an act to the worker's security log.
 * @param result what the command reported; the ids in it are what the act was about
 * @throws Error when Redis does not take it
 */
export async function reportAct(
  queue: Queue,
  command: Command,
  result: unknown,
  done: boolean,
): Promise<void> {
  const names = [command.parent?.name(), command.name()].filter((name) => name !== undefined);
  const subjects = JSON.stringify([result ?? null, command.args]).match(UUIDS) ?? [];
  const act = {
    command: names.join(' '),
    subjects: [...new Set(subjects)].slice(0, 50),
    done,
    at: new Date().toISOString(),
  };
  await withinSeconds(enqueue(queue, operatorActJob, [act]));
}

const UUIDS = /[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g;
