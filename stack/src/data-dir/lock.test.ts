import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { identify } from '../process/identity.ts';
import { type Lock, takeLock } from './lock.ts';

let folder: string;
let path: string;

const take = async () => (await takeLock(path)) as Lock;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock '));
  path = join(folder, 'lock.json');
});
afterEach(() => rm(folder, { recursive: true }));

describe('takeLock', () => {
  it('refuses a second holder and frees the lock when disposed', async () => {
    const lock = await take();
    expect(await takeLock(path)).toEqual({ heldBy: process.pid });
    await lock[Symbol.asyncDispose]();
    expect(existsSync(path)).toBe(false);
  });

  it('takes over from a process that is gone, even when another has its number', async () => {
    const self = identify(process.pid);
    writeFileSync(path, JSON.stringify({ holder: { pid: process.pid, born: `not ${self?.born ?? ''}` } }));
    await using lock = await take();
    expect(lock).not.toHaveProperty('heldBy');
  });

  it('takes over a file that was cut off while it was written', async () => {
    writeFileSync(path, '{"holder":');
    await using lock = await take();
    expect(lock).not.toHaveProperty('heldBy');
  });

  it('waits for what cleans up after the last holder', async () => {
    const cleaner = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    await once(cleaner, 'spawn');
    const successor = identify(cleaner.pid ?? 0);
    writeFileSync(path, JSON.stringify({ holder: { pid: process.pid, born: 'gone' }, successor }));
    let acquired = false;
    const lock = take().then((held) => {
      acquired = true;
      return held;
    });
    await setImmediate();
    expect(acquired).toBe(false);
    cleaner.stdin.end();
    await (await lock)[Symbol.asyncDispose]();
    expect(identify(cleaner.pid ?? 0)).toBeUndefined();
  });
});
