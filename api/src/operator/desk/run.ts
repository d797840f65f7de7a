import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { sentenceOf } from '../command-line/record-text.ts';
import { type AdminCaller, type Context, type Flags, openContext } from '../command-line/context.ts';
import { type Field, fieldsOf, type Group, type Operation, type Outcome } from '../command-line/operation.ts';
import { OPERATIONS } from '../program.ts';
import { perform } from '../run-admin.ts';

/** What names something of the machine. The browser has no such thing: it saves what it is given. */
const isOfTheMachine = ({ title }: Field): boolean => title === 'file' || title === 'folder';

/** The file that an operation is about comes with its form. */
export const isUpload = ({ title, isRequired }: Field): boolean => title === 'file' && isRequired;

/** Whether an operation can be done without naming a folder: others are the command line's alone. */
const isForDesk = (operation: Operation): boolean =>
  fieldsOf(operation).every((field) => !field.isRequired || !isOfTheMachine(field) || isUpload(field));

/** The fields of an operation's form. */
export const fieldsFor = (operation: Operation): Field[] =>
  fieldsOf(operation).filter((field) => !isOfTheMachine(field) || isUpload(field));

/** An operation as the desk has it, with its address: `group/name`. */
export type Deed = Operation & { path: string };
export interface DeskGroup extends Group {
  operations: readonly Deed[];
}

/** The groups of the command line, with what belongs to none in one of its own. */
export const GROUPS: readonly DeskGroup[] = [
  ...OPERATIONS.filter((each) => 'operations' in each),
  {
    name: 'admin',
    about: 'The directory as a whole.',
    operations: OPERATIONS.filter((each) => 'run' in each),
  },
].map((group) => ({
  ...group,
  operations: group.operations
    .filter(isForDesk)
    .map((operation) => ({ ...operation, path: `${group.name}/${operation.name}` })),
}));

/** What came with forms, by what stands for it there: its digest and its name. */
export type Files = Map<string, Uint8Array>;
/** So many are kept: that of each form that may be open. */
const MOST_FILES = 5;

/**
 * What a form says. A file is kept among `files`, and said by what stands for it. A cell that was changed is one more line of the field
 * that its name begins with: `cell 12:Heading` behind a `was` that is not its value.
 */
export async function readSent(request: Request, files: Files): Promise<URLSearchParams> {
  const said = new URLSearchParams();
  let was: string | undefined;
  for (const [name, value] of await request.formData()) {
    const [key = '', at] = name.split(/ (.*)/s);
    if (typeof value !== 'string') {
      // A form whose file was not chosen anew says by `said` which it had.
      if (value.name === '') continue;
      const bytes = await value.bytes();
      const file = `${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}/${value.name}`;
      files.set(file, bytes);
      for (const old of [...files.keys()].slice(0, -MOST_FILES)) files.delete(old);
      said.set(key, file);
    } else if (name === 'was') was = value;
    else if (at === undefined) said.append(name, value);
    else if (value !== was) {
      const others =
        said
          .get(key)
          ?.split(/\s*\n\s*/)
          .filter((line) => line && !line.startsWith(`${at}=`)) ?? [];
      said.set(key, [...others, `${at}=${value}`].join('\n'));
    }
  }
  return said;
}

/** The input of an operation as a form or an address says it; what is left empty is not said, nor a file that did not come with a form. */
export function readGiven(
  operation: Operation,
  said: URLSearchParams,
  files: Files,
): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const field of fieldsFor(operation)) {
    const { key, type } = field;
    const value = said.get(key)?.trim() ?? '';
    if (value !== '' && (!isUpload(field) || files.has(value)))
      given[key] = type === 'boolean' ? true : type === 'array' ? value.split(/\s*\n\s*/) : value;
  }
  return given;
}

/** How the desk reads its variables, and who has started it. */
type DeskCaller = Pick<AdminCaller, 'load' | 'files'> & Pick<Flags, 'as'>;

/** Connections of its own for each that asks: a desk left open overnight holds none. @param notes what is said beside */
function open({ load, files, as }: DeskCaller, dryRun: boolean, notes: string[] = []): Context {
  const stderr = (text: string) => void notes.push(text.trim());
  const caller = { load, ...(files && { files }), stdin: Readable.from([]), stdout: () => undefined, stderr };
  return openContext(caller, { dryRun, json: false, as });
}

/** What other things are called so: members, messages, requests. @returns by group, those that have any */
export async function calledSo(caller: DeskCaller, words: string) {
  await using context = open(caller, true);
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

/** Does an operation as the command line does it. */
export async function runOperation(
  caller: DeskCaller,
  deed: Deed,
  given: object,
  dryRun = false,
): Promise<Ran> {
  const notes: string[] = [];
  const { data, error: wrong } = deed.input.safeParse(given);
  if (wrong) {
    const faults = wrong.issues.map(({ path: [key = ''], message }) => [String(key), message] as const);
    return { faults: new Map(faults), notes };
  }
  try {
    await using context = open(caller, dryRun, notes);
    return { outcome: await perform(context, deed, deed.path.replace('/', ' '), data), notes };
  } catch (error) {
    return { refused: sentenceOf(error), notes };
  }
}
