import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from './fingerprint.ts';

/** Writes `domain/generated/<name>.js`, of which `make` gives the text or what it exports, unless it was made from the same files already. */
export async function writeModule(
  name: string,
  sources: readonly string[],
  make: () => Made | Promise<Made>,
): Promise<void> {
  const hash = createHash('sha256');
  for (const file of [import.meta.filename, ...sources]) hash.update(readFileSync(file)).update('\0');
  const stamp = `// ${hash.digest('hex')}\n`;
  const compiled = join(projectRoot, 'domain', 'generated', `${name}.js`);
  if (existsSync(compiled) && readFileSync(compiled, 'utf8').startsWith(stamp)) return;
  mkdirSync(dirname(compiled), { recursive: true });
  // Whole or not at all: another program may be reading it.
  const fresh = `${compiled}.${process.pid}`;
  const made = await make();
  writeFileSync(fresh, stamp + (typeof made === 'string' ? made : textOf(made)));
  renameSync(fresh, compiled);
}

type Made = string | Readonly<Record<string, unknown>>;

const textOf = (exported: Exclude<Made, string>) =>
  Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');

/** The files of a folder, by their whole paths in the order of their names. */
export function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ name }) => join(folder, name)).sort();
}
