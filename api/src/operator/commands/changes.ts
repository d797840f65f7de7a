import { lookAlikeWords, withoutLookAlikes } from '@directory/domain/text/look-alikes';
import { Command, Option } from 'commander';
import { type CommandContext, parseReason, type RunCommand } from '../command-line/command-context.ts';
import { minute, printable } from '../command-line/record-text.ts';
import { type Act, addActCommand, addListCommand, addShowCommand } from '../command-line/records.ts';
import { queueOrLeave } from '../command-line/resend.ts';
import {
  CHANGE_STATES,
  decideChange,
  selectChange,
  selectChanges,
  selectChangesCalled,
  type ChangeRecord,
  type ChangeState,
  type Decision,
} from '../../people/changes/store.ts';

const source = { noun: 'change', find: selectChange, called: selectChangesCalled };
const WHICH = "the change's id; or, while it waits, the profile's number, name or address";

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
    columns: {
      ID: ({ id }) => id,
      ASKED: ({ requested_at }) => minute(requested_at),
      FIELD: ({ field }) => field,
      OLD: ({ old_value }) => old_value ?? '',
      NEW: ({ new_value }) => wordsText(new_value ?? ''),
      MEMBER: ({ member_email, requested_by }) => member_email ?? requested_by,
    },
    nothing: 'There are no such changes.',
  });
  addShowCommand(changes, run, {
    source,
    description: 'Show one change, with the old and the new words.',
    whichDescription: WHICH,
    values: (row) => ({
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
      'In the register': row.register_name ?? 'in none',
      City: row.city,
      Province: row.province,
    }),
  });
  const about = { source, whichDescription: WHICH };
  addActCommand<ChangeRecord>(changes, run, {
    ...about,
    name: 'approve',
    description: 'Show the new words in the directory. The member is told by mail.',
    act: (context, change, options) => decide(context, change, { state: 'approved' }, options),
  });
  const decline = addActCommand<ChangeRecord, { reason?: string | boolean }>(changes, run, {
    ...about,
    name: 'decline',
    description: 'Keep the old words. The member is told by mail.',
    options: [
      new Option('--reason <words>', 'what the mail says about why').argParser(parseReason),
      new Option('--no-reason', 'the mail gives none'),
    ],
    act: (context, change, { reason, dryRun }) => {
      const why = typeof reason === 'string' ? reason : null;
      return decide(context, change, { state: 'declined', reason: why }, { dryRun });
    },
  });
  // With `--no-reason` among its options commander takes true for nothing said.
  decline.hook('preAction', () => {
    if ((decline.opts<{ reason?: string | boolean }>().reason ?? true) === true)
      decline.error("error: say why, with --reason <words>, which the member's mail tells; or --no-reason");
  });
  return changes;
}

async function decide(
  context: CommandContext,
  change: ChangeRecord,
  decision: Decision,
  { dryRun }: { dryRun: boolean },
): Promise<Act> {
  const { id } = change;
  if (change.state !== 'waiting') {
    context.say(`${id} does not wait: it is ${change.state}.`);
    return null;
  }
  if (!dryRun) {
    if (!(await decideChange(context.sql(), id, decision))) {
      context.say(`${id} does not wait any more: someone else was faster.`);
      return null;
    }
    const mails = [{ kind: 'profile-change-decision', id }] as const;
    await queueOrLeave(context, mails, 'The worker will find the mail by itself.');
  }
  return { result: { id, ...decision }, text: printable(decisionText(change, decision, dryRun)) };
}

function decisionText(
  { profile_name: name, field, old_value: old, new_value: words, register_name: inRegister }: ChangeRecord,
  { state }: Decision,
  dryRun: boolean,
): string {
  const quoted = (value: string | null) => (value === null ? 'empty' : `"${value}"`);
  const register =
    field !== 'name'
      ? ''
      : ` ${inRegister === null ? 'No register has them.' : `The register has ${inRegister}.`}`;
  return state === 'approved'
    ? `The ${field} of ${name} ${dryRun ? 'would be' : field === 'name' ? 'is now' : 'are now'} ${quoted(words)}.${register}`
    : `The ${field} of ${name} ${dryRun ? 'would stay' : field === 'name' ? 'stays' : 'stay'} ${quoted(old)}; ${quoted(words)} ${dryRun ? 'would be' : 'is'} declined.`;
}

/**
 * The words, with those that may be there to be taken for others, and the letters that no reader can tell from Latin ones by looking: a
 * Cyrillic о spells somebody else's name, too.
 */
function wordsText(words: string): string {
  const alike = lookAlikeWords(words);
  const others = [...new Set(words.match(/(?!\p{Script=Latin})\p{L}/gu))].map(
    (letter) => `${letter} U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
  const notes = [
    ...(alike.length > 0
      ? [`LOOK-ALIKE LETTERS in ${alike.join(', ')}: reads ${withoutLookAlikes(words)}`]
      : []),
    ...(others.length > 0 ? [`not Latin: ${others.slice(0, 5).join(', ')}`] : []),
  ];
  return notes.length === 0 ? words : `${words} (${notes.join('; ')})`;
}
