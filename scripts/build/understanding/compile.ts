import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../fingerprint.ts';
import { readSentences } from './read-sentences.ts';
import { trainModel } from './train.ts';

const SENTENCES = join(projectRoot, 'content', 'understanding');
/** What the model is made by, beside the sentences. */
const SOURCES = [
  import.meta.filename,
  join(import.meta.dirname, 'read-sentences.ts'),
  join(import.meta.dirname, 'train.ts'),
  ...['query/concern-model.ts', 'query/words.ts', 'text/inflection.ts', 'text/fold.ts'].map((file) =>
    join(projectRoot, 'domain', 'src', file),
  ),
];
const COMPILED = join(projectRoot, 'domain', 'generated', 'understanding.js');

/** Writes what the reader of searches learns from `content/understanding`, unless it was learned from the same already. */
export function compileUnderstanding(): void {
  const stamp = `// ${fingerprint()}\n`;
  if (existsSync(COMPILED) && readFileSync(COMPILED, 'utf8').startsWith(stamp)) return;
  const { sentences, stated, words } = readSentences(SENTENCES);
  const compiled = { stated, words, model: trainModel(sentences) };
  mkdirSync(dirname(COMPILED), { recursive: true });
  // Whole or not at all: another program may be reading it.
  const fresh = `${COMPILED}.${process.pid}`;
  writeFileSync(fresh, `${stamp}export const understanding = ${JSON.stringify(compiled)};\n`);
  renameSync(fresh, COMPILED);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = readdirSync(SENTENCES)
    .sort()
    .map((file) => join(SENTENCES, file));
  for (const file of [...SOURCES, ...files]) hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
