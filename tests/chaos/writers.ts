import { setTimeout as delay } from 'node:timers/promises';
import { DATABASE_CLIENT } from '@directory/runtime/database-client';
import { openPool } from '@directory/runtime/database-pool';
import postgres from 'postgres';
import { type Chance, chanceOf } from './chance.ts';
import { type Change, CHANGES, type Directory } from './changes.ts';
import type { Doings } from './doings.ts';

export interface Written {
  committed: number;
  /** Those of them that were kept open for seconds. */
  late: number;
  rolledBack: number;
  /** Whose connection was lost; what became of them only the database knows. */
  failed: number;
  /** Committed changes by name. */
  kinds: Record<string, number>;
}

const WRITERS = 6;
const PAUSE_MS = [10, 120] as const;
/** How long a late transaction stays open after its first changes. */
const LATE_MS = [500, 5_000] as const;

/** How a transaction ends, and how often as against the others. */
const ENDINGS = [
  { ending: 'at once', weight: 20 },
  { ending: 'late', weight: 1 },
  { ending: 'rolled back', weight: 3 },
] as const;

export interface WriteOptions {
  databaseUrl: string;
  directory: Directory;
  seed: number;
  doings: Doings;
}

export const nothingWritten = (): Written => ({ committed: 0, late: 0, rolledBack: 0, failed: 0, kinds: {} });

/** Changes the directory until the signal, several transactions at a time, and counts in `written`. */
export async function write(
  { databaseUrl, directory, seed, doings }: WriteOptions,
  written: Written,
  signal: AbortSignal,
): Promise<void> {
  const writer = async (_: unknown, index: number) => {
    const chance = chanceOf(seed, `writer ${index}`);
    const sql = openPool(
      (link) => postgres(databaseUrl, { ...DATABASE_CLIENT, connect_timeout: 5, ...link }),
      { size: 1 },
    );
    while (!signal.aborted) {
      const { ending } = chance.weighted(ENDINGS);
      const changes = Array.from({ length: ending === 'at once' ? 1 : chance.whole(2, 4) }, () =>
        chance.weighted(CHANGES),
      );
      const run = () => transaction(sql, directory, { changes, ending, chance }, written);
      const what = `a transaction (${changes.map(({ name }) => name).join(', ')}; ${ending})`;
      await doings.of(`writer ${index}`, what, run);
      await delay(chance.whole(...PAUSE_MS));
    }
    await sql.end({ timeout: 1 });
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
}

interface Transaction {
  changes: readonly Change[];
  ending: (typeof ENDINGS)[number]['ending'];
  chance: Chance;
}

async function transaction(
  sql: postgres.Sql,
  directory: Directory,
  { changes, ending, chance }: Transaction,
  written: Written,
): Promise<void> {
  try {
    await sql.begin(async (transaction) => {
      for (const [index, change] of changes.entries()) {
        // The last change of a late one comes just before its commit, the others long before.
        if (ending === 'late' && index === changes.length - 1)
          await transaction`select pg_sleep(${chance.whole(...LATE_MS) / 1000})`;
        await change.run(transaction, directory, chance);
      }
      if (ending === 'rolled back') throw new RolledBack();
    });
  } catch (error) {
    if (error instanceof RolledBack) written.rolledBack += 1;
    else if (isOrdinary(error)) written.failed += 1;
    else throw error;
    return;
  }
  written.committed += 1;
  if (ending === 'late') written.late += 1;
  for (const { name } of changes) written.kinds[name] = (written.kinds[name] ?? 0) + 1;
}

/** Undoes a transaction on purpose. */
class RolledBack extends Error {
  override readonly name = 'RolledBack';
}

/** The connection was lost or refused, Postgres starts or stops, or two transactions stood in each other's way (or chose one slug). */
function isOrdinary(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(CONNECT|ECONN|EPIPE|57P0|08|40|23505|53)/.test(code);
}
