import { Command } from 'commander';
import { readStatus, type Status } from '../status.ts';
import type { RunCommand } from './command-context.ts';

export function statusCommand(run: RunCommand): Command {
  return new Command('status')
    .description('show documents, lag, cursor, fingerprint and the profiles that were set aside')
    .option('--json', 'print the result as JSON')
    .action((options: { json?: boolean }) =>
      run(options, async ({ config, targets, report }) => {
        for (const target of targets) {
          const status = await readStatus(config.databaseUrl, target);
          report(status, describe(status));
        }
        return true;
      }),
    );
}

function describe(status: Status): string {
  const { lag, cursor, deadLetters } = status;
  const settings = status.fingerprintCurrent ? 'current' : 'not current: run the rebuild';
  return [
    status.target,
    `  documents    ${status.documents ?? 'no index'} (active profiles: ${status.activeProfiles})`,
    `  lag          ${lag ? `${lag.rows} changes, ${lag.seconds.toFixed(1)} s` : 'never built'}`,
    `  cursor       ${cursor ? `transaction ${cursor.txid}, row ${cursor.seq}` : 'none'}`,
    `  fingerprint  ${status.fingerprint ?? 'none'} (${settings})`,
    `  set aside    ${deadLetters.length === 0 ? 'none' : ''}`.trimEnd(),
    ...deadLetters.map(
      ({ profileName, profileId, reason, notedAt }) =>
        `    ${profileName} (${profileId}), ${notedAt.toISOString()}: ${reason}`,
    ),
  ].join('\n');
}
