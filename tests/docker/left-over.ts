import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustDocker } from './engine.ts';

/** The variable that tells the tests the name of their run. */
export const RUN_NAME = 'DOCKER_TEST_RUN';

/** What the name of everything begins with that the tests of a run make: projects of Compose, networks, folders of secrets. */
export function runName(): string {
  return process.env[RUN_NAME] ?? `directory-test-${process.pid}`;
}

/**
 * Takes away what the tests of a run have left, because they were interrupted: containers, volumes, networks and secrets.
 * @throws Error when the engine refuses
 */
export async function removeLeftOver(run: string): Promise<void> {
  await removeAll(run, ['ps', '--all'], ['rm', '--force', '--volumes']);
  await removeAll(run, ['volume', 'ls'], ['volume', 'rm']);
  await removeAll(run, ['network', 'ls'], ['network', 'rm']);
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith(`${run}-`));
  for (const name of folders) await rm(join(tmpdir(), name), { recursive: true, force: true });
}

async function removeAll(run: string, list: readonly string[], remove: readonly string[]): Promise<void> {
  const found = (await mustDocker([...list, '--quiet', '--filter', `name=${run}-`]))
    .split('\n')
    .filter(Boolean);
  if (found.length > 0) await mustDocker([...remove, ...found]);
}
