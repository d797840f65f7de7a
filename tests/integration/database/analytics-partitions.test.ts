import type postgres from 'postgres';
import { expect, it } from 'vitest';
import { connect, undone } from '../../support/database.ts';

const sql = connect();
const partitionsOf = async (transaction: postgres.TransactionSql) =>
  (
    await transaction<{ name: string }[]>`
      select inhrelid::regclass::text as name from pg_inherits where inhparent = 'analytics_events'::regclass order by 1
    `
  ).map(({ name }) => name);

it('partitions are made ahead, once, and take the events that came before them', async () => {
  await undone(sql, async (transaction) => {
    const before = await partitionsOf(transaction);
    await transaction`
      insert into analytics_events (event, occurred_at)
      values ('test_early', date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' + interval '6 months 3 days')
    `;
    const [made] = await transaction<{ count: number }[]>`select ensure_analytics_partitions(7) as count`;
    expect(made?.count).toBe((await partitionsOf(transaction)).length - before.length);
    expect(made?.count).toBeGreaterThan(0);
    const [again] = await transaction<{ count: number }[]>`select ensure_analytics_partitions(7) as count`;
    expect(again?.count).toBe(0);
    const [event] = await transaction<{ partition: string }[]>`
      select tableoid::regclass::text as partition from analytics_events where event = 'test_early'
    `;
    expect(event?.partition).toMatch(/^analytics_events_\d{4}_\d{2}$/);
    const open = await transaction`
      select 1 from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'analytics_events'::regclass
        and (not relrowsecurity or has_table_privilege('anon', inhrelid, 'select'))
    `;
    expect(open).toEqual([]);
  });
});

it('old partitions are dropped whole, and old events outside them deleted', async () => {
  await undone(sql, async (transaction) => {
    await transaction`insert into analytics_events (event, occurred_at) values ('test_old', '2001-01-15'), ('test_new', now())`;
    const before = await partitionsOf(transaction);
    await transaction`select drop_analytics_before(now() - interval '13 months')`;
    expect(await partitionsOf(transaction)).toEqual(before);
    const left = await transaction<
      { event: string }[]
    >`select event from analytics_events where event in ('test_old', 'test_new')`;
    expect(left.map(({ event }) => event)).toEqual(['test_new']);

    const [dropped] = await transaction<{ count: number }[]>`
      select drop_analytics_before(now() + interval '40 days') as count
    `;
    expect(dropped?.count).toBeGreaterThan(0);
  });
});
