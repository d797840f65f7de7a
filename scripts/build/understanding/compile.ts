import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../fingerprint.ts';
import { readSections } from './read-sections.ts';
import { readSentences } from './read-sentences.ts';
import { trainModel } from './train.ts';

const CONTENT = join(projectRoot, 'content');
const SENTENCES = join(CONTENT, 'understanding');
const PHRASES = join(SENTENCES, 'phrases');
const PLACES = join(CONTENT, 'places');
const GENERATED = join(projectRoot, 'domain', 'generated');
/** What the model is made by, beside the sentences. */
const LEARNING = [
  import.meta.filename,
  ...['read-sentences.ts', 'train.ts'].map((file) => join(import.meta.dirname, file)),
  ...['query/concern-model.ts', 'query/words.ts', 'text/inflection.ts', 'text/fold.ts'].map((file) =>
    join(projectRoot, 'domain', 'src', file),
  ),
];

/** Writes as modules what the programs read of `content/places` and `content/understanding`, and what they learn from it; nothing where that is as it was. */
export function compileUnderstanding(): void {
  write('places', [import.meta.filename, ...filesIn(PLACES)], () =>
    Object.fromEntries(filesIn(PLACES).map((file) => [nameOf(file), readTable(file)])),
  );
  const reading = join(import.meta.dirname, 'read-sections.ts');
  write('phrases', [import.meta.filename, reading, ...filesIn(PHRASES)], () => readSections(PHRASES));
  write('understanding', [...LEARNING, ...filesIn(SENTENCES)], () => {
    const { sentences, stated, words } = readSentences(SENTENCES);
    return { stated, words, model: trainModel(sentences) };
  });
}

/** The module that exports under its own name what `make` gives, unless it was made from the same files already. */
function write(name: string, sources: readonly string[], make: () => unknown): void {
  const hash = createHash('sha256');
  for (const file of sources) hash.update(readFileSync(file)).update('\0');
  const stamp = `// ${hash.digest('hex')}\n`;
  const compiled = join(GENERATED, `${name}.js`);
  if (existsSync(compiled) && readFileSync(compiled, 'utf8').startsWith(stamp)) return;
  mkdirSync(GENERATED, { recursive: true });
  // Whole or not at all: another program may be reading it.
  const fresh = `${compiled}.${process.pid}`;
  writeFileSync(fresh, `${stamp}export const ${name} = ${JSON.stringify(make())};\n`);
  renameSync(fresh, compiled);
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ name }) => join(folder, name)).sort();
}

/** `postal-areas.txt` is `postalAreas`. */
function nameOf(file: string): string {
  return basename(file, '.txt').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function readTable(file: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('//')).join('\n');
}
