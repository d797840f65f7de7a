import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../fingerprint.ts';
import { exported, filesIn, writeModule } from '../generated-module.ts';
import { readSections } from './read-sections.ts';
import { readSentences } from './read-sentences.ts';
import { trainModel } from './train.ts';

const CONTENT = join(projectRoot, 'content');
const SENTENCES = join(CONTENT, 'understanding');
const PHRASES = join(SENTENCES, 'phrases');
const PLACES = join(CONTENT, 'places');
/** What the model is made by, beside the sentences. */
const LEARNING = [
  import.meta.filename,
  ...['read-sentences.ts', 'train.ts'].map((file) => join(import.meta.dirname, file)),
  ...['query/concern-model.ts', 'query/words.ts', 'text/inflection.ts', 'text/fold.ts'].map((file) =>
    join(projectRoot, 'domain', 'src', file),
  ),
];

/** Writes as modules what the programs read of `content/places` and `content/understanding`, and what they learn from it; nothing where that is as it was. */
export async function compileUnderstanding(): Promise<void> {
  await writeModule('places', [import.meta.filename, ...filesIn(PLACES)], () =>
    exported('places', Object.fromEntries(filesIn(PLACES).map((file) => [nameOf(file), readTable(file)]))),
  );
  const reading = join(import.meta.dirname, 'read-sections.ts');
  await writeModule('phrases', [import.meta.filename, reading, ...filesIn(PHRASES)], () =>
    exported('phrases', readSections(PHRASES)),
  );
  await writeModule('understanding', [...LEARNING, ...filesIn(SENTENCES)], () => {
    const { sentences, stated, words } = readSentences(SENTENCES);
    return exported('understanding', { stated, words, model: trainModel(sentences) });
  });
}

/** `postal-areas.txt` is `postalAreas`. */
function nameOf(file: string): string {
  return basename(file, '.txt').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function readTable(file: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('//')).join('\n');
}
