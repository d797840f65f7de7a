import { Command, CommanderError, type OutputConfiguration } from 'commander';
import { ConfigError, type IndexerConfig } from '../config.ts';
import { takeLease, type Lease } from '../log/lease.ts';
import { connectTargets } from '../target.ts';
import { cleanCommand } from './clean.ts';
import { ProgressBar, type RunCommand } from './command-context.ts';
import { explainCommand } from './explain.ts';
import { rebuildCommand } from './rebuild.ts';
import { reindexCommand } from './reindex.ts';
import { settingsCommand } from './settings.ts';
import { statusCommand } from './status.ts';
import { verifyCommand } from './verify.ts';
import { watchCommand } from './watch.ts';

export interface CliCaller {
  /** @throws ConfigError */
  load: () => IndexerConfig;
  stdout: (text: string) => void;
  stderr: (text: string) => void;
}

const COMMANDS = [
  rebuildCommand,
  statusCommand,
  watchCommand,
  verifyCommand,
  reindexCommand,
  explainCommand,
  settingsCommand,
  cleanCommand,
];

/** All of them; a caller's `output` takes what Commander says. */
export function createProgram(run: RunCommand, output: OutputConfiguration = {}): Command {
  const program = new Command('index').description(
    'Keeps the search index: a copy of the active profiles that can be thrown away and rebuilt.',
  );
  for (const command of [program, ...COMMANDS.map((make) => make(run).allowExcessArguments(false))]) {
    command.exitOverride().configureOutput(output);
    if (command !== program) program.addCommand(command);
  }
  return program;
}

/** Runs one of the index's commands. @returns 0: done; 1: failed; 2: misused */
export async function runCli(
  args: readonly string[],
  { load, stdout, stderr }: CliCaller,
): Promise<0 | 1 | 2> {
  let code: 0 | 1 = 0;
  const run: RunCommand = async ({ json = false }, work) => {
    const config = load();
    const targets = connectTargets(config.nodes, config.indexUid);
    const progress = new ProgressBar();
    let lease: Lease | undefined;
    const report = (result: unknown, text: string) => stdout(`${json ? JSON.stringify(result) : text}\n`);
    try {
      if (
        !(await work({ config, targets, report, progress, takeLease: () => (lease ??= takeLease(config)) }))
      )
        code = 1;
    } finally {
      progress.stop();
      await lease?.release();
      await Promise.all(targets.map(({ connection }) => connection.close()));
    }
  };
  try {
    await createProgram(run, { writeOut: stdout, writeErr: stderr }).parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    // Commander has said what was wrong. Asking for help is no misuse.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    stderr(`${error instanceof Error ? describe(error) : String(error)}\n`);
    return error instanceof ConfigError ? 2 : 1;
  }
}

/** The error and what caused it, innermost last. */
export function describe(error: Error): string {
  const { cause } = error;
  const own = error.message || ('code' in error ? String(error.code) : error.name);
  return cause instanceof Error ? `${own}: ${describe(cause)}` : own;
}
