import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface StackProcess extends AsyncDisposable {
  /** The stack.json that says where every part answers. */
  stackFile: string;
  /** The process that holds all the others. */
  pid: number;
}

/**
 * Runs the project's own start command on an empty data folder of its own and resolves when it says it is ready.
 * Disposing stops it and removes the folder.
 * @throws Error when it ends before it is ready; its output has been shown.
 */
export async function startStackProcess(env: NodeJS.ProcessEnv): Promise<StackProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'directory-stack-'));
  const child = spawn(process.execPath, ['scripts/run.mjs', 'stack/src/bin/start.ts'], {
    env: { ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const ready = new Promise<boolean>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      process.stdout.write(`${line}\n`);
      if (line.startsWith('ready ')) resolve(true);
    });
    void ended.then(() => resolve(false));
  });
  if (!(await ready)) {
    await stop();
    throw new Error('The stack ended before it was ready; its messages are above.');
  }
  return { stackFile: join(dataDir, 'stack.json'), pid: child.pid ?? 0, [Symbol.asyncDispose]: stop };
}
