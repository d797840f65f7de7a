import { Command } from 'commander';
import { rebuild, type RebuildResult } from '../rebuild/rebuild.ts';
import type { RunCommand } from './command-context.ts';

interface RebuildFlags {
  ifNeeded?: boolean;
  force?: boolean;
  dryRun?: boolean;
  json?: boolean;
}

export function rebuildCommand(run: RunCommand): Command {
  return new Command('rebuild')
    .description('build the index anew beside the old one and exchange the two; searches go on meanwhile')
    .option('--if-needed', 'do nothing when the index is there with the present settings')
    .option('--force', 'exchange them also when the new one holds fewer than half of the documents')
    .option('--dry-run', 'say what would be done and write nothing')
    .option('--json', 'print the result as JSON')
    .action((options: RebuildFlags) =>
      run(options, async ({ config, targets, takeLease, report, progress }) => {
        let done = true;
        for (const target of targets) {
          const result = await rebuild({
            databaseUrl: config.databaseUrl,
            target,
            lease: takeLease(),
            force: options.force ?? false,
            ifNeeded: options.ifNeeded ?? false,
            dryRun: options.dryRun ?? false,
            onProgress: progress.start('Indexing'),
          });
          progress.stop();
          const rowsPerSecond = Math.round(result.profiles / Math.max(result.seconds, 0.001));
          report(
            { target: target.name, ...result, rowsPerSecond },
            describe(target.name, result, rowsPerSecond),
          );
          done &&= result.outcome !== 'refused' || options.ifNeeded === true;
        }
        return done;
      }),
    );
}

function describe(target: string, result: RebuildResult, rowsPerSecond: number): string {
  const { outcome, profiles, setAside, caughtUp, seconds } = result;
  if (outcome === 'current') return `${target}: the index is there with the present settings; nothing to do.`;
  if (outcome === 'refused')
    return `${target}: is not rebuilt without --force: ${result.reason ?? 'it would shrink'}.`;
  if (outcome === 'planned') return `${target}: would be rebuilt from ${profiles} active profiles.`;
  return [
    `${target}: ${profiles} profiles in ${seconds.toFixed(1)} s (${rowsPerSecond} per second).`,
    `Changes made meanwhile and caught up with: ${caughtUp}. Set aside: ${setAside}.`,
  ].join('\n');
}
