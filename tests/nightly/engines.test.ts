import { PROFILE_INDEX } from '@directory/search-config/document';
import { startWorker } from '@directory/indexer/sync/worker';
import { connectTargets } from '@directory/indexer/target';
import { deleteIndexIfExists } from '@directory/indexer/engine/index-admin';
import { enqueue, finished } from '@directory/indexer/engine/engine';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi, type ApiProcess } from '../support/api-process.ts';
import { addProfile } from '../support/database.ts';
import { ownDatabase } from '../support/own-database.ts';
import { readStack } from '../support/stack-file.ts';
import { eventually } from '../integration/indexer/own-index.ts';
import { ownMeilisearch } from '../integration/indexer/own-meilisearch.ts';
import { ask, errorOf, post, SEARCH, search } from '../integration/api/site.ts';

/** A site of their own on two engines, whose parts these tests stop. */
const [one, two] = [await ownMeilisearch(), await ownMeilisearch()];
const database = await ownDatabase();
const { sql } = database;
const nodes = [one, two].map(({ url, adminKey }) => ({ url, apiKey: adminKey }));
const targets = connectTargets(nodes, PROFILE_INDEX);
const worker = startWorker({
  databaseUrl: database.url,
  targets: connectTargets(nodes, PROFILE_INDEX),
  logger: pino({ level: 'silent' }),
});
let api: ApiProcess;

interface Indexes {
  checks: {
    index: {
      status: string;
      message?: string;
      indexes?: { name: string; trouble: string | null; pending: number; lagSeconds: number }[];
    };
  };
}
const health = async () => ((await ask('/api/health', {}, api.url)).json() as Indexes).checks.index;
/** As seldom as a monitor that is in a hurry: health has a limit, too. */
const LOOK = { timeout: 75_000, interval: 250 };
const untilBothAreWell = () =>
  vi.waitFor(async () => {
    const { indexes = [] } = await health();
    expect(indexes.map(({ trouble, pending }) => [trouble, pending])).toEqual([
      [null, 0],
      [null, 0],
    ]);
  }, LOOK);
const query = (search: string) => ({ search });
/** How long the site waits for the last engine that it can ask. */
const PATIENCE_MS = 3000;
/** The status of an answer; none where an engine was given all the time that it has: on a busy machine one that is well may be as late. */
async function statusOf(words: string): Promise<number[]> {
  const began = performance.now();
  const { status } = await post(SEARCH, query(words), api.url);
  return status === 503 && performance.now() - began >= PATIENCE_MS ? [] : [status];
}

beforeAll(async () => {
  for (let n = 0; n < 20; n += 1) await addProfile(sql, { bio: 'About anxiety' });
  api = await startApi(readStack(), {
    env: {
      DATABASE_URL: database.url,
      MEILISEARCH_URLS: `${one.url},${two.url}`,
      MEILISEARCH_SEARCH_KEY: one.adminKey,
      // Health is asked again and again until it says what is waited for.
      REQUESTS_PER_MINUTE: '1000000',
    },
  });
  await untilBothAreWell();
});
afterAll(async () => {
  await api.stop();
  await worker.stop();
  for (const { connection } of targets) await connection.close();
  for (const engine of [one, two]) await engine[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

describe('one of two engines that is killed under load', () => {
  it('fails no search, its lag is shown, and it is asked again once it has caught up', async () => {
    const load = { on: true };
    const answers: number[] = [];
    const visitor = async (who: number) => {
      for (let n = 0; load.on; n += 1) {
        // New words each time: nothing of this is answered from what is kept.
        answers.push(...(await statusOf(`anxiety w${who}x${n}`)));
      }
    };
    // Few enough that a small machine has time for the engine that comes back, too.
    const visitors = Array.from({ length: 2 }, (_, who) => visitor(who));
    try {
      await eventually(() => Promise.resolve(answers.length > 100));
      await one.kill();
      const edited = await addProfile(sql, { city: 'Whileaway', bio: 'About anxiety' });
      await eventually(async () => (await search({ search: 'whileaway' }, api.url)).hits[0]?.id === edited);
      await vi.waitFor(async () => {
        const behind = (await health()).indexes?.find(({ name }) => name === PROFILE_INDEX);
        expect(behind?.pending).toBeGreaterThan(0);
        expect(behind?.trouble).toBe('sync_failing');
      }, LOOK);
      await one.start();
      await untilBothAreWell();
      await two.kill();
      await eventually(
        async () => (await search({ search: 'whileaway anxiety' }, api.url)).hits[0]?.id === edited,
      );
    } finally {
      load.on = false;
      await two.start();
    }
    await Promise.all(visitors);
    expect(answers.filter((status) => status !== 200)).toEqual([]);
    await untilBothAreWell();
  }, 180_000);
});

describe('indexes that are gone or empty', () => {
  it('are not asked: known searches have their last good answer, others say that search is away, until they are built', async () => {
    await untilBothAreWell();
    const known = async () => post(SEARCH, query('anxiety known'), api.url);
    const good = (await known()).text;
    // Nobody builds them meanwhile.
    await worker.stop();
    const [first, second] = targets;
    if (!first || !second) throw new Error('There are two.');
    await deleteIndexIfExists(first.connection, first.uid);
    await finished(
      second.connection,
      await enqueue(second.connection, { method: 'DELETE', path: `/indexes/${second.uid}/documents` }),
    );
    expect((await known()).text).toBe(good);
    for (const words of ['anxiety', 'nobody has this word']) {
      const answer = await post(SEARCH, query(`${words} asked first now`), api.url);
      expect([answer.status, errorOf(answer).code]).toEqual([503, 'search_unavailable']);
    }
    // It is told from the beginning of a rebuild on.
    await sql`
      insert into search_targets (index_uid, covered, fill_began_at, filled, to_fill)
      values (${`${PROFILE_INDEX}_rebuild`}, pg_current_snapshot(), now(), 0, 60000)`;
    await sql`update search_targets set trouble = 'index_missing' where index_uid not like '%_rebuild'`;
    await vi.waitFor(async () => {
      const { status, headers, text } = await post(SEARCH, query('anxiety asked while it is built'), api.url);
      expect(status).toBe(503);
      expect(text).toMatch(/being built anew, which takes about \d{2,3} seconds more/);
      expect(headers.get('retry-after')).toMatch(/^\d{2,3}$/);
    }, LOOK);
    const page = await ask('/find-a-psychologist?lang=fr&search=chagrin', {}, api.url);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d{2,3}$/)]);
    expect(page.text).toMatch(/revenir dans environ \d+\s(secondes|minutes)/);
    const statuses = new Set<number>();
    const visits = { on: true };
    const visitor = (async () => {
      while (visits.on) for (const status of await statusOf('anxiety known')) statuses.add(status);
    })();
    const next = startWorker({
      databaseUrl: database.url,
      targets: connectTargets(nodes, PROFILE_INDEX),
      logger: pino({ level: 'silent' }),
    });
    try {
      await eventually(
        async () => (await post(SEARCH, query('anxiety asked first now'), api.url)).status === 200,
      );
      await untilBothAreWell();
      expect((await search({ search: 'anxiety' }, api.url)).hits.length).toBeGreaterThan(0);
    } finally {
      visits.on = false;
      await visitor;
      await next.stop();
    }
    // Also at the moment at which the new index takes the place of the lost one.
    expect([...statuses]).toEqual([200]);
  }, 180_000);
});
