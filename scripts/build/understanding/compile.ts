import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../fingerprint.ts';
import { filesIn, writeModule } from '../generated-module.ts';
import { readRequests, readSections, readSentences } from './read-sentences.ts';

const CONTENT = join(projectRoot, 'content');
const SENTENCES = join(CONTENT, 'understanding');
const PHRASES = join(SENTENCES, 'phrases');
const REQUESTS = join(SENTENCES, 'requests');
const PLACES = join(CONTENT, 'places');
const SECTIONS = join(import.meta.dirname, 'read-sentences.ts');
/** What the model is made by, beside the sentences. */
const LEARNING = [
  import.meta.filename,
  join(PHRASES, 'spoken.txt'),
  SECTIONS,
  join(import.meta.dirname, 'train.ts'),
  ...[
    ...['query/concern-model.ts', 'query/requests.ts', 'query/words.ts'],
    ...['text/inflection.ts', 'text/fold.ts', '../generated/vocabularies/languages.js'],
  ].map((file) => join(projectRoot, 'domain', 'src', file)),
  ...filesIn(PLACES),
];

/** Writes as modules what the programs read of `content/places` and `content/understanding`, and what they learn from it; nothing where that is as it was. */
export async function compileUnderstanding(): Promise<void> {
  await writeModule('places', [import.meta.filename, ...filesIn(PLACES)], () => ({
    places: Object.fromEntries(filesIn(PLACES).map((file) => [nameOf(file), readTable(file)])),
  }));
  await writeModule('phrases', [import.meta.filename, SECTIONS, ...filesIn(PHRASES)], () => ({
    // Lines of both languages together, or parted under `## en` and `## fr`.
    phrases: Object.fromEntries(
      filesIn(PHRASES).map((file) => [
        basename(file, '.txt'),
        readSections(file).map(({ heading, en, fr }) => ({ heading, en: en.join('\n'), fr: fr.join('\n') })),
      ]),
    ),
  }));
  await writeModule('understanding', [...LEARNING, ...filesIn(SENTENCES), ...filesIn(REQUESTS)], async () => {
    // It reads the phrases that were just written.
    const { trainConcerns, trainRequests } = await import('./train.ts');
    const { sentences, ...read } = readSentences(SENTENCES);
    const said = readRequests(REQUESTS);
    const model = trainConcerns(sentences, said.remarks);
    return { understanding: { ...read, model, requests: trainRequests(said, sentences) } };
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
