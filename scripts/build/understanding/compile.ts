import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../fingerprint.ts';
import { filesIn, writeModule } from '../generated-module.ts';
import { readRequests, readSentences } from './read-sentences.ts';

const CONTENT = join(projectRoot, 'content');
const SENTENCES = join(CONTENT, 'understanding');
const PHRASES = join(SENTENCES, 'phrases');
const REQUESTS = join(SENTENCES, 'requests');
const PLACES = join(CONTENT, 'places');
/** What the model is made by, beside the sentences. */
const LEARNING = [
  import.meta.filename,
  join(PHRASES, 'spoken.txt'),
  ...['read-sentences.ts', 'train.ts'].map((file) => join(import.meta.dirname, file)),
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
  await writeModule('phrases', [import.meta.filename, ...filesIn(PHRASES)], () => ({
    phrases: readSections(PHRASES),
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

/** What stands under a heading of a text file: lines of both languages together, or parted under `## en` and `## fr`. */
interface Section {
  readonly heading: string;
  readonly en: string;
  readonly fr: string;
}

/**
 * The sections of each file of a folder, by the file's name without its ending. A heading begins with `#`, a remark with `//`.
 * @throws Error that names the file and the line which stands nowhere
 */
function readSections(folder: string): Record<string, Section[]> {
  const files = readdirSync(folder).sort();
  return Object.fromEntries(
    files.map((file) => [
      file.replace(/\.txt$/, ''),
      sectionsOf(file, readFileSync(join(folder, file), 'utf8')),
    ]),
  );
}

function sectionsOf(file: string, text: string): Section[] {
  const sections: { heading: string; en: string[]; fr: string[] }[] = [];
  let language: 'en' | 'fr' = 'en';
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith('//')) continue;
    const [, marks, heading = ''] = /^(##?) (.+)$/.exec(line) ?? [];
    if (marks === '#') {
      sections.push({ heading, en: [], fr: [] });
      language = 'en';
    } else if (marks === '##' && (heading === 'en' || heading === 'fr')) language = heading;
    else if (marks === '##' || sections.length === 0) throw new Error(`${file}: "${line}" stands nowhere`);
    else sections.at(-1)?.[language].push(line);
  }
  return sections.map(({ heading, en, fr }) => ({ heading, en: en.join('\n'), fr: fr.join('\n') }));
}
