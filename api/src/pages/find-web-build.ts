import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `build/web` of the nearest folder above this program: the same from the sources and from the built file. */
export function findWebBuild(): string {
  let dir = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(dir, 'package-lock.json')) && !existsSync(join(dir, 'build', 'web'))) {
    if (dir === dirname(dir)) return join(process.cwd(), 'build', 'web');
    dir = dirname(dir);
  }
  return join(dir, 'build', 'web');
}
