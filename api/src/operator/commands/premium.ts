import { z } from 'zod';
import * as store from '../../people/premium/store.ts';
import * as op from '../command-line/operation.ts';
import { profile } from '../command-line/profile.ts';
import type { Columns } from '../command-line/record-text.ts';
import { inTransaction } from '../person/erase.ts';

const WHO: Columns<store.TermRecord> = { ID: 'id', Name: 'name', Member: 'member_email' };
const day = (description: string) =>
  z.iso.date('It takes a day, as 2026-11-22.').meta({ title: 'day', description });
const line = (title: string, description: string) =>
  z
    .stringFormat('line', /^\S\P{Cc}{0,79}$/u, 'It takes 1 to 80 characters on one line.')
    .meta({ title, description });

export const premium: op.Group = {
  name: 'premium',
  about:
    'Premium from a first to a last day: who asks for it, and for whom it ends. It is paid for elsewhere, by invoice.',
  noun: profile,
  operations: [
    op.list(profile, {
      about: 'List who asked for premium and waits, the oldest first.',
      select: (sql, { limit }) => store.selectTerms(sql, { limit }),
      columns: { ...WHO, Asked: 'asked_at' },
      waits: { title: 'Premium asked for', settledBy: ['grant', 'decline'] },
    }),
    op.list(profile, {
      name: 'ending',
      about: 'List whose premium ends soon, the next one first.',
      input: { days: op.upTo(3660).default(30).describe('within so many days') },
      select: store.selectTerms,
      columns: { ...WHO, From: 'first_day', To: 'last_day', Invoice: 'invoice', Granted: 'granted_by' },
    }),
    op.change(profile, {
      name: 'grant',
      about:
        'Grant premium to the end of a day, or for longer than it runs. It then begins and ends by itself.',
      input: {
        last: day('the last day'),
        first: day('the first day; unless said, the one after what is granted already, or today').optional(),
        invoice: line('reference', 'of the invoice by which it is paid'),
        by: line('name', 'who grants it; unless said, who acts, or the user of the database').optional(),
      },
      run: async (context, { id, name }, granted) => {
        const by = granted.by ?? context.operator ?? undefined;
        const first = await inTransaction(context, (sql) => store.grantPremium(sql, id, { ...granted, by }));
        const { last, invoice } = granted;
        if (first === null)
          throw new op.RefusedError(
            `These days are over, run backwards, or are granted to ${name} already: premium ending --days 3660 lists what is.`,
          );
        const text = `${name} ${context.dryRun ? 'would be' : 'is'} premium from ${first} to ${last}, by invoice ${invoice}.`;
        return { result: { id, first_day: first, last_day: last, invoice }, text };
      },
    }),
    op.change(profile, {
      name: 'decline',
      about: 'Take away what somebody asked for. Nobody is told: write to them yourself.',
      run: async (context, { id, name }) => {
        const changed = await inTransaction(context, (sql) => store.declinePremium(sql, id));
        const declined = `${context.dryRun ? 'would be' : 'is'} declined premium.`;
        const text = `${name} ${changed ? declined : 'has not asked for premium.'}`;
        return { result: { id, changed }, text };
      },
    }),
  ],
};
