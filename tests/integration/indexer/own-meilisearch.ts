import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@directory/stack/data-dir/ports';
import { findMeilisearch } from '@directory/stack/parts/meilisearch-program';

/** A Meilisearch of the test's own, to be killed and started again. Disposing ends it and removes its data. */
export interface OwnMeilisearch extends AsyncDisposable {
  url: string;
  adminKey: string;
  start(): Promise<void>;
  kill(): Promise<void>;
}

export async function ownMeilisearch(): Promise<OwnMeilisearch> {
  const folder = await mkdtemp(join(tmpdir(), 'directory-meilisearch-'));
  const program = await findMeilisearch(folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const adminKey = 'a key for one test, long enough';
  let child: ChildProcess | undefined;

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  async function start(): Promise<void> {
    // A second one beside it would take its place here and leave it running for good.
    if (isRunning()) return;
    child = spawn(
      program,
      ['--no-analytics', '--http-addr', `127.0.0.1:${port}`, '--db-path', join(folder, 'data')],
      {
        cwd: folder,
        env: { MEILI_MASTER_KEY: adminKey },
        stdio: 'ignore',
      },
    );
    while (!(await isHealthy(url))) {
      if (child.exitCode !== null) throw new Error('Meilisearch did not start.');
      await delay(20);
    }
  }

  async function kill(): Promise<void> {
    if (!child || !isRunning()) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  await start();
  return {
    url,
    adminKey,
    start,
    kill,
    [Symbol.asyncDispose]: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
}
