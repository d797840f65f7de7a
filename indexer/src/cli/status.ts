import { Command } from 'commander';
import { describeStatus } from './describe-status.ts';
import { readStatus } from '../status.ts';
import type { RunCommand } from './command-context.ts';

export function statusCommand(run: RunCommand): Command {
  return new Command('status')
    .description(
      'show documents, lag, what holds it up, the last comparison, and the profiles that were set aside',
    )
    .option('--json', 'print the result as JSON')
    .action((options: { json?: boolean }) =>
      run(options, async ({ config, targets, report }) => {
        for (const target of targets) {
          const status = await readStatus(config.databaseUrl, target);
          report(status, describeStatus(status));
        }
        return true;
      }),
    );
}
