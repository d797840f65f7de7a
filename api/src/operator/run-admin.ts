import { writeFile } from 'node:fs/promises';
import { CommanderError } from 'commander';
import { enqueue } from '../messages/jobs/queue.ts';
import { type AdminCaller, Context, withinSeconds } from './command-line/context.ts';
import { type Operation, type Outcome, RefusedError } from './command-line/operation.ts';
import { printable, printableJson } from './command-line/record-text.ts';
import { operatorActJob } from './operator-act-job.ts';
import { createProgram, type Perform } from './program.ts';

/** Runs one of the operator's commands. What was given up may go on for seconds after it. @returns 0: done; 1: failed; 2: misused */
export async function runAdmin(args: readonly string[], caller: AdminCaller): Promise<0 | 1 | 2> {
  let code: 0 | 1 = 0;
  const { stdout: writeOut, stderr: writeErr } = caller;
  const performOrFail: Perform = async (...asked) => {
    if (!(await performFor(caller, ...asked))) code = 1;
  };
  try {
    await createProgram(performOrFail, { writeOut, writeErr }).parseAsync(args, { from: 'user' });
  } catch (error) {
    // Commander has already said what was wrong with the command line.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const why = error instanceof Error ? error.message || error.name : String(error);
    for (const line of error instanceof RefusedError ? why.split('\n') : [why])
      writeErr(`${printable(line)}\n`);
    return 1;
  }
  return code;
}

/** Does what was asked and prints what came of it. False when not all of it could be done. */
async function performFor(
  caller: AdminCaller,
  ...[operation, command, input, flags]: Parameters<Perform>
): Promise<boolean> {
  await using context = new Context(caller, flags);
  const outcome = await perform(context, operation, command, input);
  if ('file' in outcome) await writeOut(caller, outcome, input);
  else {
    const { result, text } = outcome;
    const said = operation.changes ? { ...(result as object), dryRun: flags.dryRun } : result;
    caller.stdout(`${flags.json ? printableJson(said) : text}\n`);
  }
  return outcome.isDone ?? true;
}

/** Does an operation, and has the security log told of a change. @param command by its words */
export async function perform(
  context: Context,
  { run, changes = false }: Operation,
  command: string,
  input: object,
): Promise<Outcome> {
  let outcome: Outcome | undefined;
  try {
    outcome = await run(context, input as never);
    return outcome;
  } finally {
    const isDone = outcome !== undefined && (outcome.isDone ?? true);
    if (changes && !context.dryRun)
      await reportAct(context, { command, isDone, about: [outcome, input] }).catch(() =>
        context.say('The log could not be told of this: Redis did not answer.'),
      );
  }
}

/** Only its owner reads it: it names people. */
async function writeOut(
  { stdout }: AdminCaller,
  { file, mayReplace }: Extract<Outcome, { file: string }>,
  { output }: { output?: string },
): Promise<void> {
  if (output === undefined) stdout(file);
  else await writeFile(output, file, { mode: 0o600, flag: mayReplace ? 'w' : 'wx' });
}

const UUIDS = /[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g;

/** Reports a change to the worker's security log, with the ids of what it was about. @throws Error when Redis does not take it */
async function reportAct(
  context: Context,
  { command, isDone, about }: { command: string; isDone: boolean; about: unknown },
): Promise<void> {
  const subjects = [...new Set(JSON.stringify(about).match(UUIDS))].slice(0, 50);
  const act = { command, subjects, done: isDone, at: new Date().toISOString() };
  await withinSeconds(context.queue('directory').then((jobs) => enqueue(jobs, operatorActJob, [act])));
}
