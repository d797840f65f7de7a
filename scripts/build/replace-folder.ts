import { renameSync } from 'node:fs';

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
