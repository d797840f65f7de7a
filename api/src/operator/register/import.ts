import type { Regulator } from '@directory/domain/places/regulators';
import type { Sql, TransactionSql } from 'postgres';
import { said } from '../command-line/record-text.ts';
import type { OnProgress } from '../command-line/progress.ts';
import { type Mapping, resolveMapping, saveRegister, selectRegister } from './mapping.ts';
import { planImport } from './plan.ts';
import { stageFile } from './rows.ts';
import { type Bytes, type Form, readTable, type TableFile } from './table.ts';
import { ChangedMeanwhile, writePlan } from './write.ts';

/** How often an import is planned anew because a profile was changed meanwhile. */
const MOST_TRIES = 3;

export interface ImportOptions extends Form {
  regulator: Regulator;
  bytes: Bytes;
  /** What some headings are read as, from now on. */
  said: Mapping;
  /** Reads some cells otherwise than the file has them. */
  mend?: (file: TableFile) => TableFile['rows'];
  /** The day on which the register was as the file has it. */
  checkedOn: string;
  force: boolean;
  dryRun: boolean;
  /** How many people or errors of a kind the result tells. */
  most: number;
  onProgress: OnProgress;
}

export type ImportResult = Awaited<ReturnType<typeof importRegister>>;

/**
 * Reads a register's file and brings the directory into step with it, all or nothing. Repeating it writes nothing.
 * @throws FileError when it is no table
 * @throws Error when another import of this register runs
 */
export async function importRegister(sql: Sql, options: ImportOptions) {
  const { regulator, checkedOn, most } = options;
  const { code } = regulator;
  const file = await readTable(options.bytes, options);
  return sql.begin(async (transaction) => {
    const [lock] = await transaction<{ taken: boolean }[]>`
      select pg_try_advisory_xact_lock(823675, hashtext(${code})) as taken`;
    if (!lock?.taken) throw new Error(`Another import of ${code} is running.`);
    const { mapping: before = {}, checked_on: lastCheckedOn = null } =
      (await selectRegister(transaction, code)) ?? {};
    const { mapping, problems, isExport } = resolveMapping(file.headings, before, options.said);
    const mendedRows = { headings: file.headings, rows: options.mend?.(file) ?? file.rows };
    const { rows, fields, errors } = await stageFile(transaction, mendedRows, mapping, most);
    const { encoding, delimiter } = file;
    const read = { regulator: code, file: { encoding, delimiter, rows }, mapping, problems, errors };
    // `problems` are why the file cannot be read, and further down why it should not be taken in.
    if (problems.length > 0 || errors.total > 0)
      return { ...read, outcome: 'unreadable' as const, plan: null };
    const take = async (savepoint: TransactionSql) => {
      const plan = await planImport(savepoint, regulator, most);
      const refusals = refusalsOf(plan, { province: regulator.province, checkedOn, lastCheckedOn });
      const planned = { ...read, problems: refusals, plan };
      if (refusals.length > 0 && !options.force) return { ...planned, outcome: 'refused' as const };
      if (options.dryRun) return { ...planned, outcome: 'planned' as const };
      const kept = isExport ? before : { ...before, ...mapping };
      await saveRegister(savepoint, { regulator: code, mapping: kept, checked_on: checkedOn });
      await writePlan(savepoint, plan, { regulator: code, checkedOn, fields }, options.onProgress);
      return { ...planned, outcome: 'imported' as const };
    };
    for (let tried = 1; ; tried += 1) {
      try {
        return await transaction.savepoint(take);
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile) || tried === MOST_TRIES) throw error;
      }
    }
  });
}

/** A file that hides more than this share of a register's people is more likely the wrong one. */
const MOST_DEPARTED = 1 / 3;
/** A file of which more than this share live in other provinces, or stand in another register under name and number, is another one's. */
const MOST_FOREIGN = 1 / 2;
/** A file that brings more people than the directory has, and more than can be looked through, is more likely the wrong one. */
const LOOKED_THROUGH = 100;

/**
 * Why this file should not be taken in, in sentences for the operator; empty when nothing speaks against it. `--force` takes it in all the
 * same.
 */
export function refusalsOf(
  plan: Record<'listed' | 'elsewhere' | 'foreign' | 'present' | 'directory', number> &
    Record<'new' | 'departed', { total: number }>,
  facts: { province: string; checkedOn: string; lastCheckedOn: string | null },
): string[] {
  const { listed, elsewhere, foreign, present, directory } = plan;
  const [added, departed] = [plan.new.total, plan.departed.total];
  return said(
    listed === 0 && 'It has no rows.',
    departed > present * MOST_DEPARTED &&
      `${departed} of the ${present} people of this register are not in it, and would be hidden.`,
    directory > 0 &&
      added > Math.max(directory, LOOKED_THROUGH) &&
      `It would add ${added} people to a directory of ${directory}.`,
    elsewhere > listed * MOST_FOREIGN &&
      `${elsewhere} of its ${listed} people are in another province than ${facts.province}.`,
    foreign > listed * MOST_FOREIGN &&
      `${foreign} of its ${listed} people stand in another register under the same number.`,
    facts.lastCheckedOn !== null &&
      facts.checkedOn < facts.lastCheckedOn &&
      `It is of ${facts.checkedOn}, and the register was last read as of ${facts.lastCheckedOn}.`,
  );
}
