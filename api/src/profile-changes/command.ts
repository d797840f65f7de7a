import { Command, Option } from 'commander';
import type { CommandContext, RunCommand } from '../commands/command-context.ts';
import { parseReason } from '../commands/parse-reason.ts';
import { printable, recordText, tableText } from '../commands/record-text.ts';
import { addListCommand, addShowCommand, findRecord } from '../commands/records.ts';
import { queueOrLeave } from '../commands/resend.ts';
import {
  CHANGE_STATES,
  decideChange,
  selectChange,
  selectChanges,
  type ChangeRecord,
  type ChangeState,
  type Decision,
} from './store.ts';

interface WriteOptions {
  dryRun?: boolean;
  json?: boolean;
}

const source = { noun: 'change', find: selectChange };

/** `changes`: names and credentials that members asked to have changed. */
export function changesCommand(run: RunCommand): Command {
  const changes = new Command('changes').description(
    'Names and credentials that members asked to have changed.',
  );
  addListCommand<ChangeRecord, { state: ChangeState }>(changes, run, {
    description: 'List the changes that wait for you, the oldest first.',
    options: {
      state: new Option('--state <state>', 'those in this state').choices(CHANGE_STATES).default('waiting'),
    },
    select: selectChanges,
    text: listText,
  });
  addShowCommand(changes, run, {
    source,
    description: 'Show one change, with the old and the new words.',
    idDescription: "the change's id",
    text: showText,
  });
  changes
    .command('approve')
    .description('Show the new words in the directory. The member is told by mail.')
    .argument('<id>', "the change's id")
    .option('--dry-run', 'say what would change, and change nothing')
    .option('--json', 'print JSON')
    .action(async (id: string, options: WriteOptions) =>
      run(options, (context) => decide(context, id, { state: 'approved' }, options)),
    );
  changes
    .command('decline')
    .description('Keep the old words. The member is told by mail.')
    .argument('<id>', "the change's id")
    .option('--reason <words>', 'what the mail says about why', parseReason)
    .option('--dry-run', 'say what would change, and change nothing')
    .option('--json', 'print JSON')
    .action(async (id: string, options: WriteOptions & { reason?: string }) =>
      run(options, (context) =>
        decide(context, id, { state: 'declined', reason: options.reason ?? null }, options),
      ),
    );
  return changes;
}

async function decide(
  context: CommandContext,
  id: string,
  decision: Decision,
  { dryRun = false }: WriteOptions,
): Promise<boolean> {
  const change = await findRecord(context, source, id);
  if (!change) return false;
  if (change.state !== 'waiting') {
    context.say(`${id} does not wait: it is ${change.state}.`);
    return false;
  }
  if (!dryRun) {
    if (!(await decideChange(context.sql(), id, decision))) {
      context.say(`${id} does not wait any more: someone else was faster.`);
      return false;
    }
    const mails = [{ kind: 'profile-change-decision', id }] as const;
    await queueOrLeave(context, mails, 'The worker will find the mail by itself.');
  }
  context.report({ id, ...decision, dryRun }, printable(decisionText(change, decision, dryRun)));
  return true;
}

function decisionText(
  { profile_name: name, field, old_value: old, new_value: words }: ChangeRecord,
  { state }: Decision,
  dryRun: boolean,
): string {
  const quoted = (value: string | null) => (value === null ? 'empty' : `"${value}"`);
  return state === 'approved'
    ? `The ${field} of ${name} ${dryRun ? 'would be' : field === 'name' ? 'is now' : 'are now'} ${quoted(words)}.`
    : `The ${field} of ${name} ${dryRun ? 'would stay' : field === 'name' ? 'stays' : 'stay'} ${quoted(old)}; ${quoted(words)} ${dryRun ? 'would be' : 'is'} declined.`;
}

/** The words, with the letters that no reader can tell from Latin ones by looking: a Cyrillic о spells somebody else's name, too. */
function wordsText(words: string): string {
  const others = [...new Set(words.match(/(?!\p{Script=Latin})\p{L}/gu))].map(
    (letter) => `${letter} U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
  return others.length === 0 ? words : `${words} (not Latin: ${others.slice(0, 5).join(', ')})`;
}

function listText(rows: readonly ChangeRecord[]): string {
  return tableText(
    ['ID', 'ASKED', 'FIELD', 'OLD', 'NEW', 'MEMBER'],
    rows.map((row) => [
      row.id,
      row.requested_at.toISOString().slice(0, 16),
      row.field,
      row.old_value ?? '',
      wordsText(row.new_value ?? ''),
      row.member_email ?? row.requested_by,
    ]),
    'There are no such changes.',
  );
}

function showText(row: ChangeRecord): string {
  return recordText(
    {
      ID: row.id,
      Asked: row.requested_at,
      Field: row.field,
      Old: row.old_value ?? 'nothing',
      New: wordsText(row.new_value ?? 'nothing'),
      State: row.state,
      Decided: row.decided_at,
      Reason: row.reason,
      Member: row.member_email ?? row.requested_by,
      Profile: row.profile_id,
      'Shown as': row.profile_name,
      Registration: row.registration_number,
      City: row.city,
      Province: row.province,
    },
    null,
  );
}
