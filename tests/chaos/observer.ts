import type { SearchAnswer } from '@directory/domain/contracts/search-answer';
import { setTimeout as delay } from 'node:timers/promises';
import type postgres from 'postgres';
import { uniqueRequests } from '../bench/search-queries.ts';
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
  const queries = uniqueRequests(5_000);
  while (!signal.aborted) {
    const { status, failure } = await ask(`${origin}/api/search`, {
      ...queries[result.sent % queries.length],
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
  /** Edits that no search found in a minute in which searches were answered. */
  unseen: number;
  /** Edits of which that cannot be said, since too few searches were answered. */
  unasked: number;
}

const LOOK_EVERY_MS = 50;
const PROBE_PAUSE_MS = [100, 600] as const;
const LOST_AFTER_MS = 60_000;
const LOOKS_FOR_MS = 75_000;

export const nothingSeen = (): Visibility => ({ lagsMs: [], unseen: 0, unasked: 0 });

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
    let seen = await find(origin, word, id);
    let answeredMs = 0;
    while (seen !== 'found' && answeredMs < LOST_AFTER_MS && performance.now() - start < LOOKS_FOR_MS) {
      const lookedAt = performance.now();
      await delay(LOOK_EVERY_MS);
      seen = await find(origin, word, id);
      if (seen === 'not yet') answeredMs += performance.now() - lookedAt;
    }
    if (seen === 'found') result.lagsMs.push(performance.now() - start);
    else if (answeredMs >= LOST_AFTER_MS) result.unseen += 1;
    else result.unasked += 1;
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

async function find(origin: string, word: string, id: string): Promise<'found' | 'not yet' | 'no answer'> {
  const { status, body } = await ask(`${origin}/api/search`, { search: word, literal: [word] });
  if (status !== 200) return 'no answer';
  const { hits } = body as SearchAnswer;
  return hits[0]?.id === id ? 'found' : 'not yet';
}
