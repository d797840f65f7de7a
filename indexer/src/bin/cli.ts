// The operator's commands for the search index. Exit 0: done; 1: failed; 2: misused.
import { describe, runCli } from '../cli/run-cli.ts';
import { loadConfig } from '../config.ts';
import { readEnvironment } from './environment.ts';

// A rebuild that is cut off leaves the live index as it is.
process.on('uncaughtException', (error) => {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(1);
});

process.exitCode = await runCli(process.argv.slice(2), {
  load: () => loadConfig(readEnvironment()),
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
});
