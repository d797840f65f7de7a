import type { Regulator } from '@directory/domain/regulators';
import type postgres from 'postgres';
import { type Mapping, resolveMapping } from './mapping.ts';
import { type ImportPlan, planImport, type PresentProfile } from './plan.ts';
import { type FileEncoding, readTable, type TableFile } from './read-file.ts';
import { readRows, type RegisterEntry, type RowError } from './read-rows.ts';
import { refusalsOf } from './refusals.ts';
import { saveRegister, selectNamesakes, selectPresent, selectRegister } from './store.ts';
import { findTwins, findUnlisted, nameKey, type Twin } from './twins.ts';
import { ChangedMeanwhile, writePlan } from './write.ts';

/** How often an import is planned anew because a profile was changed meanwhile. */
const MOST_TRIES = 3;

export interface ImportOptions {
  regulator: Regulator;
  bytes: Uint8Array;
  encoding?: FileEncoding;
  delimiter?: string;
  /** What some headings are read as, from now on. */
  said: Mapping;
  /** The day on which the register was as the file has it. */
  checkedOn: string;
  force: boolean;
  dryRun: boolean;
  onProgress: (done: number, total: number) => void;
}

export interface ImportResult {
  outcome: 'unreadable' | 'refused' | 'planned' | 'imported';
  file: Pick<TableFile, 'encoding' | 'delimiter'> & { rows: number };
  mapping: Mapping;
  /** Why the file cannot be read, or should not be taken in. */
  problems: string[];
  errors: RowError[];
  plan: ImportPlan | null;
  twins: Twin[];
}

/**
 * Reads a register's file and brings the directory into step with it, all or nothing. Repeating it writes nothing.
 * @throws FileError when it is no table
 * @throws Error when another import of this register runs
 */
export async function importRegister(sql: postgres.Sql, options: ImportOptions): Promise<ImportResult> {
  const { regulator } = options;
  const file = readTable(options.bytes, options);
  const kept = await selectRegister(sql, regulator.code);
  const { mapping, problems, isExport } = resolveMapping(file.headings, kept?.mapping ?? {}, options.said);
  const { entries, errors } = problems.length > 0 ? { entries: [], errors: [] } : readRows(file, mapping);
  const result: ImportResult = {
    outcome: 'unreadable',
    file: { encoding: file.encoding, delimiter: file.delimiter, rows: file.rows.length },
    mapping,
    problems,
    errors,
    plan: null,
    twins: [],
  };
  if (problems.length > 0 || errors.length > 0) return result;
  const keep = isExport ? (kept?.mapping ?? {}) : { ...kept?.mapping, ...mapping };
  for (let tried = 1; ; tried += 1) {
    try {
      return await sql.begin((transaction) =>
        takeIn(transaction, entries, { ...options, mapping: keep, result }),
      );
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || tried === MOST_TRIES) throw error;
    }
  }
}

/** Plans and writes in one transaction, of which it is the only one for this register. */
async function takeIn(
  sql: postgres.TransactionSql,
  entries: readonly RegisterEntry[],
  options: ImportOptions & { mapping: Mapping; result: ImportResult },
): Promise<ImportResult> {
  const { regulator, checkedOn, force, dryRun, mapping, result } = options;
  const { code, province } = regulator;
  const [lock] = await sql<{ taken: boolean }[]>`
    select pg_try_advisory_xact_lock(823675, hashtext(${code})) as taken`;
  if (!lock?.taken) throw new Error(`Another import of ${code} is running.`);
  const kept = await selectRegister(sql, code);
  const present = await selectPresent(sql, code);
  const known = new Set(present.map(({ key }) => key));
  const unknown = entries.filter(({ key }) => !known.has(key));
  const namesakes = await selectNamesakes(sql, [...new Set(unknown.map(({ values }) => nameKey(values)))]);
  const found = new Map<string, PresentProfile>();
  for (const [key, profile] of findUnlisted(unknown, namesakes, province))
    found.set(key, { ...profile, key });
  const plan = planImport(entries, present, found);
  const twins = findTwins(plan.added, namesakes);
  const foreign = plan.added.filter((entry) =>
    (namesakes.get(nameKey(entry.values)) ?? []).some(
      (other) => other.regulator !== null && other.regulator !== code && other.numberKey === entry.key,
    ),
  ).length;
  const problems = refusalsOf(entries, plan, {
    province,
    foreign,
    checkedOn,
    lastCheckedOn: kept?.checked_on ?? null,
    present: present.filter(({ hasDeparted }) => !hasDeparted).length,
  });
  const planned = { ...result, problems, plan, twins };
  if (problems.length > 0 && !force) return { ...planned, outcome: 'refused' };
  if (dryRun) return { ...planned, outcome: 'planned' };
  await saveRegister(sql, { regulator: code, mapping, checked_on: checkedOn });
  const fields = [
    ...new Set(entries.flatMap(({ values }) => Object.keys(values))),
  ] as (keyof RegisterEntry['values'])[];
  await writePlan(sql, plan, {
    regulator: code,
    province,
    checkedOn,
    fields,
    onProgress: options.onProgress,
  });
  return { ...planned, outcome: 'imported' };
}
