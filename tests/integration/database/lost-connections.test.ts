import { setTimeout as delay } from 'node:timers/promises';
import { DATABASE_CLIENT } from '@directory/runtime/database-client';
import { openPool } from '@directory/runtime/database-pool';
import postgres from 'postgres';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { connect } from '../../support/database.ts';
import { readStack } from '../../support/stack-file.ts';
import { openLink } from '../../support/switchable-link.ts';

/** Enough that it is never reached while questions are answered. */
const MOST_ASKED = 200_000;

const stack = readStack();
const owner = connect(1);
afterAll(() => owner.end());

/** The programs' way to the stack's database, at this address. */
function pool(size: number, url = stack.postgres): postgres.Sql {
  const sql = openPool((link) => postgres(url, { ...DATABASE_CLIENT, connect_timeout: 5, ...link }), {
    size,
  });
  onTestFinished(() => sql.end({ timeout: 1 }));
  return sql;
}

async function resettableLink() {
  const link = await openLink(stack.postgres);
  onTestFinished(() => link[Symbol.asyncDispose]());
  return { link, url: link.url };
}

/** How a work ends that may end before it is waited for: with its error, or with undefined. Nobody else has to catch it. */
const endOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** What nobody caught while the test ran: in a program it would have been the end. */
function uncaught(): unknown[] {
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  process.on('uncaughtException', note);
  onTestFinished(() => void process.off('uncaughtException', note));
  return errors;
}

it('every question has its own answer or none, and all come to an end, however often connections are reset', async () => {
  const { link, url } = await resettableLink();
  const sql = pool(3, url);
  const over = new AbortController();
  let asked = 0;
  let answered = 0;
  const askers = Array.from({ length: 12 }, async () => {
    while (!over.signal.aborted && asked < MOST_ASKED) {
      const number = (asked += 1);
      try {
        const rows = await sql<{ number: number }[]>`
          select ${number}::int as number from generate_series(1, ${(number % 40) + 1})`;
        expect([...rows]).toEqual(Array.from({ length: (number % 40) + 1 }, () => ({ number })));
        answered += 1;
      } catch (error) {
        if (!(error instanceof Error && 'code' in error)) throw error;
        // Pressed again at once, before the connection has closed: this is where the driver loses questions.
      }
    }
  });
  for (let resets = 0; resets < 60; resets += 1) {
    const before = answered;
    await expect.poll(() => answered > before, { interval: 1 }).toBe(true);
    link.reset();
  }
  over.abort();
  await Promise.all(askers);
  expect(answered).toBeGreaterThan(60);
});

it('a connection that is lost inside a transaction is an ordinary error of the caller', async () => {
  const errors = uncaught();
  const sql = pool(2);
  let pid = 0;
  const end = endOf(
    sql.begin(async (transaction) => {
      const [row] = await transaction<{ pid: number }[]>`select pg_backend_pid() as pid`;
      pid = row?.pid ?? 0;
      await transaction`select pg_sleep(60)`;
    }),
  );
  await expect.poll(() => pid).toBeGreaterThan(0);
  await owner`select pg_terminate_backend(${pid})`;
  expect(await end).toMatchObject({ code: 'CONNECTION_CLOSED' });
  await delay(50);
  expect(errors).toEqual([]);
  await expect(sql`select 1 as one`).resolves.toMatchObject([{ one: 1 }]);
});

it('nothing of a lost transaction is done outside of it', async () => {
  const errors = uncaught();
  const sql = pool(1);
  await owner`create table if not exists public.lost_transactions (what text)`;
  onTestFinished(async () => {
    const mine = connect(1);
    await mine`drop table if exists public.lost_transactions`;
    await mine.end();
  });
  let goOn: () => void = () => undefined;
  const paused = new Promise<void>((resolve) => (goOn = resolve));
  let late: Promise<unknown> = Promise.resolve();
  let pid = 0;
  const end = endOf(
    sql.begin(async (transaction) => {
      const [row] = await transaction<{ pid: number }[]>`select pg_backend_pid() as pid`;
      pid = row?.pid ?? 0;
      await paused;
      late = transaction`insert into public.lost_transactions values ('late')`.then(String, String);
      await late;
    }),
  );
  await expect.poll(() => pid).toBeGreaterThan(0);
  await owner`select pg_terminate_backend(${pid})`;
  expect(await end).toMatchObject({ code: 'CONNECTION_CLOSED' });
  // Somebody else has the place by now.
  await sql`select 1`;
  goOn();
  await expect.poll(() => late.then((answer) => answer)).toContain('connection to the database was lost');
  expect([...(await owner`select what from public.lost_transactions`)]).toEqual([]);
  expect(errors).toEqual([]);
});

it('what waits for the end of a transaction is asked on the next connection when it is lost, and a pool that is closed says so', async () => {
  const sql = pool(1);
  const [{ pid } = { pid: 0 }] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const asked: Promise<readonly postgres.Row[]>[] = [
    sql.begin((transaction) => transaction`select pg_sleep(60)`),
    sql`select 2 as two`,
    sql`select 3 as three`,
  ];
  const answers = asked.map((query) =>
    query.then(
      (rows) => rows[0],
      (error: unknown) => (error as { code?: string }).code,
    ),
  );
  await expect
    .poll(() => owner`select from pg_stat_activity where pid = ${pid} and query like '%pg_sleep%'`)
    .toHaveLength(1);
  await owner`select pg_terminate_backend(${pid})`;
  expect(await Promise.all(answers)).toEqual(['CONNECTION_CLOSED', { two: 2 }, { three: 3 }]);
  await sql.end({ timeout: 1 });
  await expect(sql`select 1`).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
});
