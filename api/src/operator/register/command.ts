import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Regulator, regulatorByCode, REGULATORS } from '@directory/domain/places/regulators';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { RunCommand } from '../command-line/command-context.ts';
import { addActCommand } from '../command-line/records.ts';
import type { ProfileRecord } from '../../people/profiles/store.ts';
import { profileSource, WHICH_PROFILE } from '../command-line/which-profile.ts';
import { importText, mappingText, MOST_TOLD, planCounts, SHOWN_ERRORS } from './describe.ts';
import { exportRegister, linkProfile } from './entries.ts';
import { type ImportResult, importRegister } from './import.ts';
import { type Mapping, parseMapping, saveRegister, selectRegister } from './mapping.ts';
import type { ChangedProfile } from './plan.ts';
import { progressBar } from './progress.ts';
import { ENCODINGS, FileError, type FileEncoding } from './table.ts';

/** Postgres' code for a value that a check refuses. */
const CHECK_VIOLATION = '23514';

interface ImportFlags {
  regulator: Regulator;
  map?: Mapping;
  encoding?: FileEncoding;
  delimiter?: string;
  checkedOn?: string;
  force?: boolean;
  dryRun?: boolean;
  json?: boolean;
}

/** Adds `import`, `export`, `mapping` and `link` to the commands of profiles. */
export function addRegisterCommands(profiles: Command, run: RunCommand): void {
  profiles
    .command('import')
    .description(
      'Bring the profiles into step with the file of a register: all of it, or nothing when a cell is wrong.',
    )
    .argument(
      '<file>',
      'delimited text with a heading line, in UTF-8 or Windows-1252; - is what comes on stdin',
    )
    .addOption(regulatorOption())
    .option('--map <heading=field>', 'what a column is read as, from now on; again for more', addMapping)
    .option('--delimiter <text>', 'what stands between columns; found out unless given', parseDelimiter)
    .addOption(new Option('--encoding <name>', 'found out unless given').choices(ENCODINGS))
    .option(
      '--checked-on <day>',
      'the day on which the register was so: 2026-11-22; today unless given',
      parseDay,
    )
    .option('--force', 'take it in although much speaks for the wrong file')
    .option('--dry-run', 'say what would change, and change nothing')
    .option('--json', 'print JSON')
    .action(async (path: string, flags: ImportFlags) =>
      run(flags, async ({ sql, stdin, report }) => {
        const bytes = path === '-' ? stdin : createReadStream(path);
        const name = path === '-' ? 'stdin' : basename(path);
        const bar = progressBar('Importing');
        const {
          regulator,
          map = {},
          encoding,
          delimiter,
          checkedOn = today(),
          force = false,
          dryRun = false,
        } = flags;
        const result = await importRegister(sql(), {
          ...{ regulator, bytes, said: map, checkedOn, force, dryRun, onProgress: bar.report },
          most: flags.json ? MOST_TOLD : SHOWN_ERRORS,
          ...(encoding && { encoding }),
          ...(delimiter && { delimiter }),
        })
          .catch((error: unknown) => explainRefusal(error, path === '-' ? name : path))
          .finally(bar.stop);
        report(importJson(result), importText(result, name));
        return result.outcome === 'imported' || result.outcome === 'planned';
      }),
    );

  profiles
    .command('export')
    .description('Write everyone who stands in a register as CSV, as an import takes it in.')
    .addOption(regulatorOption())
    .option('--output <file>', 'the file to write; stdout unless given')
    .action(async ({ regulator, output }: { regulator: Regulator; output?: string }) =>
      run({}, async ({ sql, write, say }) => {
        const { csv, people } = await exportRegister(sql(), regulator.code);
        if (output === undefined) write(csv);
        // Private facts of a register are among them.
        else await writeFile(output, csv, { mode: 0o600 });
        say(`${people} people.`);
        return true;
      }),
    );

  profiles
    .command('mapping')
    .description("Show what the columns of a register's file are read as, or change it.")
    .addOption(regulatorOption())
    .option('--set <heading=field>', 'what a column is read as from now on; again for more', addMapping)
    .option('--remove <heading>', 'a column that files no longer have; again for more', addTo)
    .option('--dry-run', 'say what would be kept, and keep nothing')
    .option('--json', 'print JSON')
    .action(
      async (flags: {
        regulator: Regulator;
        set?: Mapping;
        remove?: string[];
        dryRun?: boolean;
        json?: boolean;
      }) =>
        run(flags, async ({ sql, report, say }) => {
          const { set = {}, remove = [] } = flags;
          const kept = await selectRegister(sql(), flags.regulator.code);
          const unknown = remove.filter((heading) => !Object.hasOwn(kept?.mapping ?? {}, heading));
          for (const heading of unknown) say(`No column “${heading}” is kept.`);
          if (unknown.length > 0) return false;
          const mapping = Object.fromEntries(
            Object.entries({ ...kept?.mapping, ...set }).filter(([heading]) => !remove.includes(heading)),
          );
          const isChange = Object.keys(set).length + remove.length > 0;
          if (isChange && !flags.dryRun)
            await saveRegister(sql(), { regulator: flags.regulator.code, mapping, checked_on: null });
          report(
            { regulator: flags.regulator.code, mapping, checkedOn: kept?.checked_on ?? null },
            mappingText(mapping),
          );
          return true;
        }),
    );

  addActCommand<ProfileRecord, { regulator: Regulator; number: string }>(profiles, run, {
    name: 'link',
    description: "Say that a registration number is this profile's, and hide another profile that had it.",
    source: profileSource,
    whichDescription: WHICH_PROFILE,
    options: [
      regulatorOption(),
      new Option('--number <number>', 'the registration number').makeOptionMandatory(),
    ],
    act: async (context, { id, name }, { regulator: { code: regulator }, number, dryRun }) => {
      const { other } = await linkProfile(context.sql(), { id, regulator, number, dryRun });
      const hidden = other ? ` ${other} ${dryRun ? 'would be' : 'is now'} hidden.` : '';
      return {
        result: { id, regulator, number, hidden: other },
        text: `${number} ${dryRun ? 'would be' : 'is now'} the number of ${name}.${hidden}`,
      };
    },
  });
}

/** `--regulator`, by its code. */
export function regulatorOption(): Option {
  const codes = Object.values(REGULATORS).map(({ code }) => code);
  return new Option('--regulator <code>', `whose register: ${codes.join(', ')}`)
    .argParser((code: string) => {
      const regulator = regulatorByCode(code);
      if (!regulator) throw new InvalidArgumentError(`It takes one of ${codes.join(', ')}.`);
      return regulator;
    })
    .makeOptionMandatory();
}

/** What `import --json` prints. */
export function importJson({ plan, errors, ...result }: ImportResult): object {
  return {
    ...result,
    errors: errors.first,
    counts: plan && planCounts(plan),
    public: plan?.public ?? null,
    twins: plan?.twins.first ?? [],
    erased: plan?.erased ?? [],
    new: plan?.new.first ?? [],
    changed: plan?.changed.first.map(changeJson) ?? [],
    departed: plan?.departed.first.map(({ key, id }) => ({ key, id })) ?? [],
    returned: plan?.returned.first.map(changeJson) ?? [],
    kept: plan?.kept.first ?? [],
  };
}

const changeJson = ({ key, id, changes, isFound }: ChangedProfile) => ({ key, id, changes, isFound });

/** A value that the reader takes and the database does not is a gap between their rules: nothing is written, and the rule is named. */
function explainRefusal(error: unknown, file: string): never {
  if (error instanceof FileError) throw new Error(`${file}: ${error.message}`, { cause: error });
  const {
    code,
    constraint_name: rule,
    syscall,
  } = error as NodeJS.ErrnoException & { constraint_name?: string };
  if (code === 'ENOENT') throw new Error(`There is no file ${file}.`, { cause: error });
  if (syscall === 'open' || syscall === 'read') throw new Error(`${file} cannot be read.`, { cause: error });
  if (code !== CHECK_VIOLATION) throw error;
  throw new Error(`The database refuses a value by its rule ${rule ?? ''}. Nothing was written.`, {
    cause: error,
  });
}

function addMapping(text: string, before: Mapping = {}): Mapping {
  try {
    const [heading, field] = parseMapping(text);
    return { ...before, [heading]: field };
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
}

const addTo = (text: string, before: string[] = []): string[] => [...before, text];

function parseDelimiter(text: string): string {
  const delimiter = text === '\\t' || text === 'tab' ? '\t' : text;
  if (delimiter === '' || /["\r\n]/.test(delimiter))
    throw new InvalidArgumentError('It takes a character, or tab.');
  return delimiter;
}

function parseDay(text: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay || text > today()) throw new InvalidArgumentError('It takes a day until today, as 2026-11-22.');
  return text;
}

/** Today in the middle of the country, as the site shows days. */
const today = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Winnipeg', dateStyle: 'short' }).format(new Date());
