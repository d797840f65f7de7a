import { setTimeout as delay } from 'node:timers/promises';
import { DATABASE_CLIENT } from '@directory/runtime/database-client';
import { openPool } from '@directory/runtime/database-pool';
import type { StackAddresses } from '@directory/stack/stack-file';
import { Redis } from 'ioredis';
import postgres from 'postgres';
import type { MailSink } from '../support/mail-sink.ts';
import type { Chance } from './chance.ts';
import { type Doings, within } from './doings.ts';
import type { Processes } from './processes.ts';
import { FAULT_MS, type FaultKind, FAULTS, type Part, QUIET_MS } from './weights.ts';

export interface Fault {
  part: Part;
  kind: FaultKind;
  /** When, in ms of `performance.now()`. */
  from: number;
  until: number;
}

interface Site {
  stack: StackAddresses;
  processes: Processes;
  sink: MailSink;
  doings: Doings;
}

const PROGRAM_ROLES = ['directory_api', 'directory_worker', 'directory_indexer'] as const;

/** Does one thing after another to the parts of a stack until the signal, and notes in `done`; what was done is mended when it resolves. */
export async function breakThings(
  site: Site,
  chance: Chance,
  done: Fault[],
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const { part, kind } = chance.weighted(FAULTS);
    const forMs = chance.whole(...FAULT_MS);
    const role = chance.pick(PROGRAM_ROLES);
    const from = performance.now();
    const what = `the end of: ${part} ${kind}`;
    if (await site.doings.of('faults', what, () => cause(site, { part, kind, forMs, role })))
      done.push({ part, kind, from, until: performance.now() });
    await delay(chance.whole(...QUIET_MS), undefined, { signal }).catch(() => undefined);
  }
}

interface Cause {
  part: Part;
  kind: FaultKind;
  forMs: number;
  /** The program whose connections Postgres refuses or loses. */
  role: (typeof PROGRAM_ROLES)[number];
}

/** @returns false when there was nothing to do it to */
async function cause({ stack, processes, sink }: Site, { part, kind, forMs, role }: Cause): Promise<boolean> {
  if (part === 'backend') return await killBackend(stack.postgres, role);
  if (part === 'mail server') {
    const welcome = sink.refuse;
    sink.refuse = () => ({ code: 451, text: 'Try again later' });
    await delay(forMs);
    sink.refuse = welcome;
  } else if (kind === 'kill') return await processes.kill(part);
  else if (kind === 'freeze') await processes.freeze(part, forMs);
  else if (part === 'postgres') await refuseRole(stack.postgres, role, forMs);
  else if (part === 'redis') await troubleRedis(stack.redis, kind, forMs);
  else throw new Error(`Nothing here makes ${part} ${kind}.`);
  return true;
}

async function asOwner<T>(url: string, ask: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = openPool((link) => postgres(url, { ...DATABASE_CLIENT, connect_timeout: 5, ...link }), {
    size: 1,
  });
  try {
    return await untilDone(() => within(ANSWER_MS, 'Postgres did not answer its owner.', ask(sql)));
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Postgres takes every other backend down with it, and recovers. */
async function killBackend(url: string, role: string): Promise<boolean> {
  const pid = await asOwner(url, async (sql) => {
    const [row] = await sql<{ pid: number }[]>`
      select pid from pg_stat_activity where usename = ${role} order by backend_start desc limit 1`;
    return row?.pid;
  });
  if (pid === undefined) return false;
  process.kill(pid, 'SIGKILL');
  return true;
}

/** One program's connections are cut, and new ones refused. */
async function refuseRole(url: string, role: string, forMs: number): Promise<void> {
  await asOwner(url, async (sql) => {
    await sql`alter role ${sql(role)} connection limit 0`;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${role}`;
  });
  await delay(forMs);
  await asOwner(url, (sql) => sql`alter role ${sql(role)} connection limit -1`);
}

async function troubleRedis(url: string, kind: FaultKind, forMs: number): Promise<void> {
  const redis = new Redis(url, { maxRetriesPerRequest: null });
  redis.on('error', () => undefined);
  const ask = <T>(answer: Promise<T>) => within(PATIENCE_MS, 'Redis did not answer.', answer);
  try {
    if (kind === 'empty') {
      await ask(redis.flushall());
      return;
    }
    const before = await ask(redis.config('GET', 'maxclients'));
    await ask(redis.config('SET', 'maxclients', '1'));
    await ask(redis.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes'));
    await delay(forMs);
    await ask(redis.config('SET', 'maxclients', before[1] ?? '10000'));
  } finally {
    redis.disconnect();
  }
}

const PATIENCE_MS = 60_000;
const ANSWER_MS = 10_000;

/** A part that was hit a moment ago may still recover. @throws Error the last one, when it does not */
async function untilDone<T>(attempt: () => Promise<T>): Promise<T> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (patience.aborted) throw error;
      await delay(100);
    }
  }
}
