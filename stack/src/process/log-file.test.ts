import { existsSync, readFileSync } from 'node:fs';
import { access, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openLogFile } from './log-file.ts';

it('a log that cannot be written keeps its last lines, ends nothing, and is written again once it can be', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'log '));
  const path = join(folder, 'logs', 'part.log');
  {
    await using log = await openLogFile(path);
    log.write(Buffer.from('lost\n'));
    // By then its own try, which came first, has failed as well.
    for (let n = 0; n < 50; n += 1) await expect(access(path)).rejects.toThrow('ENOENT');
    expect(log.tail(1)).toEqual(['lost']);
    await mkdir(join(folder, 'logs'));
    await expect
      .poll(() => {
        log.write(Buffer.from('kept\n'));
        return existsSync(path) && readFileSync(path, 'utf8');
      })
      .toMatch(/^kept\n/);
  }
  await rm(folder, { recursive: true });
});
