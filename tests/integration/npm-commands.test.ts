import { execFile } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..', '..');

/** What a person types beside `npm start`, with no variable but the data folder. */
async function npmRun(dataDir: string, ...args: string[]) {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATABASE_URL: '', DATA_DIR: dataDir };
  return promisify(execFile)('npm', ['run', '--silent', ...args], { cwd: root, env });
}

describe.each([
  ['index', ['status', '--json'], 'fingerprint'],
  ['admin', ['queues', 'status', '--json'], 'waiting'],
])('npm run %s', (script, args, word) => {
  it('works on the stack that runs in the data folder', async () => {
    const { stdout } = await npmRun(dirname(process.env['STACK_JSON'] ?? ''), script, '--', ...args);
    expect(JSON.stringify(JSON.parse(stdout))).toContain(word);
  });

  it('says what to do when none runs there', async () => {
    const failed = npmRun(resolve(root, 'no-such-folder'), script, '--', ...args);
    await expect(failed).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('No local stack runs (npm start') as unknown,
    });
  });
});
