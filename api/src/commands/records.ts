import { isUuid } from '@directory/domain/uuid';
import type { Command, Option } from 'commander';
import type postgres from 'postgres';
import { type CommandContext, parseLimit, type RunCommand } from './command-context.ts';

/** Records of one kind, as commands find them. */
export interface RecordSource<Row> {
  /** What one is called: `There is no message 1234.` */
  noun: string;
  find: (sql: postgres.Sql, id: string) => Promise<Row | null>;
}

/** The record with this id; null when there is none, which the operator is told. */
export async function findRecord<Row>(
  { sql, say }: CommandContext,
  { noun, find }: RecordSource<Row>,
  id: string,
): Promise<Row | null> {
  const row = isUuid(id) ? await find(sql(), id) : null;
  if (row === null) say(`There is no ${noun} ${id}.`);
  return row;
}

/** Adds `show <id>`, which fails for a record that is not there. */
export function addShowCommand<Row>(
  group: Command,
  run: RunCommand,
  {
    source,
    description,
    idDescription,
    text,
  }: {
    source: RecordSource<Row>;
    description: string;
    idDescription: string;
    text: (row: Row) => string;
  },
): void {
  group
    .command('show')
    .description(description)
    .argument('<id>', idDescription)
    .option('--json', 'print JSON')
    .action(async (id: string, options: { json?: boolean }) =>
      run(options, async (context) => {
        const row = await findRecord(context, source, id);
        if (row === null) return false;
        context.report(row, text(row));
        return true;
      }),
    );
}

/** Adds `list`, with `--limit` beside its own options. */
export function addListCommand<Row, Options extends object>(
  group: Command,
  run: RunCommand,
  {
    description,
    options,
    select,
    summary = (row) => row,
    text,
  }: {
    description: string;
    options: Readonly<Record<keyof Options, Option>>;
    select: (sql: postgres.Sql, options: Options & { limit: number }) => Promise<readonly Row[]>;
    /** What of a row a list may show as JSON; all of it unless said otherwise. */
    summary?: (row: Row) => unknown;
    text: (rows: readonly Row[]) => string;
  },
): void {
  const list = group.command('list').description(description);
  for (const option of Object.values<Option>(options)) list.addOption(option);
  list
    .option('--limit <number>', 'at most so many', parseLimit, 50)
    .option('--json', 'print JSON')
    .action(async (chosen: Options & { limit: number; json?: boolean }) =>
      run(chosen, async ({ sql, report }) => {
        const rows = await select(sql(), chosen);
        report(rows.map(summary), text(rows));
        return true;
      }),
    );
}
