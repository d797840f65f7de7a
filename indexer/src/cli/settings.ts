import { Command } from 'commander';
import { updateSettings } from '../settings.ts';
import type { RunCommand } from './command-context.ts';

const OUTCOMES = {
  applied: 'the present settings are applied.',
  current: 'the settings are the present ones; nothing to do.',
  planned: 'the present settings would be applied.',
} as const;

export function settingsCommand(run: RunCommand): Command {
  return new Command('settings')
    .description('apply the present settings to the index as it stands, when their fingerprint differs')
    .option('--force', 'apply them also when the fingerprint is the present one')
    .option('--dry-run', 'say what would be done and write nothing')
    .option('--json', 'print the result as JSON')
    .action((options: { force?: boolean; dryRun?: boolean; json?: boolean }) =>
      run(options, async ({ config, targets, takeLease, report }) => {
        for (const target of targets) {
          const { force = false, dryRun = false } = options;
          const outcome = await updateSettings({
            databaseUrl: config.databaseUrl,
            target,
            lease: takeLease(),
            force,
            dryRun,
          });
          report({ target: target.name, outcome }, `${target.name}: ${OUTCOMES[outcome]}`);
        }
        return true;
      }),
    );
}
