import type { Explanation } from '@directory/indexer/explain';
import type { Status } from '@directory/indexer/status';
import postgres, { type TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTime } from '../../support/in-time.ts';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { readStack } from '../../support/stack-file.ts';
import { search } from '../api/site.ts';
import { ownIndex, runIndex, startProgram } from './own-index.ts';

const sql = connect();
const index = ownIndex();
const run = (...args: string[]) => runIndex(args, index.env);
/** What a command prints that has nothing to complain of. */
const printed = async (...args: string[]) => {
  const { stdout, stderr } = await run(...args);
  expect(stderr).toBe('');
  return stdout;
};

beforeAll(() => addProfile(sql, { first_name: '\u00a0', last_name: '\u00a0' }));
afterAll(async () => {
  await removeTestRows(sql);
  await index.remove(sql);
});

describe('the command line of the index', () => {
  it('says what a rebuild would do, does it, and then that nothing is to do', async () => {
    expect((await run('rebuild', '--dry-run')).stdout).toContain('would be rebuilt');
    expect(await printed('status')).toContain('no index');
    const built = await run('rebuild', '--json');
    expect(built.code).toBe(0);
    expect(JSON.parse(built.stdout)).toMatchObject({ outcome: 'rebuilt', setAside: 1 });
    expect((await run('rebuild', '--if-needed')).stdout).toContain('nothing to do');
  });

  it('shows documents, lag, snapshot, fingerprint and what was set aside, as text and as JSON', async () => {
    const text = await printed('status');
    for (const word of ['documents', 'lag', 'snapshot', 'fingerprint', 'set aside', 'it has no name']) {
      expect(text).toContain(word);
    }
    const status = JSON.parse(await printed('status', '--json')) as Status;
    expect(status.fingerprintCurrent).toBe(true);
    expect(status.deadLetters).toHaveLength(1);
  });

  it('says which transaction is open: of its own role for how long, of another role that it is one', async () => {
    const writes = (open: TransactionSql) => open`select pg_current_xact_id()`;
    await sql.begin(async (open) => {
      await writes(open);
      expect(await printed('status')).toMatch(
        /waits for +the transaction of process \d+, (another role's|open)/,
      );
    });
    const own = postgres(index.env['DATABASE_URL'] ?? '', { max: 1 });
    await own.begin(async (open) => {
      await writes(open);
      expect(await printed('status')).toMatch(/waits for +the transaction.*, open for \d+ s/);
      const { oldestTransaction } = JSON.parse(await printed('status', '--json')) as Status;
      expect(oldestTransaction?.seconds).toBeGreaterThanOrEqual(0);
    });
    await own.end();
  });

  it('ends with 1 when database and index differ, and with 0 once they do not', async () => {
    // The row that cannot be indexed stays a difference until somebody mends it.
    expect((await run('verify')).code).toBe(1);
    await sql`update psychologist_profiles set last_name = 'Named' where last_name = ${'\u00a0'}`;
    await run('rebuild');
    expect((await run('verify', '--json')).code).toBe(0);
  });

  it('applies settings only when they differ or when forced', async () => {
    expect((await run('settings')).stdout).toContain('nothing to do');
    expect((await run('settings', '--force', '--json')).stdout).toContain('"applied"');
  });

  it('sends single profiles once more, says who cannot be indexed, and refuses what is no id', async () => {
    const id = await addProfile(sql, { city: 'Resentville' });
    expect((await run('reindex', id)).stdout).toContain('1 indexed');
    expect((await index.document(id))?.city).toBe('Resentville');
    await sql`update psychologist_profiles set is_active = false where id = ${id}`;
    expect(JSON.parse((await run('reindex', id, '--json')).stdout)).toMatchObject({ indexed: 0, deleted: 1 });
    expect(await index.document(id)).toBeUndefined();
    expect((await run('reindex', 'nobody')).code).toBe(2);
  });

  it('clears broken-off rebuilds and indexes on servers that are gone', async () => {
    const gone = `${index.target.name}@gone.example:7700`;
    const left = `${index.target.name}_rebuild`;
    await sql`
      insert into search_targets (index_uid, covered)
      select unnest(array[${gone}, ${left}]), pg_current_snapshot()`;
    const dry = await run('clean', '--dry-run', '--json');
    expect(JSON.parse(dry.stdout)).toMatchObject({
      rebuilds: [index.target.name],
      unknown: [gone],
      logRows: null,
    });
    await run('clean');
    expect(await sql`select from search_targets where index_uid in (${gone}, ${left})`).toHaveLength(0);
    expect(JSON.parse((await run('clean', '--json')).stdout)).toMatchObject({ rebuilds: [], unknown: [] });
  });

  it('explains a search: what was understood, and which fields and rules decided', async () => {
    const siteUrl = readStack().app;
    const env = { ...index.env, INDEX_UID: 'psychologists', PUBLIC_URL: siteUrl };
    // It asks the site once, as a visitor does, who may be told that there is too much to do; and the index may change between two questions.
    await inTime(async () => {
      const { stdout, stderr, code } = await runIndex(['explain', 'anxiety therapist', '--json'], env);
      expect([code, stderr]).toEqual([0, '']);
      const { understood, hits } = JSON.parse(stdout) as Explanation;
      expect(understood?.conditions.map(({ kind }) => kind)).toEqual(['concern']);
      expect(hits).toHaveLength(5);
      const shown = await search({ search: 'anxiety therapist' });
      expect(hits.map(({ id }) => id)).toEqual(shown.hits.slice(0, 5).map(({ id }) => id));
      expect(hits[0]?.rules.map(({ rule }) => rule)).toContain('premium_rank:desc');
      const words = await run('explain', 'anxiety', '--site', siteUrl, '--limit', '1');
      expect(words.stdout).toContain('understood   concern Anxiety');
    });
  });

  it('watches: a line for each change', async () => {
    const watching = startProgram('cli', ['watch'], index.env);
    await watching.untilPrinted('changes behind');
    await sql`update search_targets set trouble = 'sync_failing' where index_uid = ${index.target.name}`;
    await watching.untilPrinted('trouble: sync_failing');
    await sql`update search_targets set trouble = null where index_uid = ${index.target.name}`;
    const { stdout } = await watching.end('SIGINT');
    expect(stdout).toMatch(/documents, \d+ changes behind \(\d+ s\), \d+ rows in the log/);
  });

  it('ends with 1 and a sentence when a server does not answer', async () => {
    const away = { ...index.env, MEILISEARCH_URL: 'http://127.0.0.1:1' };
    const { code, stderr } = await runIndex(['status'], away);
    expect(code).toBe(1);
    expect(stderr).toContain('ECONNREFUSED');
  });
});
