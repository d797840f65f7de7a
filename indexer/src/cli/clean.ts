import { Command } from 'commander';
import { clean, type CleanResult } from '../clean.ts';
import type { RunCommand } from './command-context.ts';

export function cleanCommand(run: RunCommand): Command {
  return new Command('clean')
    .description(
      'clear rebuilds that were broken off, indexes on servers that are gone, and rows of the log that nobody needs',
    )
    .option('--dry-run', 'say what would be cleared and write nothing')
    .option('--json', 'print the result as JSON')
    .action(({ dryRun = false, ...options }: { dryRun?: boolean; json?: boolean }) =>
      run(options, async ({ config: { databaseUrl }, targets, takeLease, report }) => {
        const result = await clean({ databaseUrl, targets, lease: takeLease(), dryRun });
        report(result, describe(result));
        return true;
      }),
    );
}

function describe({ rebuilds, unknown, deadLetters, logRows }: CleanResult): string {
  const list = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', '));
  return [
    `${logRows === null ? 'Would clear' : 'Cleared'}:`,
    `  broken-off rebuilds of           ${list(rebuilds)}`,
    `  indexes on servers not named     ${list(unknown)}`,
    `  set aside and hidden or gone     ${deadLetters}`,
    `  rows of the log                  ${logRows ?? 'those that every index holds'}`,
  ].join('\n');
}
