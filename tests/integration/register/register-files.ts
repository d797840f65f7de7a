import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of the test's own for files of registers; disposing removes it. */
export interface RegisterFiles extends Disposable {
  /** Writes a file and returns its path. In Windows-1252 every letter must be one of Latin-1. */
  write(
    rows: readonly (readonly string[])[],
    form?: { delimiter?: string; encoding?: 'utf8' | 'latin1' },
  ): string;
  path(name: string): string;
}

export function registerFiles(): RegisterFiles {
  const folder = mkdtempSync(join(tmpdir(), 'register-'));
  let written = 0;
  return {
    write(rows, { delimiter = ',', encoding = 'utf8' } = {}) {
      const path = join(folder, `${(written += 1)}.csv`);
      writeFileSync(path, rows.map((cells) => `${cells.join(delimiter)}\r\n`).join(''), encoding);
      return path;
    },
    path: (name) => join(folder, name),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
