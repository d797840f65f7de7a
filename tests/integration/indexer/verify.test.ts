import { addDocuments, enqueueDeletions } from '@directory/indexer/engine/documents';
import { finished } from '@directory/indexer/engine/engine';
import { verify } from '@directory/indexer/verify/verify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { ownIndex } from './own-index.ts';

const sql = connect();
const index = ownIndex();
const { connection, uid } = index.target;
const [missing, stale] = [await addProfile(sql), await addProfile(sql)];
const extra = '00000000-0000-4000-8000-000000000000';

beforeAll(() => index.build());
afterAll(async () => {
  await index.remove(sql);
  await removeTestRows(sql);
});

const run = (repair = false) => verify({ databaseUrl: index.databaseUrl, target: index.target, repair });
const none = { missing: 0, stale: 0, extra: 0, unindexable: 0 };

describe('verify', () => {
  beforeEach(async () => {
    await finished(connection, await enqueueDeletions(connection, uid, [missing]));
    const changed = { ...(await index.document(stale)), city: 'Wrongville', hash: 'wrong' };
    const plant = (id: string, document: object) => ({ id, json: JSON.stringify({ ...document, id }) });
    await addDocuments(connection, uid, [
      plant(stale, changed),
      plant(extra, changed),
      plant('not-a-uuid', changed),
    ]);
  });

  it('finds what is missing, stale and extra, and mends exactly that', async () => {
    const found = await run();
    expect(found.counts).toEqual({ ...none, missing: 1, stale: 1, extra: 2 });
    expect(found.ids.missing).toEqual([missing]);
    expect(found.ids.stale).toEqual([stale]);
    expect([...found.ids.extra].sort()).toEqual([extra, 'not-a-uuid']);
    expect(found.repaired).toBe(0);
    expect(await index.document(missing)).toBeUndefined();

    const repaired = await run(true);
    expect(repaired.repaired).toBe(4);
    expect((await run()).counts).toEqual(none);
    expect((await index.document(stale))?.city).toBe('Testville');
    expect(await index.document(missing)).toBeDefined();
  });

  it('takes a change that is on its way for no difference', async () => {
    await run(true);
    await sql`update psychologist_profiles set city = 'Pendingville' where id = ${stale}`;
    const { counts, pending } = await run();
    expect(counts).toEqual(none);
    expect(pending).toBeGreaterThan(0);
    await sql`update psychologist_profiles set city = 'Testville' where id = ${stale}`;
  });
});

describe('a batch that the engine refuses', () => {
  it('is split until the document at fault stands alone', async () => {
    const document = (id: string, json: string) => ({ id, json });
    const documents = [
      document('a', '{"id":"a","name":"A"}'),
      document('b c', '{"id":"b c","name":"Bad id"}'),
      document('d', '{"id":"d","name":"D"}'),
      // The engine takes half a character and then fails on it.
      document('e', '{"id":"e","name":"\\ud800"}'),
      document('f', '{"id":"f","name":"F"}'),
    ];
    const rejections = await addDocuments(connection, uid, documents);
    expect(rejections.map(({ profileId }) => profileId)).toEqual(['b c', 'e']);
    for (const id of ['a', 'd', 'f']) expect((await index.document(id))?.id).toBe(id);
    await finished(connection, await enqueueDeletions(connection, uid, ['a', 'd', 'f']));
  });
});
