import type postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addProfile, connect, removeTestRows, undone } from '../../support/database.ts';

const sql = connect();

let mark = '0';
let practice = '';
let specialty = '';

async function addReferences(): Promise<void> {
  const [practiceRow] = await sql<
    { id: string }[]
  >`insert into practices (name) values ('Test Practice') returning id`;
  const [specialtyRow] = await sql<{ id: string }[]>`
    insert into specialties (specialty_name) values ('Test specialty of the change log') returning id
  `;
  practice = practiceRow?.id ?? '';
  specialty = specialtyRow?.id ?? '';
}

/** Forgets what was logged until now. */
async function fromHere(): Promise<void> {
  const [row] = await sql<{ seq: string }[]>`select coalesce(max(seq), 0)::text as seq from search_changes`;
  mark = row?.seq ?? '0';
}

/** The profiles logged since, in the log's order, of those that a test made. */
async function logged(among: readonly string[]): Promise<string[]> {
  const rows = await sql<{ profile_id: string }[]>`
    select profile_id from search_changes
    where seq > ${mark}::bigint and profile_id in ${sql(among)}
    order by txid, seq
  `;
  return rows.map((row) => row.profile_id);
}

/** The practices and specialties logged since, of those. */
async function loggedParents(among: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select coalesce(practice_id, specialty_id) as id from search_changes
    where seq > ${mark}::bigint and coalesce(practice_id, specialty_id) in ${sql(among)}
    order by txid, seq
  `;
  return rows.map(({ id }) => id);
}

beforeEach(addReferences);

afterEach(async () => {
  await removeTestRows(sql);
  await sql`delete from practices where id = ${practice}`;
  await sql`delete from specialties where id = ${specialty}`;
});

describe('a profile is logged', () => {
  it('when it is added, changed, hidden and deleted', async () => {
    await fromHere();
    const id = await addProfile(sql);
    await sql`update psychologist_profiles set bio = 'New' where id = ${id}`;
    await sql`update psychologist_profiles set is_active = false where id = ${id}`;
    await sql`delete from psychologist_profiles where id = ${id}`;
    expect(await logged([id])).toEqual([id, id, id, id]);
  });

  it('once for every row of a statement that changes many, and only for those that it really changes', async () => {
    const [a, b, c] = [await addProfile(sql), await addProfile(sql), await addProfile(sql, { bio: 'Same' })];
    await fromHere();
    await sql`update psychologist_profiles set bio = 'Same' where id in ${sql([a, b, c])}`;
    expect((await logged([a, b, c])).sort()).toEqual([a, b].sort());
  });

  it('not when only what search never shows changes', async () => {
    const id = await addProfile(sql);
    await fromHere();
    await sql`
      update profile_records
      set discipline_info = 'x', registration_history = 'x', concurrent_registrations = 'x', previous_name = 'x', city_id = 3
      where profile_id = ${id}
    `;
    expect(await logged([id])).toEqual([]);
  });

  it('when its practice goes; a change of the practice is logged as the practice’s own', async () => {
    const [linked, other] = [await addProfile(sql, { practice_id: practice }), await addProfile(sql)];
    await fromHere();
    await sql`update practices set phone = '204-555-0100' where id = ${practice}`;
    await sql`update practices set phone = '204-555-0100' where id = ${practice}`;
    expect(await loggedParents([practice])).toEqual([practice]);
    expect(await logged([linked, other])).toEqual([]);
    await sql`delete from practices where id = ${practice}`;
    expect(await logged([linked, other])).toEqual([linked]);
  });

  it('when a specialty is joined, moved to another profile, or goes; a new name is logged as the specialty’s', async () => {
    const [one, two] = [await addProfile(sql), await addProfile(sql)];
    await fromHere();
    await sql`insert into profile_specialties (profile_id, specialty_id) values (${one}, ${specialty})`;
    expect(await logged([one, two])).toEqual([one]);
    await fromHere();
    await sql`update profile_specialties set profile_id = ${two} where profile_id = ${one}`;
    expect((await logged([one, two])).sort()).toEqual([one, two].sort());
    await fromHere();
    await sql`update specialties set specialty_name = 'Test specialty, renamed' where id = ${specialty}`;
    await sql`update specialties set description = 'Not searched' where id = ${specialty}`;
    expect(await loggedParents([specialty])).toEqual([specialty]);
    await sql`delete from specialties where id = ${specialty}`;
    expect(await logged([one, two])).toEqual([two]);
  });

  it('in the same transaction: what is rolled back is not logged', async () => {
    await fromHere();
    const id = await undone(sql, addProfile);
    expect(await logged([id])).toEqual([]);
  });

  it('before a truncation takes it', async () => {
    const id = await addProfile(sql);
    await fromHere();
    const seen = await undone(sql, async (transaction) => {
      await transaction`truncate psychologist_profiles cascade`;
      return transaction`select from search_changes where seq > ${mark}::bigint and profile_id = ${id}`;
    });
    expect(seen).toHaveLength(1);
  });
});

it('listeners are told once for a statement, and not when nothing was logged', async () => {
  const heard: string[] = [];
  let done: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (done = resolve));
  const id = await addProfile(sql);
  const changes = await sql.listen('search_changes', (payload) => heard.push(payload));
  const end = await sql.listen('test_change_log_end', () => done());
  await sql`update psychologist_profiles set bio = 'Told' where id = ${id}`;
  await sql`update psychologist_profiles set updated_at = now() where id = ${id}`;
  await sql`update psychologist_profiles set bio = 'Told' where id = ${id}`;
  // Notifications arrive in the order of their commits: after this one, no earlier one is on its way.
  await sql`notify test_change_log_end`;
  await ended;
  await Promise.all([changes.unlisten(), end.unlisten()]);
  expect(heard).toEqual(['']);
});

it('what a snapshot did not see is read once it is there: late commits too, and nothing twice', async () => {
  const snapshot = async () =>
    (await sql<{ now: string }[]>`select pg_current_snapshot()::text as now`)[0]?.now ?? '';
  let covered = await snapshot();
  const read = async (among: string[]) => {
    const before = covered;
    covered = await snapshot();
    const rows = await sql<{ profile_id: string }[]>`
      select profile_id from search_changes_since(${before}::text::pg_snapshot)`;
    return rows.map((row) => row.profile_id).filter((id) => among.includes(id));
  };

  const slow = await sql.reserve();
  try {
    await slow`begin`;
    const early = await addProfile(slow, { first_name: 'Early' });
    const late = await addProfile(sql, { first_name: 'Late' });
    expect(await read([early, late])).toEqual([late]);
    expect(await read([early, late])).toEqual([]);
    await slow`commit`;
    expect(await read([early, late])).toEqual([early]);
    expect(await read([early, late])).toEqual([]);
  } finally {
    await slow`rollback`;
    slow.release();
  }
});

describe('pruning', () => {
  /** Runs in a transaction that is undone, so that it never meets the real index's cursor. */
  const inATransaction = (work: (transaction: postgres.TransactionSql) => Promise<void>) =>
    undone(sql, async (transaction) => {
      await transaction`delete from search_targets`;
      await transaction`delete from search_changes`;
      await transaction`
        insert into search_changes (txid, profile_id)
        select (n % 3 + 5)::text::xid8, gen_random_uuid() from generate_series(1, 9) as n
      `;
      await work(transaction);
    });

  const left = async (transaction: postgres.TransactionSql) =>
    (
      await transaction<{ txid: string }[]>`select txid::text as txid from search_changes order by txid, seq`
    ).map(({ txid }) => txid);

  it('takes the rows that every index holds, and no other, also those behind an open transaction', async () => {
    await inATransaction(async (transaction) => {
      // One holds all but 5, which was open then; the other 5 and 6.
      await transaction`
        insert into search_targets (index_uid, covered) values ('test-ahead', '5:8:5'), ('test-behind', '7:7:')
      `;
      const [pruned] = await transaction<{ rows: string }[]>`select prune_search_changes()::text as rows`;
      expect(pruned?.rows).toBe('3');
      expect(await left(transaction)).toEqual(['5', '5', '5', '7', '7', '7']);
      const [again] = await transaction<{ rows: string }[]>`select prune_search_changes()::text as rows`;
      expect(again?.rows).toBe('0');
    });
  });

  it('takes all rows of ended transactions when nobody reads the log', async () => {
    await inATransaction(async (transaction) => {
      await transaction`insert into search_changes (profile_id) values (gen_random_uuid())`;
      await transaction`select prune_search_changes()`;
      // Only this transaction's own row, which has not ended.
      expect(await left(transaction)).toHaveLength(1);
    });
  });
});
