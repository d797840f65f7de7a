import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../fingerprint.ts';
import { filesIn, writeModule } from '../generated-module.ts';

/** Writes each file of `content/vocabularies` as a module of vocabularies: a browser's page loads those that it needs. */
export async function compileVocabularies(): Promise<void> {
  for (const file of filesIn(join(projectRoot, 'content', 'vocabularies'))) {
    await writeModule(`vocabularies/${basename(file, '.txt')}`, [import.meta.filename, file], () => {
      const vocabularies = readVocabularies(basename(file), readFileSync(file, 'utf8')).map(
        ({ name, terms, unsaid }) => {
          const given = [terms, unsaid].filter((value) => value !== '').map((value) => JSON.stringify(value));
          return `export const ${name}Vocabulary = createVocabulary(${given.join(', ')});\n`;
        },
      );
      return `import { createVocabulary } from '../../src/vocabulary/term.ts';\n${vocabularies.join('')}`;
    });
  }
}

interface Vocabulary {
  name: string;
  unsaid: string;
  terms: { en: string; fr: string; aliases?: string[] }[];
}

/**
 * The vocabularies of a file, each under its heading, `# therapy: words that are left unsaid`. A remark begins with `//`.
 * @throws Error that names the line which stands nowhere, or names nothing in one of the languages
 */
function readVocabularies(file: string, text: string): Vocabulary[] {
  const vocabularies: Vocabulary[] = [];
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('//'))) {
    const [, name, unsaid = ''] = /^# (\w+)(?:: (.+))?$/.exec(line) ?? [];
    const [en, fr, ...aliases] = line.split('|').map((part) => part.trim());
    if (name) vocabularies.push({ name, unsaid, terms: [] });
    else if (!en || !fr || aliases.includes('')) throw new Error(`${file}: "${line}" lacks a name`);
    else if (vocabularies.length === 0) throw new Error(`${file}: "${line}" stands nowhere`);
    else vocabularies.at(-1)?.terms.push({ en, fr, ...(aliases.length > 0 && { aliases }) });
  }
  return vocabularies;
}
