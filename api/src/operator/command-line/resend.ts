import type { Command } from 'commander';
import type postgres from 'postgres';
import type { MailKey, MailKindName } from '../../messages/mail/mail-kind.ts';
import { queueMails } from '../../messages/mail/outbox.ts';
import { markUntried, type MailRecord } from '../../messages/mail/store.ts';
import { type CommandContext, type RunCommand, withinSeconds } from './command-context.ts';
import { findId, type RecordSource } from './records.ts';

/** What an id of a `resend` command means. */
export interface ResendSource {
  /** What one is called: `There is no message 1234.` */
  noun: string;
  called?: RecordSource<unknown>['called'];
  /** Its mails; none when there is no such thing. */
  find: (sql: postgres.Sql, id: string) => Promise<readonly MailRecord[]>;
  /** The ids of all with a mail that failed for good. */
  findFailed: (sql: postgres.Sql) => Promise<readonly string[]>;
  /** The one kind that `--again` sends once more; every kind unless named. */
  againOnly?: MailKindName;
}

interface ResendOptions {
  failed?: boolean;
  again?: boolean;
  dryRun?: boolean;
  json?: boolean;
}

/** Adds `resend [which...]`. */
export function addResendCommand(
  group: Command,
  run: RunCommand,
  {
    source,
    nouns,
    description,
    failedDescription,
  }: { source: ResendSource; nouns: string; description: string; failedDescription: string },
): void {
  group
    .command('resend')
    .description(description)
    .argument('[which...]', `${nouns}, as show takes them`)
    .option('--failed', failedDescription)
    .option('--again', 'also what was sent already')
    .option('--dry-run', 'say what would be sent, and send nothing')
    .option('--json', 'print JSON')
    .action(async (which: string[], options: ResendOptions, command: Command) => {
      if (which.length > 0 === (options.failed === true)) {
        command.error(`error: name ${nouns}, or say --failed`);
      }
      await run(options, (context) => resend(context, source, which, options));
    });
}

/** Puts mails back in the queue. False when something named is not there or has nothing to send. */
async function resend(
  context: CommandContext,
  { noun, called, find, findFailed, againOnly }: ResendSource,
  which: readonly string[],
  { failed = false, again = false, dryRun = false }: ResendOptions,
): Promise<boolean> {
  const { say } = context;
  const sql = context.sql();
  const wanted: MailRecord[] = [];
  let complete = true;
  for (const words of failed ? await findFailed(sql) : which) {
    const id = await findId(context, { noun, ...(called && { called }) }, words);
    if (id === null) {
      complete = false;
      continue;
    }
    const mails = await find(sql, id);
    const unsent = mails.filter(
      ({ status, kind }) => status !== 'sent' || (again && kind === (againOnly ?? kind)),
    );
    if (mails.length === 0) say(`There is no ${noun} ${id}.`);
    else if (unsent.length === 0) say(`${id} was sent already; --again sends it once more.`);
    if (unsent.length === 0) complete = false;
    wanted.push(...unsent);
  }
  await queueAgain(context, wanted, dryRun);
  return complete || failed;
}

/** Puts mails back to where they were before their first try, queues them and reports which; with `dryRun` it only reports. */
async function queueAgain(
  context: CommandContext,
  wanted: readonly MailRecord[],
  dryRun: boolean,
): Promise<void> {
  const mails = wanted.map(({ kind, subject_id }) => ({ kind, id: subject_id }));
  if (!dryRun && mails.length > 0) {
    await markUntried(
      context.sql(),
      wanted.map(({ id }) => id),
    );
    await queueOrLeave(context, mails, 'The worker will find them by itself.');
  }
  const verb = dryRun ? 'would be' : 'were';
  context.report(
    { dryRun, mails },
    mails.length === 0
      ? 'There is nothing to send.'
      : [`These mails ${verb} queued:`, ...mails.map(({ kind, id }) => `  ${kind} ${id}`)].join('\n'),
  );
}

/**
 * Queues mails whose rows are committed. The rows are the promise: the worker's sweep finds them when Redis cannot be told now, which
 * the operator is told, with `comfort`.
 */
export async function queueOrLeave(
  { queue, say }: CommandContext,
  mails: readonly MailKey[],
  comfort: string,
): Promise<void> {
  await withinSeconds(queue('email').then((outbox) => queueMails(outbox, mails))).catch((error: unknown) =>
    say(`${error instanceof Error ? error.message : String(error)} ${comfort}`),
  );
}
