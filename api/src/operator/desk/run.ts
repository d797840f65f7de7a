import { Readable } from 'node:stream';
import { sentenceOf } from '../../errors.ts';
import { type AdminCaller, Context } from '../command-line/context.ts';
import { type Field, fieldsOf, type Group, type Operation, type Outcome } from '../command-line/operation.ts';
import { OPERATIONS } from '../program.ts';
import { perform } from '../run-admin.ts';

/** What an operation is told that names something of the machine. The browser has no such thing: it saves what it is given. */
const OF_THE_MACHINE = ['file', 'folder'];

const isOfTheMachine = ({ title }: Field): boolean => OF_THE_MACHINE.includes(title ?? '');

/** Whether an operation can be done without naming a file: others are the command line's alone. */
const isForDesk = (operation: Operation): boolean =>
  fieldsOf(operation).every((field) => !field.isRequired || !isOfTheMachine(field));

/** The fields of an operation's form. */
export const fieldsFor = (operation: Operation): Field[] =>
  fieldsOf(operation).filter((field) => !isOfTheMachine(field));

/** The groups of the command line, with what belongs to none in one of its own. */
export const GROUPS: readonly Group[] = [
  ...OPERATIONS.flatMap((each) => ('run' in each ? [] : [each])),
  {
    name: 'admin',
    about: 'The directory as a whole.',
    operations: OPERATIONS.flatMap((each) => ('run' in each ? [each] : [])),
  },
].map((group) => ({ ...group, operations: group.operations.filter(isForDesk) }));

/** The input of an operation as a form or an address says it; what is left empty is not said. */
export function readGiven(operation: Operation, said: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    fieldsFor(operation).flatMap(({ key, type }): [string, unknown][] => {
      const value = said.get(key)?.trim() ?? '';
      if (value === '') return [];
      if (type === 'boolean') return [[key, true]];
      return [[key, type === 'array' ? value.split(/\s*\n\s*/) : value]];
    }),
  );
}

/** What other things are called so: members, messages, requests. @returns by group, those that have any */
export async function calledSo(load: AdminCaller['load'], words: string) {
  const caller = { load, stdin: Readable.from([]), stdout: () => undefined, stderr: () => undefined };
  await using context = new Context(caller, { dryRun: true, json: false });
  const found = [];
  for (const group of GROUPS) {
    const rows = group.name === 'profiles' ? [] : ((await group.noun?.called?.(context.sql, words)) ?? []);
    if (rows.length > 0) found.push({ group, rows });
  }
  return found;
}

/** What came of it, or what is wrong with what was said (by its field, or `''` for the whole), or why it was refused. */
export interface Ran {
  outcome?: Outcome;
  faults?: ReadonlyMap<string, string>;
  refused?: string;
  /** What was said beside. */
  notes: readonly string[];
}

/** Does an operation as the command line does it. Each has connections of its own: a desk left open overnight holds none. */
export async function runOperation(
  load: AdminCaller['load'],
  {
    group,
    operation,
    given,
    dryRun = false,
  }: { group: Group; operation: Operation; given: object; dryRun?: boolean },
): Promise<Ran> {
  const checked = operation.input.safeParse(given);
  if (!checked.success)
    return {
      faults: new Map(checked.error.issues.map(({ path: [key = ''], message }) => [String(key), message])),
      notes: [],
    };
  const notes: string[] = [];
  const stderr = (text: string) => void notes.push(text.trim());
  const caller = { load, stdin: Readable.from([]), stdout: () => undefined, stderr };
  try {
    await using context = new Context(caller, { dryRun, json: false });
    return {
      outcome: await perform(context, operation, `${group.name} ${operation.name}`, checked.data),
      notes,
    };
  } catch (error) {
    return { refused: sentenceOf(error), notes };
  }
}
