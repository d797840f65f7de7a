import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MOST_STOP_MS = 60_000;

export interface StackProcess extends AsyncDisposable {
  /** The stack.json that says where every part answers. */
  stackFile: string;
  /** The process that holds all the others. */
  pid: number;
  /** What it has said so far. */
  output(): string;
}

/**
 * Runs the project's own start command on an empty data folder of its own and resolves when it says it is ready.
 * Disposing stops it and removes the folder. `quiet` shows nothing of what it says: the error holds it when the start fails.
 * @throws Error when it ends before it is ready; its output has been shown.
 */
export async function startStackProcess(
  env: NodeJS.ProcessEnv,
  { quiet = false }: { quiet?: boolean } = {},
): Promise<StackProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'directory-stack-'));
  const child = spawn(process.execPath, ['scripts/run.mjs', 'stack/src/bin/start.ts'], {
    env: { ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => {
    said.push(chunk.toString('utf8'));
    if (!quiet) process.stderr.write(chunk);
  });
  // It does not outlive whoever started it, however that ends.
  const kill = () => void child.kill('SIGTERM');
  process.once('exit', kill);
  const ended = once(child, 'close').finally(() => process.off('exit', kill));
  const stop = async () => {
    child.kill('SIGTERM');
    // What cannot stop is ended, and its guard ends the rest.
    const force = setTimeout(() => child.kill('SIGKILL'), MOST_STOP_MS);
    await ended.finally(() => clearTimeout(force));
    await rm(dataDir, { recursive: true, force: true });
  };
  const ready = new Promise<boolean>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(`${line}\n`);
      if (!quiet) process.stdout.write(`${line}\n`);
      if (line.startsWith('ready ')) resolve(true);
    });
    void ended.then(() => resolve(false));
  });
  if (!(await ready)) {
    await stop();
    throw new Error(
      `The stack ended before it was ready; ${quiet ? `it said:\n${said.join('')}` : 'its messages are above.'}`,
    );
  }
  return {
    stackFile: join(dataDir, 'stack.json'),
    pid: child.pid ?? 0,
    output: () => said.join(''),
    [Symbol.asyncDispose]: stop,
  };
}
