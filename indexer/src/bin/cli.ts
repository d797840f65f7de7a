// The operator's commands for the search index. Exit 0: done; 1: failed; 2: misused.
import { Command, CommanderError } from 'commander';
import { ProgressBar, type RunCommand } from '../cli/command-context.ts';
import { cleanCommand } from '../cli/clean.ts';
import { explainCommand } from '../cli/explain.ts';
import { rebuildCommand } from '../cli/rebuild.ts';
import { reindexCommand } from '../cli/reindex.ts';
import { settingsCommand } from '../cli/settings.ts';
import { statusCommand } from '../cli/status.ts';
import { verifyCommand } from '../cli/verify.ts';
import { watchCommand } from '../cli/watch.ts';
import { ConfigError, loadConfig } from '../config.ts';
import { readEnvironment } from './environment.ts';
import { takeLease, type Lease } from '../log/lease.ts';
import { connectTargets } from '../target.ts';

// A rebuild that is cut off leaves the live index as it is.
process.on('uncaughtException', (error) => {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(1);
});

const run: RunCommand = async ({ json = false }, work) => {
  const config = loadConfig(readEnvironment());
  const targets = connectTargets(config.nodes, config.indexUid);
  const progress = new ProgressBar();
  let lease: Lease | undefined;
  const report = (result: unknown, text: string) =>
    process.stdout.write(`${json ? JSON.stringify(result) : text}\n`);
  try {
    const isDone = await work({
      config,
      targets,
      report,
      progress,
      takeLease: () => (lease ??= takeLease(config)),
    });
    if (!isDone) process.exitCode = 1;
  } finally {
    progress.stop();
    await lease?.release();
    await Promise.all(targets.map(({ connection }) => connection.close()));
  }
};

const program = new Command('index')
  .description('Keeps the search index: a copy of the active profiles that can be thrown away and rebuilt.')
  .exitOverride();
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
for (const make of COMMANDS) {
  program.addCommand(make(run).exitOverride().allowExcessArguments(false));
}

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // The message is already on stderr. Asking for help is no misuse.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else {
    process.stderr.write(`${error instanceof Error ? describe(error) : String(error)}\n`);
    process.exitCode = error instanceof ConfigError ? 2 : 1;
  }
}

/** The error and what caused it, innermost last. */
function describe(error: Error): string {
  const { cause } = error;
  const own = error.message || ('code' in error ? String(error.code) : error.name);
  return cause instanceof Error ? `${own}: ${describe(cause)}` : own;
}
