import { execFile } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..', '..');

/** What a person types beside `npm start`, with no variable but the data folder. */
async function npmRun(dataDir: string, ...args: string[]) {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATABASE_URL: '', DATA_DIR: dataDir };
  return promisify(execFile)('npm', ['run', '--silent', ...args], { cwd: root, env });
}

// Both begin in scripts/run.mjs, which takes the most of their time.
it('npm run admin works on the stack that runs in the data folder', async () => {
  const dataDir = dirname(process.env['STACK_JSON'] ?? '');
  const { stdout } = await npmRun(dataDir, 'admin', '--', 'queues', 'status', '--json');
  expect(JSON.stringify(JSON.parse(stdout))).toContain('waiting');
});

it('npm run index says what to do when none runs there', async () => {
  const failed = npmRun(resolve(root, 'no-such-folder'), 'index', '--', 'status', '--json');
  await expect(failed).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('No local stack runs (npm start') as unknown,
  });
});
