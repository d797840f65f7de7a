import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectRoot } from '../config.ts';
import type { Supervisor } from '../process/supervisor.ts';
import { fingerprintSources } from './fingerprint.ts';

/** The build's own fingerprint is in this file of it. */
export const FINGERPRINT_FILE = 'fingerprint';

/** True when build/ was made from the sources as they are now. */
export function isBuilt(fingerprint = fingerprintSources()): boolean {
  try {
    return readFileSync(join(projectRoot, 'build', FINGERPRINT_FILE), 'utf8') === fingerprint;
  } catch {
    return false; // Never built.
  }
}

/** Builds when the sources have changed, in a process of its own whose memory is given back. Returns whether it did. */
export async function ensureBuild(supervisor: Supervisor): Promise<boolean> {
  if (isBuilt()) return false;
  await supervisor.run({
    name: 'build',
    command: process.execPath,
    args: [join(projectRoot, 'scripts', 'run.mjs'), resolve(import.meta.dirname, '..', 'bin', 'build.ts')],
    cwd: projectRoot,
    env: { NODE_ENV: 'production', NO_COLOR: '1' },
  });
  return true;
}
