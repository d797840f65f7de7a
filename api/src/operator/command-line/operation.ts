import { isUuid } from '@directory/domain/text/uuid';
import type { Sql } from 'postgres';
import { z } from 'zod';
import type { Called, FirstRows } from '../../first-rows.ts';
import type { Context } from './context.ts';
import { type Columns, recordText, type Table, tableOf, tableText } from './record-text.ts';

export interface WrongCell {
  row: number;
  /** The column's heading; null when the row as a whole is wrong. */
  column: string | null;
  /** The cell's text, cut short. */
  value: string;
  problem: string;
}

/** What came of an operation, as JSON and for people. */
export type Outcome = {
  /** False when it could not do all that was asked, which was said. */
  isDone?: boolean;
} & (
  | {
      result: unknown;
      text: string;
      /** What the text shows, where it is a list or one record. */
      table?: Table;
      /** Cells of the file that are wrong, each of which the field `cell` can say otherwise, and what is said of the file beside them. */
      wrong?: { cells: readonly WrongCell[]; text: string };
    }
  /** What goes into the file `input.output`, or to stdout; may it replace another? */
  | { file: string; mayReplace: boolean }
);

/** Why something cannot be done, in sentences for the operator. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code = 'refused';
}

/** What operators may do; each may what those before it may. */
export const ROLES = ['reader', 'operator', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** One thing that an operator does. Its command (words, help, checks, dry run, printing, audit entry) is derived from this row. */
export interface Operation {
  name: string;
  about: string;
  /** What is given. A description is its help, a title what its value is called, a default is said. */
  input: z.ZodObject;
  /** The keys of `input` that are said by their place; the others are options. */
  words: readonly string[];
  /** It changes something: it can be rehearsed, and the audit and the security log are told. */
  changes?: boolean;
  /** Who may change it, where operators are recorded: an operator, unless said. Null where others have asked for it: nobody need say who they are. */
  needs?: Role | null;
  /** It asks for a reason, which the audit keeps: where operators are recorded nobody does it without. */
  asksReason?: boolean;
  /** It is about somebody who is to be forgotten: the audit keeps neither what was said nor ids. */
  forgets?: boolean;
  /** What its group does where nothing is said. */
  isDefault?: boolean;
  /** Of one that lists: what it is called where its rows, with this input, wait for the operator, and which operations of the group settle them. */
  waits?: { title: string; where?: Readonly<Record<string, string>>; settledBy: readonly string[] };
  run: (context: Context, input: never) => Promise<Outcome>;
}

/** What an operation is told, from its schema. */
export function fieldsOf({ input }: Operation) {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([key, property]) => {
    const {
      type,
      title,
      description,
      enum: choices,
      default: fallback,
    } = property as z.core.JSONSchema.BaseSchema;
    return {
      key,
      type,
      /** What its value is called. */
      title,
      about: description ?? '',
      choices: (choices ?? []).map(String),
      /** What counts where nothing is said, where that can be shown. */
      fallback: typeof fallback === 'string' || typeof fallback === 'number' ? fallback : undefined,
      isRequired: required.includes(key),
    };
  });
}

/** One thing that an operation is told. */
export type Field = ReturnType<typeof fieldsOf>[number];

type Shape = z.core.$ZodLooseShape;
type Given<Input extends Shape> = z.output<z.ZodObject<Input>>;

interface Row<Input extends Shape> extends Omit<Operation, 'input' | 'words' | 'run'> {
  input?: Input;
  words?: readonly (keyof Input & string)[];
  /** What is wrong with the input as a whole; null when nothing is. */
  check?(input: Given<Input>): string | null;
}

export function operation<Input extends Shape>(
  row: Row<Input> & { run: (context: Context, input: Given<Input>) => Promise<Outcome> },
): Operation {
  const { input, words = [], ...rest } = row;
  const asked = row.asksReason ? { reason: reason.describe('why; the audit keeps it') } : {};
  const checked = z.object({ ...input, ...asked }).check(({ value, issues }) => {
    const message = row.check?.(value as Given<Input>) ?? null;
    if (message !== null) issues.push({ code: 'custom', message, input: value });
  });
  return { ...rest, words, input: checked };
}

/** An operation that changes one thing, which is named first. */
export function change<Item, Input extends Shape>(
  noun: Noun<Item>,
  row: Row<Input> & { run: (context: Context, item: Item, input: Given<Input>) => Promise<Outcome> },
): Operation {
  const which = z.string().describe(noun.which);
  return operation<Shape>({
    ...(row as Row<Shape>),
    changes: true,
    words: ['which', ...(row.words ?? [])],
    input: { which, ...row.input },
    run: async (context, given) => {
      const item = await findOne(context, noun, which.parse(given['which']));
      return row.run(context, item, given as Given<Input>);
    },
  });
}

/** Operations on one kind of thing. */
export interface Group {
  name: string;
  about: string;
  /** What its operations name by `which`. */
  noun?: Pick<Noun<unknown>, 'called'>;
  operations: readonly Operation[];
}

/** A kind of thing that operations find by words. */
export interface Noun<Row> {
  one: string;
  many: string;
  /** What it is found by, for the help. */
  which: string;
  find: (sql: Sql, id: string) => Promise<Row | null>;
  /** Those that are called exactly so, by name, number or address, whatever its case and accents. */
  called?: (sql: Sql, words: string) => Promise<readonly Called[]>;
}

/** Of several that are called the same, so many are listed. */
const MOST_CALLED = 20;

/**
 * The one that has this id or is called so. Nobody is guessed: what a command changes was named in full.
 * @throws RefusedError when there is none, or are several
 */
export async function findOne<Row>(
  { sql }: Pick<Context, 'sql'>,
  noun: Noun<Row>,
  words: string,
): Promise<Row> {
  const found = isUuid(words) ? [{ id: words, label: words }] : ((await noun.called?.(sql, words)) ?? []);
  if (found.length > 1) {
    const several = found.slice(0, MOST_CALLED).map(({ id, label }) => `  ${id}  ${label}`);
    if (found.length > MOST_CALLED) several.push(`  … and ${found.length - MOST_CALLED} more`);
    const heading = `More than one ${noun.one} is called “${words}”. Say which, by its id:`;
    throw new RefusedError([heading, ...several].join('\n'));
  }
  const row = found[0] ? await noun.find(sql, found[0].id) : null;
  if (row === null) throw new RefusedError(`There is no ${noun.one} ${words}.`);
  return row;
}

/** What is said or not. */
export const flag = (description: string) => z.boolean().default(false).describe(description);

/** @param title what the value is called */
export const text = (title: string, description: string) => z.string().meta({ title, description });

/** A whole number of an option. */
export const upTo = (most: number) => {
  const error = `It takes a whole number from 1 to ${most}.`;
  return z.coerce.number({ error }).int(error).min(1, error).max(most, error);
};

/** An operator's words that a mail quotes, as long as their column takes. */
export const reason = z
  .string()
  .trim()
  .min(1, 'It takes 1 to 500 characters.')
  .max(500, 'It takes 1 to 500 characters.')
  .optional()
  .meta({ title: 'words', description: 'what the mail says about why' });

/** The first rows of a list. What of a row is not in `shown` is not in its JSON either. */
export function list<Item extends object, Input extends Shape>(
  { many }: Pick<Noun<unknown>, 'many'>,
  row: Partial<Row<Input>> & {
    about: string;
    select: (sql: Sql, input: Given<Input> & { limit: number }) => Promise<FirstRows<Item>>;
    columns: Columns<Item>;
    shown?: readonly (keyof Item)[];
  },
): Operation {
  const { select, columns, shown, ...rest } = row;
  return operation<Shape>({
    ...{ name: 'list', ...(rest as Pick<Row<Shape>, 'about'>) },
    input: { ...row.input, limit: upTo(1000).default(50).describe('at most so many') },
    run: async (context, given) => {
      const { rows, total } = await select(context.sql, given as Given<Input> & { limit: number });
      if (rows.length < total) context.say(`${rows.length} of ${total}; --limit shows more.`);
      const pick = (item: Item) => Object.fromEntries(shown?.map((key) => [key, item[key]]) ?? []);
      const table = tableOf(columns, rows);
      return {
        result: shown ? rows.map(pick) : rows,
        text: tableText(table, `There are no such ${many}.`),
        table: { ...table, total },
      };
    },
  });
}

/** `show <which>`: all that is known of one. @param prose what somebody wrote, which follows below */
export function show<Item>(
  noun: Noun<Item>,
  about: string,
  columns: Columns<Item>,
  prose: (item: Item) => string | null = () => null,
): Operation {
  return operation({
    ...{ name: 'show', about, words: ['which'] },
    input: { which: z.string().describe(noun.which) },
    run: async (context, { which }) => {
      const item = await findOne(context, noun, which);
      const written = prose(item);
      return {
        result: item,
        text: recordText(columns, item, written),
        table: { ...tableOf(columns, [item]), prose: written },
      };
    },
  });
}
