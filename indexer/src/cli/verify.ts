import { Command } from 'commander';
import { DIFFERENCES, LISTED, verify, type VerifyResult } from '../verify/verify.ts';
import type { RunCommand } from './command-context.ts';

export function verifyCommand(run: RunCommand): Command {
  return new Command('verify')
    .description(
      'compare database and index by id and content; exit 1 when they differ and were not repaired',
    )
    .option('--repair', 'mend exactly what differs')
    .option('--dry-run', 'with --repair: only say what would be mended')
    .option('--json', 'print the result as JSON')
    .action((options: { repair?: boolean; dryRun?: boolean; json?: boolean }) =>
      run(options, async ({ config, targets, takeLease, report, progress }) => {
        let sound = true;
        for (const target of targets) {
          const result = await verify({
            databaseUrl: config.databaseUrl,
            target,
            lease: takeLease(),
            repair: (options.repair ?? false) && !options.dryRun,
            onProgress: progress.start('Comparing'),
          });
          progress.stop();
          report({ target: target.name, ...result }, describe(target.name, result));
          const differences = DIFFERENCES.reduce((sum, kind) => sum + result.counts[kind], 0);
          sound &&= differences === result.repaired;
        }
        return sound;
      }),
    );
}

function describe(target: string, { checked, counts, ids, pending, repaired }: VerifyResult): string {
  return [
    `${target}: ${checked} active profiles compared, ${pending} with a change on its way.`,
    ...DIFFERENCES.flatMap((kind) => [
      `  ${kind.padEnd(11)} ${counts[kind]}`,
      ...ids[kind].map((id) => `    ${id}`),
      ...(counts[kind] > LISTED ? [`    and ${counts[kind] - LISTED} more`] : []),
    ]),
    `  repaired    ${repaired}`,
  ].join('\n');
}
