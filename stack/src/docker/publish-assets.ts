import { cp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** So long a page may stay open in a tab, and still load what belongs to it. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Copies a build's assets to where those of earlier builds are, and takes away what has been part of no build for thirty days. Names carry a
 * hash: no two files share one. As often as one likes.
 */
export async function publishAssets(assets: string, kept: string): Promise<void> {
  const now = new Date();
  for (const file of await readdir(assets)) {
    await cp(join(assets, file), join(kept, file));
    await utimes(join(kept, file), now, now);
  }
  for (const file of await readdir(kept)) {
    const { mtimeMs } = await stat(join(kept, file));
    if (now.getTime() - mtimeMs > KEPT_MS) await rm(join(kept, file));
  }
}
