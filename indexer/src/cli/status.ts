import { Command } from 'commander';
import type { Trouble } from '../log/targets.ts';
import { readStatus, type Status } from '../status.ts';
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

const TROUBLE_WORDS: Readonly<Record<Trouble, string>> = {
  index_missing: 'the engine has no index; the worker builds it',
  index_empty: 'the index is empty; the worker builds it anew',
  index_foreign: 'the index is another one, or an older state of it; the worker builds it anew',
  database_replaced: 'the database was restored; the worker builds the index anew',
  sync_failing: 'changes do not reach the index; the log of the worker says why',
  rebuild_refused: 'it should be built anew and would lose more than half: see rebuild --dry-run',
};

/** What `status` prints for people. */
function describeStatus(status: Status): string {
  const { lag, deadLetters, trouble } = status;
  const settings = status.fingerprintCurrent ? 'current' : 'not current: run the rebuild';
  return [
    status.target,
    `  documents    ${status.documents ?? 'no index'} (active profiles: ${status.activeProfiles})`,
    `  state        ${trouble ? TROUBLE_WORDS[trouble] : 'in order'}`,
    `  lag          ${lag ? `${lag.rows} changes, ${lag.seconds.toFixed(1)} s` : 'never built'}`,
    `  log          ${status.logRows} rows kept; the index holds what snapshot ${status.covered ?? '(none)'} sees`,
    `  waits for    ${describeOldest(status)}`,
    `  rebuild      ${describeRebuild(status)}`,
    `  verified     ${describeVerified(status)}`,
    `  fingerprint  ${status.fingerprint ?? 'none'} (${settings})`,
    `  set aside    ${deadLetters.length === 0 ? 'none' : ''}`.trimEnd(),
    ...deadLetters.map(
      ({ profileName, profileId, reason, notedAt }) =>
        `    ${profileName} (${profileId}), ${notedAt.toISOString()}: ${reason}`,
    ),
  ].join('\n');
}

function describeOldest({ oldestTransaction: oldest }: Status): string {
  if (!oldest) return 'no open transaction';
  const { pid, seconds, state, query } = oldest;
  const who = pid === null ? '' : ` of process ${pid}`;
  if (seconds === null)
    return `the transaction${who}, another role's: this role may not see how long it has been open`;
  return `the transaction${who}, open for ${seconds.toFixed(0)} s, ${state}: ${query ?? 'this role may not see its statement'}`;
}

function describeRebuild({ rebuild }: Status): string {
  if (!rebuild) return 'none under way';
  const { running, documents, progress } = rebuild;
  const of = progress ? ` of ${progress.total}` : '';
  const left = progress ? `, some ${progress.secondsLeft} s more` : '';
  return running
    ? `under way, ${documents}${of} documents so far${left}`
    : `broken off at ${documents} documents; the worker or the next rebuild clears it`;
}

function describeVerified({ verified }: Status): string {
  if (!verified) return 'not yet';
  const { missing, stale, extra, unindexable } = verified.counts;
  return (
    `${verified.at}: ${verified.checked} compared, ${missing} missing, ${stale} stale, ${extra} extra, ` +
    `${unindexable} unindexable, ${verified.repaired} repaired`
  );
}
