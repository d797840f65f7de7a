import { Command, InvalidArgumentError } from 'commander';
import { setTimeout as delay } from 'node:timers/promises';
import { readStatus, type Status } from '../status.ts';
import type { RunCommand } from './command-context.ts';

const EVERY_MS = 1000;

export function watchCommand(run: RunCommand): Command {
  return new Command('watch')
    .description(
      'print a line for each index whenever something changes: documents, lag, trouble, rebuilds; ends with Ctrl-C',
    )
    .option('--times <number>', 'end after so many looks, one a second', readTimes, Infinity)
    .option('--json', 'print each line as JSON')
    .action((options: { times: number; json?: boolean }) =>
      run(options, async ({ config, targets, report }) => {
        const last = new Map<string, string>();
        for (let look = 0; look < options.times; look += 1) {
          if (look > 0) await delay(EVERY_MS);
          for (const target of targets) {
            const seen = summarize(await readStatus(config.databaseUrl, target));
            if (last.get(target.name) === seen) continue;
            last.set(target.name, seen);
            const at = new Date().toISOString();
            report({ at, target: target.name, state: seen }, `${at}  ${target.name}: ${seen}`);
          }
        }
        return true;
      }),
    );
}

function summarize({ documents, lag, logRows, trouble, rebuild, deadLetters }: Status): string {
  return [
    documents === null ? 'no index' : `${documents} documents`,
    lag ? `${lag.rows} changes behind (${lag.seconds.toFixed(0)} s)` : 'never built',
    `${logRows} rows in the log`,
    ...(rebuild
      ? [`rebuild ${rebuild.running ? 'under way' : 'broken off'}, ${rebuild.documents} documents`]
      : []),
    ...(trouble ? [`trouble: ${trouble}`] : []),
    ...(deadLetters.length > 0 ? [`${deadLetters.length} set aside`] : []),
  ].join(', ');
}

function readTimes(text: string): number {
  const times = Number(text);
  if (Number.isInteger(times) && times >= 1) return times;
  throw new InvalidArgumentError('A number from 1.');
}
