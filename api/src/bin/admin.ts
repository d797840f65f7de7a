// The operator's commands. Exit 0: done; 1: failed; 2: misused.
import { printable } from '../operator/command-line/record-text.ts';
import { runAdmin } from '../operator/run-admin.ts';
import { configOrExit } from './process.ts';

// What a command has begun is undone or left by the database; the operator sees that it failed.
process.on('uncaughtException', (error) => {
  process.stderr.write(`${printable(error.message || error.name)}\n`);
  process.exit(1);
});

const code = await runAdmin(process.argv.slice(2), {
  load: configOrExit,
  stdin: process.stdin,
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
});
// What was given up may wait for an answer for seconds yet, and nobody waits for it. What was said is out first.
process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
