import { setTimeout as delay } from 'node:timers/promises';
import type postgres from 'postgres';
import { uniqueQueries } from '../bench/search-queries.ts';
import { ask } from './ask.ts';
import type { Chance } from './chance.ts';

export interface Searches {
  sent: number;
  /** Those that were not answered with 200, by what came instead. */
  failed: Record<string, number>;
}

const SEARCH_PAUSE_MS = 60;

/** Searches until the signal; no two alike, so that each needs the engine. */
export async function search(origin: string, signal: AbortSignal): Promise<Searches> {
  const result: Searches = { sent: 0, failed: {} };
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
  return result;
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

/** Edits a profile of its own until the signal, and looks for each edit as a visitor does. */
export async function probe(
  sql: postgres.Sql,
  origin: string,
  chance: Chance,
  signal: AbortSignal,
): Promise<Visibility> {
  const result: Visibility = { lagsMs: [], unseen: 0 };
  const [made] = await sql<{ id: string }[]>`
    insert into psychologist_profiles (first_name, last_name) values ('Probe', ${chance.word()}) returning id`;
  const id = made?.id ?? '';
  while (!signal.aborted) {
    const word = chance.word();
    try {
      await sql`update psychologist_profiles set last_name = ${word} where id = ${id}`;
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
  return result;
}

async function finds(origin: string, word: string, id: string): Promise<boolean> {
  const query = { indexUid: 'psychologists', q: word, understand: false, limit: 1 };
  const { status, body } = await ask(`${origin}/api/search/multi-search`, { queries: [query] });
  if (status !== 200) return false;
  const { results } = body as { results: { hits: { id: string }[] }[] };
  return results[0]?.hits[0]?.id === id;
}
