import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keepSecrets } from '../data-dir/secrets.ts';
import { systemCodeOf } from '../stack-error.ts';
import { keysSchema, type Keys } from './keys.ts';
import { secretFiles } from './secret-files.ts';

/** What all else is made of; nobody but this program reads it. */
export const KEYS_FILE = 'keys.json';

/**
 * Writes every secret of the containers to `folder`, each to a file of mode 0600 that belongs to the one user who reads it, where this
 * process may give files away. What is there already is kept: its passwords are those of the volumes. Returns what was written.
 * @throws StackError with code `secrets` when the kept keys are damaged
 */
export function writeSecrets(folder: string, env: Readonly<Record<string, string | undefined>>): string[] {
  mkdirSync(folder, { recursive: true });
  // Docker mounts the files by their names, which are no secret.
  chmodSync(folder, 0o755);
  const keys = loadKeys(folder);
  const files = secretFiles(keys, env);
  return files
    .filter(({ path, uid, content }) => writeOnce(join(folder, path), uid, content))
    .map(({ path }) => path);
}

/** The kept keys, with new ones that came with a later build. @throws StackError with code `secrets` when they are damaged */
export function loadKeys(folder: string): Keys {
  const path = join(folder, KEYS_FILE);
  // Whoever is first makes them.
  writeOnce(path, undefined, JSON.stringify(keysSchema.parse({})));
  return keepSecrets(path, keysSchema, 'take the whole folder and the volumes away');
}

/** Returns whether it was written; never over what is there. */
function writeOnce(path: string, uid: number | undefined, content: string): boolean {
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (systemCodeOf(error) === 'EEXIST') return false;
    throw error;
  }
  if (uid !== undefined && process.getuid?.() === 0) chownSync(path, uid, uid);
  return true;
}
