import type { TransactionSql } from 'postgres';
import { z } from 'zod';
import { type FirstRows, firstRows } from '../../first-rows.ts';
import { findOperator, type OperatorRecord } from '../act.ts';
import type { Context } from '../command-line/context.ts';
import * as op from '../command-line/operation.ts';
import { inTransaction } from '../person/erase.ts';

const operator = {
  one: 'operator',
  many: 'operators',
  which: "the operator's name",
  find: findOperator,
  called: async (sql: Context['sql'], words: string) => {
    const found = await findOperator(sql, words);
    return found ? [{ id: found.name, label: found.role }] : [];
  },
};
const role = z
  .enum(op.ROLES)
  .describe(
    'reader: looks; operator: does the daily work; owner: also erases, restores and says who operates',
  );

export const operators: op.Group = {
  name: 'operators',
  about:
    'Who operates the directory. While nobody is recorded, whoever has this machine does everything; afterwards each says who they are.',
  operations: [
    op.list(operator, {
      about: 'List who operates the directory.',
      select: (sql, { limit }): Promise<FirstRows<OperatorRecord>> =>
        firstRows(sql, {
          all: sql`select name, role, added_at from public.operators`,
          order: sql`lower(l.name)`,
          limit,
        }),
      columns: { Name: 'name', Role: 'role', Since: 'added_at' },
    }),
    op.operation({
      name: 'add',
      about: 'Record somebody who operates the directory; the first is an owner.',
      changes: true,
      needs: 'owner',
      words: ['name'],
      input: {
        name: z
          .stringFormat('line', /^\S(\P{Cc}{0,78}\S)?$/u, 'It takes 1 to 80 characters on one line.')
          .describe('as they will say it, with --as'),
        role: role.default('operator'),
      },
      run: async (context, { name, role: given }) => {
        await withAnOwner(context, async (sql) => {
          const { count } = await sql`
            insert into public.operators (name, role) values (${name}, ${given}) on conflict do nothing`;
          if (count === 0) throw new op.RefusedError(`${name} is recorded already: operators role.`);
        });
        return became(context, name, `recorded as ${given}`);
      },
    }),
    op.change(operator, {
      name: 'role',
      about: 'Change what somebody may do.',
      needs: 'owner',
      asksReason: true,
      words: ['role'],
      input: { role },
      run: async (context, { name }, { role: given }) => {
        await withAnOwner(
          context,
          (sql) => sql`update public.operators set role = ${given} where name = ${name}`,
        );
        return became(context, name, `recorded as ${given}`);
      },
    }),
    op.change(operator, {
      name: 'remove',
      about: 'Let somebody operate the directory no more. What they did stays in the audit.',
      needs: 'owner',
      asksReason: true,
      run: async (context, { name }) => {
        await withAnOwner(context, (sql) => sql`delete from public.operators where name = ${name}`);
        return became(context, name, 'no operator any more');
      },
    }),
  ],
};

const became = ({ dryRun }: Context, name: string, state: string): op.Outcome => ({
  result: { name },
  text: `${name} ${dryRun ? 'would be' : 'is'} ${state}.`,
});

/** Changes who operates the directory, one after the other, so that there is an owner afterwards. @throws RefusedError when there would be none */
const withAnOwner = (
  context: Context,
  change: (sql: TransactionSql) => PromiseLike<unknown>,
): Promise<void> =>
  inTransaction(context, async (sql) => {
    await sql`lock table public.operators in share row exclusive mode`;
    await change(sql);
    const [owner] = await sql`select from public.operators where role = 'owner' limit 1`;
    if (!owner) throw new op.RefusedError('There must be an owner: add one first, with --role owner.');
  });
