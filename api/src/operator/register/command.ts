import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { regulatorByCode, REGULATORS } from '@directory/domain/places/regulators';
import { z } from 'zod';
import { sentenceOf } from '../command-line/record-text.ts';
import { change, flag, operation, RefusedError, text } from '../command-line/operation.ts';
import { profile } from '../command-line/profile.ts';
import { underBar } from '../command-line/progress.ts';
import { importText, mappingText, MOST_TOLD, planCounts, SHOWN_ERRORS } from './describe.ts';
import { exportRegister, linkProfile } from './entries.ts';
import { type ImportResult, importRegister } from './import.ts';
import { type Mapping, parseMapping, saveRegister, selectRegister } from './mapping.ts';
import type { ChangedProfile } from './plan.ts';
import { ENCODINGS, FileError, mended, type TableFile } from './table.ts';

/** Postgres' code for a value that a check refuses. */
const CHECK_VIOLATION = '23514';

/** Today in the middle of the country, as the site shows days. */
const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Winnipeg', dateStyle: 'short' }).format(new Date());

export const regulator = z
  .enum(Object.values(REGULATORS).map(({ code }) => code))
  .transform((code) => regulatorByCode(code) ?? z.NEVER)
  .meta({ title: 'code', description: 'whose register' });

/** Some headings and what each is read as, from now on. */
const headings = (description: string) =>
  z
    .array(z.string())
    .default([])
    .transform((texts, { issues }): Mapping => {
      try {
        return Object.fromEntries(texts.map(parseMapping));
      } catch (error) {
        issues.push({ code: 'custom', message: sentenceOf(error), input: texts });
        return {};
      }
    })
    .meta({ title: 'heading=field', description });

export const importFile = operation({
  name: 'import',
  about:
    'Bring the profiles into step with the file of a register: all of it, or nothing when a cell is wrong. What profiles export wrote before undoes it, taken in with force: whom it added is then hidden.',
  changes: true,
  words: ['file'],
  input: {
    file: z.string('It takes a file.').meta({
      title: 'file',
      description: 'delimited text with a heading line, in UTF-8 or Windows-1252; - is what comes on stdin',
    }),
    regulator,
    map: headings('what a column is read as, from now on; again for more'),
    delimiter: z
      .string()
      .regex(/^[^"\r\n]+$/, 'It takes a character, or tab.')
      .transform((text) => (text === '\\t' || text === 'tab' ? '\t' : text))
      .optional()
      .meta({ title: 'text', description: 'what stands between columns; found out unless given' }),
    encoding: z.enum(ENCODINGS).optional().meta({ title: 'name', description: 'found out unless given' }),
    checkedOn: z.iso
      .date('It takes a day until today, as 2026-11-22.')
      .refine((day) => day <= today(), 'It takes a day until today, as 2026-11-22.')
      .optional()
      .meta({
        title: 'day',
        description: 'the day on which the register was so: 2026-11-22; today unless given',
      }),
    cell: z
      .array(z.string().regex(/^\d+:.+=/, 'It takes 12:Heading=value.'))
      .default([])
      // The audit keeps which cells were read otherwise, and not as what: the words are people's own.
      .transform((cells) =>
        Object.assign((file: TableFile) => mended(file, cells), {
          toJSON: () =>
            cells.length > 0 ? cells.map((cell) => cell.slice(0, cell.indexOf('='))) : undefined,
        }),
      )
      .meta({ title: 'row:heading=value', description: 'what a cell is read as this time; again for more' }),
    force: flag('take it in although much speaks for the wrong file'),
  },
  run: async (
    { sql, caller, json, dryRun },
    { file, map: said, cell: mend, checkedOn = today(), ...given },
  ) => {
    const sent = caller.files?.get(file);
    const isPiped = file === '-';
    const source = isPiped ? 'stdin' : basename(file);
    const result = await underBar('Importing', 'profiles', (onProgress) =>
      importRegister(sql, {
        ...{ ...given, said, mend, checkedOn, dryRun, onProgress },
        bytes: sent ? [sent] : isPiped ? caller.stdin : createReadStream(file),
        most: json ? MOST_TOLD : SHOWN_ERRORS,
      }),
    ).catch((error: unknown) => explainRefusal(error, sent || isPiped ? source : file));
    return {
      result: importJson(result),
      text: importText(result, source),
      ...(result.errors.rows.length > 0 && {
        wrong: { cells: result.errors.rows, text: importText(result, source, true) },
      }),
      isDone: result.outcome === 'imported' || result.outcome === 'planned',
    };
  },
});

export const exportFile = operation({
  name: 'export',
  about: 'Write everyone who stands in a register as CSV, as an import takes it in.',
  input: {
    regulator,
    output: text('file', 'the file to write; stdout unless given').optional(),
  },
  run: async ({ sql, say }, { regulator: { code } }) => {
    const { csv, people } = await exportRegister(sql, code);
    say(`${people} people.`);
    return { file: csv, mayReplace: true };
  },
});

export const mapping = operation({
  name: 'mapping',
  about: "Show what the columns of a register's file are read as, or change it.",
  changes: true,
  input: {
    regulator,
    set: headings('what a column is read as from now on; again for more'),
    remove: z
      .array(z.string())
      .default([])
      .meta({ title: 'heading', description: 'a column that files no longer have; again for more' }),
  },
  run: async ({ sql, dryRun }, { regulator: { code }, set, remove }) => {
    const kept = await selectRegister(sql, code);
    const unknown = remove.filter((heading) => !Object.hasOwn(kept?.mapping ?? {}, heading));
    if (unknown.length > 0)
      throw new RefusedError(unknown.map((heading) => `No column “${heading}” is kept.`).join('\n'));
    const changed = Object.fromEntries(
      Object.entries({ ...kept?.mapping, ...set }).filter(([heading]) => !remove.includes(heading)),
    );
    const isChange = Object.keys(set).length + remove.length > 0;
    if (isChange && !dryRun) await saveRegister(sql, { regulator: code, mapping: changed, checked_on: null });
    return {
      result: { regulator: code, mapping: changed, checkedOn: kept?.checked_on ?? null },
      text: mappingText(changed),
    };
  },
});

export const link = change(profile, {
  name: 'link',
  about: "Say that a registration number is this profile's, and hide another profile that had it.",
  asksReason: true,
  input: { regulator, number: z.string().describe('the registration number') },
  run: async ({ sql, dryRun }, { id, name }, { regulator: { code }, number }) => {
    const { other } = await linkProfile(sql, { id, regulator: code, number, dryRun });
    const hidden = other ? ` ${other} ${dryRun ? 'would be' : 'is now'} hidden.` : '';
    return {
      result: { id, regulator: code, number, hidden: other },
      text: `${number} ${dryRun ? 'would be' : 'is now'} the number of ${name}.${hidden}`,
    };
  },
});

/** What `import --json` prints. */
export function importJson({ plan, errors, ...result }: ImportResult): object {
  return {
    ...result,
    errors: errors.rows,
    counts: plan && planCounts(plan),
    public: plan?.public ?? null,
    twins: plan?.twins.rows ?? [],
    erased: plan?.erased ?? [],
    new: plan?.new.rows ?? [],
    changed: plan?.changed.rows.map(changeJson) ?? [],
    departed: plan?.departed.rows.map(({ key, id }) => ({ key, id })) ?? [],
    returned: plan?.returned.rows.map(changeJson) ?? [],
    kept: plan?.kept.rows ?? [],
  };
}

const changeJson = ({ key, id, changes, isFound }: ChangedProfile) => ({ key, id, changes, isFound });

/** A value that the reader takes and the database does not is a gap between their rules: nothing is written, and the rule is named. */
function explainRefusal(error: unknown, file: string): never {
  const why = whyRefused(error as Refusal, file);
  throw why === null ? error : new Error(why, { cause: error });
}

type Refusal = NodeJS.ErrnoException & { constraint_name?: string };

function whyRefused(error: Refusal, file: string): string | null {
  const { code, syscall, constraint_name: rule = '' } = error;
  if (error instanceof FileError) return `${file}: ${error.message}`;
  if (code === 'ENOENT') return `There is no file ${file}.`;
  if (syscall === 'open' || syscall === 'read') return `${file} cannot be read.`;
  if (code !== CHECK_VIOLATION) return null;
  return `The database refuses a value by its rule ${rule}. Nothing was written.`;
}
