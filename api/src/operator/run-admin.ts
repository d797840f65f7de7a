import { writeFile } from 'node:fs/promises';
import { CommanderError } from 'commander';
import { type AdminCaller, type Context, openContext } from './command-line/context.ts';
import { type Operation, type Outcome, RefusedError } from './command-line/operation.ts';
import { printable, printableJson, sentenceOf } from './command-line/record-text.ts';
import { beginAct, endAct } from './act.ts';
import { createProgram, type Perform } from './program.ts';

/** Runs one of the operator's commands. What was given up may go on for seconds after it. @returns 0: done; 1: failed; 2: misused */
export async function runAdmin(args: readonly string[], caller: AdminCaller): Promise<0 | 1 | 2> {
  let code: 0 | 1 = 0;
  const { stdout: writeOut, stderr: writeErr } = caller;
  const performAndPrint: Perform = async (operation, command, input, flags) => {
    await using context = openContext(caller, flags);
    const outcome = await perform(context, operation, command, input);
    if ('file' in outcome) await writeFileOut(caller, outcome, input);
    else {
      const { result, text } = outcome;
      const said = operation.changes ? { ...(result as object), dryRun: flags.dryRun } : result;
      writeOut(`${flags.json ? printableJson(said) : text}\n`);
    }
    // Not all of it could be done.
    if (outcome.isDone === false) code = 1;
  };
  try {
    await createProgram(performAndPrint, { writeOut, writeErr }).parseAsync(args, { from: 'user' });
  } catch (error) {
    // Commander has already said what was wrong with the command line.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const why = sentenceOf(error);
    for (const line of error instanceof RefusedError ? why.split('\n') : [why])
      writeErr(`${printable(line)}\n`);
    return 1;
  }
  return code;
}

/**
 * Does an operation; of a change the audit and the security log are told.
 * @param command by its words
 * @throws RefusedError when whoever acts may not do it, or when it cannot be done
 */
export async function perform(
  context: Context,
  operation: Operation,
  command: string,
  input: object,
): Promise<Outcome> {
  if (!operation.changes || context.dryRun) return operation.run(context, input as never);
  const act = await beginAct(context, operation, command, input);
  let outcome: Outcome | undefined;
  try {
    outcome = await operation.run(context, input as never);
    return outcome;
  } finally {
    await endAct(context, act, outcome);
  }
}

/** Only its owner reads it: it names people. */
async function writeFileOut(
  { stdout }: AdminCaller,
  { file, mayReplace }: Extract<Outcome, { file: string }>,
  { output }: { output?: string },
): Promise<void> {
  if (output === undefined) stdout(file);
  else await writeFile(output, file, { mode: 0o600, flag: mayReplace ? 'w' : 'wx' });
}
