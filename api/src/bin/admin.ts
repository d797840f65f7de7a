import { Command, CommanderError } from 'commander';
import { describeQueue, queueStatus } from '../commands/queues-status.ts';
import { openQueue } from '../jobs/queue.ts';
import { configOrExit } from './config-or-exit.ts';

/** Exit codes: 0 done, 1 failed, 2 misused. */
const program = new Command('admin')
  .description('Operate the directory.')
  .exitOverride()
  .configureHelp({ showGlobalOptions: true });

const queues = program.command('queues').description('The jobs that run in the background.');

queues
  .command('status')
  .description('Count the jobs by state and say when the scheduled ones run next.')
  .option('--json', 'print JSON')
  .action(async ({ json }: { json?: boolean }) => {
    const queue = openQueue(configOrExit(process.env).redisUrl);
    // The command's own failure says it; without a listener the event would end the process before.
    queue.on('error', () => undefined);
    try {
      const status = await within(queueStatus(queue), 5000);
      process.stdout.write(`${json ? JSON.stringify(status) : describeQueue(status)}\n`);
    } finally {
      // Not awaited: without Redis it waits for a connection that never comes.
      void queue.disconnect();
    }
  });

try {
  await program.parseAsync();
} catch (error) {
  // Commander has already said what was wrong with the command line.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

process.exit();

async function within<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Redis did not answer within ${timeoutMs / 1000} s.`)),
      timeoutMs,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
