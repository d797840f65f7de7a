import { setTimeout as delay } from 'node:timers/promises';
import type postgres from 'postgres';
import { uniqueQueries } from '../bench/search-queries.ts';
import { ask } from './ask.ts';
import type { Chance } from './chance.ts';
import type { Doings } from './doings.ts';

export interface Searches {
  sent: number;
  /** Those that were not answered with 200, by what came instead. */
  failed: Record<string, number>;
}

const SEARCH_PAUSE_MS = 60;

export const noSearches = (): Searches => ({ sent: 0, failed: {} });

/** Searches until the signal; no two alike, so that each needs the engine. Notes in `result`. */
export async function search(origin: string, result: Searches, signal: AbortSignal): Promise<void> {
  const queries = uniqueQueries(5_000);
  while (!signal.aborted) {
    const { status, failure } = await ask(`${origin}/api/search/multi-search`, {
      queries: [queries[result.sent % queries.length]],
    });
    result.sent += 1;
    const problem = failure ?? (status === 200 ? null : String(status));
    if (problem !== null) result.failed[problem] = (result.failed[problem] ?? 0) + 1;
    await delay(SEARCH_PAUSE_MS);
  }
}

export interface Visibility {
  /** How long each edit took from its commit until a search found it, in ms. */
  lagsMs: number[];
  /** Edits that no search found in time. */
  unseen: number;
}

const LOOK_EVERY_MS = 50;
const PROBE_PAUSE_MS = [100, 600] as const;
const LOST_AFTER_MS = 60_000;

export const nothingSeen = (): Visibility => ({ lagsMs: [], unseen: 0 });

/** Edits a profile until the signal, looks for each edit as a visitor does, and notes in `result`. */
export async function probe(
  { sql, id, origin, chance, doings }: ProbeOptions,
  result: Visibility,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const word = chance.word();
    try {
      await doings.of(
        'edits',
        'an edit to be taken',
        () => sql`update psychologist_profiles set last_name = ${word} where id = ${id}`,
      );
    } catch {
      // The database is away: whether it was taken is not known, so there is nothing to look for.
      await delay(LOOK_EVERY_MS);
      continue;
    }
    const start = performance.now();
    while (!(await finds(origin, word, id)) && performance.now() - start < LOST_AFTER_MS)
      await delay(LOOK_EVERY_MS);
    const lag = performance.now() - start;
    if (lag < LOST_AFTER_MS) result.lagsMs.push(lag);
    else result.unseen += 1;
    await delay(chance.whole(...PROBE_PAUSE_MS));
  }
}

export interface ProbeOptions {
  sql: postgres.Sql;
  /** Of an active profile that nobody else changes. */
  id: string;
  origin: string;
  chance: Chance;
  doings: Doings;
}

async function finds(origin: string, word: string, id: string): Promise<boolean> {
  const query = { indexUid: 'psychologists', q: word, understand: false, limit: 1 };
  const { status, body } = await ask(`${origin}/api/search/multi-search`, { queries: [query] });
  if (status !== 200) return false;
  const { results } = body as { results: { hits: { id: string }[] }[] };
  return results[0]?.hits[0]?.id === id;
}
