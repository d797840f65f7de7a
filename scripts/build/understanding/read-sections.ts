import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stands under a heading of a text file: lines of both languages together, or parted under `## en` and `## fr`. */
export interface Section {
  readonly heading: string;
  readonly en: string;
  readonly fr: string;
}

/**
 * The sections of each file of a folder, by the file's name without its ending. A heading begins with `#`, a remark with `//`.
 * @throws Error that names the file and the line which stands nowhere
 */
export function readSections(folder: string): Record<string, Section[]> {
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
