import type { Status } from '@directory/indexer/status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { ownIndex, startProgram } from './own-index.ts';

const sql = connect();
const index = ownIndex();
const run = (...args: string[]) => startProgram('cli', args, index.env).ended;

beforeAll(async () => {
  await addProfile(sql, { first_name: '\u00a0', last_name: '\u00a0' });
});
afterAll(async () => {
  await removeTestRows(sql);
  await index.remove(sql);
  await sql.end();
});

describe('the command line of the index', () => {
  it('says what a rebuild would do, does it, and then that nothing is to do', async () => {
    expect((await run('rebuild', '--dry-run')).stdout).toContain('would be rebuilt');
    const before = await run('status');
    expect(before.stdout).toContain('no index');
    const built = await run('rebuild', '--json');
    expect(built.code).toBe(0);
    expect(JSON.parse(built.stdout)).toMatchObject({ outcome: 'rebuilt', setAside: 1 });
    expect((await run('rebuild', '--if-needed')).stdout).toContain('nothing to do');
  });

  it('shows documents, lag, snapshot, fingerprint and what was set aside, as text and as JSON', async () => {
    const text = (await run('status')).stdout;
    for (const word of ['documents', 'lag', 'snapshot', 'fingerprint', 'set aside', 'it has no name']) {
      expect(text).toContain(word);
    }
    const status = JSON.parse((await run('status', '--json')).stdout) as Status;
    expect(status.fingerprintCurrent).toBe(true);
    expect(status.deadLetters).toHaveLength(1);
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

  it.each([[['nonsense']], [['rebuild', '--nonsense']], [['status', 'extra']]])(
    'ends with 2 when misused: %j',
    async (args) => {
      const { code, stdout, stderr } = await run(...args);
      expect(code).toBe(2);
      expect(stdout).toBe('');
      expect(stderr).toContain('error');
    },
  );

  it('ends with 2 and names every variable that is missing', async () => {
    const { code, stderr } = await startProgram('cli', ['status'], {}).ended;
    expect(code).toBe(2);
    for (const name of ['DATABASE_URL', 'MEILISEARCH_URL', 'MEILISEARCH_ADMIN_KEY'])
      expect(stderr).toContain(name);
  });

  it('ends with 1 and a sentence when a server does not answer', async () => {
    const { code, stderr } = await startProgram('cli', ['status'], {
      ...index.env,
      MEILISEARCH_URL: 'http://127.0.0.1:1',
    }).ended;
    expect(code).toBe(1);
    expect(stderr).toContain('ECONNREFUSED');
  });
});
