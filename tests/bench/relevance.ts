import type { SearchAnswer } from '@directory/domain/contracts/search-answer';
import { selectActive, type DocumentRow } from '@directory/indexer/document/load-rows';
import postgres from 'postgres';
import { Pool } from 'undici';
import { startApi } from '../support/api-process.ts';
import { startBenchStack } from './bench-stack.ts';
import { type JudgedQuery, readQueries } from './relevance/queries.ts';
import { atLeast, atMost, type BenchOptions, type BenchResult } from './result.ts';

const FIRST = 10;
const NAMES = 200;
/** Surnames that are also words of a search. */
const WORDLIKE_NAMES = ['French', 'London', 'Young', 'Grace', 'Winter', 'Jordan'];

/** What a query's first answers are worth. */
interface Verdict {
  text: string;
  /** Of the first ten answers, those that satisfy, over what could: at most ten, at most what the directory has. */
  satisfied: number;
  possible: number;
  empty: boolean;
}

/**
 * Everyday queries, judged by the data: how many of the first ten answers are what was asked for, how many queries find nobody, and how
 * often a person's name leads to that person first; for the gateway and for the engine alone.
 */
export async function run({ profiles }: BenchOptions): Promise<BenchResult> {
  await using stack = await startBenchStack(profiles);
  await using api = await startApi(stack, { env: { SEARCHES_PER_MINUTE: String(1e9) } });
  const sql = postgres(stack.postgres, { max: 1 });
  const pools = { gateway: new Pool(api.url), engine: new Pool(stack.meilisearch.url) };
  try {
    const rows = await sql<DocumentRow[]>`${selectActive(sql)}`;
    const byId = new Map(rows.map((row) => [row.id, row]));
    const queries = ['queries-en.txt', 'queries-fr.txt'].flatMap(readQueries);
    const askers = {
      gateway: gatewayAsker(pools.gateway),
      engine: engineAsker(pools.engine, stack.meilisearch.searchKey),
    };
    const verdicts = {
      gateway: await judge(queries, rows, byId, askers.gateway),
      engine: await judge(queries, rows, byId, askers.engine),
    };
    const names = namesOf(rows);
    const firsts = {
      gateway: await firstShare(names, byId, askers.gateway),
      engine: await firstShare(names, byId, askers.engine),
    };
    const worst = verdicts.gateway
      .filter(({ satisfied, possible }) => satisfied < possible)
      .sort((a, b) => a.satisfied / a.possible - b.satisfied / b.possible)
      .map(({ text, satisfied, possible }) => `${text} (${satisfied} of ${possible})`);
    return {
      name: `relevance, ${profiles} profiles, ${queries.length} queries`,
      figures: {
        'satisfied@10, engine alone': share(verdicts.engine),
        'empty answers, engine alone': empties(verdicts.engine),
        'names first, engine alone': firsts.engine,
        'queries that nobody in the directory satisfies': verdicts.gateway.filter(
          ({ possible }) => possible === 0,
        ).length,
        'queries that find nobody': verdicts.gateway
          .filter(({ empty }) => empty)
          .map(({ text }) => text)
          .join('\n    '),
        'worst queries': worst.slice(0, 40).join('\n    '),
      },
      ratios: [
        atLeast('satisfied@10', share(verdicts.gateway), 0.93),
        atMost('empty answers', empties(verdicts.gateway), 0),
        atLeast('names first', firsts.gateway, 1),
      ],
    };
  } finally {
    await Promise.all([sql.end(), pools.gateway.close(), pools.engine.close()]);
  }
}

type Ask = (text: string) => Promise<readonly { id: string; name: string }[]>;

/** Whom the site lists first. */
export function gatewayAsker(pool: Pool): Ask {
  return async (search) => {
    const { hits, groups } = await posted<SearchAnswer>(pool, '/api/search', { search });
    return [hits, ...groups.map((group) => group.hits)].flat().slice(0, FIRST);
  };
}

/** Whom the engine alone lists first. */
export function engineAsker(pool: Pool, key: string): Ask {
  const fields = { limit: FIRST, attributesToRetrieve: ['id', 'name'] };
  return async (q) => {
    const query = { indexUid: 'psychologists', q, ...fields };
    const { results } = await posted<{ results: { hits: { id: string; name: string }[] }[] }>(
      pool,
      '/multi-search',
      { queries: [query] },
      { authorization: `Bearer ${key}` },
    );
    return results[0]?.hits ?? [];
  };
}

async function posted<Answer>(pool: Pool, path: string, asked: object, more: object = {}): Promise<Answer> {
  const answer = await pool.request({
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...more },
    body: JSON.stringify(asked),
  });
  if (answer.statusCode !== 200)
    throw new Error(`${path} answered ${answer.statusCode}: ${await answer.body.text()}`);
  return (await answer.body.json()) as Answer;
}

async function judge(
  queries: readonly JudgedQuery[],
  rows: readonly DocumentRow[],
  byId: ReadonlyMap<string, DocumentRow>,
  ask: Ask,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { text, satisfies } of queries) {
    const hits = await ask(text);
    const good = hits.filter(({ id }) => {
      const row = byId.get(id);
      return row && satisfies(row);
    });
    const possible = Math.min(FIRST, rows.filter(satisfies).length);
    verdicts.push({ text, satisfied: good.length, possible, empty: hits.length === 0 });
  }
  return verdicts;
}

/** Satisfying answers among the first ten, over what the directory could have given, over all queries. */
function share(verdicts: readonly Verdict[]): number {
  const sum = (of: 'satisfied' | 'possible') => verdicts.reduce((total, verdict) => total + verdict[of], 0);
  return sum('satisfied') / sum('possible');
}

function empties(verdicts: readonly Verdict[]): number {
  return verdicts.filter(({ empty }) => empty).length;
}

function fullName({ first_name: first, last_name: last }: DocumentRow): string {
  return `${first ?? ''} ${last ?? ''}`.trim();
}

/** Full names spread over the directory, and those of everybody whose first or last name is also a word of a search. */
function namesOf(rows: readonly DocumentRow[]): string[] {
  const step = Math.max(1, Math.floor(rows.length / NAMES));
  const spread = rows.filter((_, index) => index % step === 0);
  const wordlike = rows.filter(({ first_name: first, last_name: last }) =>
    [first, last].some((name) => WORDLIKE_NAMES.includes(name ?? '')),
  );
  return [...new Set([...spread, ...wordlike].map(fullName))].filter((name) => name.includes(' '));
}

async function firstShare(
  names: readonly string[],
  byId: ReadonlyMap<string, DocumentRow>,
  ask: Ask,
): Promise<number> {
  let first = 0;
  for (const name of names) {
    const [hit] = await ask(name);
    const row = byId.get(hit?.id ?? '');
    if (row && fullName(row) === name) first += 1;
  }
  return first / names.length;
}
