import { join } from 'node:path';
import { isBuilt } from '../../scripts/build/fingerprint.ts';
import { projectRoot } from './config.ts';
import type { Supervisor } from './process/supervisor.ts';

/** Builds when the sources have changed, in a process of its own whose memory is given back. Returns whether it did. */
export async function ensureBuild(supervisor: Supervisor): Promise<boolean> {
  if (isBuilt()) return false;
  const script = (path: string) => join(projectRoot, 'scripts', path);
  await supervisor.run({
    name: 'build',
    command: process.execPath,
    args: [script('run.mjs'), script('build/main.ts')],
    cwd: projectRoot,
    env: { NODE_ENV: 'production', NO_COLOR: '1' },
  });
  return true;
}
