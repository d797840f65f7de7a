import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  guardOf,
  isRunning,
  listedProcesses,
  makeDataDir,
  removeDataDir,
  startStackParts,
  untilGone,
} from '../support/stack-parts.ts';

const PARTS = ['meilisearch', 'postgres', 'redis', 'supabase'];

let dataDir: string;

beforeEach(async () => {
  dataDir = await makeDataDir();
});
afterEach(async () => {
  await removeDataDir(dataDir);
});

const pidsIn = (folder: string) => listedProcesses(folder).map(({ pid }) => pid);
const namesIn = (folder: string) =>
  listedProcesses(folder)
    .map(({ name }) => name)
    .sort();

describe.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('when the stack receives %s', (signal) => {
  it('leaves no process behind', async () => {
    await using stack = startStackParts(dataDir);
    await stack.untilPrinted('ready');
    expect(namesIn(dataDir)).toEqual(PARTS);
    const pids = [...pidsIn(dataDir), guardOf(dataDir)];
    expect(pids.every(isRunning)).toBe(true);

    stack.process.kill(signal);
    await once(stack.process, 'exit');
    await untilGone(pids);
  });
});

describe('when the start itself is interrupted', () => {
  it('leaves no process behind and exits with 0', async () => {
    await using stack = startStackParts(dataDir);
    await stack.untilPrinted('- Redis');
    const pids = [...pidsIn(dataDir), guardOf(dataDir)];
    stack.process.kill('SIGINT');
    const [code] = (await once(stack.process, 'exit')) as [number | null];
    expect(code).toBe(0);
    await untilGone(pids);
  });
});

describe('one DATA_DIR', () => {
  it('serves one stack at a time, and says so', async () => {
    await using first = startStackParts(dataDir);
    await first.untilPrinted('ready');
    await using second = startStackParts(dataDir);
    const [code] = (await once(second.process, 'close')) as [number | null];
    expect(code).toBe(1);
    expect(second.output()).toContain(
      `Another copy (process ${first.process.pid ?? ''}) is using ${dataDir}`,
    );
  });

  it('starts again after the stack and its guard were killed together, ending what they left', async () => {
    await using first = startStackParts(dataDir);
    await first.untilPrinted('ready');
    const leftovers = pidsIn(dataDir);
    process.kill(guardOf(dataDir), 'SIGKILL');
    first.process.kill('SIGKILL');
    await once(first.process, 'exit');
    expect(leftovers.some(isRunning)).toBe(true);

    await using second = startStackParts(dataDir);
    await second.untilPrinted('ready');
    expect(leftovers.some(isRunning)).toBe(false);
    expect(second.output()).toContain('Ended what a previous run had left');
  });
});

describe('two DATA_DIRs', () => {
  it('run side by side', async () => {
    const other = await makeDataDir();
    try {
      await using first = startStackParts(dataDir);
      await using second = startStackParts(other);
      await Promise.all([first.untilPrinted('ready'), second.untilPrinted('ready')]);
      expect(namesIn(other)).toEqual(PARTS);
    } finally {
      await removeDataDir(other);
    }
  });
});

describe.each(PARTS)('when %s is killed', (name) => {
  it('is reported and started again', async () => {
    await using stack = startStackParts(dataDir);
    await stack.untilPrinted('ready');
    const before = listedProcesses(dataDir).find((part) => part.name === name)?.pid ?? 0;
    process.kill(before, 'SIGKILL');
    await stack.untilPrinted(`${name} runs again.`);
    expect(stack.output()).toContain(`${name} ended by itself (SIGKILL)`);
    const after = listedProcesses(dataDir).find((part) => part.name === name)?.pid ?? 0;
    expect(after).not.toBe(before);
    expect(isRunning(after)).toBe(true);
  });
});

describe('when postgres is killed beneath a busy session', () => {
  it('the session’s process is ended, and postgres started again', async () => {
    await using stack = startStackParts(dataDir);
    await stack.untilPrinted('ready');
    const { postgres: url } = JSON.parse(readFileSync(join(dataDir, 'stack.json'), 'utf8')) as {
      postgres: string;
    };
    const options = { max: 1, onnotice: () => undefined };
    const busy = postgres(url, options);
    const [{ pid } = { pid: 0 }] = await busy<{ pid: number }[]>`select pg_backend_pid() as pid`;
    const ended = busy`do $$ begin loop end loop; end $$`.catch((error: unknown) => error);
    const watcher = postgres(url, options);
    await expect
      .poll(
        async () =>
          (await watcher`select from pg_stat_activity where pid = ${pid} and state = 'active'`).count,
      )
      .toBe(1);
    await watcher.end();
    process.kill(listedProcesses(dataDir).find(({ name }) => name === 'postgres')?.pid ?? 0, 'SIGKILL');
    await stack.untilPrinted('postgres runs again.');
    expect(isRunning(pid)).toBe(false);
    expect(await ended).toBeInstanceOf(Error);
    await busy.end({ timeout: 0 });
    const again = postgres(url, options);
    expect((await again`select 1`).count).toBe(1);
    await again.end();
  });
});
