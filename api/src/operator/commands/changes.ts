import { z } from 'zod';
import * as store from '../../people/changes/store.ts';
import type { Context } from '../command-line/context.ts';
import * as op from '../command-line/operation.ts';
import { type Columns, named, printable, wordsText } from '../command-line/record-text.ts';
import { queueOrLeave } from '../command-line/resend.ts';

const asked = {
  one: 'change',
  many: 'changes',
  which: "the change's id; or, while it waits, the profile's number, name or address",
  find: store.selectChange,
  called: store.selectChangesCalled,
};
const memberOf = ({ member_email, requested_by }: store.ChangeRecord) => member_email ?? requested_by;
const ASKED: Columns<store.ChangeRecord> = {
  ID: 'id',
  Asked: 'requested_at',
  Field: 'field',
  Old: ({ old_value }) => old_value ?? 'nothing',
  New: ({ new_value }) => wordsText(new_value ?? 'nothing'),
};

export const changes: op.Group = {
  name: 'changes',
  about: 'Names and credentials that members asked to have changed.',
  noun: asked,
  operations: [
    op.list(asked, {
      about: 'List the changes that wait for you, the oldest first.',
      input: { state: z.enum(store.CHANGE_STATES).default('waiting').describe('those in this state') },
      select: store.selectChanges,
      columns: { ...ASKED, Member: memberOf },
      waits: { title: 'Changes of names and credentials', settledBy: ['approve', 'decline'] },
    }),
    op.show(asked, 'Show one change, with the old and the new words.', {
      ...ASKED,
      State: 'state',
      Decided: 'decided_at',
      Reason: 'reason',
      Member: memberOf,
      Profile: 'profile_id',
      'Shown as': 'profile_name',
      Registration: 'registration_number',
      'In the register': ({ register_name }) => register_name ?? 'in none',
      ...named('city', 'province'),
    }),
    op.change(asked, {
      name: 'approve',
      about: 'Show the new words in the directory. The member is told by mail.',
      run: (context, row) => decide(context, row, { state: 'approved' }),
    }),
    op.change(asked, {
      name: 'decline',
      about: 'Keep the old words. The member is told by mail.',
      input: { reason: op.reason, noReason: op.flag('the mail gives none') },
      check: ({ reason: why, noReason }) =>
        why !== undefined || noReason
          ? null
          : "say why, with --reason <words>, which the member's mail tells; or --no-reason",
      run: (context, row, { reason: why = null }) => decide(context, row, { state: 'declined', reason: why }),
    }),
  ],
};

async function decide(
  context: Context,
  row: store.ChangeRecord,
  decision: store.Decision,
): Promise<op.Outcome> {
  const { id } = row;
  if (row.state !== 'waiting') throw new op.RefusedError(`${id} does not wait: it is ${row.state}.`);
  if (!context.dryRun) {
    if (!(await store.decideChange(context.sql, id, decision)))
      throw new op.RefusedError(`${id} does not wait any more: someone else was faster.`);
    await queueOrLeave(context, [{ kind: 'profile-change-decision', id }]);
  }
  return { result: { id, ...decision }, text: printable(decisionText(row, decision, context.dryRun)) };
}

function decisionText(row: store.ChangeRecord, { state }: store.Decision, dryRun: boolean): string {
  const { profile_name: name, field, register_name: inRegister } = row;
  const quoted = (value: string | null) => (value === null ? 'empty' : `"${value}"`);
  const [old, words] = [quoted(row.old_value), quoted(row.new_value)];
  const isName = field === 'name';
  if (state === 'declined')
    return `The ${field} of ${name} ${dryRun ? 'would stay' : isName ? 'stays' : 'stay'} ${old}; ${words} ${dryRun ? 'would be' : 'is'} declined.`;
  const register = inRegister === null ? ' No register has them.' : ` The register has ${inRegister}.`;
  return `The ${field} of ${name} ${dryRun ? 'would be' : isName ? 'is now' : 'are now'} ${words}.${isName ? register : ''}`;
}
