import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from './fingerprint.ts';

/** Writes `domain/generated/<name>.js`, of which `make` gives the text, unless it was made from the same files already. */
export async function writeModule(
  name: string,
  sources: readonly string[],
  make: () => string | Promise<string>,
): Promise<void> {
  const hash = createHash('sha256');
  for (const file of [import.meta.filename, ...sources]) hash.update(readFileSync(file)).update('\0');
  const stamp = `// ${hash.digest('hex')}\n`;
  const compiled = join(projectRoot, 'domain', 'generated', `${name}.js`);
  if (existsSync(compiled) && readFileSync(compiled, 'utf8').startsWith(stamp)) return;
  mkdirSync(dirname(compiled), { recursive: true });
  // Whole or not at all: another program may be reading it.
  const fresh = `${compiled}.${process.pid}`;
  writeFileSync(fresh, stamp + (await make()));
  renameSync(fresh, compiled);
}

/** Of a module's text, that it exports a value under a name. */
export const exported = (name: string, value: unknown) =>
  `export const ${name} = ${JSON.stringify(value)};\n`;

/** The files of a folder, by their whole paths in the order of their names. */
export function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ name }) => join(folder, name)).sort();
}
