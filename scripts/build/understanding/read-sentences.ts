import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { understanding } from '../../../domain/generated/understanding.js';
import { slugify } from '../../../domain/src/text/slug.ts';
import { specialtyVocabulary } from '../../../domain/src/vocabulary/specialties.ts';
import { filesIn } from '../generated-module.ts';

/** What somebody may type, and what it is about: null for what tells of no trouble. */
export interface Sentence {
  readonly text: string;
  readonly concern: string | null;
}

type StatedPhrases = (typeof understanding)['stated'][number];

const A_FEW_WORDS = /^[\p{L}'’-]+(?: [\p{L}'’-]+){0,4}$/u;
const HEADINGS = ['en phrases', 'en', 'fr phrases', 'fr'];
/** The file of what asks for something else or for nothing. */
const NONE = 'none';

/**
 * Reads `content/understanding`: a file for each concern, by its English name, and `none.txt`. Under `# en` and `# fr` stand searches, under
 * `# en phrases` and `# fr phrases` what means the concern and nothing else; a bar parts several on a line. A phrase of two concerns means either.
 * @throws Error that names the file and what is wrong with it
 */
export function readSentences(folder: string): {
  sentences: Sentence[];
  stated: StatedPhrases[];
  /** By concern, the searches of a few words. */
  searches: Record<string, string[]>;
} {
  const concerns = new Map(specialtyVocabulary.terms.map(({ en }) => [slugify(en.replace('+', '')), en]));
  const sentences: Sentence[] = [];
  const searches: Record<string, string[]> = {};
  const phrases = { en: new Map<string, string[]>(), fr: new Map<string, string[]>() };
  for (const file of filesIn(folder)) {
    const slug = basename(file, '.txt');
    const concern = concerns.get(slug);
    if (!concern && slug !== NONE) throw new Error(`${file}: no concern is called so`);
    for (const [heading, texts] of textsIn(file)) {
      for (const text of texts) sentences.push({ text, concern: concern ?? null });
      if (concern) (searches[concern] ??= []).push(...texts.filter((text) => A_FEW_WORDS.test(text)));
      if (!heading.endsWith('phrases')) continue;
      const known = phrases[heading.startsWith('en') ? 'en' : 'fr'];
      for (const phrase of texts) {
        if (!concern || /[^\p{L}\p{N} '’/-]/u.test(phrase))
          throw new Error(`${file}: "${phrase}" is no phrase`);
        known.set(phrase, [...(known.get(phrase) ?? []), concern]);
      }
    }
  }
  return { sentences, stated: byConcerns(phrases), searches };
}

/**
 * Reads `content/understanding/requests`: what asks for a psychologist and what is only said, by the language.
 * @throws Error that names the file and the heading which it does not know
 */
export function readRequests(folder: string): Record<'asks' | 'remarks', string[]> {
  const read = (name: string) => textsIn(join(folder, `${name}.txt`)).flatMap(([, texts]) => texts);
  return { asks: read('asks'), remarks: read('remarks') };
}

/** By heading, what people type. */
function textsIn(file: string): [heading: string, texts: string[]][] {
  return readSections(file).map(({ heading, en }) => {
    if (!HEADINGS.includes(heading)) throw new Error(`${file}: "# ${heading}" is no heading`);
    return [heading, en.flatMap((line) => line.split(' | '))];
  });
}

/** What stands under a heading of a text file, in both languages or in one. */
interface Section {
  readonly heading: string;
  readonly en: string[];
  readonly fr: string[];
}

/**
 * The sections of a text file. A heading begins with `#`, a remark with `//`; under it are lines of both languages together, or parted under
 * `## en` and `## fr`.
 * @throws Error that names the file and the line which stands nowhere
 */
export function readSections(file: string): Section[] {
  const sections: Section[] = [];
  let language: 'en' | 'fr' = 'en';
  for (const line of readFileSync(file, 'utf8')
    .split('\n')
    .map((one) => one.trim())) {
    if (line === '' || line.startsWith('//')) continue;
    const [, marks, heading = ''] = /^(##?) (.+)$/.exec(line) ?? [];
    if (marks === '#') {
      sections.push({ heading, en: [], fr: [] });
      language = 'en';
    } else if (marks === '##' && (heading === 'en' || heading === 'fr')) language = heading;
    else if (marks === '##' || sections.length === 0) throw new Error(`${file}: "${line}" stands nowhere`);
    else sections.at(-1)?.[language].push(line);
  }
  return sections;
}

function byConcerns(phrases: Readonly<Record<'en' | 'fr', Map<string, string[]>>>): StatedPhrases[] {
  const found = new Map<string, { concerns: string[]; en: string[]; fr: string[] }>();
  for (const language of ['en', 'fr'] as const) {
    for (const [phrase, concerns] of phrases[language]) {
      const key = concerns.join();
      const known = found.get(key) ?? { concerns, en: [], fr: [] };
      found.set(key, known);
      known[language].push(phrase);
    }
  }
  return [...found.values()];
}
