import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The checkout. */
export const projectRoot = resolve(import.meta.dirname, '..', '..');

/** The build's own fingerprint is in this file of it. */
export const FINGERPRINT_FILE = 'fingerprint';

/** Whatever the build's output depends on. Tests beside the sources do not. */
const SOURCES = [
  'domain/src',
  'runtime/src',
  'search-config/src',
  'api/src',
  'indexer/src',
  'web/src',
  'web/public',
  'stack/src/docker',
  'content',
  'scripts/build',
];
const PACKAGES = ['domain', 'runtime', 'search-config', 'api', 'indexer'];
const FILES = ['package-lock.json', 'web/vite.config.ts', ...PACKAGES.map((name) => `${name}/package.json`)];

/** Returns a hash of everything that the build is made from. */
export function fingerprintSources(): string {
  const hash = createHash('sha256');
  const add = (path: string) =>
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(projectRoot, path)));
  for (const folder of SOURCES) {
    if (!existsSync(join(projectRoot, folder))) continue;
    const files = readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(projectRoot.length + 1))
      .sort();
    for (const file of files) add(file);
  }
  for (const file of FILES) if (existsSync(join(projectRoot, file))) add(file);
  return hash.digest('hex');
}

/** True when build/ was made from the sources as they are now. */
export function isBuilt(fingerprint = fingerprintSources()): boolean {
  try {
    return readFileSync(join(projectRoot, 'build', FINGERPRINT_FILE), 'utf8') === fingerprint;
  } catch {
    return false; // Never built.
  }
}
