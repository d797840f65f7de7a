import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  guardOf,
  isRunning,
  listedProcesses,
  makeDataDir,
  removeDataDir,
  startStackParts,
  type StackParts,
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
  it('serves one stack at a time, and says so; another one beside it serves another', async () => {
    const other = await makeDataDir();
    await using first = startStackParts(dataDir);
    await using beside = startStackParts(other);
    await Promise.all([first.untilPrinted('ready'), beside.untilPrinted('ready')]);
    expect(namesIn(other)).toEqual(PARTS);
    await beside[Symbol.asyncDispose]();
    await removeDataDir(other);
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

describe('when a part is killed', () => {
  let own: string;
  let stack: StackParts;
  beforeAll(async () => {
    own = await makeDataDir();
    stack = startStackParts(own);
    await stack.untilPrinted('ready');
  });
  afterAll(async () => {
    await stack[Symbol.asyncDispose]();
    await removeDataDir(own);
  });

  /** How often the part has been started again. */
  const recoveriesOf = (name: string) => stack.output().split(`${name} runs again.`).length - 1;

  it.each(PARTS)('%s is reported and started again', async (name) => {
    const recoveries = recoveriesOf(name);
    const pidOf = () => listedProcesses(own).find((part) => part.name === name)?.pid ?? 0;
    const before = pidOf();
    process.kill(before, 'SIGKILL');
    await expect.poll(() => recoveriesOf(name)).toBeGreaterThan(recoveries);
    expect(stack.output()).toContain(`${name} ended by itself (SIGKILL)`);
    expect(pidOf()).not.toBe(before);
    expect(isRunning(pidOf())).toBe(true);
  });

  it('postgres, beneath a busy session: the session’s process is ended, and postgres started again', async () => {
    const { postgres: url } = JSON.parse(readFileSync(join(own, 'stack.json'), 'utf8')) as {
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
    const recoveries = recoveriesOf('postgres');
    process.kill(listedProcesses(own).find(({ name }) => name === 'postgres')?.pid ?? 0, 'SIGKILL');
    await expect.poll(() => recoveriesOf('postgres')).toBeGreaterThan(recoveries);
    expect(isRunning(pid)).toBe(false);
    expect(await ended).toBeInstanceOf(Error);
    await busy.end({ timeout: 0 });
    const again = postgres(url, options);
    expect((await again`select 1`).count).toBe(1);
    await again.end();
  });
});
