import { isUuid } from '@directory/domain/text/uuid';
import { type Command, Option } from 'commander';
import type postgres from 'postgres';
import type { Called, FirstRows } from '../../first-rows.ts';
import { type CommandContext, parseLimit, type RunCommand } from './command-context.ts';
import { type Columns, columnsText, recordText, type RecordValues } from './record-text.ts';

/** Records of one kind, as commands find them. */
export interface RecordSource<Row> {
  /** What one is called: `There is no message 1234.` */
  noun: string;
  find: (sql: postgres.Sql, id: string) => Promise<Row | null>;
  /** Those that are called exactly so, by name, number or address, whatever its case and accents. */
  called?: (sql: postgres.Sql, words: string) => Promise<readonly Called[]>;
}

/** Of several that are called the same, so many are listed. */
const MOST_CALLED = 20;

/**
 * The id of the one that has this id or is called so; null when there is none or are several, which the operator is told. Nobody is guessed:
 * what a command changes was named in full.
 */
export async function findId(
  { sql, say }: Pick<CommandContext, 'sql' | 'say'>,
  { noun, called }: Pick<RecordSource<unknown>, 'noun' | 'called'>,
  words: string,
): Promise<string | null> {
  const found = isUuid(words) ? [{ id: words, label: words }] : ((await called?.(sql(), words)) ?? []);
  if (found.length === 1) return found[0]?.id ?? null;
  if (found.length === 0) say(`There is no ${noun} ${words}.`);
  else {
    say(`More than one ${noun} is called “${words}”. Say which, by its id:`);
    for (const { id, label } of found.slice(0, MOST_CALLED)) say(`  ${id}  ${label}`);
    if (found.length > MOST_CALLED) say(`  … and ${found.length - MOST_CALLED} more`);
  }
  return null;
}

/** The record that {@link findId} finds. */
export async function findRecord<Row>(
  context: Pick<CommandContext, 'sql' | 'say'>,
  source: RecordSource<Row>,
  words: string,
): Promise<Row | null> {
  const id = await findId(context, source, words);
  const row = id === null ? null : await source.find(context.sql(), id);
  if (id !== null && row === null) context.say(`There is no ${source.noun} ${words}.`);
  return row;
}

/** Adds `show <which>`, which fails for a record that is not there. */
export function addShowCommand<Row>(
  group: Command,
  run: RunCommand,
  {
    source,
    description,
    whichDescription,
    values,
    words: wordsOf = () => null,
  }: {
    source: RecordSource<Row>;
    description: string;
    whichDescription: string;
    values: (row: Row) => RecordValues;
    /** What somebody wrote, which follows below. */
    words?: (row: Row) => string | null;
  },
): void {
  group
    .command('show')
    .description(description)
    .argument('<which>', whichDescription)
    .option('--json', 'print JSON')
    .action(async (words: string, options: { json?: boolean }) =>
      run(options, async (context) => {
        const row = await findRecord(context, source, words);
        if (row === null) return false;
        context.report(row, recordText(values(row), wordsOf(row)));
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
    columns,
    nothing,
  }: {
    description: string;
    options: Readonly<Record<keyof Options, Option>>;
    select: (sql: postgres.Sql, options: Options & { limit: number }) => Promise<FirstRows<Row>>;
    /** What of a row a list may show as JSON; all of it unless said otherwise. */
    summary?: (row: Row) => unknown;
    columns: Columns<Row>;
    /** What is said where there is none. */
    nothing: string;
  },
): void {
  const list = group.command('list').description(description);
  for (const option of Object.values<Option>(options)) list.addOption(option);
  list
    .option('--limit <number>', 'at most so many', parseLimit, 50)
    .option('--json', 'print JSON')
    .action(async (chosen: Options & { limit: number; json?: boolean }) =>
      run(chosen, async ({ sql, report, say }) => {
        const { rows, total } = await select(sql(), chosen);
        report(rows.map(summary), columnsText(columns, rows, nothing));
        if (rows.length < total) say(`${rows.length} of ${total}; --limit shows more.`);
        return true;
      }),
    );
}

/** What an act did, or would do; null where it could not, which it has said. */
export type Act = { result: object; text: string } | null;

/** Adds a command that changes one record and can be rehearsed with `--dry-run`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what `act` is given besides
export function addActCommand<Row, Options extends object = object>(
  group: Command,
  run: RunCommand,
  {
    name,
    description,
    source,
    whichDescription,
    options = [],
    rehearsal = 'say what would change, and change nothing',
    act,
  }: {
    name: string;
    description: string;
    source: RecordSource<Row>;
    whichDescription: string;
    options?: readonly Option[];
    rehearsal?: string;
    act: (context: CommandContext, row: Row, options: Options & { dryRun: boolean }) => Promise<Act>;
  },
): Command {
  const command = group.command(name).description(description).argument('<which>', whichDescription);
  for (const option of [
    ...options,
    new Option('--dry-run', rehearsal).default(false),
    new Option('--json', 'print JSON'),
  ])
    command.addOption(option);
  return command.action(async (words: string) => {
    const given = command.opts<Options & { dryRun: boolean; json?: boolean }>();
    await run(given, async (context) => {
      const row = await findRecord(context, source, words);
      const done = row === null ? null : await act(context, row, given);
      if (done !== null) context.report({ ...done.result, dryRun: given.dryRun }, done.text);
      return done !== null;
    });
  });
}
