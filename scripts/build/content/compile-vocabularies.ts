import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../fingerprint.ts';
import { exported, filesIn, writeModule } from '../generated-module.ts';

/** Writes each file of `content/vocabularies` as a module: a browser's page loads those that it needs. */
export async function compileVocabularies(): Promise<void> {
  for (const file of filesIn(join(projectRoot, 'content', 'vocabularies'))) {
    const name = basename(file, '.txt');
    await writeModule(`vocabularies/${name}`, [import.meta.filename, file], () => {
      const lists = readLists(basename(file), readFileSync(file, 'utf8'));
      return Object.entries(lists)
        .map(([list, terms]) => exported(list, terms))
        .join('');
    });
  }
}

/**
 * The terms of a file by the heading above them, which begins with `#`; `terms` where there is none. A remark begins with `//`.
 * @throws Error that names the line which names nothing in one of the languages
 */
function readLists(file: string, text: string) {
  const lists: Record<string, { en: string; fr: string; aliases?: string[] }[]> = {};
  let list = 'terms';
  for (const line of text.split('\n')) {
    const [, heading] = /^# (\w+)$/.exec(line) ?? [];
    if (heading) list = heading;
    else if (line !== '' && !line.startsWith('//')) {
      const [en, fr, ...aliases] = line.split('|').map((name) => name.trim());
      if (!en || !fr || aliases.includes('')) throw new Error(`${file}: "${line}" lacks a name`);
      (lists[list] ??= []).push({ en, fr, ...(aliases.length > 0 && { aliases }) });
    }
  }
  return lists;
}
