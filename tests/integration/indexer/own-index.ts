import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fetchDocuments } from '@directory/indexer/engine/documents';
import { deleteIndexIfExists } from '@directory/indexer/engine/index-admin';
import { rebuild } from '@directory/indexer/rebuild/rebuild';
import { startWorker, type Worker } from '@directory/indexer/sync/worker';
import { loadConfig } from '@directory/indexer/config';
import { runCli } from '@directory/indexer/cli/run-cli';
import { readStatus } from '@directory/indexer/status';
import { verify } from '@directory/indexer/verify/verify';
import { connectTargets, rebuildTargetOf, type Target } from '@directory/indexer/target';
import type { ProfileDocument } from '@directory/search-config/document';
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import type { Sql } from 'postgres';
import { readStack } from '../../support/stack-file.ts';

/** An index of a test's own on the stack's servers, with its own cursor beside the public index's. */
export interface OwnIndex {
  target: Target;
  databaseUrl: string;
  /** The variables of an indexer program for this index. */
  env: Record<string, string>;
  /** Starts a worker in this process. It is stopped by `remove` at the latest. */
  startWorker(): Worker;
  build(): Promise<void>;
  document(id: string): Promise<ProfileDocument | undefined>;
  /** Resolves once nothing of the change log is left to send. */
  untilNothingLags(): Promise<void>;
  /** @throws when a document differs from what the database would make of it, once nothing lags. */
  expectSound(): Promise<void>;
  /** Stops the workers and takes the index, its cursor and its dead letters away. */
  remove(sql: Sql): Promise<void>;
}

/**
 * @param meilisearch another server than the stack's
 * @param database another database than the stack's, as its owner
 */
export function ownIndex(meilisearch?: { url: string; adminKey: string }, database?: string): OwnIndex {
  const stack = readStack();
  const programDatabase = database ?? stack.programDatabaseUrls.indexer;
  const { url, adminKey } = meilisearch ?? stack.meilisearch;
  const uid = `test_${randomUUID().slice(0, 8)}`;
  const connect = () => {
    const [target] = connectTargets([{ url, apiKey: adminKey }], uid);
    if (!target) throw new Error('There is no target.');
    return target;
  };
  const target = connect();
  const workers: Worker[] = [];
  const ownerUrl = database ?? stack.postgres;
  const untilNothingLags = async () =>
    void (await eventually(async () => (await readStatus(ownerUrl, target)).lag?.rows === 0));
  return {
    target,
    databaseUrl: ownerUrl,
    env: {
      DATABASE_URL: programDatabase,
      MEILISEARCH_URL: url,
      MEILISEARCH_ADMIN_KEY: adminKey,
      INDEX_UID: uid,
    },
    startWorker: () => {
      // A connection of its own: stopping the worker closes it.
      const worker = startWorker({
        databaseUrl: programDatabase,
        targets: [connect()],
        logger: pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }),
      });
      workers.push(worker);
      return worker;
    },
    build: async () => {
      await rebuild({ databaseUrl: programDatabase, target });
    },
    document: async (id) => {
      const found = await fetchDocuments<ProfileDocument>(target.connection, uid, { ids: [id], limit: 1 });
      return found[0];
    },
    untilNothingLags,
    expectSound: async () => {
      await untilNothingLags();
      const { counts } = await verify({ databaseUrl: ownerUrl, target });
      expect(counts).toEqual({ missing: 0, stale: 0, extra: 0, unindexable: 0 });
    },
    remove: async (sql) => {
      for (const worker of workers) await worker.stop();
      for (const { name, uid: index } of [target, rebuildTargetOf(target)]) {
        await sql`delete from search_targets where index_uid = ${name}`;
        await sql`delete from search_dead_letters where index_uid = ${name}`;
        await deleteIndexIfExists(target.connection, index);
      }
      await target.connection.close();
    },
  };
}

/** Resolves with the first answer that is not false, null or undefined. The test's own timeout is the limit. */
export async function eventually<T>(ask: () => Promise<T>): Promise<Exclude<T, false | null | undefined>> {
  for (;;) {
    const answer = await ask();
    if (answer !== false && answer !== null && answer !== undefined) {
      return answer as Exclude<T, false | null | undefined>;
    }
    await delay(10);
  }
}

/** What a program of the indexer did. */
export interface ProgramResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command of the index's in this process: a program's start takes longer than most commands. */
export async function runIndex(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ProgramResult> {
  const result = { stdout: '', stderr: '' };
  const code = await runCli(args, {
    load: () => loadConfig(env),
    stdout: (text) => void (result.stdout += text),
    stderr: (text) => void (result.stderr += text),
  });
  return { code, ...result };
}

export interface RunningProgram {
  untilPrinted(text: string): Promise<void>;
  send(signal: NodeJS.Signals): void;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<ProgramResult>;
  ended: Promise<ProgramResult>;
}

const root = resolve(import.meta.dirname, '..', '..', '..');

/** Runs one of the indexer's built programs. It does not outlive its test. */
export function startProgram(
  program: 'cli' | 'worker',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): RunningProgram {
  const child = spawn(process.execPath, [`build/indexer/${program}.js`, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')));
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({
    code: code ?? null,
    stdout,
    stderr,
  }));
  return {
    ended,
    untilPrinted: async (text) => {
      while (!stdout.includes(text)) {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`It ended first:\n${stdout}${stderr}`);
        await delay(10);
      }
    },
    send: (signal) => void child.kill(signal),
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
