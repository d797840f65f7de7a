import { renameSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A page that was sent by a build is open for a while; its files stay for so many builds after it. */
const BUILDS_KEPT = 2;

/** In each build of the web: how many builds ago a file was last part of one. */
const LIST = 'kept-assets.json';

/**
 * Puts the assets of the builds before into a new one, as long as they are kept: whoever has an older page open, or was sent one by a
 * server that is not yet restarted, gets what it loads. Names carry a hash: no two files share one. Both folders hold `client/assets`.
 */
export async function keepAssets(previous: string, fresh: string): Promise<void> {
  const own = new Set(await filesIn(fresh));
  const ages = await agesIn(previous);
  const kept = (await filesIn(previous))
    .map((file) => [file, (ages[file] ?? 0) + 1] as const)
    .filter(([file, age]) => !own.has(file) && age <= BUILDS_KEPT);
  for (const [file] of kept) await cp(join(assetsOf(previous), file), join(assetsOf(fresh), file));
  await writeFile(join(fresh, LIST), JSON.stringify(Object.fromEntries(kept)));
}

/**
 * Puts a folder in another's place, which goes to `old`. Both renames follow one another at once: who reads from the place meanwhile
 * misses it for microseconds.
 */
export function replaceFolder(place: string, { fresh, old }: { fresh: string; old: string }): void {
  try {
    renameSync(place, old);
  } catch (error) {
    // There was none before.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  renameSync(fresh, place);
}

const assetsOf = (web: string) => join(web, 'client', 'assets');
const filesIn = (web: string) => readdir(assetsOf(web)).catch(() => []);

async function agesIn(web: string): Promise<Record<string, number>> {
  try {
    return JSON.parse(await readFile(join(web, LIST), 'utf8')) as Record<string, number>;
  } catch {
    return {}; // The first build, or one of before there was a list.
  }
}
