import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../config.ts';

/** Whatever the build's output depends on. Tests beside the sources do not. */
const SOURCES = [
  'domain/src',
  'search-config/src',
  'api/src',
  'indexer/src',
  'web/src',
  'web/public',
  'content/blog',
  'stack/src/build',
];
const FILES = [
  'package-lock.json',
  'web/vite.config.ts',
  'web/vite-precompress.ts',
  'api/package.json',
  'indexer/package.json',
];

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
